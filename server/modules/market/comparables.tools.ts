import { z } from 'zod';
import { comparablesAnswerSchema } from '#contract/valuation-answer.ts';
import { comparableChoiceSchema } from '#contract/valuation-request.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import {
  comparableFacts,
  comparableFactsSchema,
  competitorFacts,
  competitorFactsSchema,
  leftOutFacts,
  leftOutFactsSchema,
  shortenComparable,
} from './comparable-facts.ts';
import { valueArtifact } from './market.artifacts.ts';
import type { MarketService } from './market.service.ts';
import { estimateValueInputSchema } from './value.tools.ts';

const foundComparablesSchema = comparablesAnswerSchema.pick({ subject: true, steps: true, reason: true }).extend({
  comparables: z.array(comparableFactsSchema),
  leftOut: z.array(leftOutFactsSchema),
  competition: z.array(competitorFactsSchema),
});

const description = `Sales that one home can be compared with: the step of the search (miles, days, size) that found each, its adjustments and weight, who was left out and why, and
what competes on the market now (never part of a value). Use estimate_value for what the home is worth. Adding or dropping sales: options.pinned, options.excluded, options.only.`;

export function createFindComparablesTool(market: Pick<MarketService, 'findComparables'>): Tool {
  return defineTool({
    name: 'find_comparables',
    description,
    title: 'Finding comparables',
    failure: 'Comparables could not be found.',
    inputSchema: z.strictObject({ subject: estimateValueInputSchema.shape.subject, options: comparableChoiceSchema.nullish() }),
    answerSchema: foundComparablesSchema,
    writes: false,

    async execute({ subject, options }, { viewer }) {
      const found = await market.findComparables(viewer, subject, options);
      return {
        answer: {
          subject: found.subject,
          steps: found.steps,
          reason: found.reason,
          comparables: found.comparables.map((one, at) => comparableFacts(one, at)),
          leftOut: leftOutFacts(found.leftOut),
          competition: found.competition.map(competitorFacts),
        },
        artifact: valueArtifact.draft({ subject, ...(options ? { comparables: options } : {}) }),
        summary: `${found.comparables.length} found`,
      };
    },

    shorten: ({ comparables }) => comparables.map(shortenComparable),
  });
}
