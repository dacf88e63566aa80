/** What people wish for and no field of a search holds: it is said to be left out, and the search stays. */
import type { Sentence } from './sentence.ts';

const FEATURES = [
  '(?:water|ocean|lake|beach|bay|river)[\\s-]?front(?:age)?',
  '(?:(?:water|ocean|bay|city|park|bridge|mountain|lake|nice|great|good)\\s+)?views?',
  '(?:swimming\\s+)?pools?',
  'hot\\s+tubs?|jacuzzis?|saunas?',
  'gardens?',
  '(?:big|large|huge|nice|flat|private|oversized|generous)\\s+(?:lots?|parcels?)(?!\\s+(?:of|over|at|size))',
  '(?:(?:big|large|nice|fenced|private)\\s+)*(?:back\\s?yards?|front\\s+yards?|yards?)',
  'fire\\s?places?',
  'elevators?',
  'balcon(?:y|ies)|decks?|roof\\s?decks?|patios?|porch(?:es)?',
  'basements?',
  'attics?',
  'solar(?:\\s+panels?)?',
  'air\\s+condition(?:ing|ed|er)|central\\s+air',
  '(?:in-unit\\s+)?(?:laundry|washer(?:s)?(?:\\s*(?:and|/|&)\\s*dryers?)?)',
  'hardwood(?:\\s+floors?)?',
  'gyms?|fitness\\s+(?:center|room)s?',
  'furnished|unfurnished',
  'pets?(?:\\s+(?:friendly|allowed|ok))?|dog\\s+friendly',
  'gated(?:\\s+community)?',
  '(?:single|one|two|1|2)[\\s-]stor(?:y|ies)',
  'open\\s+(?:floor\\s?plan|kitchen)s?',
  '(?:(?:newly|recently|fully)\\s+)?(?:remodel(?:l)?ed|renovated|updated|upgraded)(?:\\s+(?:kitchens?|baths?|bathrooms?))?',
  'fixers?(?:[\\s-]uppers?)?|move[\\s-]in[\\s-]ready|turn[\\s-]?key',
  'craftsm[ae]n|victorians?|edwardians?|mid[\\s-]century(?:\\s+modern)?|art\\s+deco|mediterranean|tudors?',
  'price[\\s-]+(?:cuts?|reductions?|drops?|reduced|improvements?)|reduced(?:\\s+(?:prices?|listings?))?|back\\s+on\\s+(?:the\\s+)?market',
  'off[\\s-]+(?:the\\s+)?market|withdrawn|expired|cancell?ed|for\\s+sale\\s+by\\s+owner|fsbo|foreclosures?|short\\s+sales?|reo|bank[\\s-]owned|open\\s+houses?|vir?tual\\s+tours?',
  'penthouses?|ground\\s+floor|top\\s+floor|villas?|dens?|home\\s+offices?|low\\s+hoas?|furnished|wheelchair\\s+access(?:ible)?|accessible|single\\s+level|primary\\s+suites?|wine\\s+cellars?|waterviews?|boat\\s+docks?|docks?|carports?|tandem|deeded|55\\s?\\+|senior\\s+(?:community|living)|rent\\s+control(?:led)?|assumable(?:\\s+mortgage)?',
  'corner\\s+(?:lot|unit)s?|cul[\\s-]de[\\s-]sacs?|end\\s+units?',
  'ev\\s+charg(?:er|ing)s?',
  'adus?|in[\\s-]law(?:\\s+(?:unit|suite)s?)?|guest\\s?houses?|mother[\\s-]in[\\s-]law(?:\\s+unit)?',
  'walk[\\s-]in\\s+closets?|high\\s+ceilings?|natural\\s+light|storage',
];
const pattern = new RegExp(
  `(?:\\b(?:with|without|no|has|have|having|and|plus|or|on\\s+the)\\s+)?(?:(?:an?|the|some)\\s+)?(?<![a-z])(?<feature>${FEATURES.join('|')})(?![a-z'])(?!\\s+(?:st|street|ave|avenue|rd|road|park|heights|hill|district)\\b)`,
);

/** Takes the features that are named, as they are written. */
export function takeFeatures(sentence: Sentence): string[] {
  return [...new Set(sentence.takeAll(pattern).map((match) => match.groups?.feature ?? ''))].filter(Boolean);
}
