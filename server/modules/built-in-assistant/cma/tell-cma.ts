/** A CMA in words: what was done to it, its range, its comparables. */
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { dollars } from '../answers/format.ts';
import { proposalsAfterCma } from '../answers/proposals.ts';
import type { Texts } from '../answers/texts/index.ts';
import { extremeOf } from '../value/extreme-comparable.ts';

export type Comparable = CmaToolAnswer['comparables'][number];

/** What was done, and where the range now lies; of a new CMA, what can be done with it. */
export function tellCma(
  answer: CmaToolAnswer,
  isNew: boolean,
  { before, texts }: { before: CmaToolAnswer | null; texts: Texts },
): string {
  const { cma: words } = texts;
  const { title, subject, comparables, priceRange: range, done } = answer;
  if (isNew && comparables.length === 0 && subject?.mlsId === null) {
    const facts = [['city', subject.city] as const, ['beds', subject.beds] as const, ['baths', subject.baths] as const];
    const known = [...facts, ['livingArea', subject.livingSpaceSqFt] as const];
    const missing = known.flatMap(([fact, value]) => (value === null ? fact : []));
    if (missing.length > 0) return words.needsFacts(title, missing, subject.city);
  }
  if (isNew)
    return `${words.isReady(title, comparables.length, answer.clientName)} ${rangeInWords(answer, words)}\n\n${proposalsAfterCma(texts)}`;
  if (answer.written !== null) return `${words.done(done)}\n\n${quoted(answer.written)}`;
  // What was done is not told in every language with its figures.
  const said = words.done(done);
  const isTold = said.includes(dollars(range.low ?? 0)) && said.includes(dollars(range.high ?? 0));
  const isAsBefore = before?.priceRange.low === range.low && before?.priceRange.high === range.high;
  const told = isAsBefore || isTold ? said : `${said} ${rangeInWords(answer, words)}`;
  const out = before ? missingIn(answer.comparables, before.comparables) : [];
  return out.length > 1 ? `${told} ${words.takenOut(out)}` : told;
}

/** The text that was written, set off from what is said of it. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `> ${line}`)
    .join('\n>\n');

/** All of them, with what a square foot was sold for where averages are asked for. */
export function comparablesInWords({ comparables, averages }: CmaToolAnswer, withAverages: boolean, words: Texts['cma']): string {
  const lines = comparables.map((home) => {
    const told = comparableInWords(home, words);
    return withAverages && home.pricePerSqFt !== null ? `${told}, ${words.perSqFt(dollars(home.pricePerSqFt))}` : told;
  });
  const list = words.comparables(lines);
  if (!withAverages || comparables.length === 0) return list;
  const mean = averages && { price: averages.price, perSqFt: averages.pricePerSqFt, adjusted: averages.adjustedPrice };
  const inDollars = (value: number | null | undefined): string | null => (value == null ? null : dollars(value));
  const told = words.onAverage(inDollars(mean?.perSqFt), inDollars(mean?.price), inDollars(mean?.adjusted));
  return `${told}\n\n${list}`;
}

/** The addresses of the comparables that no longer stand. */
const missingIn = (after: CmaToolAnswer['comparables'], before: CmaToolAnswer['comparables']): string[] =>
  before.flatMap(({ mlsId, mlsSource, address }) =>
    after.some((one) => one.mlsId === mlsId && one.mlsSource === mlsSource) ? [] : (address ?? []),
  );

export const rangeInWords = ({ priceRange: range, noRangeBecause }: CmaToolAnswer, words: Texts['cma']): string =>
  range.low !== null && range.high !== null
    ? words.range(dollars(range.low), dollars(range.high), range.coveragePercent)
    : words.noRange(noRangeBecause);

export function comparableInWords(home: Comparable, words: Texts['cma']): string {
  const adjusted = home.adjustedPrice === null ? null : dollars(home.adjustedPrice);
  const price = home.price === null ? null : dollars(home.price);
  return words.comparable({
    address: home.address ?? words.oneOfThem,
    status: home.status,
    price,
    soldDate: home.soldDate === null ? null : words.day(home.soldDate),
    adjusted,
  });
}

/** All that stands of it, for a question about any of it. */
export function comparableInFull(home: Comparable, words: Texts['cma']): string {
  const { propertyType, beds, baths, livingSpaceSqFt, yearBuilt, milesAway, weightPercent } = home;
  return [
    comparableInWords(home, words),
    words.factsOf({ propertyType, beds, baths, livingSpaceSqFt, yearBuilt, milesAway, weightPercent }),
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.');
}

/** Between which of its comparables the range lies. */
export function whyThatRange(comparables: CmaToolAnswer['comparables'], words: Texts['cma']): string {
  const [lowest, highest] = [extremeOf('lowest', comparables), extremeOf('highest', comparables)];
  const worth = ({ adjustedPrice, price }: Comparable) => adjustedPrice ?? price;
  const [least, most] = [lowest && worth(lowest), highest && worth(highest)];
  if (!lowest || !highest || least == null || most == null) return words.noRange(null);
  return words.why([lowest.address ?? words.oneOfThem, dollars(least)], [highest.address ?? words.oneOfThem, dollars(most)]);
}
