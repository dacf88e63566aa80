import { z } from 'zod';
import { calendarDateSchema } from './common.ts';
import { overrideSchema } from './valuation-request.ts';

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

/** `not-enough-data` cards are dimmed in the editor and left out of the view. */
export const insightModes = ['ok', 'not-enough-data'] as const;

const mode = z.enum(insightModes);
const window = { days: z.int(), startAt: calendarDateSchema, endAt: calendarDateSchema };

/** Figures of the market around the subject, each with the sales that it rests on. */
export const insightsDataSchema = z.object({
  medianSalesPriceChange: z.object({
    mode,
    area: z.string(),
    change: nullableNumber.describe('Percent against the same window a year earlier, 1 decimal'),
    trend: z.enum(['increased', 'stayed-the-same-up', 'stayed-the-same-down', 'decreased']).nullable(),
    median: nullableNumber,
    medianYearEarlier: nullableNumber,
    n: z.int(),
  }),
  averageSalesPricePerSquareFoot: z.object({
    mode,
    area: z.string(),
    livingSpace: nullableNumber.describe('Whole dollars'),
    lot: nullableNumber,
    n: z.int(),
  }),
  averageDaysOnMarket: z.object({
    mode,
    area: z.string(),
    days: nullableNumber,
    cityDays: nullableNumber,
    city: nullableText,
    differencePercent: nullableNumber,
    speed: z.enum(['faster', 'similar-faster', 'exactly-the-same', 'similar-slower', 'slower']).nullable(),
    n: z.int(),
  }),
  monthsOfSupply: z.object({ mode, months: nullableNumber, rule: z.string(), n: z.int() }),
  saleToList: z.object({ mode, percent: nullableNumber, n: z.int() }),
  pricePerSqFtByMonth: z
    .object({
      area: z.string(),
      months: z.array(z.object({ month: z.string().describe('`YYYY-MM`'), value: z.number(), n: z.int() })),
    })
    .nullable()
    .default(null)
    .describe('Months with enough sales; null where there are too few of them, and in what was published before they were told'),
  propertyType: nullableText,
  city: nullableText,
  isLease: z.boolean(),
  window: z.object(window),
});
export type InsightsData = z.infer<typeof insightsDataSchema>;

/** The agent's own figures, as the profile has them now. */
export const brandingDataSchema = z.object({
  agentName: nullableText,
  agentEmail: nullableText,
  agentTitle: nullableText,
  agentPhoneNumber: nullableText,
  agentAvatar: nullableText,
  officeName: nullableText,
  officeLogo: nullableText,
  website: nullableText,
  instagramUrl: nullableText,
  facebookUrl: nullableText,
  xUrl: nullableText,
  youtubeUrl: nullableText,
  linkedInUrl: nullableText,
});
export type BrandingData = z.infer<typeof brandingDataSchema>;

export const teamBrandingDataSchema = z.object({ name: nullableText, logo: nullableText, website: nullableText });
export type TeamBrandingData = z.infer<typeof teamBrandingDataSchema>;

/** How one comparable was brought to the subject. Dollars; weights sum to 1. */
const gridRowSchema = z.object({
  propertyId: z.string(),
  price: z.number(),
  adjustments: z.array(
    z.object({ kind: z.string(), label: z.string(), dollars: z.int(), isOverridden: z.boolean(), note: nullableText }),
  ),
  net: z.int(),
  netPercent: z.number(),
  gross: z.int(),
  grossPercent: z.number(),
  adjusted: z.int(),
  weight: z.number(),
  soldDate: calendarDateSchema.nullable().default(null).describe('Null in what was published before it was told'),
  miles: nullableNumber.default(null).describe('From the subject in a straight line; null where either place is unknown'),
});

/** The adjusted comparables and the range that they come to; `reason` says why there is none. */
export const adjustmentsDataSchema = z.object({
  low: z.int().nullable(),
  value: z.int().nullable(),
  high: z.int().nullable(),
  coverage: z.number().describe('Share of homes that sell within their range'),
  confidence: z.enum(['high', 'medium', 'low']).nullable(),
  cautions: z.array(z.string()),
  basis: nullableText.describe('The sales that adjustments were learned from, in words'),
  rows: z.array(gridRowSchema),
  rowNotes: z
    .array(z.object({ kind: z.string(), words: z.string() }))
    .default([])
    .describe('Why adjustments of a kind go another way than the difference does, or count what records do not tell'),
  overrides: z.array(overrideSchema).default([]).describe("The agent's own rates, in the place of the market's"),
  reason: nullableText,
});
export type AdjustmentsData = z.infer<typeof adjustmentsDataSchema>;

/** What a section shows beside its own set-up and the presentation's homes. */
export const sectionDataSchema = z.object({
  insights: insightsDataSchema.nullable().optional().describe('Null: nothing says where'),
  branding: brandingDataSchema.optional(),
  team: teamBrandingDataSchema.optional(),
  adjustments: adjustmentsDataSchema.optional(),
  untraced: z.array(z.string()).optional().describe('For the agent: figures of a text that the presentation does not have'),
});
export type SectionData = z.infer<typeof sectionDataSchema>;
