/** What was worked out, in words: the result first, then what it was made of. */
import type { Calculated, CalculatedFigure } from '#server/modules/listings/index.ts';
import { count, dollars } from '../../answers/format.ts';
import { linkTo } from '../../answers/homes.ts';
import type { Texts } from '../../answers/texts/index.ts';
import type { EarlierTurn } from '../../question-parser/earlier-turn.ts';
import type { AskedSum } from './read-sum.ts';

const WHOLE_FROM = 1_000;
/** More are said by their number. */
const MAX_LISTED = 4;

const inCents = (value: number) => `$${value.toFixed(2)}`;

/** Money to the dollar, and small sums to the cent. */
function figureIn({ value, unit }: CalculatedFigure, { sums }: Texts): string {
  const money = Number.isInteger(value) || Math.abs(value) >= WHOLE_FROM ? dollars(value) : inCents(value);
  if (unit === 'dollars') return money;
  if (unit === 'dollarsPerSqFt') return sums.perSqFt(dollars(value));
  if (unit === 'sqft') return sums.squareFeet(count(value));
  return Number.isInteger(value) ? count(value) : String(value);
}

function headline(answer: Calculated, asked: AskedSum, texts: Texts): string | null {
  const { sums } = texts;
  const said = (figure: CalculatedFigure) => figureIn(figure, texts);
  const { sum, average, median, share, changed, product, difference, differencePercent, terms } = answer;
  const [first, second] = terms;
  const percent = Math.abs(answer.percent ?? 0);
  if (asked.isEnough && difference && first && second) {
    if (difference.value === 0) return sums.justEnough(said(first));
    return (first.value > second.value ? sums.enough : sums.short)(said(first), said(second), said(difference));
  }
  const what = first?.mlsId == null ? null : sums.facts[answer.fact];
  if (sum) return asked.over ? sums.over(asked.over.months, said(sum)) : sums.sum(said(sum));
  if (average) return sums.average(what, said(average));
  if (median) return sums.median(what, said(median));
  const further = answer.added && answer.total ? secondStep(answer.added, said(answer.total), texts) : '';
  if (share) return `${sums.share(percent, said(share))}${further}`;
  if (changed && difference) {
    const moved = (answer.percent ?? 0) < 0 ? sums.off : sums.onTop;
    return `${moved(percent, said(changed), said(difference))}${further}`;
  }
  if (product) return asked.over ? sums.over(asked.over.months, said(product)) : sums.product(said(product));
  const end = answer.lowest ?? answer.highest;
  if (end) return (answer.lowest ? sums.lowest : sums.highest)(sums.facts[answer.fact], said(end));
  if (!difference) return null;
  return differencePercent != null && second
    ? sums.differenceOf(said(difference), differencePercent, said(second))
    : sums.difference(said(difference));
}

const secondStep = ({ value, unit }: CalculatedFigure, total: string, texts: Texts): string =>
  ` ${(value < 0 ? texts.sums.less : texts.sums.plus)(figureIn({ value: Math.abs(value), unit }, texts), total)}`;

export function composeSum(answer: Calculated, asked: AskedSum, previous: EarlierTurn | null, texts: Texts): string {
  const { sums, common } = texts;
  const { terms, missing } = answer;
  const what = sums.facts[answer.fact];
  const result = headline(answer, asked, texts);
  const nameOf = ({ mlsId, mlsSource, addressLine1 }: (typeof missing)[number]) =>
    mlsId && mlsSource ? linkTo({ mlsId, mlsSource, addressLine1 }) : (addressLine1 ?? '');
  const isListed = terms.length <= MAX_LISTED || answer.sum !== undefined;
  const end = answer.lowest ?? answer.highest;
  const told = end ? terms.filter(({ value }) => value === end.value) : terms;
  const lines = told.filter(({ mlsId }) => mlsId !== null).map((term) => `- ${nameOf(term)}: ${what}, ${figureIn(term, texts)}`);
  const isOfAll = terms.length > 1 && terms.length + missing.length === previous?.results.length;
  const over = isOfAll && (previous?.totalPages ?? 1) > 1 ? sums.ofShown : sums.ofAll;
  return [
    result ?? sums.noneRecords(what),
    result && (isListed || end) ? lines.join('\n') : '',
    result && isOfAll ? over(count(terms.length)) : '',
    missing.length > 0 && result ? sums.missing(common.and(missing.map(nameOf))) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
