/** Markets side by side: several areas, one area at two times, or several kinds of homes in one. */
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import type { MarketAnswer } from '#server/modules/market/index.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { typesInWords } from './describe-search.ts';
import { plain } from './format.ts';
import { dearest, grewMost, growthUnknown, quickest, tightest, wentFrom } from './market-comparison.ts';
import { lacking, type FigureKey } from './market-lines.ts';
import { marketTable } from './market-table.ts';
import { capital, longerWindow, ruleOf, span, whatCounts } from './market-words.ts';
import type { Texts } from './texts/index.ts';

export function sideBySide(question: MarketQuestion, found: MarketAnswer[], keys: FigureKey[], texts: Texts): string[] {
  const { market } = texts;
  const [first] = found;
  if (!first) return [];
  const shown = keys.filter((key) => found.some((one) => lacking(one, key) === null));
  const lacks = keys.filter((key) => !shown.includes(key)).map((key) => market.names(first.isLease)[key].toLowerCase());
  const sentences = [
    market.windowDays(capital(whatCounts(question, first, texts)), first.windowDays),
    lacks.length > 0 ? `${market.noneHas(lacks)}${longerWindow(first, texts)}` : '',
    shown.includes('supply') && !first.isLease && first.monthsOfSupply ? ruleOf(first.monthsOfSupply, texts) : '',
  ];
  const grew = question.figures.includes('trend') ? grewMost(found, shown, texts) || growthUnknown(found, texts) : '';
  const verdict = grew
    ? [grew]
    : [shown.includes('supply') ? tightest(found, texts) : '', dearest(found, shown, texts)].filter(Boolean);
  return [
    verdict.length > 0 ? verdict.join(' ') : quickest(found, shown, texts),
    shown.length > 0 ? marketTable(found, shown, texts) : '',
    sentences.filter(Boolean).join(' '),
  ];
}

/** Kinds of homes, a column each; of several areas each of its kinds. */
export function byKind(kinds: readonly PropertyType[][], found: MarketAnswer[], keys: FigureKey[], texts: Texts): string[] {
  const { market } = texts;
  const [first] = found;
  if (!first) return [];
  const areas = [...new Set(found.map(({ area }) => plain(area)))];
  const columns = found.map((one, at) => {
    const kind = typesInWords(kinds[at % kinds.length] ?? null, texts);
    return { ...one, area: found.length > kinds.length ? `${plain(one.area)}: ${kind}` : capital(kind) };
  });
  const shown = keys.filter((key) => columns.some((one) => lacking(one, key) === null));
  const lacks = keys.filter((key) => !shown.includes(key)).map((key) => market.names(first.isLease)[key].toLowerCase());
  return [
    market.byKind(areas.map((area) => `**${area}**`).join(', '), span(first.period, texts), first.isLease),
    shown.length > 0 ? marketTable(columns, shown, texts) : '',
    [
      lacks.length > 0 ? `${market.noneHas(lacks)}${longerWindow(first, texts)}` : '',
      shown.includes('supply') && !first.isLease && first.monthsOfSupply ? ruleOf(first.monthsOfSupply, texts) : '',
    ]
      .filter(Boolean)
      .join(' '),
  ];
}

/** Beside another time of the area its own year before would only confuse. */
const withoutYearEarlier = <M extends { yearEarlier: { value: number | null } }>(median: M | undefined): M | undefined =>
  median && { ...median, yearEarlier: { ...median.yearEarlier, value: null } };

/** One area at two times: what is told of today is the same in both. */
export function byTime(question: MarketQuestion, found: MarketAnswer[], keys: FigureKey[], texts: Texts): string[] {
  const { market } = texts;
  const columns = found.map(({ activeCount: _active, monthsOfSupply: _supply, ...one }) => ({
    ...one,
    medianPrice: withoutYearEarlier(one.medianPrice),
    medianPricePerSqFt: withoutYearEarlier(one.medianPricePerSqFt),
    medianDaysOnMarket: withoutYearEarlier(one.medianDaysOnMarket),
    saleToList: withoutYearEarlier(one.saleToList),
    area: span(one.period, texts),
  }));
  const [first] = found;
  const [column] = columns;
  if (!first || !column) return [];
  const shown = keys.filter((key) => key !== 'supply' && columns.some((one) => lacking(one, key) === null));
  const lacks = keys
    .filter((key) => key !== 'supply' && !shown.includes(key))
    .map((key) => market.names(first.isLease)[key].toLowerCase());
  const sentences = [
    market.atTwoTimes(capital(typesInWords(question.propertyTypes, texts)), plain(first.area), first.isLease),
    lacks.length > 0 ? market.noneHas(lacks) : '',
  ];
  const ordered = columns.toSorted((a, b) => a.period.startAt.localeCompare(b.period.startAt));
  return [
    wentFrom(ordered, shown, texts),
    shown.length > 0 ? marketTable(columns, shown, texts) : '',
    sentences.filter(Boolean).join(' '),
  ];
}
