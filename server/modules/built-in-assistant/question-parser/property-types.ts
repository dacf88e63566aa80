/** Which kinds of property are asked for, or ruled out. */
import { propertyTypes, residentialTypes } from '#contract/listing-vocabulary.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import type { Transaction } from './money.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const words: [string, PropertyType[]][] = [
  // Before houses, so that a "town house" is none.
  ['town\\s?(?:houses?|homes?)|townhse?s?|row\\s?(?:houses?|homes?)|\\bths\\b', ['townhouse']],
  [
    'single[\\s-]?family(?:\\s+(?:homes?|houses?|residences?|dwellings?|detached))?|sfhs?|sfrs?|sfds?|detached(?:\\s+(?:homes?|houses?))?|(?<!open\\s+)houses?|bungalows?|cottages?|ranchers?|ranch\\s+homes?',
    ['single-family-home'],
  ],
  ['condo(?:minium)?s?', ['condominium']],
  ['lofts?', ['loft']],
  ['co-?\\s?ops?(?:\\s+(?:apartments?|units?|buildings?))?|cooperatives?|stock\\s+cooperatives?', ['coop']],
  ['tics?|tenanc(?:y|ies)[\\s-]+in[\\s-]+common', ['tic']],
  [
    'duplex(?:es)?|triplex(?:es)?|fourplex(?:es)?|quadplex(?:es)?|4-?plex(?:es)?|3-?plex(?:es)?|\\bmfs?\\b(?!\\w)|multi[\\s-]?famil(?:y|ies)(?:\\s+(?:homes?|buildings?|propert(?:y|ies)))?|multi[\\s-]?units?(?:\\s+(?:buildings?|propert(?:y|ies)))?|(?:[2-9]|1\\d)(?:\\s?(?:-|to|or|through)\\s?[2-9])?[\\s-]?(?:unit|flat)s?(?:\\s+(?:apartment\\s+)?(?:buildings?|propert(?:y|ies)|places|homes|houses))?|apartment\\s+(?:buildings?|complex(?:es)?)|(?:two|three|four|[2-4])\\s?-?fam(?:ily)?s?\\b(?!\\s+rooms?)(?:\\s+(?:homes?|houses?))?',
    ['multi-unit'],
  ],
  ['income\\s+propert(?:y|ies)|investment\\s+propert(?:y|ies)|residential\\s+income', ['income']],
  ['apartments?|apts?|aptm(?:n)?ts?|apartmts?|flats?', ['apartment-for-rent', 'apartment-for-sale']],
  [
    '(?:vacant\\s+|empty\\s+|raw\\s+|buildable\\s+)?(?<!(?:big|large|huge|nice|flat|private|oversized|generous|corner|bigger|larger|deep|level|sunny)\\s+)(?:land|lots?(?:\\s+and\\s+land)?|parcels?|(?<!(?:with|some|any|w\\/|on|more|little|of)\\s+)acreage)',
    ['lots-and-land'],
  ],
  ['manufactured\\s+(?:homes?\\s+)?in\\s+(?:a\\s+)?parks?', ['manufactured-in-park']],
  [
    '(?:mobile|manufactured|trailers?|modular)(?:\\s+(?:or|and)\\s+(?:mobile|manufactured))?(?:\\s+(?:homes?|houses?))?',
    ['manufactured', 'manufactured-in-park', 'mobile-home'],
  ],
  ['commercial[\\s-]+industrial|industrial|warehouses?', ['commercial-industrial']],
  ['commercial(?:\\s+(?:propert(?:y|ies)|real\\s+estate|buildings?|spaces?))?', ['commercial']],
];
export const anyTypeWord = words.map(([source]) => source).join('|');
const negated = inLines()`
  \b(?:
    no
    |not(?:\s+(?:looking\s+for|interested\s+in))?
    |(?:do\s*n'?t|do\s+not|does\s*n'?t|does\s+not)\s+(?:want|like|need)
    |without|except(?:\s+for)?|excluding|exclude|but\s+(?:no|not)|other\s+than|anything\s+but|everything\s+but|skip
    |lose|drop|remove|get\s+rid\s+of|take\s+out|leave\s+out|hide|minus|hates?
    |(?:do\s*n'?t|do\s+not)\s+(?:show|include|send|give)(?:\s+(?:me|us))?
    |forget(?:\s+about)?|scrap|ditch|nix|avoid|dislike|rule\s+out|instead\s+of|rather\s+than|never
  )\s+(?:any\s+|the\s+|a\s+)?((?:${anyTypeWord})(?:\s*(?:,|or|and|nor|&)\s*(?:no\s+)?(?:${anyTypeWord}))*)(?![a-z])
`;

const leftOut = new RegExp(`\\b(${anyTypeWord})\\s+(?:are\\s+)?(?:excluded|left\\s+out)\\b`);

/** Those that words name, in the contract's order. */
export function typesIn(text: string): PropertyType[] {
  const found = words
    .filter(([source]) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`).test(text))
    .flatMap(([, types]) => types);
  return propertyTypes.filter((type) => found.includes(type));
}

/** Takes the types that are named; null when none is. The contract's order, so that the same request is written the same way. */
export function takePropertyTypes(
  sentence: Sentence,
  transaction: Transaction,
  standing: readonly PropertyType[] | null = null,
): PropertyType[] | null {
  const excluded = [...sentence.takeAll(negated), ...sentence.takeAll(leftOut)].flatMap((match) => typesIn(match[1] ?? ''));
  const named: PropertyType[] = [];
  for (const [source, types] of words) {
    if (sentence.takeAll(new RegExp(`(?<![a-z])(?:${source})(?![a-z'])`)).length > 0) named.push(...types);
  }
  // "Income property: triplexes" says which.
  if (named.includes('multi-unit') && named.includes('income')) named.splice(named.indexOf('income'), 1);
  if (excluded.length > 0) {
    // "Lose the co-ops" leaves the others of those that stand.
    const left = standing?.filter((type) => !excluded.includes(type)) ?? [];
    if (named.length === 0 && standing && left.length > 0 && left.length < standing.length) return left;
    const base = named.length > 0 ? named : residentialTypes(transaction);
    return propertyTypes.filter((type) => base.includes(type) && !excluded.includes(type));
  }
  return named.length > 0 ? propertyTypes.filter((type) => named.includes(type)) : null;
}
