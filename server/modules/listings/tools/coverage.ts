import { z } from 'zod';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { ListingsService } from '../listings.service.ts';

const description = `The cities that this user has listings in, those with most for sale first, with how many are active and how many records there are,
sold ones among them, since when sales are on record, with withChanges when a home for sale was last changed by its source, and the names of the MLS sources they come from.
Use it for "which markets do you cover?", "what MLS am I connected to?", "how far back does your data go?", "when was it last updated?", and where a place
is asked about that no listings are in. cityCount may be more than are named.`;

export const coverageAnswerSchema = z.object({
  cities: z.array(
    z.object({
      ...{ area: z.string(), activeCount: z.int(), recordCount: z.int() },
      earliestSaleOn: z.iso.date().nullable().describe('Null: no sale is on record'),
      latestChangeOn: z.iso
        .date()
        .nullable()
        .describe('The day, in UTC, that a source last changed a home for sale there; null without withChanges'),
    }),
  ),
  cityCount: z.int(),
  mlsSources: z.array(z.string()),
});
export type CoverageAnswer = z.infer<typeof coverageAnswerSchema>;

export function createCoverageTool(listings: Pick<ListingsService, 'coverage'>): Tool {
  return defineTool({
    name: 'list_covered_places',
    description,
    title: 'Reading which places are covered',
    failure: 'The covered places could not be read.',
    inputSchema: z.strictObject({
      withChanges: z.boolean().optional().describe('Whether latestChangeOn is wanted, which takes longer'),
    }),
    answerSchema: coverageAnswerSchema,
    writes: false,

    async execute({ withChanges = false }, { viewer }) {
      const { cities, cityCount, sources } = await listings.coverage({ withChanges }, viewer);
      return {
        answer: {
          cities: cities.map(({ name, state, earliestSoldDate, latestChangeAt, ...counts }) => ({
            ...{ area: [name, state].filter(Boolean).join(', '), ...counts },
            earliestSaleOn: earliestSoldDate,
            latestChangeOn: latestChangeAt?.toISOString().slice(0, 10) ?? null,
          })),
          cityCount,
          mlsSources: sources,
        },
        artifact: null,
        summary: `${cityCount.toLocaleString('en-US')} ${cityCount === 1 ? 'city' : 'cities'}`,
      };
    },

    shorten: ({ cities, cityCount, mlsSources }) => ({ cities: cities.map(({ area }) => ({ area })), cityCount, mlsSources }),
  });
}
