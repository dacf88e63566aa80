import { z } from 'zod';
import { addressOf, type ListingViewer } from '#server/modules/listings/index.ts';
import { milesBetween } from '#server/modules/market/index.ts';
import type { PresentationsService } from '../presentations.service.ts';
import { factsOfMarket } from '../summaries/trace-texts.ts';

const nullableNumber = z.number().nullable();
const homeSchema = z.object({
  mlsId: z.string().nullable(),
  mlsSource: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  neighborhood: z.string().nullable().default(null),
  zipCode: z.string().nullable().default(null),
  propertyType: z.string().nullable().default(null).describe('Label, or free text where it was typed in'),
  yearBuilt: nullableNumber.default(null),
  milesAway: nullableNumber.default(null).describe('From the subject, in a straight line'),
  status: z.string().nullable(),
  price: nullableNumber.describe('Sold price where it is sold, else list price'),
  soldDate: z.string().nullable(),
  beds: nullableNumber,
  baths: nullableNumber,
  livingSpaceSqFt: nullableNumber,
  pricePerSqFt: nullableNumber.default(null),
  adjustedPrice: nullableNumber.describe('Brought to the subject; null for what is not sold'),
  weightPercent: nullableNumber,
});

/** What a model is told of a presentation. */
export const cmaAnswerSchema = z.object({
  presentationId: z.string(),
  title: z.string(),
  clientName: z.string().nullable(),
  subject: homeSchema.nullable(),
  comparables: z.array(homeSchema),
  priceRange: z.object({ low: nullableNumber, high: nullableNumber, coveragePercent: nullableNumber }),
  averages: z
    .object({ price: nullableNumber, pricePerSqFt: nullableNumber, adjustedPrice: nullableNumber })
    .nullable()
    .default(null)
    .describe('Of the comparables, whole dollars'),
  stops: z.array(z.string()).optional().describe('Of a tour with a start: when each home is seen, in their order, "10:30 AM"'),
  tour: z
    .object({
      date: z.string().nullable(),
      isInOrder: z.boolean().describe('The agent chose the order; else each home is near the one before'),
      minutes: z.array(z.number()).nullable().describe('Of stops, minutes after midnight'),
      hasOwnTimes: z.boolean(),
      minutesPerHome: nullableNumber,
      minutesBetween: nullableNumber,
      legs: z
        .array(z.object({ addressLine1: z.string().nullable(), milesFromBefore: nullableNumber }))
        .describe('To each home but the first, from the one before, in a straight line'),
      milesInAll: nullableNumber,
      endsAt: z.string().nullable().describe('"12:30 PM"'),
    })
    .optional(),
  noRangeBecause: z.string().nullable(),
  sections: z.array(z.object({ id: z.string(), type: z.string(), title: z.string(), isHidden: z.boolean() })),
  written: z.string().nullable().default(null).describe('The text that this call wrote'),
  market: z.unknown().optional().describe('Figures of the market section that the text tells'),
  done: z.string().describe('What this call did, in a few words'),
});
export type CmaToolAnswer = z.infer<typeof cmaAnswerSchema>;

/** Of those that have it, to the whole dollar; null where none has. */
function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) / known.length);
}

const ROUNDED_TO_DOLLARS = 1_000;

/** Whether a range is the one that the comparables come to; only of that one its coverage is known. */
function isOf(
  grid: { low: number | null; high: number | null },
  { min, max }: { min: number | null; max: number | null },
): boolean {
  if (grid.low === null || grid.high === null || min === null || max === null) return false;
  return Math.abs(grid.low - min) <= ROUNDED_TO_DOLLARS && Math.abs(grid.high - max) <= ROUNDED_TO_DOLLARS;
}

/** The presentation as it stands after a call, for the viewer's surface. */
export async function describeCma(
  service: Pick<PresentationsService, 'getDraft'>,
  viewer: ListingViewer & { userId: string },
  presentationId: string,
  { done, written = null }: { done: string; written?: string | null },
): Promise<CmaToolAnswer> {
  const draft = await service.getDraft({ ...viewer, isAdmin: false }, presentationId);
  const { featuredProperty, comparableProperties, priceRange, clientDisplayName } = draft.sourceData;
  const grid = draft.sections.map(({ data }) => data.adjustments).find((data) => data !== undefined);
  const milesFromSubject = (
    home: Pick<(typeof comparableProperties)[number], 'id' | 'latitude' | 'longitude'>,
  ): number | null => {
    const miles = featuredProperty && featuredProperty.id !== home.id ? milesBetween(featuredProperty, home) : null;
    return miles === null ? null : Math.round(miles * 100) / 100;
  };
  const toHome = (home: NonNullable<typeof featuredProperty>) => {
    const row = grid?.rows.find(({ propertyId }) => propertyId === home.id);
    const price = home.soldPrice ?? home.currentPrice;
    return {
      mlsId: home.mlsId,
      mlsSource: home.mlsSource,
      address: addressOf(home),
      city: home.city,
      neighborhood: home.neighborhood,
      zipCode: home.zipCode,
      propertyType: home.propertyType,
      yearBuilt: home.yearBuilt,
      milesAway: milesFromSubject(home),
      status: home.listingStatus,
      price,
      soldDate: home.soldDate,
      beds: home.beds,
      baths: home.baths,
      livingSpaceSqFt: home.livingSpace,
      pricePerSqFt: price !== null && home.livingSpace ? Math.round(price / home.livingSpace) : null,
      adjustedPrice: row?.adjusted ?? null,
      weightPercent: row ? Math.round(row.weight * 100) : null,
    };
  };
  const comparables = comparableProperties.map(toHome);
  return {
    presentationId,
    title: draft.presentationName,
    clientName: clientDisplayName,
    subject: featuredProperty && toHome(featuredProperty),
    comparables,
    averages: {
      price: meanOf(comparables.map(({ price }) => price)),
      pricePerSqFt: meanOf(comparables.map(({ pricePerSqFt }) => pricePerSqFt)),
      adjustedPrice: meanOf(comparables.map(({ adjustedPrice }) => adjustedPrice)),
    },
    priceRange: {
      low: priceRange.min,
      high: priceRange.max,
      coveragePercent: grid && isOf(grid, priceRange) ? Math.round(grid.coverage * 100) : null,
    },
    noRangeBecause: priceRange.min === null ? (grid?.reason ?? null) : null,
    sections: draft.sections.map(({ config }) => ({
      id: config.id,
      type: config.type,
      title: 'title' in config && config.title ? config.title : config.navTitle,
      isHidden: config.visibility === 'hidden',
    })),
    ...(written === null ? {} : { market: marketOf(draft) }),
    ...{ done, written },
  };
}

function marketOf({ sections }: Awaited<ReturnType<PresentationsService['getDraft']>>) {
  const insights = sections.map(({ data }) => data.insights).find((data) => data != null);
  return insights && factsOfMarket(insights);
}
