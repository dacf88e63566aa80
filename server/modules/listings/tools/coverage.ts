import { z } from 'zod';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { ListingsService } from '../listings.service.ts';

const description = `The cities that this user has listings in, those with most for sale first, with how many are active and how many records there are,
sold ones among them, and the names of the MLS sources they come from. Use it for "which markets do you cover?", "what MLS am I connected to?", and where a
place is asked about that no listings are in. cityCount may be more than are named.`;

export const coverageAnswerSchema = z.object({
  cities: z.array(z.object({ area: z.string(), activeCount: z.int(), recordCount: z.int() })),
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
    inputSchema: z.strictObject({}),
    answerSchema: coverageAnswerSchema,
    writes: false,

    async execute(_input, { viewer }) {
      const { cities, cityCount, sources } = await listings.coverage(viewer);
      return {
        answer: {
          cities: cities.map(({ name, state, ...counts }) => ({ area: [name, state].filter(Boolean).join(', '), ...counts })),
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
