/** Beside a letter that suggests a lower price: that the value which the thread told of the home stands well above what it is listed at. */
import { roundedEstimate } from '#contract/market-words.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import type { ClientLetter } from './client-letter.ts';

/** Less is within what an estimate may be off by. */
const WELL_ABOVE = 1.05;

export function valueBeside(
  previous: EarlierTurn | null,
  { letter, home }: { letter: ClientLetter; home: SearchResultFacts | null },
  { letters }: Texts,
): string {
  const told = previous?.lastValue?.found ?? null;
  const of = told?.subject.reference ?? null;
  if (!told?.valueDollars || !of || !home || !isSame(home, of)) return '';
  const value = roundedEstimate(told.valueDollars.value);
  const listed = letter.price === null ? home.price : Number(letter.price.replaceAll(/[^\d.]/g, ''));
  return listed !== null && value >= listed * WELL_ABOVE ? letters.valueAbove(dollars(value), dollars(listed)) : '';
}
