import { z } from 'zod';
import type { Listing } from '#contract/listings.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { cmaAnswerSchema } from '#server/modules/presentations/index.ts';
import { homesInWords, planTour, usualTitle } from '#server/modules/presentations/tools/tour-plan.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';

const inputSchema = z.looseObject({
  listings: z.array(z.strictObject(listingReferenceSchema.shape)),
  isInOrder: z.boolean().nullish(),
  date: z.string().nullish(),
  startsAtMinute: z.number().nullish(),
  minutesPerHome: z.number().nullish(),
  minutesBetween: z.number().nullish(),
  ownMinutes: z.array(z.number()).nullish(),
});

const none = { milesAway: null, soldDate: null, pricePerSqFt: null, adjustedPrice: null, weightPercent: null };

/** Plans tours of listings in memory, without the presentation that the product makes of them. */
export const stubTourTool = (listings: readonly Listing[]): Tool =>
  defineTool({
    name: 'create_buyer_tour',
    description: 'Plans a tour.',
    title: 'Planning the tour',
    failure: 'The tour could not be planned.',
    inputSchema,
    answerSchema: cmaAnswerSchema,
    writes: true,
    execute(input) {
      const homes = input.listings.flatMap(({ mlsId }) => listings.find((one) => one.mlsId === mlsId) ?? []);
      const answer = cmaAnswerSchema.parse({
        ...{ presentationId: '01990000-0000-7000-8000-000000000001', clientName: null, subject: null, sections: [] },
        title: usualTitle(homes.length, input.date),
        comparables: homes.map(({ mlsId, mlsSource, addressLine1, city, currentPrice }) => ({
          ...{ ...none, mlsId, mlsSource, address: addressLine1, city, status: 'Active', price: currentPrice },
          ...{ beds: 3, baths: 2, livingSpaceSqFt: null },
        })),
        priceRange: { low: null, high: null, coveragePercent: null },
        ...{ noRangeBecause: null, done: `Planned a tour of ${homesInWords(homes.length)}` },
        ...planTour(
          { ...input, isInOrder: input.isInOrder ?? input.ownMinutes != null },
          homes.map((home) => ({ ...home, address: home.addressLine1 })),
        ),
      });
      return Promise.resolve({ answer, artifact: null, summary: answer.done });
    },
    shorten: (answer) => answer,
  });
