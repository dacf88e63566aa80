import { z } from 'zod';
import { listingReferenceSchema, type ListingReference } from '#contract/listing-reference.ts';
import { type Listing } from '#contract/listings.ts';
import { calendarDateOf } from '#server/platform/clock.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { ListingsService } from '../listings.service.ts';
import { SEARCH_RESULT_FACTS_LIMIT, withheldSchema } from './facts.ts';
import { detailsOf } from './listing-facts.ts';
import { homeOf } from './priced-home.ts';
import { readOrWithhold } from './read-or-withhold.ts';
import { withheld } from './withheld.ts';

const operations = [
  'sum',
  'average',
  'median',
  'difference',
  'percent-of',
  'change-by-percent',
  'multiply',
  'divide',
  'lowest',
  'highest',
] as const;
const facts = ['price', 'pricePerSqFt', 'hoaMonthlyFee', 'taxAnnualAmount', 'livingAreaSqFt', 'lotSizeSqFt'] as const;
const units = ['dollars', 'dollarsPerSqFt', 'sqft', 'none'] as const;
/** What a fact counts; figures are told and traced by it. */
const unitsOfFacts: Readonly<Record<(typeof facts)[number], (typeof units)[number]>> = {
  price: 'dollars',
  pricePerSqFt: 'dollarsPerSqFt',
  hoaMonthlyFee: 'dollars',
  taxAnnualAmount: 'dollars',
  livingAreaSqFt: 'sqft',
  lotSizeSqFt: 'sqft',
};
const MAX_AMOUNT = 1e12;

export const calculateInputSchema = z
  .strictObject({
    operation: z
      .enum(operations)
      .describe('sum, average, median, lowest and highest of all figures, difference of the first two, the others of the first'),
    homes: z.array(listingReferenceSchema).max(SEARCH_RESULT_FACTS_LIMIT).nullish().describe('Whose fact is reckoned with'),
    fact: z.enum(facts).nullish().describe('price where it is left out'),
    amounts: z
      .array(z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT))
      .max(20)
      .nullish()
      .describe('Figures that the user named, behind those of the homes'),
    unit: z.enum(units).nullish().describe('Of the amounts; that of the fact where it is left out'),
    percent: z.number().min(-100).max(1_000).nullish().describe('Of percent-of and change-by-percent; below zero: off'),
    factor: z
      .number()
      .min(0)
      .max(100_000)
      .nullish()
      .describe('Of multiply and divide; of a sum: how often it is counted, such as months of a fee'),
    thenAdd: z
      .number()
      .min(-MAX_AMOUNT)
      .max(MAX_AMOUNT)
      .nullish()
      .describe('Added to what percent-of and change-by-percent come to, in its unit; below zero: taken off'),
  })
  .refine(({ homes, amounts }) => (homes?.length ?? 0) + (amounts?.length ?? 0) > 0, 'Name homes or amounts.')
  .refine(({ operation, percent }) => !operation.includes('percent') || percent != null, 'Name a percent.')
  .refine(
    ({ operation, factor }) =>
      !['multiply', 'divide'].includes(operation) || (factor != null && (operation === 'multiply' || factor > 0)),
    'Name a factor.',
  );
export type CalculateInput = z.input<typeof calculateInputSchema>;

const figureSchema = z.object({ value: z.number(), unit: z.enum(units) });
export type CalculatedFigure = z.infer<typeof figureSchema>;
const namedHome = z.object({
  mlsId: z.string().nullable(),
  mlsSource: z.string().nullable(),
  addressLine1: z.string().nullable(),
});

/** Answer of the tool `calculate`. */
export const calculateAnswerSchema = z.object({
  operation: z.enum(operations),
  fact: z.enum(facts),
  terms: z
    .array(figureSchema.extend(namedHome.shape))
    .describe('What was reckoned with; without a name: an amount that was named'),
  missing: z.array(namedHome).describe('Homes whose record does not tell the fact'),
  percent: z.number().nullable(),
  factor: z.number().nullable(),
  // Each operation has a field of its own, so that a mean is never taken for a sum.
  sum: figureSchema.optional(),
  average: figureSchema.optional(),
  median: figureSchema.optional(),
  lowest: figureSchema.optional(),
  highest: figureSchema.optional(),
  difference: figureSchema.optional().describe('Without its sign'),
  differencePercent: z.number().nullish().describe('The difference as a share of the second'),
  share: figureSchema.optional(),
  changed: figureSchema.optional(),
  product: figureSchema.optional(),
  added: figureSchema.optional().describe('What was added to the share or the changed figure; below zero: taken off'),
  total: figureSchema.optional().describe('With what was added'),
  withheld: withheldSchema.optional(),
});
export type Calculated = z.infer<typeof calculateAnswerSchema>;

const description = `Exact arithmetic over the homes that were shown and over figures that the user named: a sum, an average, a median, the difference of two, a
percentage of one or off one, a multiple. Reads the fact of each home from its record. Never add up, average or multiply yourself: a figure that no tool gave is marked.`;

/** To the cent, so that 0.1 + 0.2 is told as 0.3. */
const exact = (value: number) => Math.round(value * 100) / 100;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** What the operation makes of the figures; nothing where there are too few of them. */
function resultOf(
  { operation, percent, factor, thenAdd }: z.output<typeof calculateInputSchema>,
  terms: readonly CalculatedFigure[],
): Partial<Calculated> {
  const values = terms.map(({ value }) => value);
  const [first = 0, second] = values;
  const figure = (value: number): CalculatedFigure => ({ value: exact(value), unit: terms[0]?.unit ?? 'none' });
  const added = (value: number): Partial<Calculated> =>
    thenAdd == null ? {} : { added: figure(thenAdd), total: figure(value + thenAdd) };
  const share = (first * (percent ?? 0)) / 100;
  const sum = values.reduce((total, value) => total + value, 0);
  if (values.length === 0) return {};
  switch (operation) {
    case 'sum':
      return { sum: figure(sum * (factor ?? 1)) };
    case 'average':
      return { average: figure(sum / values.length) };
    case 'median':
      return { median: figure(medianOf(values)) };
    case 'lowest':
      return { lowest: figure(Math.min(...values)) };
    case 'highest':
      return { highest: figure(Math.max(...values)) };
    case 'difference': {
      if (second === undefined) return {};
      const gap = Math.abs(first - second);
      return {
        difference: figure(gap),
        differencePercent: second === 0 ? null : Math.round((1_000 * gap) / Math.abs(second)) / 10,
      };
    }
    case 'percent-of':
      return { share: figure(share), ...added(share) };
    case 'change-by-percent':
      return {
        changed: figure(first + share),
        difference: figure(Math.abs(share)),
        ...added(first + share),
      };
    case 'multiply':
      return { product: figure(first * (factor ?? 1)) };
    case 'divide':
      return { product: figure(first / (factor ?? 1)) };
  }
}

export function createCalculateTool(listings: Pick<ListingsService, 'getDetails'>): Tool {
  return defineTool({
    name: 'calculate',
    description,
    title: 'Working it out',
    failure: 'It could not be worked out.',
    inputSchema: calculateInputSchema,
    answerSchema: calculateAnswerSchema,
    writes: false,

    async execute(input, { viewer, clock }) {
      const fact = input.fact ?? 'price';
      const read = await Promise.all((input.homes ?? []).map((home: ListingReference) => readOrWithhold(listings, home, viewer)));
      const known = read.filter((listing) => listing !== null);
      const today = calendarDateOf(clock.now());
      const figures = known.map((listing: Listing) => ({
        home: homeOf(listing),
        value: detailsOf(listing, today)[fact] ?? null,
      }));
      const unit = input.unit ?? unitsOfFacts[fact];
      const terms = [
        ...figures.flatMap(({ home, value }) => (value === null ? [] : [{ ...home, value, unit: unitsOfFacts[fact] }])),
        ...(input.amounts ?? []).map((value) => ({ mlsId: null, mlsSource: null, addressLine1: null, value, unit })),
      ];
      const hidden = read.length - known.length;
      const answer: Calculated = {
        ...{ operation: input.operation, fact, terms },
        missing: figures.flatMap(({ home, value }) => (value === null ? [home] : [])),
        ...{ percent: input.percent ?? null, factor: input.factor ?? null },
        ...resultOf(input, terms),
        ...(hidden > 0 ? { withheld: withheld(hidden) } : {}),
      };
      return { answer, artifact: null, summary: null };
    },

    shorten: (answer) => answer,
  });
}
