/** How many of the sales of a market came after a price cut, or went over what was asked: of one place in words, of several in a table. */
import type { Texts } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import { cutFigures, cutNow, overFigures } from './sales-recipes.ts';
import { figuresInOrder, figuresTold, type ToldFigure, type ToldFigures } from './sales-rows.ts';
import type { Share } from './share-question.ts';
import { tellCuts, tellCutsNow } from './tell-cuts.ts';

const percent = (value: number): string => `${value.toFixed(1)}%`;
const nothing: ToldFigure = { value: null, n: 0 };

interface Told {
  turn: Turn;
  /** In bold, in the order of the calls. */
  places: readonly string[];
  span: string;
  /** Which homes, in words. */
  types: string;
  texts: Texts;
}

/** Null where the sales could not be read. */
export function tellShares(share: Share, told: Told): string | null {
  const { turn, places, span, types, texts } = told;
  const [place] = places;
  const names = Object.values(share === 'cuts' ? cutFigures : overFigures);
  const all = figuresInOrder(turn, names);
  if (!place || all.length < places.length) return null;
  if (places.length > 1) return share === 'cuts' ? cutsBeside(all, told) : overBeside(all, told);
  if (share === 'over-list') return overIn(place, told);
  const now = tellCutsNow({ turn, texts });
  return [tellCuts({ turn, place, span, types, texts }), now ? `- ${now}` : ''].filter(Boolean).join('\n\n');
}

const of = (figures: ToldFigures | null | undefined, name: string): ToldFigure => figures?.get(name) ?? nothing;

function overIn(place: string, { turn, span, types, texts }: Told): string {
  const { sales: words, market } = texts;
  const figures = figuresTold(turn, overFigures.share);
  const [share, over, by] = [of(figures, overFigures.share), of(figures, overFigures.over), of(figures, overFigures.by)];
  const counted = market.counted(types, false, span);
  if (share.n === 0) return words.noneSold(place, counted);
  const [at, under] = [of(figures, overFigures.at).n, of(figures, overFigures.under).n];
  return [
    words.overIn(place, counted),
    [
      words.over({ share: shareIn(share), over: over.n, all: share.n }),
      words.besideOver(at, under),
      by.value === null ? '' : words.overBy(percent(by.value)),
    ]
      .filter(Boolean)
      .join(' '),
  ].join('\n\n');
}

const shareIn = ({ value }: ToldFigure): string | null => (value === null ? null : percent(value));

/** The place where it came most often first; empty where not all of them tell a share. */
function mostOften(all: readonly ToldFigures[], name: string, { places }: Told, say: Texts['sales']['cutMost']): string {
  const known = all.flatMap((figures, at) => {
    const { value } = of(figures, name);
    return value === null ? [] : [{ area: places[at] ?? '', value, figure: percent(value) }];
  });
  const [first, ...others] = known.toSorted((one, other) => other.value - one.value);
  return first && known.length === places.length ? say(first, others) : '';
}

const table = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const head = (places: readonly string[]): string[][] => [
  ['', ...places.map((place) => place.replaceAll('**', ''))],
  ['---', ...places.map(() => '---')],
];

function cutsBeside(all: readonly ToldFigures[], told: Told): string {
  const { turn, places, span, types, texts } = told;
  const { sales: words, market, common } = texts;
  const now = figuresInOrder(turn, [cutNow]);
  const row = (name: string, figure: string, written: (value: number) => string): string[] => [
    name,
    ...all.map((figures) => {
      const { value, n } = of(figures, figure);
      return value === null ? market.table.notEnough(market.sales(n, false)) : `${written(value)} (${market.sales(n, false)})`;
    }),
  ];
  const shares = all.map((figures) => {
    const share = of(figures, cutFigures.share);
    return words.ofAll(shareIn(share), of(figures, cutFigures.cutOfFirst).n, share.n);
  });
  const rows = [
    ...head(places),
    [words.shareCut, ...shares],
    row(words.cutItself, cutFigures.cut, percent),
    row(`${words.ofFirstList}: ${words.withCut.toLowerCase()}`, cutFigures.cutOfFirst, percent),
    row(`${words.ofFirstList}: ${words.withoutCut.toLowerCase()}`, cutFigures.keptOfFirst, percent),
    row(`${words.daysOnMarket}: ${words.withCut.toLowerCase()}`, cutFigures.cutDays, (value) => common.days(value)),
    ...(now.length === places.length
      ? [[words.activeCut, ...now.map((figures) => shareIn(of(figures, cutNow)) ?? market.table.none)]]
      : []),
  ];
  return [
    mostOften(all, cutFigures.share, told, words.cutMost),
    words.cutsBeside(market.counted(types, false, span)),
    table(rows),
    words.whatIsACut,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function overBeside(all: readonly ToldFigures[], told: Told): string {
  const { places, span, types, texts } = told;
  const { sales: words, market } = texts;
  const shares = all.map((figures) => {
    const share = of(figures, overFigures.share);
    return words.ofAll(shareIn(share), of(figures, overFigures.over).n, share.n);
  });
  return [
    mostOften(all, overFigures.share, told, words.overMost),
    words.overBeside(market.counted(types, false, span)),
    table([...head(places), [words.shareOver, ...shares]]),
  ]
    .filter(Boolean)
    .join('\n\n');
}
