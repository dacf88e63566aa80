/** Areas in the order of a figure, each with the sales that it rests on. */
import { askLink } from '#contract/reply-links.ts';
import type { Ranking } from '#server/modules/market/index.ts';
import { plain } from '../answers/format.ts';
import { figure } from '../answers/market-words.ts';
import type { Texts } from '../answers/texts/index.ts';

/** @param around what is said in the place of the area's name */
export function composeRanking(ranking: Ranking, texts: Texts, around: string | null = null): string {
  const { ranking: words, common, market, proposals } = texts;
  const { areas, part, figure: by, isLease, period, leftOutCount, neededCount } = ranking;
  const area = around ?? (ranking.area === null ? words.everywhere : plain(ranking.area));
  const span = common.span(period.startAt, period.endAt);
  if (areas.length === 0) return words.none(area, part, span, neededCount);
  const lines = areas.map(({ area: name, value, unit, n }, at) => {
    const told = valueInWords(value, unit, ranking, texts);
    return `${at + 1}. ${plain(name)}: **${told}**${unit === 'count' ? '' : ` (${market.sales(n, isLease)})`}`;
  });
  const [first] = areas;
  const place = first && plain(part === 'city' ? first.area : [first.area, first.city].filter(Boolean).join(', '));
  return [
    words.opening(headOf(ranking, texts), area, part, span, isLease),
    lines.join('\n'),
    [
      leftOutCount > 0 ? words.leftOut(leftOutCount, part, neededCount) : '',
      by === 'price-change' ? words.changeOfMix : '',
      words.onlyFigures,
    ]
      .filter(Boolean)
      .join(' '),
    place ? [proposals.market(place), proposals.homesIn(place)].map(askLink).join(' ') : '',
  ].join('\n\n');
}

function valueInWords(
  value: number,
  unit: Ranking['areas'][number]['unit'],
  { figure: by, isLease }: Ranking,
  texts: Texts,
): string {
  if (unit === 'count') return texts.market.sales(value, isLease);
  if (unit === 'months') return texts.market.months(value);
  if (by === 'price-change') return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}%`;
  return figure(value, unit, texts);
}

const headOf = ({ figure: by, order, isLease }: Ranking, { ranking: words }: Texts): string =>
  (isLease && by === 'median-price' ? words.rent : words.figures[by])(order === 'highest');
