import { z } from 'zod';
import { appIds, appNames, type AppId } from '#contract/connections.ts';
import type { ActOutcome } from '../acts/app-act.ts';

/** Where apps are connected. */
export const CONNECT_AT = '/account/connected-apps';

/** What became of a proposal. `listing` is told so that what a licence keeps from models is kept from them later, too. */
export const appActAnswerSchema = z.object({
  app: z.enum(appIds),
  outcome: z.enum(['done', 'under-way', 'not-connected', 'expired', 'refused', 'unreachable', 'unclear']),
  note: z.string(),
  when: z.string().nullable().describe('Of an entry in the calendar'),
  url: z.string().nullable().describe('Where to look at it'),
  listing: z.object({ mlsId: z.string(), mlsSource: z.string() }).nullable(),
});
export type AppActAnswer = z.infer<typeof appActAnswerSchema>;

const notes: Record<ActOutcome | 'under-way', (app: string) => string> = {
  done: (app) => `Done in ${app}.`,
  'under-way': (app) => `${app} has not answered yet. It is tried a few more times.`,
  'not-connected': (app) => `${app} is not connected. The agent connects it at ${CONNECT_AT}. Nothing was sent.`,
  expired: (app) => `The connection to ${app} has expired. The agent connects it again at ${CONNECT_AT}. Nothing was sent.`,
  refused: (app) => `${app} did not take it. Nothing was changed there.`,
  unreachable: (app) => `${app} could not be reached. Nothing was changed there.`,
  unclear: (app) => `${app} did not say whether it was done. Look there before trying again.`,
};

export const noteOf = (outcome: AppActAnswer['outcome'], app: AppId): string => notes[outcome](appNames[app]);
