/** What was done about each message of a conversation, and whether a sensible assistant would have done it. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { intents, type Intent, type IntentClassifier } from '#server/modules/built-in-assistant/intents/index.ts';
import { startExampleThread } from '#server/modules/built-in-assistant/question-parser/examples/example-thread.ts';
import type { ParsedQuestion } from '#server/modules/built-in-assistant/question-parser/parsed-question.ts';
import { checkQuestion } from '#server/modules/fair-housing/index.ts';
import { screenOf } from '../../tools/classifiers/intents.ts';
import { findPlaces } from '../understand/places.ts';

const TODAY = '2026-11-20';

const conversationSchema = z.object({
  voice: z.string(),
  turns: z.array(
    z.object({
      user: z.string(),
      act: z.enum(intents),
      also: z.array(z.enum(intents)).default([]),
      context: z.string().optional(),
    }),
  ),
});
export type Conversation = z.infer<typeof conversationSchema>;

export interface Judged {
  voice: string;
  act: Intent;
  isRight: boolean;
  isAbsurd: boolean;
  /** "This or that?" */
  isAskedBack: boolean;
}

const folder = new URL('../conversations/', import.meta.url);

/** The conversations of a half, `held-out` or `development`. */
export function conversationsOf(half: string): Conversation[] {
  const files = readdirSync(folder).filter((name) => name.startsWith(`${half}-`) && name.endsWith('.jsonl'));
  return files
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
    .map((line) => conversationSchema.parse(JSON.parse(line)));
}

const reasonActs: Readonly<Record<string, Intent>> = {
  act: 'act',
  legal: 'legal',
  tax: 'tax',
  lending: 'lending',
  forecast: 'forecast',
  opinion: 'opinion',
  person: 'person',
  nonsense: 'nonsense',
  'small-talk': 'smalltalk',
  'about-me': 'assistant',
  'off-topic': 'other',
  'fair-housing': 'fair-housing',
};
const requestActs = { send: 'act', contact: 'act', loan: 'lending' } as const;

/** What was done. A question back ("which listing?") belongs to what was asked for; null where nothing was understood. */
function actOf(parsed: ParsedQuestion, sound: Intent): Intent | null {
  switch (parsed.kind) {
    case 'search':
      return parsed.change === 'new' ? 'search' : 'refine';
    case 'value':
    case 'cma':
      return parsed.kind;
    case 'pick':
      // "Which has the biggest yard?": the one that is told answers the comparison.
      if (sound === 'compare') return 'compare';
      return parsed.question === null ? 'pick' : 'home';
    case 'look-up':
      return parsed.question === null ? 'pick' : 'home';
    case 'compare':
    case 'compare-addresses':
      return 'compare';
    case 'market':
      return parsed.isToGoBy ? 'opinion' : parsed.isForecast ? 'forecast' : 'market';
    case 'write':
      return parsed.isToSend ? 'act' : 'copy';
    case 'greeting':
    case 'thanks':
      return 'smalltalk';
    case 'help':
      return 'assistant';
    case 'cannot':
      if (parsed.unsupportedRequest) return requestActs[parsed.unsupportedRequest];
      return parsed.reason === 'not-listings' ? null : (reasonActs[parsed.reason] ?? sound);
    case 'ask':
    case 'unclear':
    case 'needs-listing':
      return sound;
    case 'either':
      return null;
  }
}

const searches: readonly Intent[] = ['search', 'refine'];
const refusals: readonly Intent[] = [
  'legal',
  'tax',
  'lending',
  'forecast',
  'opinion',
  'person',
  'nonsense',
  'other',
  'fair-housing',
  'act',
];
const canDo: readonly Intent[] = ['search', 'refine', 'pick', 'home', 'compare', 'market', 'copy', 'value', 'cma'];

/** An either-or question is right where it offers the right way; a text that is prepared for sending is a text that was written. */
function judge(done: Intent | null, parsed: ParsedQuestion, asked: readonly Intent[]): Pick<Judged, 'isRight' | 'isAbsurd'> {
  const wanted: readonly Intent[] = parsed.kind === 'write' && asked.includes('copy') ? [...asked, 'act'] : asked;
  const offers =
    parsed.kind === 'either' &&
    parsed.ways.some((way) => wanted.some((act) => act === way || (searches.includes(act) && searches.includes(way))));
  const isRight = offers || (done !== null && wanted.includes(done));
  const searchesForNothing =
    parsed.kind === 'search' && !wanted.some((act) => [...searches, 'pick', 'home', 'compare'].includes(act));
  const refuses = done !== null && refusals.includes(done) && wanted.every((act) => canDo.includes(act));
  return { isRight, isAbsurd: !isRight && (searchesForNothing || refuses) };
}

/** @param classifier other weights than the stored ones */
export async function converse({ voice, turns }: Conversation, classifier?: IntentClassifier): Promise<Judged[]> {
  const thread = startExampleThread({ today: TODAY, findPlaces, screen: screenOf(turns[0]?.context), isWhole: true, classifier });
  const judged: Judged[] = [];
  for (const { user, act, also } of turns) {
    const { decline, lawful } = checkQuestion(user);
    const isDeclined = decline !== null && lawful === null;
    const parsed: ParsedQuestion = isDeclined
      ? { kind: 'cannot', reason: 'fair-housing' }
      : await thread.ask(lawful?.rest ?? user);
    const isAskedBack = parsed.kind === 'either';
    judged.push({ voice, act, isAskedBack, ...judge(actOf(parsed, thread.sound()), parsed, [act, ...also]) });
  }
  return judged;
}
