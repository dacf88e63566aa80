/** Sales after a price cut beside those without one, in words. */
import type { Texts } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import { cutFigures, cutNow } from './sales-recipes.ts';
import { figuresTold, type ToldFigure } from './sales-rows.ts';

const nothing: ToldFigure = { value: null, n: 0 };
const percent = (value: number): string => `${value.toFixed(1)}%`;

interface Told {
  turn: Turn;
  place: string;
  span: string;
  /** Which homes, in words. */
  types: string;
  texts: Texts;
}

/** The share, and a table of both kinds where both have sales enough. */
export function tellCuts({ turn, place, span, types, texts }: Told): string {
  const { sales: words, market } = texts;
  const figures = figuresTold(turn, cutFigures.share);
  const of = (name: string): ToldFigure => figures?.get(name) ?? nothing;
  const share = of(cutFigures.share);
  if (share.value === null) return words.tooFewForCuts(place, market.sales(share.n, false), span);
  const [cut, cutOfFirst, keptOfFirst] = [of(cutFigures.cut), of(cutFigures.cutOfFirst), of(cutFigures.keptOfFirst)];
  const [cutDays, keptDays] = [of(cutFigures.cutDays), of(cutFigures.keptDays)];
  const cell = ({ value, n }: ToldFigure, written: (value: number) => string): string =>
    value === null ? market.table.notEnough(market.sales(n, false)) : `${written(value)} (${market.sales(n, false)})`;
  const days = (value: number): string => texts.common.days(value);
  const rows = [
    ['', words.withCut, words.withoutCut],
    ['---', '---', '---'],
    [words.ofFirstList, cell(cutOfFirst, percent), cell(keptOfFirst, percent)],
    [words.daysOnMarket, cell(cutDays, days), cell(keptDays, days)],
    [words.cutItself, cell(cut, percent), market.table.none],
  ];
  return [
    words.cutsIn(place, market.counted(types, false, span)),
    words.cutShare(percent(share.value), market.sales(cutOfFirst.n, false), market.sales(share.n, false)),
    rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    words.whatIsACut,
  ].join('\n\n');
}

/** Null where too few are for sale to tell a share. */
export function tellCutsNow({ turn, texts }: Pick<Told, 'turn' | 'texts'>): string | null {
  const share = figuresTold(turn, cutNow)?.get(cutNow);
  return share?.value == null ? null : texts.sales.cutNow(`**${percent(share.value)}**`, share.n);
}
