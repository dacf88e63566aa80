import { z } from 'zod';
import { valuationAnswerSchema, type ValuationAnswer, type ValuedComparable } from '#contract/valuation-answer.ts';
import {
  comparableChoiceSchema,
  homeFactsSchema,
  outsideSubjectSchema,
  overrideSchema,
  valuationRequestSchema,
  type AdjustmentOverride,
} from '#contract/valuation-request.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { roundedEstimate } from '#contract/market-words.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import {
  comparableFacts,
  comparableFactsSchema,
  competitorFacts,
  competitorFactsSchema,
  leftOutFacts,
  leftOutFactsSchema,
  shortenComparable,
  type ComparableFacts,
} from './comparable-facts.ts';
import { valueArtifact } from './market.artifacts.ts';
import type { MarketService } from './market.service.ts';
import { aYearBefore, isAdjustedMuch, isSoldBefore, MAX_GROSS_PERCENT } from './value/weak.ts';

const adjustmentKindSchema = valuationAnswerSchema.shape.comparables.element.shape.adjustments.element.shape.kind;

/** Names carry their units, so that each figure of a reply can be matched to one of these. */
export const estimateValueAnswerSchema = z.object({
  ...valuationAnswerSchema.pick({ subject: true, confidence: true, cautions: true, reason: true, notices: true }).shape,
  valueDollars: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable().describe('Null: see `reason`'),
  subjectValue: z
    .object({
      ...{ addressLine1: z.string(), priceDollars: z.number() },
      ...{ beds: z.number().nullish(), baths: z.number().nullish(), livingAreaSqFt: z.number().nullish() },
    })
    .nullable()
    .describe('The value under its address, as it is told'),
  roundedDollars: z
    .object({ value: z.number(), low: z.number(), high: z.number(), lowestAdjusted: z.number(), highestAdjusted: z.number() })
    .nullish()
    .describe('The same as they are told, and what the comparables come to; left out by answers from before'),
  coveragePercent: z.number().describe('Share of homes that sell within the range'),
  rates: z
    .array(
      z.object({
        kind: overrideSchema.shape.kind,
        ratePerSqFt: z.number().nullable(),
        rateDollars: z.number().nullable(),
        ratePercent: z.number().nullable().describe('A month'),
        note: z.string().nullable(),
      }),
    )
    .describe('Rates that the agent gave'),
  changesAddDollars: z
    .number()
    .nullable()
    .describe('About what subject.changes add to the value, or take from it; null without changes'),
  withinMiles: z
    .number()
    .nullable()
    .describe('Only sales so near, where the agent asked for that and the place of the home is known'),
  soldWithinMonths: z.number().nullish().describe('Only sales of the last so many months, where the agent asked for that'),
  excludedCount: z.number().describe('Sales that the agent left out'),
  comparables: z.array(comparableFactsSchema),
  leftOut: z.array(leftOutFactsSchema),
  competition: z.array(competitorFactsSchema).describe('On the market or under contract nearby; never part of the value'),
  market: z
    .object({
      inWords: z.string(),
      saleCount: z.number(),
      since: z.string(),
      asOf: z.string(),
      facts: z.array(z.string()),
      backTest: z
        .object({
          count: z.number(),
          medianErrorPercent: z.number(),
          withinTenPercent: z.number(),
          tenPercent: z.literal(10),
          coveredPercent: z.number().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  weak: z
    .object({
      overGrossPercent: z.number(),
      adjustedMuch: z.array(z.int()).describe('Numbers of comparables whose gross adjustments are more of their price'),
      soldBefore: z.string(),
      soldLongAgo: z.array(z.int()).describe('Numbers of comparables that sold before that day'),
      weightPercent: z.number().describe('Of all of them together'),
      adjustedMuchCount: z.int().optional().describe('Left out by answers from before, as is the next'),
      soldLongAgoCount: z.int().optional(),
    })
    .nullish()
    .describe('Comparables to look at before a client does; null where none is so. Left out by answers from before'),
  meanAdjustments: z
    .array(z.object({ kind: adjustmentKindSchema, dollars: z.number() }))
    .describe('About the mean of each kind of adjustment, by the weights of the comparables'),
  lowestAdjustedPrice: z.number().nullable(),
  highestAdjustedPrice: z.number().nullable(),
  fromListPercent: z
    .number()
    .nullable()
    .describe('The value against the list price, of a sold home against its sold price, 1 decimal'),
});
export type EstimateValueAnswer = z.infer<typeof estimateValueAnswerSchema>;

/** One shape for models, which take no choice of shapes at the top of an argument well. */
export const estimateValueInputSchema = valuationRequestSchema.omit({ modelId: true }).extend({
  subject: z.union([
    listingReferenceSchema.extend({
      changes: homeFactsSchema.nullish().describe('What if it had these instead of the record’s'),
      isLease: z.boolean().nullish().describe('True: what it would rent for a month, though it is for sale'),
    }),
    outsideSubjectSchema,
  ]),
  comparables: comparableChoiceSchema.nullish(),
});
export type EstimateValueInput = z.output<typeof estimateValueInputSchema>;

const description = `What one home would sell for (or rent for a month): a value with a range, made from adjusted sales of comparable homes nearby, computed from the MLS
listings that the agent may see. The subject is a listing ({mlsId, mlsSource}) or the facts of a home outside the MLS with its city and state, its place, or the corner that it stands at ("at 24th and Castro" → corner ["24th", "Castro"]).
comparables.excluded leaves sales out ("leave out the second"), comparables.withinMiles keeps only near ones ("within half a mile" → 0.5), comparables.soldWithinMonths only new ones ("sold in the last 6 months" → 6), comparables.pinned adds one ("add 2460 Dapplewell"), overrides sets a rate of the agent ("use 40 $/sq ft for
area" → {kind: "living-area", rate: 40}), subject.changes asks what if ("a second bath" → {fullBaths: 2}). Send the whole request again with the change: earlier exclusions and rates stay only
if they are sent again. Tell value and range as in roundedDollars, and how sure; each comparable's price, adjustments and weight are in the answer; leftOut says why a sale is none. Null value: say the reason, never a number
of your own. Never call it an appraisal; say the notices.`;

const bySqFt: readonly AdjustmentOverride['kind'][] = ['living-area', 'lot', 'basement'];

function rateOf({ kind, rate, note }: AdjustmentOverride): EstimateValueAnswer['rates'][number] {
  const isArea = bySqFt.includes(kind);
  return {
    ...{ kind, note: note ?? null },
    ratePerSqFt: isArea ? rate : null,
    ratePercent: kind === 'time' ? rate : null,
    rateDollars: isArea || kind === 'time' ? null : rate,
  };
}

function weakOf(comparables: readonly ComparableFacts[], asOf: string | null): EstimateValueAnswer['weak'] {
  if (asOf === null) return null;
  const soldBefore = aYearBefore(asOf);
  const adjustedMuch = comparables.filter(isAdjustedMuch);
  const soldLongAgo = comparables.filter((one) => isSoldBefore(one, soldBefore));
  const weight = [...new Set([...adjustedMuch, ...soldLongAgo])].reduce((sum, { weightPercent }) => sum + weightPercent, 0);
  if (weight === 0) return null;
  const numbersOf = (all: readonly ComparableFacts[]): number[] => all.map(({ number }) => number);
  return {
    ...{ overGrossPercent: MAX_GROSS_PERCENT, adjustedMuch: numbersOf(adjustedMuch) },
    ...{ adjustedMuchCount: adjustedMuch.length, soldLongAgoCount: soldLongAgo.length },
    ...{ soldBefore, soldLongAgo: numbersOf(soldLongAgo), weightPercent: Math.round(weight * 10) / 10 },
  };
}

function meanAdjustmentsOf(comparables: readonly ValuedComparable[]): EstimateValueAnswer['meanAdjustments'] {
  const means = new Map<string, EstimateValueAnswer['meanAdjustments'][number]>();
  for (const { adjustments, weight } of comparables) {
    for (const { kind, dollars } of adjustments) {
      const mean = means.get(kind) ?? { kind, dollars: 0 };
      mean.dollars += weight * dollars;
      means.set(kind, mean);
    }
  }
  return [...means.values()].map((mean) => ({ ...mean, dollars: roundedEstimate(mean.dollars) }));
}

function factsOf(
  found: ValuationAnswer,
  beside: Pick<EstimateValueAnswer, 'leftOut' | 'competition'>,
  choice: EstimateValueInput['comparables'],
  unchanged: ValuationAnswer | null,
): EstimateValueAnswer {
  const { method, comparables, coverage, low, value, high, overrides, ...rest } = found;
  const adjusted = comparables.map((one) => one.adjusted);
  const facts = comparables.map((one, at) => comparableFacts(one, at));
  const backTest = method?.backTest ?? null;
  const price = found.subject.sold?.price ?? found.subject.listPrice;
  return {
    ...rest,
    ...beside,
    excludedCount: choice?.excluded?.length ?? 0,
    withinMiles: found.subject.latitude === null ? null : (choice?.withinMiles ?? null),
    soldWithinMonths: choice?.soldWithinMonths ?? null,
    changesAddDollars: value === null || unchanged?.value == null ? null : roundedEstimate(value - unchanged.value),
    valueDollars: value === null || low === null || high === null ? null : { value, low, high },
    roundedDollars:
      value === null || low === null || high === null
        ? null
        : {
            ...{ value: roundedEstimate(value), low: roundedEstimate(low), high: roundedEstimate(high) },
            lowestAdjusted: roundedEstimate(Math.min(...adjusted)),
            highestAdjusted: roundedEstimate(Math.max(...adjusted)),
          },
    subjectValue:
      value === null || found.subject.address === null
        ? null
        : {
            ...{ addressLine1: found.subject.address, priceDollars: roundedEstimate(value) },
            ...{ beds: found.subject.bedrooms, livingAreaSqFt: found.subject.livingAreaSqFt },
            baths: found.subject.fullBaths == null ? null : found.subject.fullBaths + (found.subject.halfBaths ?? 0) / 2,
          },
    rates: overrides.map(rateOf),
    coveragePercent: Math.round(coverage * 100),
    comparables: facts,
    weak: weakOf(facts, method?.asOf ?? null),
    meanAdjustments: meanAdjustmentsOf(comparables),
    lowestAdjustedPrice: adjusted.length > 0 ? Math.min(...adjusted) : null,
    highestAdjustedPrice: adjusted.length > 0 ? Math.max(...adjusted) : null,
    fromListPercent: found.value !== null && price ? Math.round((1_000 * (found.value - price)) / price) / 10 : null,
    market: method && {
      inWords: method.market,
      saleCount: method.saleCount,
      since: method.windowStart,
      asOf: method.asOf,
      facts: method.facts,
      backTest: backTest && {
        count: backTest.count,
        medianErrorPercent: backTest.medianErrorPercent,
        withinTenPercent: backTest.within10Percent,
        tenPercent: 10,
        coveredPercent: backTest.coveredPercent,
      },
    },
  };
}

export function createEstimateValueTool(market: Pick<MarketService, 'value' | 'findComparables'>): Tool {
  return defineTool({
    name: 'estimate_value',
    description,
    title: 'Valuing the home',
    failure: 'The value could not be computed.',
    inputSchema: estimateValueInputSchema,
    answerSchema: estimateValueAnswerSchema,
    writes: false,

    async execute(request, { viewer }) {
      const { changes = null, ...subject } = request.subject;
      const [found, compared, unchanged] = await Promise.all([
        market.value(viewer, request),
        market.findComparables(viewer, request.subject, request.comparables),
        changes && Object.keys(changes).length > 0 ? market.value(viewer, { ...request, subject }) : null,
      ]);
      const beside = { leftOut: leftOutFacts(compared.leftOut), competition: compared.competition.map(competitorFacts) };
      const summary = found.value === null ? 'no value' : `${found.comparables.length} comparables`;
      return {
        answer: factsOf(found, beside, request.comparables, unchanged),
        // The panel shows the value that the reply tells, also where the market is learned again in between.
        artifact: valueArtifact.draft({ ...request, modelId: found.method?.modelId ?? null }),
        summary,
      };
    },

    shorten: ({ subject, valueDollars, comparables, rates }) => ({
      ...{ subject, valueDollars, rates },
      comparables: comparables.map(shortenComparable),
    }),
  });
}
