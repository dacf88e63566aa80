/** A home that no listing tells of, such as one that is about to be listed: its facts are the agent's own word. */
import { z } from 'zod';
import { listingStatusLabels, propertyTypeLabels, type ListingStatus } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { listingSchema, type Listing } from '#contract/listings.ts';
import { homeFactsSchema } from '#contract/valuation-request.ts';
import { checkCopy as checkFairHousing } from '#server/modules/fair-housing/index.ts';
import { features, isShownIn, type Feature } from './features.ts';
import { styleAlone } from './style.ts';
import { capital, plainWords } from './text.ts';

const MOST_TOLD = 12;
const shortText = z.string().trim().min(1).max(200).nullish();

export const toldHomeSchema = homeFactsSchema
  .pick({
    ...{ propertyType: true, livingAreaSqFt: true, bedrooms: true, fullBaths: true, halfBaths: true },
    ...{ lotSizeSqFt: true, yearBuilt: true, garageSpaces: true },
  })
  .extend({
    priceDollars: z
      .number()
      .positive()
      .max(10_000_000_000)
      .nullish()
      .describe('Asked, or paid where it is sold; a month for a lease'),
    isLease: z.boolean().nullish(),
    isGarageDetached: z.boolean().nullish(),
    hoaMonthlyDollars: z.number().min(0).max(100_000).nullish(),
    address: shortText,
    neighborhood: shortText,
    city: shortText,
    state: z.string().trim().length(2).nullish(),
    zipCode: z.string().trim().max(10).nullish(),
    told: z
      .array(z.string().trim().min(1).max(200))
      .max(MOST_TOLD)
      .nullish()
      .describe('What else the agent says of it, each in their words: "new roof in 2022"'),
  });
export type ToldHome = z.output<typeof toldHomeSchema>;

export const isTold = (home: ListingReference | ToldHome): home is ToldHome => !('mlsId' in home);

/** What the agent announces, which nothing but their word shows. */
interface Announced {
  kind: string;
  occasion?: string | null | undefined;
  /** YYYY-MM-DD */
  today: string;
}

function statusOf({ kind, occasion }: Announced): ListingStatus {
  if (kind === 'just-sold') return 'sold';
  if (occasion === 'coming-soon') return 'soon';
  return occasion === 'under-contract' ? 'pending' : 'active';
}

const unknown = Object.fromEntries(Object.keys(listingSchema.shape).map((field) => [field, null]));
const none = { agents: [], photos: [], photoAlterations: [], patioAndPorchFeatures: [], listingAgent: null };
const optional = { features: [], openHouses: [], propertyConditions: [], photoPlaceholders: [] };

/** Such a home as a listing of no source: copy is written from both in the same way. */
export function listingOfTold(home: ToldHome, announced: Announced): Listing {
  const { bedrooms, fullBaths, halfBaths, livingAreaSqFt, priceDollars, isLease } = home;
  const status = statusOf(announced);
  const propertyType = home.propertyType ?? 'single-family-home';
  const isSold = status === 'sold';
  return listingSchema.parse({
    ...unknown,
    ...none,
    ...optional,
    mlsSource: 'told',
    uPropertyId: JSON.stringify([home.address, home.city, bedrooms, livingAreaSqFt]),
    addressLine1: home.address ?? null,
    neighborhood: home.neighborhood ?? null,
    city: home.city ?? null,
    state: home.state ?? null,
    zipCode: home.zipCode ?? null,
    bedroomCount: bedrooms ?? null,
    fullBathroomCount: fullBaths ?? null,
    halfBathroomCount: halfBaths ?? null,
    bathroomCount: fullBaths == null ? null : fullBaths + (halfBaths ?? 0) / 2,
    internalSize: livingAreaSqFt ?? null,
    lotSize: home.lotSizeSqFt ?? null,
    yearBuilt: home.yearBuilt ?? null,
    parkingGarageSpaces: home.garageSpaces ?? null,
    hoaMonthlyFee: home.hoaMonthlyDollars ?? null,
    currentPrice: priceDollars ?? null,
    listPrice: isSold ? null : (priceDollars ?? null),
    soldPrice: isSold ? (priceDollars ?? null) : null,
    soldDate: isSold ? announced.today : null,
    listDate: announced.occasion === 'just-listed' ? announced.today : null,
    description:
      [...(home.told ?? []).map(asRemark), home.isGarageDetached ? 'Detached garage.' : ''].filter(Boolean).join(' ') || null,
    propertyType: { id: propertyType, propertyType: propertyTypeLabels[propertyType] },
    listingStatus: { id: status, listingStatus: listingStatusLabels[status] },
    isLease: isLease ?? false,
    active: status === 'active',
    allowsAutomatedValuation: true,
    allowsConsumerComments: true,
  });
}

/** "Craftsman" alone is the style of a house. */
function asRemark(words: string): string {
  const seen = viewAlone(words);
  if (seen !== null) return `Views of ${seen}.`;
  const style = styleAlone(words);
  return style ? `${capital(`${style.name} ${style.isBungalow ? 'bungalow' : 'house'}`.trim())}.` : asSentence(words);
}

const SEEN =
  'bay|beach|bridge|canal|city(?:\\s+lights)?|creek|downtown|garden|golf\\s+course|harbor|hills?|lake|marsh|mountains?|ocean|park|river|skyline|trees|valley|water|woods|canyon|marina|sound|vineyards?';
/** "Lake view", "bay views", "view of the lake": all that it tells is what the windows look out to. */
const view = new RegExp(
  `^(?:an?\\s+|the\\s+|has\\s+)?(?:(?:great|big|nice|beautiful|amazing|stunning|gorgeous|sweeping|panoramic|full|partial|peek|some)\\s+)*(?:(${SEEN})\\s+views?|views?\\s+(?:of|to|over)\\s+(?:the\\s+)?([\\w' ]{3,40}))$`,
  'i',
);

/** "the lake"; null where the words tell something else. */
function viewAlone(words: string): string | null {
  const [, before, behind] = view.exec(words.trim().replace(/[.!]+$/, '')) ?? [];
  const seen = before ?? behind;
  if (seen === undefined || / (?:and|with|from) /i.test(seen)) return null;
  return new RegExp(`^(?:${SEEN})$`, 'i').test(seen)
    ? `the ${seen
        .toLowerCase()
        .replace(/^hill$/, 'hills')
        .replace(/^mountain$/, 'mountains')}`
    : seen;
}

const asSentence = (words: string): string => `${capital(plainWords(words)).replace(/[.!]+$/, '')}.`;

/** Whether the features that a phrase names are all of it: "new oak floors", and not "a finished basement with a wet bar". */
function isOfFeatures(words: string): boolean {
  const own = features.filter((feature) => isShownIn(words, feature.words));
  const rest = own.reduce((left, feature) => left.replace(feature.words, ' '), words);
  return own.length > 0 && !/[a-z\d]{2}/i.test(rest.replaceAll(/\b(?:an?|the|and|with|has|have|new|nice|great)\b/gi, ' '));
}

/** What has no words of ours, and which of it fair housing law keeps out. */
export function toldBeside({ told, state }: ToldHome): { fair: string[]; unfair: { words: string; reason: string }[] } {
  const rest = (told ?? [])
    .map(plainWords)
    .filter((words) => !styleAlone(words) && viewAlone(words) === null && !isOfFeatures(words));
  const judged = rest.map((words) => ({ words, unfair: checkFairHousing(words, state ?? null)[0] }));
  return {
    fair: judged.filter(({ unfair }) => !unfair).map(({ words }) => words.replace(/[.!]+$/, '')),
    unfair: judged.flatMap(({ words, unfair }) => (unfair ? [{ words, reason: unfair.reason }] : [])),
  };
}

/** What a quoted phrase tells whole is not told again by itself. */
export const withoutQuoted = (shown: readonly Feature[], quoted: readonly string[]): Feature[] =>
  shown.filter(({ words }) => !quoted.some((phrase) => isShownIn(phrase, words)));
