import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { listingReferenceSchema, type ListingReference } from '#contract/listing-reference.ts';
import { presentationLimits } from '#contract/presentations.ts';
import { addressOf } from '#server/modules/listings/index.ts';
import { defineTool, type Tool, type Viewer } from '#server/platform/tools/index.ts';
import type { PresentationOfUser } from '../change-presentation.ts';
import type { PresentationsService } from '../presentations.service.ts';
import { cmaAnswerSchema } from './answer.ts';
import { asAgent, shorten, type ToolSteps } from './steps.ts';
import { homesInWords, isUsualTitle, planTour, USUAL_MINUTES, usualTitle } from './tour-plan.ts';

const MAX_HOMES = 20;
const MINUTES_OF_DAY = 24 * 60;
const minuteOfDay = z
  .int()
  .min(0)
  .max(MINUTES_OF_DAY - 1);

const inputSchema = z.strictObject({
  presentationId: idSchema.nullish().describe('A tour of this chat that is planned anew with these homes; left out: a new one'),
  listings: z.array(listingReferenceSchema).min(1).max(MAX_HOMES),
  isInOrder: z.boolean().nullish().describe('The homes are seen in the order of listings; else each is near the one before'),
  title: z.string().trim().min(1).max(presentationLimits.nameCharacters).nullish(),
  date: z.iso.date().nullish().describe('The day, when named'),
  startsAtMinute: minuteOfDay.nullish().describe('Of the first home, minutes after midnight, when named'),
  minutesPerHome: z.int().min(5).max(240).nullish().describe(`${USUAL_MINUTES} where a start is named and this is not`),
  minutesBetween: z.int().min(0).max(120).nullish().describe('Left for the drive to the next home, when named'),
  ownMinutes: z
    .array(minuteOfDay)
    .max(MAX_HOMES)
    .nullish()
    .describe('When each of listings is seen, where each has a time of its own; they are then seen in their order'),
  clientName: z.string().trim().max(presentationLimits.clientNameCharacters).nullish(),
});
type TourInput = z.infer<typeof inputSchema>;

export function createTourTool({
  service,
  ensureOwn,
  outcome,
}: { service: PresentationsService } & Pick<ToolSteps, 'ensureOwn' | 'outcome'>): Tool {
  /** What was planned of it holds these homes and no others. */
  async function fill(of: PresentationOfUser, listings: readonly ListingReference[], viewer: Viewer): Promise<void> {
    const isWanted = (home: ListingReference) =>
      listings.some(({ mlsId, mlsSource }) => mlsId === home.mlsId && mlsSource === home.mlsSource);
    for (const home of await service.comparables.list(of))
      if (!isWanted(home)) await service.comparables.remove(of, `${home.mlsSource}:${home.mlsId}`);
    for (const listing of listings) await service.comparables.add(of, listing, asAgent(viewer));
  }

  async function again(of: PresentationOfUser, { listings, title, date, clientName }: TourInput, viewer: Viewer): Promise<void> {
    const { presentationName } = await service.getDraft({ ...asAgent(viewer), isAdmin: false }, of.presentationId);
    const name = title ?? (isUsualTitle(presentationName) ? usualTitle(listings.length, date) : null);
    if (name !== null || clientName != null)
      await service.update(of, {
        root: { ...(name === null ? {} : { title: name }), ...(clientName == null ? {} : { clientDisplayName: clientName }) },
      });
  }

  return defineTool({
    name: 'create_buyer_tour',
    description: `Make a presentation of homes for a buyer from listings that a search answered: a page for each home, ordered so that each is near
the one before. "a tour of the first four" → those listings. It stands beside the chat. "Start at 11 instead", "drop the second stop", "swap the last two" →
the whole tour once more under its presentationId, as it is to stand.`,
    title: 'Planning the tour',
    failure: 'The tour could not be planned.',
    inputSchema,
    answerSchema: cmaAnswerSchema,
    writes: true,
    cost: { timeoutMs: 45_000, maxCallsPerReply: 3 },
    async execute(input, { viewer, idempotently }) {
      const { listings, title, date, clientName } = input;
      const standing = input.presentationId == null ? null : await ensureOwn(viewer, input.presentationId);
      const id =
        standing?.presentationId ??
        (await idempotently('create', (tx) =>
          service.create(tx, {
            ...{ userId: viewer.userId, type: 'general-presentation', clientDisplayName: clientName },
            title: title ?? usualTitle(listings.length, date),
          }),
        ));
      const of = { userId: viewer.userId, presentationId: id };
      const isInOrder = input.isInOrder ?? input.ownMinutes != null;
      await fill(of, listings, viewer);
      await (isInOrder ? service.comparables.order(of, listings) : service.comparables.orderByRoute(of));
      if (standing) await again(of, input, viewer);
      const { sourceData } = await service.getDraft({ ...asAgent(viewer), isAdmin: false }, id);
      const planned = planTour(
        { ...input, isInOrder },
        sourceData.comparableProperties.map((home) => ({ ...home, address: addressOf(home) })),
      );
      return outcome(viewer, id, `Planned a tour of ${homesInWords(listings.length)}`, planned);
    },
    shorten: (answer) => ({ ...shorten(answer), ...(answer.stops ? { stops: answer.stops } : {}), tour: answer.tour }),
  });
}
