/** "15k less", "2% under asking", "drop the price by 10k": a price that is moved, and none of its own. */
import { isSame } from '../question-parser/result-references/among-results.ts';
import type { EstimateClosingInput } from '#server/modules/listings/index.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface PriceMove {
  /** Below zero: less. One of the two is null. */
  dollars: number | null;
  percent: number | null;
  /** From the price that stands, or from what is asked. */
  from: 'standing' | 'asking';
  /** The folded words without it. */
  rest: string;
}

type Standing = Pick<EstimateClosingInput, 'priceDollars' | 'listing'> | null;

const AMOUNT =
  '\\$?\\s?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?<unit>(?:k|thousand|grand|mil|m|million|millon|millones)(?![a-z]))?\\s?(?<percent>%|percent\\b|por\\s+ciento\\b)?(?:\\s+(?:dollars|bucks|dolares))?';
const ASKING =
  '(?:asking|ask|list(?:ing)?(?:\\s+price)?|(?:lo\\s+que\\s+(?:se\\s+)?pide\\w*)|(?:(?:el\\s+|al?\\s+|del\\s+)?precio\\s+de\\s+(?:lista|venta|salida))|(?:la\\s+)?lista)';
const LESS = 'less|lower|under|below|beneath|off|menos|abajo|(?:por\\s+)?debajo';
const MORE = 'more|higher|over|above|mas|arriba|(?:por\\s+)?encima';
/** "900k less commission" is what is taken off, and "5k more for staging" a cost. */
const OF_COSTS =
  '(?!\\s+(?:(?:the|a|an|in|for|on|of|en|de|para|la|el)\\s+)?(?:commissions?|comision|costs?|fees?|repairs?|staging|closing|concessions?|credits?|payment|interest|years?|months?))';
const behind = inLines()`
  ${AMOUNT}\s+(?:(?<less>${LESS})|(?<more>${MORE}))\b${OF_COSTS}
  (?:\s+(?:than\s+|of\s+|de\s+|del\s+|que\s+)?(?:(?:the|its|their|el|la)\s+)?(?<asking>${ASKING})\b)?
`;
const PRICE = '(?:(?:the|its|their|our|my|el|al|su)\\s+)?(?:sales?\\s+|list\\s+|asking\\s+)?(?:price|precio|it|lo)';
const falls =
  'drops?|dropped|lowers?|lowered|cuts?|reduces?|reduced|falls?|knock(?:s|ed)?|takes?|came\\s+down|comes?\\s+down|goes\\s+down|baja\\w*|rebaja\\w*|reduc\\w+|quita\\w*';
const rises = 'raises?|raised|increases?|bumps?|goes\\s+up|comes?\\s+up|sube\\w*|subi\\w*|aumenta\\w*';
const verb = inLines()`
  \b(?:(?<less>${falls})|(?<more>${rises}))\s+(?:${PRICE}\s+)?(?:(?:by|off|another|down|up|in|en|otros?|unos?)\s+)*
  ${AMOUNT}(?!\s*(?:in|for|of|on|en|de|para)\s+(?!(?:the\s+|el\s+)?(?:price|precio)))
`;
const before = new RegExp(
  `${PRICE}\\s+(?:(?:is|was|were|gets|got|has\\s+been)\\s+)?(?:(?<less>${falls})|(?<more>${rises}))\\s+(?:(?:by|another|en|otros?)\\s+)*${AMOUNT}`,
);

const MAX_BARE_THOUSANDS = 1_000;
const scaleOf = (unit: string | undefined): number =>
  unit === undefined ? 1 : /^(?:k|thousand|grand|mil$)/.test(unit) ? 1_000 : 1_000_000;

export function readPriceMove(folded: string): PriceMove | null {
  const found = behind.exec(folded) ?? before.exec(folded) ?? verb.exec(folded);
  const { digits, unit, percent, less, asking } = found?.groups ?? {};
  if (!found || digits === undefined) return null;
  const written = Number(digits.replaceAll(',', '')) * (less === undefined ? 1 : -1);
  const from = asking === undefined ? 'standing' : 'asking';
  const rest = folded.replace(found[0], ' , ');
  if (percent !== undefined) return { dollars: null, percent: written, from, rest };
  const isBare = unit === undefined && Math.abs(written) < MAX_BARE_THOUSANDS;
  // "10 under asking" is said in thousands; "3 more" is of anything.
  if (isBare && asking === undefined) return null;
  return { dollars: Math.round(written * (isBare ? 1_000 : scaleOf(unit))), percent: null, from, rest };
}

const offered = inLines()`
  \b(?:
    offer(?:s|ed|ing)?(?:\s+(?:is|of|at|them|was))?
    |(?:get|gets|got|buy|buys|bought|land|take|takes)\s+(?:it|that|this(?:\s+one)?)\s+(?:for|at)
    |(?:goes?|went|sells?|sold|closes?)\s+(?:for|at)
    |price\s+(?:is|was|of|at)|ofrec\w+|ofert\w+(?:\s+de)?
    |(?:compr|vend)\w+\s+(?:en|por|a)
  )\s+(?:only\s+|just\s+|solo\s+)?\$?
  (?:(?<thousands>\d{3})(?:\s?(?:k|mil|thousand)\b)?|(?<millions>\d\.\d{1,3})(?:\s?(?:m|million|millones)\b)?)
  (?![\d.,]*\d|\s*(?:%|percent|pct|down|a\s+month|points?))
`;

/** "What if they offer 950": a price said for short, where one stands that it can be of. */
export function offeredPrice(folded: string, standing: Standing, previous: EarlierTurn | null): number | null {
  const { thousands, millions } = offered.exec(folded)?.groups ?? {};
  const named = thousands ? Number(thousands) * 1_000 : Math.round(Number(millions ?? 0) * 1_000_000);
  const base = priceOfSale(standing, previous);
  return base !== null && named > 0 && Math.abs(named - base) <= base * MAX_SHARE ? named : null;
}

/** What is asked for a home that was shown. */
function askedFor(previous: EarlierTurn | null, listing: ListingReference | null): number | null {
  const known = [...(previous?.openedFacts ? [previous.openedFacts] : []), ...(previous?.results ?? [])];
  return (listing && known.find((one) => isSame(one, listing))?.price) ?? null;
}

/** The price that a sale was worked out at last; where none was named, what is asked for the home. */
export function priceOfSale(standing: Standing, previous: EarlierTurn | null): number | null {
  return standing?.priceDollars ?? askedFor(previous, standing?.listing ?? null) ?? previous?.toldDollars ?? null;
}

/** Farther than that it is no price moved, but another sum. */
const MAX_SHARE = 0.5;

/** Null where it is not known from which price, or the move is too far for one. */
export function movedPrice(move: PriceMove, standing: Standing, previous: EarlierTurn | null): number | null {
  const asked = move.from === 'asking' ? askedFor(previous, standing?.listing ?? null) : null;
  const base = asked ?? priceOfSale(standing, previous);
  if (base === null) return null;
  const by = move.dollars ?? (base * (move.percent ?? 0)) / 100;
  return Math.abs(by) > base * MAX_SHARE ? null : Math.round(base + by);
}
