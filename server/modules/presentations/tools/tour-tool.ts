import { z } from 'zod';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { presentationLimits } from '#contract/presentations.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { PresentationsService } from '../presentations.service.ts';
import { cmaAnswerSchema } from './answer.ts';
import { asAgent, shorten, type ToolSteps } from './steps.ts';

const MAX_HOMES = 20;
const USUAL_MINUTES = 30;
const MINUTES_OF_DAY = 24 * 60;

/** Minutes after midnight as a clock shows them: "10:30 AM". */
function clockTime(minute: number): string {
  const [hour, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** When each home is seen; the drive between them is not counted. */
const stopsOf = (homes: number, startsAtMinute: number, minutesPerHome: number): string[] =>
  Array.from({ length: homes }, (_, at) => clockTime((startsAtMinute + at * minutesPerHome) % MINUTES_OF_DAY));

export function createTourTool({ service, outcome }: { service: PresentationsService } & Pick<ToolSteps, 'outcome'>): Tool {
  return defineTool({
    name: 'create_buyer_tour',
    description: `Make a presentation of homes for a buyer from listings that a search answered: a page for each home, ordered so that each is near
the one before. "a tour of the first four" → those listings. It stands beside the chat; change_cma_comparables adds and removes homes.`,
    title: 'Planning the tour',
    failure: 'The tour could not be planned.',
    inputSchema: z.strictObject({
      listings: z.array(listingReferenceSchema).min(1).max(MAX_HOMES),
      title: z.string().trim().min(1).max(presentationLimits.nameCharacters).nullish(),
      startsAtMinute: z
        .int()
        .min(0)
        .max(MINUTES_OF_DAY - 1)
        .nullish()
        .describe('Of the first home, minutes after midnight, when named'),
      minutesPerHome: z.int().min(5).max(240).nullish().describe(`${USUAL_MINUTES} where a start is named and this is not`),
      clientName: z.string().trim().max(presentationLimits.clientNameCharacters).nullish(),
    }),
    answerSchema: cmaAnswerSchema,
    writes: true,
    cost: { timeoutMs: 45_000, maxCallsPerReply: 3 },
    async execute({ listings, title, startsAtMinute, minutesPerHome, clientName }, { viewer, idempotently }) {
      const id = await idempotently('create', (tx) =>
        service.create(tx, {
          ...{ userId: viewer.userId, type: 'general-presentation', clientDisplayName: clientName },
          title: title ?? `Tour of ${listings.length} ${listings.length === 1 ? 'home' : 'homes'}`,
        }),
      );
      const of = { userId: viewer.userId, presentationId: id };
      for (const listing of listings) await service.comparables.add(of, listing, asAgent(viewer));
      await service.comparables.orderByRoute(of);
      const stops =
        startsAtMinute == null ? undefined : stopsOf(listings.length, startsAtMinute, minutesPerHome ?? USUAL_MINUTES);
      const done = `Planned a tour of ${listings.length} ${listings.length === 1 ? 'home' : 'homes'}`;
      return outcome(viewer, id, done, stops ? { stops } : undefined);
    },
    shorten,
  });
}
