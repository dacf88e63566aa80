/** The facts of a home that are told in figures: "2bd 1ba 1,080 sf", "2-car garage", "asking 1.395". */
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import type { ToldHome } from '#server/modules/writing/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { dollarsInShort } from '../question-parser/money.ts';

const SQ_FT_OF_ACRE = 43_560;
export const FEET = '(?:sq\\.?\\s*(?:ft|feet)\\.?|sqft|s\\.?f\\.?|square\\s+f(?:ee|oo)t)';
const DOLLARS = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s*(k|m|mm|mil(?:lion)?|thousand)?';

export type Facts = Omit<ToldHome, 'told' | 'address' | 'neighborhood' | 'city' | 'state' | 'zipCode'>;
type Take = (found: RegExpExecArray) => Facts;

const numberOf = (written: string | undefined): number => Number((written ?? '').replaceAll(',', ''));
const whole = (written: string | undefined): number => Math.round(numberOf(written));

const MOST_MILLIONS = 20;

/** Without a unit as agents say it for short: "asking 1.395" are millions, "asking 850" thousands. */
function dollarsOf(written: string | undefined, unit: string | undefined): number {
  const value = numberOf(written);
  if (/^m/i.test(unit ?? '')) return Math.round(value * 1_000_000);
  if (/^(?:k|t)/i.test(unit ?? '')) return Math.round(value * 1_000);
  const isShort = value < MOST_MILLIONS || (value >= 100 && value < 1_000);
  return isShort ? Math.round(dollarsInShort(value)) : value;
}

const bathsOf = (written: string | undefined): Facts => {
  const baths = numberOf(written);
  return { fullBaths: Math.floor(baths), halfBaths: baths % 1 > 0 ? 1 : 0 };
};

const types: readonly (readonly [string, PropertyType])[] = [
  ['condo(?:minium)?', 'condominium'],
  ['town\\s?(?:house|home)|row\\s?(?:house|home)', 'townhouse'],
  ['(?:apartment|apt)(?!\\s*[#\\d])', 'apartment-for-sale'],
  ['loft(?=\\s+(?:in|at|for|condo|unit)\\b)', 'loft'],
  ['duplex|triplex|fourplex', 'multi-unit'],
  ['(?:vacant|raw|buildable)\\s+(?:land|lot)', 'lots-and-land'],
  ['single[\\s-]family(?:\\s+home)?|sfr|sfh', 'single-family-home'],
];

/** Each is read once and leaves the words; what is more special stands first. */
const readers: readonly (readonly [RegExp, Take])[] = [
  [/\b(\d+(?:\.\d+)?)[\s-]*acres?(?:\s+lot)?\b/i, ([, acres]) => ({ lotSizeSqFt: Math.round(numberOf(acres) * SQ_FT_OF_ACRE) })],
  [
    new RegExp(
      `\\b(?:lot(?:\\s+(?:size|of|is))*[\\s:]*(\\d[\\d,]+)(?:\\s*${FEET})?|(\\d[\\d,]+)\\s*(?:${FEET}\\s*)?lot)\\b`,
      'i',
    ),
    ([, behind, before]) => ({ lotSizeSqFt: whole(behind ?? before) }),
  ],
  [new RegExp(`\\b(\\d[\\d,]{2,6})\\s*\\+?\\s*${FEET}(?![a-z])`, 'i'), ([, feet]) => ({ livingAreaSqFt: whole(feet) })],
  [
    /\b(\d{3,4})\s*(?:ft|feet)\b(?!\s*(?:lot|wide|deep|tall|high|ceilings?|frontage|from|to|away|of\s+(?:frontage|beach|water)))/i,
    ([, feet]) => ({ livingAreaSqFt: whole(feet) }),
  ],
  [/\b(\d{1,2})\s*\/\s*(\d(?:\.\d+)?)(?![\d/])/, ([, beds, baths]) => ({ bedrooms: whole(beds), ...bathsOf(baths) })],
  [/\b(\d{1,2})[\s-]*(?:bd|br|bds|brs|bed(?:room)?s?)\b/i, ([, beds]) => ({ bedrooms: whole(beds) })],
  [/\b(\d{1,2}(?:\.\d+)?)[\s-]*(?:ba|bas|bath(?:room)?s?)\b/i, ([, baths]) => bathsOf(baths)],
  [
    /\b(?:(?:re)?built|from|year built)(?:\s+(?:in|circa|year))?[\s:]+(1[6-9]\d\d|20\d\d)\b/i,
    ([, year]) => ({ yearBuilt: whole(year) }),
  ],
  [
    /\b(1[89]\d\d|20[0-2]\d)(?=\s+(?:built|craftsman|bungalow|victorian|tudor|colonial|ranch|cottage|build|mid-century|eichler|home|house|condo)\b)/i,
    ([, year]) => ({ yearBuilt: whole(year) }),
  ],
  [
    /^\W*(?:(?:actually|no|it(?:['’]?s|\s+is)|sorry|make\s+it|circa|c\.|year|from)[\s,]+)*(1[89]\d\d|20[0-2]\d)\W*$/i,
    ([, year]) => ({ yearBuilt: whole(year) }),
  ],
  [
    /\b(?:(attached|detached)\s+)?(\d)[\s-]*car\s+(?:(attached|detached)\s+)?garage\b/i,
    ([, before, cars, behind]) => ({
      garageSpaces: whole(cars),
      ...(/detached/i.test(before ?? behind ?? '') ? { isGarageDetached: true } : {}),
    }),
  ],
  [
    /\b(?:hoa(?:\s+(?:fees?|dues))?(?:\s+is|\s+of)?[\s:]*\$?\s?(\d[\d,]*)|\$\s?(\d[\d,]*)\s*(?:\/\s*mo\w*\s+)?hoa)(?:\s*(?:a|per|\/)\s*mo\w*)?/i,
    ([, behind, before]) => ({ hoaMonthlyDollars: whole(behind ?? before) }),
  ],
  [
    inLines('i')`
      (?<!\b(?:hoa|dues|fees?|parking|deposit|utilities|pets?|tax(?:es)?|insurance)\s(?:(?:is|of|rent)\s)?)
      (?:
        \b(?:rent(?:s|ing|ed)?|lease)(?:\s+(?:is|for|at|of|it))*[\s:]+\$?\s?(\d{1,2},?\d{3}|\d{3})(?![\d.,]*\d|\s*(?:k\b|sq|sf|bed|bd|br))
          (?:\s*(?:/|a\s|per\s)?\s*mo(?:nth)?\b(?:ly)?)?
        |\$?\s?(\d{1,2},?\d{3}|\d{3})\s*(?:(?:/|a\s|per\s)\s*mo(?:nth)?\b|monthly\b)(?:\s+rent\b)?
      )
    `,
    ([, behind, before]) => ({ priceDollars: whole(behind ?? before), isLease: true }),
  ],
  [
    new RegExp(`\\b(?:list(?:ed|ing)?|asking|offered|priced?)(?:\\s+(?:price|is|for|at|of))*[\\s:]+${DOLLARS}\\b`, 'i'),
    ([, dollars, unit]) => ({ priceDollars: dollarsOf(dollars, unit) }),
  ],
  [new RegExp(`(?<=\\bsold\\s+)for\\s+${DOLLARS}\\b`, 'i'), ([, dollars, unit]) => ({ priceDollars: dollarsOf(dollars, unit) })],
  [
    new RegExp(
      `(?:\\$\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s*(k|m|mm|mil(?:lion)?|thousand)?|\\b(\\d{3}|\\d(?:\\.\\d+)?)\\s*(k|m|mm|mil(?:lion)?))\\b`,
      'i',
    ),
    ([, dollars, unit, short, shortUnit]) => ({ priceDollars: dollarsOf(dollars ?? short, unit ?? shortUnit) }),
  ],
  ...types.map(([words, propertyType]) => [new RegExp(`\\b(?:${words})s?\\b`, 'i'), () => ({ propertyType })] as const),
];

/** Reads what the words tell into `facts`, each fact once. */
export function takeFacts(words: string, facts: Facts): { rest: string; count: number } {
  let rest = words;
  let count = 0;
  for (const [pattern, take] of readers) {
    const found = pattern.exec(rest);
    const taken = found && take(found);
    if (!found || !taken || Object.keys(taken).some((name) => name in facts)) continue;
    Object.assign(facts, taken);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    count += 1;
  }
  return { rest, count };
}
