import { z } from 'zod';
import { propertyTypes } from './listing-vocabulary.ts';

/** Rows of a comparison that can be shown or hidden, in the order in which they stand; key features have all but the last four. */
const featureFlags = {
  showListPrice: true,
  showSoldPrice: true,
  showYearBuilt: true,
  showPropertyType: false,
  showNeighborhood: true,
  showLivingSpace: true,
  showBeds: true,
  showBaths: true,
  showGarageParkingSpaces: true,
  showLotSize: false,
  showPricePerLivingSpaceSqft: true,
  showHOAFees: true,
  showDoormanAttendance: false,
  showRoomsTotal: false,
  showFlipTaxRemarks: false,
  showRecurringCosts: false,
} as const;

const comparisonFlags = {
  ...featureFlags,
  showRecurringCosts: true,
  showSoldDate: false,
  showListDate: false,
  showListingStatus: true,
  showDaysOnMarket: false,
} as const;

export type ComparisonFlag = keyof typeof comparisonFlags;
export const comparisonFlagNames = Object.keys(comparisonFlags) as ComparisonFlag[];
export const keyFeatureFlagNames = Object.keys(featureFlags) as (keyof typeof featureFlags)[];

/** Limits of what a section may hold. */
export const sectionLimits = {
  sections: 60,
  textCharacters: 100,
  htmlCharacters: 50_000,
  /** A comparison prints on one page with at most so many rows; some pairs of flags share a row. */
  printedRows: 13,
} as const;

type Flags<Name extends string> = { [Key in Name]: z.ZodDefault<z.ZodBoolean> };

/** A boolean per name, each with what holds for a new section. */
function flagsWith<Name extends string>(defaults: Record<Name, boolean>): Flags<Name> {
  return Object.fromEntries(
    Object.entries<boolean>(defaults).map(([name, value]) => [name, z.boolean().default(value)]),
  ) as Flags<Name>;
}

const text = z.string().trim().max(sectionLimits.textCharacters);
const nullableText = text.nullable().default(null);
const html = z.string().max(sectionLimits.htmlCharacters);

const base = {
  id: z.string().trim().min(1).max(64).describe('Unique within its presentation'),
  navTitle: text,
  visibility: z.enum(['visible', 'hidden']).default('visible'),
};

const headerFlags = { showClientName: z.boolean().default(true), showPresentationTitle: z.boolean().default(true) };
const cmaHeaderFlags = {
  ...headerFlags,
  showDaysOnMarket: z.boolean().default(false),
  showPriceRange: z.boolean().default(false),
};
const fromProfile = z.boolean().default(true).describe("True: the agent's profile and branding fill the section at each load");

const url = z.string().trim().max(500).nullable().default(null);
const brandingConfig = z.strictObject({
  ...base,
  type: z.literal('branding'),
  agentName: nullableText,
  agentEmail: nullableText,
  agentTitle: nullableText,
  agentPhoneNumber: nullableText,
  agentAvatar: url,
  officeName: nullableText,
  officeLogo: url,
  website: url,
  instagramUrl: url,
  facebookUrl: url,
  xUrl: url,
  youtubeUrl: url,
  linkedInUrl: url,
  ...flagsWith({
    showAgentName: true,
    showAgentEmail: true,
    showAgentTitle: true,
    showAgentPhoneNumber: true,
    showAgentAvatar: true,
    showOfficeName: true,
    showOfficeLogo: true,
    showWebsite: true,
    showInstagramUrl: true,
    showFacebookUrl: true,
    showXUrl: true,
    showYoutubeUrl: true,
    showLinkedInUrl: true,
  }),
  shouldFetchFromUserProfile: fromProfile,
});

const insightsConfig = z.strictObject({
  ...base,
  type: z.literal('insights'),
  showMedianSalesPriceYearComparision: z.boolean().default(true),
  showAverageLivingSpaceSqftPrice: z.boolean().default(true),
  showInventorySpeedComparison: z.boolean().default(true),
  neighborhood: nullableText,
  city: nullableText,
  state: nullableText,
  isLease: z.boolean().default(false),
  propertyType: z.enum(propertyTypes).nullable().default(null),
});

const textConfig = { ...base, title: text.default(''), htmlContent: html.default('') };

/**
 * How each kind of section is set up. The odd spellings ("comparision") are those of the documented interface. A kind that is not here is
 * skipped where presentations are read, and refused where they are written.
 */
export const sectionConfigSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('general-header'), ...headerFlags }),
  z.strictObject({ ...base, type: z.literal('header'), ...cmaHeaderFlags }),
  z.strictObject({
    ...base,
    type: z.literal('header-branding'),
    ...cmaHeaderFlags,
    officeLogo: url,
    shouldFetchFromUserProfile: fromProfile,
  }),
  z.strictObject({ ...base, type: z.literal('key-features'), title: text.default('Key Features'), ...flagsWith(featureFlags) }),
  z.strictObject({
    ...base,
    type: z.literal('side-by-side-comparision'),
    title: text.default('Comparable Properties'),
    description: z.string().trim().max(2_000).default(''),
    ...flagsWith(comparisonFlags),
    showAdjustments: z.boolean().default(false).describe('The adjustment grid below the comparison'),
  }),
  insightsConfig,
  z.strictObject({ ...base, type: z.literal('neighborhood-map'), title: text.default('The Neighborhood at a Glance') }),
  z.strictObject({ ...base, type: z.literal('homes'), showDescription: z.boolean().default(true) }),
  z.strictObject({ ...textConfig, type: z.literal('free-html-text') }),
  z.strictObject({ ...textConfig, type: z.literal('ai-assisted-text') }),
  brandingConfig,
  z.strictObject({
    ...base,
    type: z.literal('team-branding'),
    name: nullableText,
    logo: url,
    website: url,
    showName: z.boolean().default(true),
    showLogo: z.boolean().default(true),
    showWebsite: z.boolean().default(true),
    shouldFetchFromUserProfile: fromProfile,
  }),
  z.strictObject({
    ...base,
    type: z.literal('net-sheet'),
    title: text.default("Seller's net sheet"),
    costs: z
      .array(
        z.strictObject({
          label: text.min(1),
          basis: z.enum(['percent-of-price', 'dollars']),
          amount: z.number().min(0).max(999_999_999),
          note: z.string().trim().max(200).nullable().default(null).describe('Where a default comes from, or who pays by custom'),
        }),
      )
      .max(30)
      .default([]),
    mortgageBalanceDollars: z.number().min(0).max(999_999_999).default(0),
  }),
]);
export type SectionConfig = z.output<typeof sectionConfigSchema>;
export type SectionType = SectionConfig['type'];
export type SectionConfigOf<Type extends SectionType> = Extract<SectionConfig, { type: Type }>;

/** What a section is called in the navigation until the agent names it. */
export const defaultNavTitles: Record<SectionType, string> = {
  'general-header': 'Header',
  header: 'Header',
  'header-branding': 'Header',
  'key-features': 'Key Features',
  'side-by-side-comparision': 'Compare',
  insights: 'Insights',
  'neighborhood-map': 'Neighborhood',
  homes: 'Homes',
  'free-html-text': 'Free Text',
  'ai-assisted-text': 'AI Assisted Text',
  branding: 'Contact Info',
  'team-branding': 'Team Info',
  'net-sheet': 'Net Sheet',
};

/** A new section of a kind with all its defaults. */
export function defaultSection<Type extends SectionType>(type: Type, id: string): SectionConfigOf<Type> {
  return sectionConfigSchema.parse({ type, id, navTitle: defaultNavTitles[type] }) as SectionConfigOf<Type>;
}

/** Titles of new texts: they tell an agent that a title is missing, and no client reads them. */
export const newTextTitles = { 'ai-assisted-text': 'Untitled Section', 'free-html-text': 'Blank Section' } as const;

/** The title of a text as a client reads it. */
export function textTitleOf({ title }: SectionConfigOf<'ai-assisted-text' | 'free-html-text'>): string {
  return Object.values<string>(newTextTitles).includes(title) ? '' : title;
}

/** Facts that stand in one row when a comparison is printed. */
const sharedRows: readonly (readonly ComparisonFlag[])[] = [
  ['showSoldPrice', 'showListPrice'],
  ['showSoldDate', 'showListDate'],
  ['showBeds', 'showBaths'],
];

/** The rows of a comparison on paper, each with the facts that stand in it, the one that says most first. */
export function rowsOnPaper(shown: readonly ComparisonFlag[]): (readonly ComparisonFlag[])[] {
  return shown.flatMap((flag) => {
    const shared = sharedRows.find((row) => row.includes(flag) && row.every((one) => shown.includes(one)));
    if (!shared) return [[flag]];
    const isFirst = shown.find((one) => shared.includes(one)) === flag;
    return isFirst ? [shared] : [];
  });
}

/** Whether a section can be printed: a comparison has no more rows than its page holds, a hidden section none. */
export function printsOnOnePage(config: SectionConfig): boolean {
  if (config.type !== 'side-by-side-comparision' || config.visibility === 'hidden') return true;
  return rowsOnPaper(comparisonFlagNames.filter((flag) => config[flag])).length <= sectionLimits.printedRows;
}
