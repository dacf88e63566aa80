/** What was told of a home's time on the market before a letter about its price was asked for: "we've been on the market 34 days at 924k". */
import { fold } from '../question-parser/sentence.ts';
import { inEnglish } from '../language.ts';
import { figuresIn } from './letter-figures.ts';
import type { ClientLetter } from './client-letter.ts';
import type { readClientLetter } from './read-client-letter.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type ReadLetter = NonNullable<ReturnType<typeof readClientLetter>>;

const MESSAGES_BACK = 4;
const tellsOfMarket = inLines()`
  \b(?:on\s+(?:the\s+)?(?:market|mls)|listed|dom|days\s+in|been\s+(?:sitting|up|live|active|\d+)|sitting|no\s+offers|showings?
    |en\s+el\s+mercado|llev(?:a|amos)|sin\s+ofertas|visitas)\b
`;
const at =
  /\b(?:market|days?|weeks?|months?|mercado|dias|semanas)\b.{0,12}\b(?:at|a|en)\s+\$?\s?(\d{2,3}(?:\.\d+)?\s?k|\d{1,3}(?:,\d{3})+|\d\.\d{1,3}\s?m?)\b/;

/** Told before it counts where the letter itself tells nothing, and before what the record says. */
export function withMarketTold(read: ReadLetter, earlier: readonly string[]): ReadLetter {
  if (read.letter.occasion !== 'price-cut') return read;
  const told = earlier
    .slice(-MESSAGES_BACK)
    .filter((text) => tellsOfMarket.test(fold(inEnglish(text))))
    .map((text) => figuresOf(text));
  const last = <Key extends keyof Told>(key: Key): Told[Key] | null => told.map((one) => one[key]).findLast(Boolean) ?? null;
  const filled = (letter: ClientLetter): ClientLetter => ({
    ...letter,
    time: letter.time ?? last('time'),
    price: letter.price ?? last('price'),
    interest: letter.interest ?? last('interest'),
    hasNoOffers: letter.hasNoOffers || (last('hasNoOffers') ?? false),
  });
  return { letter: filled(read.letter), before: read.before && filled(read.before) };
}

type Told = ReturnType<typeof figuresOf>;

function figuresOf(text: string) {
  const { time, interest, hasNoOffers, price } = figuresIn(text, 'price-cut');
  const said = at.exec(fold(inEnglish(text)))?.[1];
  return {
    time,
    interest,
    hasNoOffers,
    price: price ?? (said === undefined ? null : figuresIn(`listed at ${said}`, 'price-cut').price),
  };
}
