/**
 * What a home may have and copy may say: the words by which an agent asks for it, and the words of public remarks that show it.
 * Copy says only what the record's fields or remarks show.
 */
import type { Listing } from '#contract/listings.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type FeatureGroup = 'kitchen' | 'living' | 'comfort' | 'outside' | 'building' | 'energy';

export interface Feature {
  name: string;
  group: FeatureGroup;
  /** How an agent may call it, and how remarks do. */
  words: RegExp;
  /** In running text: "a gas range". */
  phrase: string;
  /** What remarks may call it that says more: "oak floors" for hardwood floors. */
  closer?: readonly string[];
  /** A field of the record that shows it. */
  inRecord?: (listing: Listing) => boolean;
}

const porch = (pattern: RegExp) => (listing: Listing) => listing.patioAndPorchFeatures.some((name) => pattern.test(name));

export const features: readonly Feature[] = [
  {
    name: 'stone counters',
    group: 'kitchen',
    words: /\b(?:stone|quartz|granite|marble) counter(?:top)?s?\b/i,
    phrase: 'stone counters',
    closer: ['quartz counters', 'granite counters', 'marble counters'],
  },
  { name: 'kitchen island', group: 'kitchen', words: /\b(?:kitchen )?island\b/i, phrase: 'an island' },
  { name: 'breakfast bar', group: 'kitchen', words: /\bbreakfast bar\b/i, phrase: 'a breakfast bar' },
  { name: 'gas range', group: 'kitchen', words: /\bgas (?:range|stove|cooktop)\b/i, phrase: 'a gas range' },
  { name: 'stainless appliances', group: 'kitchen', words: /\bstainless(?:[- ]steel)?\b/i, phrase: 'stainless appliances' },
  { name: 'dishwasher', group: 'kitchen', words: /\bdishwasher\b/i, phrase: 'a dishwasher' },
  { name: 'pantry', group: 'kitchen', words: /\bpantry\b/i, phrase: 'a pantry' },
  { name: 'wine storage', group: 'kitchen', words: /\bwine (?:cellar|fridge|storage|refrigerator)\b/i, phrase: 'wine storage' },
  {
    name: 'high ceilings',
    group: 'living',
    words: /\b(?:high|soaring|vaulted|tall|cathedral) ceilings?\b/i,
    phrase: 'high ceilings',
  },
  {
    name: 'beamed ceilings',
    group: 'living',
    words: /\b(?:beamed|exposed[- ]beam) ceilings?\b|\bexposed beams\b/i,
    phrase: 'beamed ceilings',
  },
  {
    name: 'hardwood floors',
    group: 'living',
    words: /\b(?:hard)?wood (?:floors?|flooring)\b|\b(?:oak|maple|pine|fir) floors?\b/i,
    phrase: 'hardwood floors',
    closer: ['oak floors', 'maple floors', 'pine floors', 'fir floors'],
  },
  { name: 'concrete floors', group: 'living', words: /\bconcrete floors?\b/i, phrase: 'concrete floors' },
  { name: 'tile floors', group: 'living', words: /\b(?:tile|terrazzo|marble|stone) floors?\b/i, phrase: 'tile floors' },
  { name: 'two fireplaces', group: 'living', words: /\btwo fireplaces\b/i, phrase: 'two fireplaces' },
  { name: 'fireplace', group: 'living', words: /\b(?:a |wood-burning |gas |working )?fireplaces?\b/i, phrase: 'a fireplace' },
  { name: 'skylights', group: 'living', words: /\bsky-?lights?\b/i, phrase: 'skylights' },
  {
    name: 'built-ins',
    group: 'living',
    words: /\bbuilt-?ins?\b|\bbuilt-in (?:features|cabinets|shelves)\b/i,
    phrase: 'built-ins',
  },
  { name: 'crown molding', group: 'living', words: /\bcrown mou?ldings?\b/i, phrase: 'crown molding' },
  { name: 'formal dining room', group: 'living', words: /\b(?:formal )?dining room\b/i, phrase: 'a formal dining room' },
  { name: 'wet bar', group: 'living', words: /\bwet bar\b/i, phrase: 'a wet bar' },
  { name: 'office', group: 'living', words: /\b(?:home )?office\b(?! building)/i, phrase: 'a home office' },
  {
    name: 'natural light',
    group: 'living',
    words: /\bnatural light\b|\blight[- ]filled\b|\bsunny\b|\bsun-?lit\b|\bsun-?drenched\b|\bbright\b/i,
    phrase: 'natural light',
  },
  { name: 'walk-in closet', group: 'comfort', words: /\bwalk-?in(?: closets?)?\b/i, phrase: 'a walk-in closet' },
  {
    name: 'in-unit laundry',
    group: 'comfort',
    words: /\bin[- ]unit laundry\b|\bwasher and dryer\b|\bwasher\/dryer\b|\blaundry in (?:the )?unit\b/i,
    phrase: 'in-unit laundry',
  },
  { name: 'laundry room', group: 'comfort', words: /\blaundry room\b/i, phrase: 'a laundry room' },
  {
    name: 'air conditioning',
    group: 'comfort',
    words: /\b(?:central )?air(?:[- ]conditioning| conditioner)\b|\bcentral air\b|\ba\/c\b/i,
    phrase: 'central air conditioning',
  },
  { name: 'radiant heat', group: 'comfort', words: /\bradiant heat(?:ing)?\b/i, phrase: 'radiant heat' },
  { name: 'heat pump', group: 'energy', words: /\bheat pump\b/i, phrase: 'an efficient heat pump' },
  { name: 'solar panels', group: 'energy', words: /\bsolar(?: panels?)?\b/i, phrase: 'solar panels' },
  {
    name: 'EV charger',
    group: 'energy',
    words: /\b(?:ev|electric[- ](?:car|vehicle)) charg(?:er|ing)\b/i,
    phrase: 'an EV charger',
  },
  {
    name: 'in-law floor plan',
    group: 'comfort',
    words: /\bin-law\b|\badu\b|\baccessory (?:dwelling )?unit\b|\bguest (?:house|suite|unit)\b/i,
    phrase: 'an in-law floor plan',
    closer: ['a guest house', 'a guest suite', 'an ADU'],
  },
  { name: 'storage', group: 'comfort', words: /\bstorage\b/i, phrase: 'storage' },
  { name: 'elevator', group: 'building', words: /\belevator\b/i, phrase: 'an elevator' },
  {
    name: 'doorman',
    group: 'building',
    words: /\bdoorman\b|\bconcierge\b/i,
    phrase: 'a doorman',
    inRecord: (listing) => listing.hasDoormanAttendance === true,
  },
  { name: 'fitness center', group: 'building', words: /\bfitness (?:center|room)\b|\bgym\b/i, phrase: 'a fitness center' },
  { name: 'clubhouse', group: 'building', words: /\bclubhouse\b/i, phrase: 'a clubhouse' },
  { name: 'barbecue area', group: 'building', words: /\bbarbe[cq]ue\b|\bbbq\b|\bgrills?\b/i, phrase: 'a barbecue area' },
  {
    name: 'roof deck',
    group: 'outside',
    words: /\broof(?:top)? (?:deck|terrace)\b/i,
    phrase: 'a roof deck',
    inRecord: porch(/roof/i),
  },
  { name: 'pool', group: 'outside', words: /\b(?:swimming )?pool\b(?! table)/i, phrase: 'a pool' },
  { name: 'hot tub', group: 'outside', words: /\bhot tub\b|\bspa\b|\bjacuzzi\b/i, phrase: 'a hot tub' },
  { name: 'deck', group: 'outside', words: /(?<!\broof )(?<!\brooftop )\bdeck\b/i, phrase: 'a deck', inRecord: porch(/^deck/i) },
  { name: 'patio', group: 'outside', words: /\bpatio\b/i, phrase: 'a patio', inRecord: porch(/patio/i) },
  { name: 'balcony', group: 'outside', words: /\bbalcon(?:y|ies)\b/i, phrase: 'a balcony', inRecord: porch(/balcony/i) },
  { name: 'front porch', group: 'outside', words: /\b(?:front )?porch\b/i, phrase: 'a front porch', inRecord: porch(/porch/i) },
  { name: 'piazza', group: 'outside', words: /\bpiazzas?\b/i, phrase: 'a piazza' },
  { name: 'lanai', group: 'outside', words: /\blanai\b/i, phrase: 'a lanai' },
  { name: 'garden', group: 'outside', words: /\bgardens?\b(?! (?:street|st|ave|court|apartment))/i, phrase: 'a garden' },
  { name: 'yard', group: 'outside', words: /\b(?:back)?yard\b/i, phrase: 'a yard' },
  { name: 'corner lot', group: 'outside', words: /\bcorner lot\b/i, phrase: 'a corner lot' },
  { name: 'level lot', group: 'outside', words: /\blot is level\b|\blevel lot\b/i, phrase: 'a level lot' },
  { name: 'wooded lot', group: 'outside', words: /\bwooded\b/i, phrase: 'trees' },
  { name: 'dock', group: 'outside', words: /\b(?:boat )?dock\b/i, phrase: 'a dock' },
];

/** What stands around a word that shows the opposite, or a thing that is elsewhere or only possible. */
const denied = inLines('i')`
  \b(?:
    no|not|without|lacks?|never|room for|space for|potential for|plans? for|could (?:add|have|be)|add|add your
    |near(?:by)?(?: the)?|close to(?: the)?|next to(?: the)?|steps (?:to|from)(?: the)?|blocks? (?:to|from)(?: the)?
    |community|public|views? (?:of|to|over|reach to|toward)
  )\s+(?:an?\s+|the\s+|own\s+)?$
`;
const deniedBehind = /^\s*(?:nearby|potential|possible|is not|not included|not available)/i;

/** Whether remarks say that the home has it. */
export function isShownIn(remarks: string, words: RegExp): boolean {
  const everywhere = new RegExp(words.source, 'gi');
  return [...remarks.matchAll(everywhere)].some(
    ({ 0: found, index }) =>
      !denied.test(remarks.slice(Math.max(0, index - 40), index)) && !deniedBehind.test(remarks.slice(index + found.length)),
  );
}

/** Homes in a building that is not theirs alone. */
export const isUnit = ({ propertyType: { id } }: Listing) =>
  ['condominium', 'loft', 'coop', 'tic', 'apartment-for-rent', 'apartment-for-sale', 'rental'].includes(id);

const ofBuilding = /\b(?:residents|share[ds]?|shared|building|amenities|doorman|elevator|fitness|clubhouse)\b/i;

/** Whether remarks tell of it as the building's: "Residents share a pool." */
function isShared(remarks: string, { words }: Feature): boolean {
  return remarks.split(/(?<=[.!?])\s+/).some((sentence) => words.test(sentence) && ofBuilding.test(sentence));
}

/** The features that the record shows, by its fields or its public remarks; a unit's pool may be its building's. */
export function featuresOf(listing: Listing): Feature[] {
  return shownBy(listing).map((feature) =>
    isUnit(listing) && feature.group !== 'building' && isShared(listing.description ?? '', feature)
      ? { ...feature, group: 'building' }
      : feature,
  );
}

function shownBy(listing: Listing): Feature[] {
  const remarks = listing.description ?? '';
  const shown = features.filter((feature) => feature.inRecord?.(listing) === true || isShownIn(remarks, feature.words));
  return shown
    .filter(({ name }) => name !== 'fireplace' || !shown.some((other) => other.name === 'two fireplaces'))
    .map((feature) => calledClosely(feature, remarks));
}

/** By the name that remarks have for it, where that says more. */
function calledClosely(feature: Feature, remarks: string): Feature {
  const own = feature.closer?.find((phrase) =>
    isShownIn(remarks, new RegExp(`\\b${phrase.replace(/^an? /, '').replace(/s$/, '(?:top)?s?')}\\b`, 'i')),
  );
  return own === undefined ? feature : { ...feature, phrase: own };
}

/** What the windows look out to: "the bay", from remarks such as "Views of the bay." */
export function viewOf(remarks: string): string | null {
  const found =
    /\b(?:views? (?:of|to|toward|over|reach to)|look out (?:to|on|over))\s+(?:of\s+)?((?:the |downtown |city )?[A-Za-z][A-Za-z' ]{2,40}?)(?=[.,;!]| and | with | from |$)/i.exec(
      remarks,
    );
  const seen = found?.[1]?.trim() ?? null;
  // Feeds' own words: "Pool", "Garden", "Downtown".
  return seen !== null &&
    /^(?:Pool|Garden|Courtyard|Water|Marsh|Hills|Bay|Ocean|Lake|Park|River|Canal|Creek|Harbor|City)$/.test(seen)
    ? `the ${seen.toLowerCase()}`
    : seen;
}
