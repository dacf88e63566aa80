/** What a figure counts. Figures are compared only where their units fit. */
import { inLines } from '#server/platform/text/in-lines.ts';

export type Unit =
  | 'dollars'
  | 'dollars-per-sqft'
  | 'percent'
  | 'sqft'
  | 'beds'
  | 'baths'
  | 'spaces'
  | 'days'
  | 'months'
  | 'years'
  | 'miles'
  | 'year'
  | 'count'
  | 'unknown';

/** The unit of a field by its name: names carry their units (STYLE.md). The first line that fits counts. */
const unitsOfNames: readonly [RegExp, Unit][] = [
  [/per_?sq_?ft/i, 'dollars-per-sqft'],
  // What happened on a market, as often as it did: a price cut is no price.
  [/^(?:priceCuts|listed|pended|cancelled)$/, 'count'],
  [/percent|changepct/i, 'percent'],
  [/price|dollars|fee|tax|amount|(?<!cur)rent(?!al)|hoa|cost|usd/i, 'dollars'],
  [/sq_?ft|lotsize|livingspace|livingarea|squarefeet/i, 'sqft'],
  [/bed/i, 'beds'],
  [/bath/i, 'baths'],
  [/garage|parking|spaces/i, 'spaces'],
  [/days|\bdom\b|daysonmarket/i, 'days'],
  [/month/i, 'months'],
  [/mile|distance/i, 'miles'],
  [/years/i, 'years'],
  [/yearbuilt|\byear\b/i, 'year'],
  [/count|total|\bn\b|pages?$|limit|active$|sold$|sales$|listings$|characters/i, 'count'],
];

/** The unit of a value at a path such as `priceRange.median`: the nearest name that tells one. */
export function unitOfPath(path: readonly string[]): Unit {
  for (const name of path.toReversed()) {
    const found = unitsOfNames.find(([pattern]) => pattern.test(name));
    if (found) return found[1];
  }
  return 'unknown';
}

const SQFT_PER_ACRE = 43_560;

/** Words behind a number in a reply, their unit, and how many of it the word means. The first that fits counts. */
const wordsOfUnits: readonly [words: RegExp, unit: Unit, factor?: number][] = [
  [/^(?:\/|\s*(?:per|a|an|each))\s*(?:sq\.?\s*(?:ft|feet|foot)|sqft|square\s+f(?:oo|ee)t)/i, 'dollars-per-sqft'],
  [/^\s*por\s+pie(?:²|\s+cuadrado)/i, 'dollars-per-sqft'],
  [/^\s*(?:%|percent|per\s+cent|por\s+ciento)/i, 'percent'],
  [/^[\s-]*(?:sq\.?\s*(?:ft|feet)|sqft|sf\b|square[\s-]f(?:ee|oo)t)/i, 'sqft'],
  [/^\s*pies(?:²|\s+cuadrados)/i, 'sqft'],
  [/^[\s-]*acres?\b/i, 'sqft', SQFT_PER_ACRE],
  [/^\+?[\s-]*(?:bd|bds|bed|beds|bedrooms?|br|brs|rec|rec[aá]maras?)\b/i, 'beds'],
  [/^\+?[\s-]*(?:ba|bas|bath|baths|bathrooms?|full\s+baths?|half\s+baths?)\b|^\+?\s*baños?/i, 'baths'],
  [/^\+?[\s-]*(?:car|garage|parking|spaces?|lugar(?:es)?)\b/i, 'spaces'],
  [/^[\s-]*(?:(?:calendar\s+)?days?|d[ií]as?)\b/i, 'days'],
  [/^[\s-]*(?:months?|mes(?:es)?)\b/i, 'months'],
  [/^[\s-]*(?:years?|yrs?|años?)\b/i, 'years'],
  [/^[\s-]*(?:miles?|mi|millas?)\b/i, 'miles'],
  [
    inLines('i')`
      ^\+?\s+(?:(?:more|other|active|sold|pending|new|matching|closed|recent|open)\s+)*
      (?:
        homes?|houses?|listings?|results?|match(?:es)?|condos?|condominiums?|townhouses?|sales?|propert(?:y|ies)
        |units?|places?|rentals?|leases?|found|of them|characters?|comparables?|duplex(?:es)?|lots?|rows?|casas?
        |condominios?|apartamentos?|propiedad(?:es)?|terrenos?|anuncios?|resultados?|ventas?|rentas?|filas?
        |caracteres|comparables?
      )\b
    `,
    'count',
  ],
];

/** The unit that the words behind a number tell: "3" + " bedrooms". */
export function unitOfWords(after: string): { unit: Unit; factor: number } | undefined {
  const found = wordsOfUnits.find(([words]) => words.test(after));
  return found && { unit: found[1], factor: found[2] ?? 1 };
}

/** The unit that words before a number tell: "Beds: 3", "built in 1925", a table's row "| HOA | $450 |". The last word wins. */
const wordsBefore: readonly [RegExp, Unit][] = [
  [/(?:price|precio|\$|median|rent|hoa|fee|cuota|tax(?:es)?|impuesto|dollars?)/gi, 'dollars'],
  [/(?:\$?\s*(?:\/|per)\s*(?:sq\.?\s*ft|sqft|square foot)|por\s+pie²?)/gi, 'dollars-per-sqft'],
  [/\b(?:living area|living space|lot(?: size)?|size|sq\.?\s*ft|sqft|superficie|terreno)\b/gi, 'sqft'],
  [/\b(?:beds?|bedrooms?|rec[aá]maras?)\b/gi, 'beds'],
  [/\b(?:baths?|bathrooms?)\b|\bbaños?/gi, 'baths'],
  [/\b(?:garage|parking|garaje)\b/gi, 'spaces'],
  [/\b(?:days|dom|cdom)\b|\bd[ií]as\b/gi, 'days'],
  [/\b(?:months? of supply|supply|meses de oferta|oferta)\b/gi, 'months'],
  [/\b(?:year built|built(?: in)?)\b|\b(?:construy[oó]|construid[ao]|construcción)(?: en| de)?/gi, 'year'],
  [
    /\b(?:found|active|sold|closed|pending|sales|total|showing|listings|cuts|contract|n|ventas|anuncios|rebajas|contrato)\b/gi,
    'count',
  ],
];

export function unitOfWordsBefore(before: string): Unit | undefined {
  let best: { at: number; unit: Unit } | undefined;
  for (const [words, unit] of wordsBefore) {
    for (const match of before.matchAll(words)) {
      const at = match.index + match[0].length;
      if (!best || at > best.at) best = { at, unit };
    }
  }
  return best?.unit;
}

const sameUnits: readonly (readonly Unit[])[] = [
  ['years', 'year'],
  ['count', 'unknown'],
];

/** Whether a figure said in one unit may be a number known in another. */
export function fitsUnit(written: Unit, known: Unit): boolean {
  if (written === known) return true;
  // A bare number may stand for whatever the tool left bare, or for rooms, days and the like; never for money.
  if (written === 'unknown') return !['dollars', 'dollars-per-sqft', 'percent', 'sqft'].includes(known);
  return sameUnits.some((units) => units.includes(written) && units.includes(known));
}
