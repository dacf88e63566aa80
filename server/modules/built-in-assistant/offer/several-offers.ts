/** "4 offers: 1.5 cash 10 day close, 1.62 FHA": offers that were told, each by its terms, as the words have them. */
import { inLines } from '#server/platform/text/in-lines.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { fold } from '../question-parser/sentence.ts';
import { pricesIn, toldOffer, type ToldOffer } from './told-offer.ts';

const COUNT =
  '(?:\\d{1,2}|two|three|four|five|six|several|multiple|both|these|those|the|my|our|all|dos|tres|cuatro|cinco|varias|estas|mis|las)';
const asksOffers = inLines()`
  \b${COUNT}\s+(?:\w+\s+)?(?:offers|bids|ofertas)\b
  |\b(?:which|what|cual)\s+(?:offer|bid|one|oferta)\b
  |\b(?:compar\w*|rank|summari[sz]e|review|evaluate|analy[sz]e)\s+(?:\w+\s+){0,2}?(?:offers|bids|ofertas)\b
  |\b(?:offers|bids|ofertas)\s*(?:are\s*)?:|\b(?:offer|oferta)\s*\#?\s*[1-9a-d]\b.+\b(?:offer|oferta)\s*\#?\s*[1-9a-d]\b
  |\b(?:got|have|received|recibi\w*|tengo)\s+(?:\w+\s+)?(?:offers|bids|ofertas)\b
`;
/** "A:", "B is", "1)", "offer #2", "#3": how an offer is called; a bare letter has to stand before its price. */
const label = inLines('g')`
  (?<=^|[\s,;:(.])(?:
    (?:(?:offer|buyer|bid|oferta|option)\s*(?:no\.?\s*|number\s*|\#\s*)?|\#\s?)(?<called>[a-f1-9])(?![\w.]*\d)\s*(?:[:)\]=–-]|\b(?:is|at|for|es)\b)?
    |(?<marked>[a-f1-9])\s?(?:[)\]:=]|\.(?=\s))
    |(?<letter>[a-f])\s+(?:(?:is|at|was|=|-|–|es)\s+)?(?=\$?\s?\d|(?:all[\s-])?cash\b|fha\b|va\b|conv)
  )
`;

/** Labels that run on from the first, A, B, C or 1, 2, 3; none where they do not. */
function labelsIn(words: string): { name: string; start: number; end: number }[] {
  const found = [...words.matchAll(label)].map(({ 0: whole, index, groups }) => ({
    name: (groups?.['called'] ?? groups?.['marked'] ?? groups?.['letter'] ?? '').toUpperCase(),
    ...{ start: index, end: index + whole.length },
  }));
  const from = found.findIndex(({ name }) => name === 'A' || name === '1');
  const first = found[from];
  if (!first) return [];
  const inOrder = [first];
  for (const one of found.slice(from + 1)) {
    const next = String.fromCharCode((inOrder.at(-1)?.name.charCodeAt(0) ?? 0) + 1);
    if (one.name === next) inOrder.push(one);
  }
  return inOrder.length > 1 ? inOrder : [];
}

/** An address is no price and no number of an offer. */
function withoutAddress(folded: string): string {
  const area = findAddress(folded);
  return area?.area.nameType === 'street-and-number' ? folded.replace(area.written, ' ') : folded;
}

/** Where the next offer begins: at a comma, a line, "vs" or "and" with a price right behind. */
const between =
  /(?:[,;/]|\.(?!\d)|\n|\bvs\.?(?=\s)|\bversus\b|\band\b|\by\b|\bor\b|\bo\b|\bcontra\b)\s*(?=\W*(?:(?:(?:the\s+)?(?:other|another|second|third|first)|offer|buyer|one|all[\s-]cash|cash|fha|va|conv\w*|una?|otra|la\s+otra)\b[^,;]{0,12}?){0,2}\$?\s?\d)/;

/** What is between two prices without a joint that tells, "1.1m cash 14 days 1.2m fha", belongs to the first of them. */
function unlabelled(words: string): ToldOffer[] {
  const parts: string[] = [];
  for (const part of words.split(between)) {
    const last = parts.at(-1);
    // "20% down, 30 days" goes on with the terms of the offer before it.
    if (last !== undefined && pricesIn(part).length === 0) parts[parts.length - 1] = `${last} , ${part}`;
    else parts.push(part);
  }
  return parts.flatMap((part) => {
    const starts = pricesIn(part).map(({ start }) => start);
    const cuts = starts.length < 2 ? [0] : [0, ...starts.slice(1)];
    return cuts.flatMap((from, at) => toldOffer(part.slice(from, cuts[at + 1]), null) ?? []);
  });
}

/** Two or more of them; null where the words tell fewer, or are about no offers. */
export function readSeveralOffers(question: string): ToldOffer[] | null {
  const text = withoutAddress(fold(question));
  const isOfOffers = /\b(?:offers?|bids?|ofertas?)\b/.test(text);
  if (!isOfOffers || !asksOffers.test(text)) return null;
  const labels = labelsIn(text);
  const named = labels.flatMap(({ name, end }, at) => toldOffer(text.slice(end, labels[at + 1]?.start), name) ?? []);
  if (named.length > 1) return named.every(({ label: name }) => /\d/.test(name ?? '')) ? named.map(unnamed) : named;
  const start = /:|\b(?:offers|bids|ofertas)\b[^\d$:]*(?=\$?\d)/.exec(text);
  const offers = unlabelled(start ? text.slice(start.index + start[0].length) : text);
  return offers.length > 1 ? offers : null;
}

/** How many messages back offers still stand. */
const MAX_MESSAGES_BACK = 6;

/** The offers that were told last before a message; null where none were, or too long ago. @param earlier the oldest first */
export const offersToldIn = (earlier: readonly string[]): ToldOffer[] | null =>
  earlier
    .slice(-MAX_MESSAGES_BACK)
    .flatMap((message) => {
      const offers = readSeveralOffers(message);
      return offers ? [offers] : [];
    })
    .at(-1) ?? null;

/** Numbers are told by their place anyway. */
const unnamed = (offer: ToldOffer): ToldOffer => ({ ...offer, label: null });

const asksWithoutTelling = inLines()`
  \b(?:compar\w*|rank|evaluate|analy[sz]e|review|weigh|sort\s+through|side\s+by\s+side)\s+(?:\w+\s+){0,3}?(?:offers|bids|ofertas)\b
  |\b(?:offers|bids)\s+(?:comparison|side\s+by\s+side|spreadsheet|table|matrix)\b|\bcomparar\s+(?:las\s+|mis\s+|unas\s+)?ofertas\b
`;
/** "Help me compare offers": nothing of them is told yet. */
export const asksToCompareOffers = (question: string): boolean => {
  const text = withoutAddress(fold(question));
  return asksWithoutTelling.test(text) && pricesIn(text).length === 0;
};
