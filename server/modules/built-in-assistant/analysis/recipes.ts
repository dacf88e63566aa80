/** The code that draws each picture; it runs where a model's own would, over the same rows. */
import type { AnalysisUnit } from '#contract/analysis.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { HomeMeasure, MonthMeasure, PointSpan } from './chart-request.ts';

export const monthUnits: Readonly<Record<MonthMeasure, AnalysisUnit>> = {
  medianPrice: 'dollars',
  medianPricePerSqFt: 'dollarsPerSqFt',
  medianDaysOnMarket: 'days',
  saleToListPercent: 'percent',
  sold: 'count',
  listed: 'count',
};

const homeUnits: Readonly<Record<HomeMeasure, AnalysisUnit>> = {
  price: 'dollars',
  pricePerSqFt: 'dollarsPerSqFt',
  livingAreaSqFt: 'sqFt',
  daysOnMarket: 'days',
  yearBuilt: 'number',
  beds: 'number',
  lotSizeSqFt: 'sqFt',
  hoaMonthlyDollars: 'dollars',
};

/** Fewer sales than this make no median: the same rule as in market figures. */
const MIN_SALES = 10;
/** A line of single months with more gaps tells nothing: their years are drawn instead. */
const LEAST_SHARE_KNOWN = 0.4;
const MAX_BARS = 20;
const MAX_POINTS = 400;

const text = (words: string | readonly string[]): string => JSON.stringify(words);
/** What the contract of a chart takes. */
export const MAX_TITLE = 120;
/** Cut behind a whole word, where it is longer. */
const titled = (title: string): string =>
  title.length <= MAX_TITLE
    ? title
    : `${title
        .slice(0, MAX_TITLE - 1)
        .replace(/[\s,]+\S*$/, '')
        .trimEnd()}…`;
type Words = Texts['charts'];

/** Where a span of the calendar ends, and how it is named of its last month; a rolling one ends with every month. */
export function pointsOf(span: PointSpan, words: Words): string {
  const names = `const names = ${text(words.monthNames)};
const monthOf = (x) => names[Number(x.slice(5)) - 1] + ${text(words.monthAndYear)} + x.slice(0, 4);`;
  switch (span) {
    case 'month':
      return `${names}
const isEnd = () => true, shown = (x) => x, nameOf = monthOf;`;
    case 'quarter':
      return `const isEnd = (x) => Number(x.slice(5)) % 3 === 0, shown = (x) => ${text(words.quarter)} + Number(x.slice(5)) / 3 + ' ' + x.slice(0, 4), nameOf = shown;`;
    case 'year':
      return `const isEnd = (x) => x.endsWith('-12'), shown = (x) => x.slice(0, 4), nameOf = shown;`;
    case 'rolling-quarter':
    case 'rolling-year':
      return `${names}
const isEnd = () => true, shown = (x) => x, nameOf = (x) => ${text(words.monthsTo(windowMonths[span]))} + monthOf(x);`;
  }
}

/** Months that each point takes in. */
export const windowMonths: Readonly<Record<PointSpan, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
  'rolling-quarter': 3,
  'rolling-year': 12,
};

/** A line, or columns, for each area. @param of which homes, and where: "in Ames, IA" */
export function byMonth(
  { measure, span, isColumns }: { measure: MonthMeasure; span: PointSpan; isColumns?: boolean },
  of: string,
  words: Words,
): string {
  const [title, unit] = [words.months[measure], monthUnits[measure]];
  const isOfMedians = measure !== 'sold' && measure !== 'listed';
  const isSparse =
    span === 'month' && isOfMedians
      ? `const isSparse = ({ points }) => points.filter(({ y }) => y !== null).length < ${LEAST_SHARE_KNOWN} * points.length;
if (lines.some(isSparse)) return { figures: [], chart: null };`
      : '';
  return `${pointsOf(span, words)}
const ended = rows.filter((row) => !row.isPartial && isEnd(row.month));
const lines = groupBy(ended, 'area').map(({ name, rows }) => ({ name, points: rows.map((row) => ({ x: shown(row.month), month: row.month, y: row[${text(measure)}], n: row.sold })) }));
const known = lines.filter(({ points }) => points.some(({ y }) => y !== null));
if (known.length === 0) return { figures: [], chart: null };
${isSparse}
const unknown = lines.filter((line) => !known.includes(line)).map(({ name }) => ({ figure: name, value: null, unit: ${text(unit)} }));
const figures = known.flatMap(({ name, points }) => {
  const last = points.findLast(({ y }) => y !== null);
  const aYearBefore = (Number(last.month.slice(0, 4)) - 1) + last.month.slice(4);
  const earlier = points.find(({ month, y }) => month === aYearBefore && y !== null);
  const of = lines.length > 1 ? name + ', ' : '';
  const told = [last, ...(earlier ? [earlier] : [])].map(({ month, y, n }) => ({ figure: of + nameOf(month), value: y, unit: ${text(unit)}${isOfMedians ? ', n' : ''} }));
  if (earlier && earlier.y !== 0 && ${text(unit)} !== 'percent') told.push({ figure: of === '' ? ${text(words.changeOverYear)} : of + ${text(words.changeOverYear.charAt(0).toLowerCase() + words.changeOverYear.slice(1))}, value: round((last.y / earlier.y - 1) * 100, 1), unit: 'percent' });
  return told;
});
const drawn = (points) => points.map(({ x, y, n }) => ({ x, y, n }));
return { figures: [...figures, ...unknown], chart: { type: ${text(isColumns ? 'columns' : 'line')}, title: ${text(titled(words.bySpan[span](title, of)))}, x: { label: ${text(words.spans[span])} }, y: { label: ${text(title)}, unit: ${text(unit)} }, series: known.map(({ name, points }) => ({ name: lines.length > 1 ? name.slice(0, 60) : ${text(title)}, points: drawn(points) })) } };`;
}

export function inventory(where: string, words: Words): string {
  const kinds = [words.newListings, words.underContract, words.sold].map((name) => [name, words.inLastYear(name)]);
  const keys = ['listed', 'pended', 'sold'];
  const named = JSON.stringify(kinds.map((names, at) => [...names, keys[at]]));
  return `const months = rows.filter((row) => !row.isPartial);
if (months.length === 0) return { figures: [], chart: null };
const kinds = ${named};
const year = months.slice(-12);
return {
  figures: kinds.map(([, figure, key]) => ({ figure, value: sum(year.map((row) => row[key])), unit: 'count' })),
  chart: { type: 'line', title: ${text(titled(words.inventory(where)))}, x: { label: ${text(words.month)} }, y: { label: ${text(words.home)}, unit: 'count' },
    series: kinds.map(([name, , key]) => ({ name, points: months.map((row) => ({ x: row.month, y: row[key] })) })) },
};`;
}

export function byNeighborhood(measure: 'price' | 'pricePerSqFt' | 'daysOnMarket', where: string, words: Words): string {
  const [title, unit] = [words.homes[measure], homeUnits[measure]];
  const digits = unit === 'dollarsPerSqFt' ? 2 : 0;
  return `const byName = groupBy(rows, 'neighborhood');
const groups = byName.length > 1 ? byName : groupBy(rows, 'zipCode');
const all = groups.map(({ name, rows }) => { const values = known(rows.map((row) => row[${text(measure)}])); return { x: name, y: round(median(values), ${digits}), n: values.length }; });
const bars = all.filter(({ n }) => n >= ${MIN_SALES}).sort((a, b) => b.y - a.y).slice(0, ${MAX_BARS});
if (bars.length === 0) return { figures: [], chart: null };
const first = bars[0], last = bars[bars.length - 1];
const values = known(rows.map((row) => row[${text(measure)}]));
return {
  figures: [{ figure: first.x, value: first.y, unit: ${text(unit)}, n: first.n }, ...(bars.length > 1 ? [{ figure: last.x, value: last.y, unit: ${text(unit)}, n: last.n }] : []),
    { figure: ${text(words.allOfThem)}, value: round(median(values), ${digits}), unit: ${text(unit)}, n: values.length }],
  chart: { type: 'bars', title: ${text(titled(words.byNeighborhood(title, where)))}, x: { label: byName.length > 1 ? ${text(words.neighborhood)} : ${text(words.zipCode)} }, y: { label: ${text(title)}, unit: ${text(unit)} },
    series: [{ name: ${text(title)}, points: bars }] },
};`;
}

export function listAgainstSold(where: string, words: Words): string {
  return `const sales = rows.filter((row) => row.listPrice > 0 && row.soldPrice > 0);
if (sales.length < ${MIN_SALES}) return { figures: [], chart: null };
const shares = sales.map((row) => row.soldPrice / row.listPrice * 100);
return {
  figures: [{ figure: ${text(words.soldOfList)}, value: round(median(shares), 1), unit: 'percent', n: sales.length },
    { figure: ${text(words.soldOver)}, value: round(shares.filter((share) => share > 100).length / shares.length * 100, 1), unit: 'percent', n: sales.length },
    { figure: ${text(words.soldUnder)}, value: round(shares.filter((share) => share < 100).length / shares.length * 100, 1), unit: 'percent', n: sales.length }],
  chart: { type: 'points', title: ${text(titled(words.listAgainstSold(where)))}, x: { label: ${text(words.listPrice)}, unit: 'dollars' }, y: { label: ${text(words.soldPrice)}, unit: 'dollars' },
    series: [{ name: ${text(words.sales)}, points: sales.slice(0, ${MAX_POINTS}).map((row) => ({ x: row.listPrice, y: row.soldPrice })) }] },
};`;
}

export function sizeAgainstPrice(where: string, words: Words): string {
  return `const known = rows.filter((row) => row.livingAreaSqFt > 0 && row.price > 0);
if (known.length === 0) return { figures: [], chart: null };
return {
  figures: [{ figure: ${text(words.months.medianPricePerSqFt)}, value: round(median(known.map((row) => row.pricePerSqFt)), 2), unit: 'dollarsPerSqFt', n: known.length }],
  chart: { type: 'points', title: ${text(titled(words.sizeAgainstPrice(where)))}, x: { label: ${text(words.homes.livingAreaSqFt)}, unit: 'sqFt' }, y: { label: ${text(words.homes.price)}, unit: 'dollars' },
    series: [{ name: ${text(words.home)}, points: known.slice(0, ${MAX_POINTS}).map((row) => ({ x: row.livingAreaSqFt, y: row.price })) }] },
};`;
}

/** How the ends of a band are written. */
const bandWords = `const short = (value, unit) => {
  if (unit !== 'dollars') return unit === 'number' ? String(round(value)) : String(round(value)).replace(/\\B(?=(\\d{3})+$)/g, ',');
  return value >= 1e6 ? '$' + round(value / 1e6, 2) + 'M' : value >= 1e4 ? '$' + round(value / 1e3) + 'K' : '$' + round(value);
};`;

export function distribution(measure: HomeMeasure, of: string, words: Words): string {
  const [title, unit] = [words.homes[measure], homeUnits[measure]];
  const digits = unit === 'dollarsPerSqFt' ? 2 : 0;
  const bandUnit = unit === 'dollarsPerSqFt' ? 'dollars' : unit;
  const bands =
    measure === 'beds'
      ? `groupBy(values.map((beds) => ({ beds })), 'beds').sort((a, b) => a.name - b.name).map(({ name, rows }) => ({ x: String(name), y: rows.length }))`
      : `histogram(values).map(({ from, to, count }) => ({ x: short(from, ${text(bandUnit)}) + '–' + short(to, ${text(bandUnit)}), y: count }))`;
  return `${bandWords}
const values = known(rows.map((row) => row[${text(measure)}]));
if (values.length === 0) return { figures: [], chart: null };
const figure = (figure, value) => ({ figure, value: round(value, ${digits}), unit: ${text(unit)}, n: values.length });
return {
  figures: [figure(${text(words.median)}, median(values)), figure(${text(words.lowestQuarter)}, quantile(values, 0.25)), figure(${text(words.highestQuarter)}, quantile(values, 0.75))],
  chart: { type: 'columns', title: ${text(titled(words.distribution(title, of)))}, x: { label: ${text(title)} }, y: { label: ${text(words.home)}, unit: 'count' }, series: [{ name: ${text(words.home)}, points: ${bands} }] },
};`;
}

/** Of an attached table: the columns that the question names are grouped, counted or banded. */
export function ofTable(question: string, words: Words): string {
  const medianOf = `(of) => ${text(words.medianOf('@'))}.replace('@', of)`;
  const titleOf = `(what, group) => ${text(words.by('@what', '@group'))}.replace('@what', what).replace('@group', group)`;
  return `${bandWords}
const asked = ${text(question.toLowerCase())};
const medianOf = ${medianOf};
const titleOf = ${titleOf};
const columns = Object.keys(rows[0]);
const isNumeric = (column) => known(rows.map((row) => row[column])).length >= rows.length * 0.6;
const words = (column) => column.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word.length > 2);
const named = (column) => words(column).filter((word) => asked.includes(word.replace(/s$/, ''))).length / Math.max(1, words(column).length);
const ranked = columns.map((column, at) => ({ column, at, score: named(column) })).sort((a, b) => b.score - a.score || a.at - b.at);
const byWords = (/\\b(?:by|per|for each)\\s+([a-z ]{2,40})/.exec(asked) ?? [])[1] ?? '';
const isBy = (column) => words(column).some((word) => byWords.includes(word.replace(/s$/, '')));
const few = (column) => new Set(rows.map((row) => row[column])).size <= ${MAX_BARS};
const byGroup = byWords === '' ? undefined : ranked.find(({ column }) => isBy(column) && (!isNumeric(column) || few(column)))?.column;
const measure = (ranked.find(({ column, score }) => score > 0 && isNumeric(column) && column !== byGroup) ?? ranked.find(({ column }) => isNumeric(column) && /price|amount|value|sold/i.test(column)))?.column;
const group = byGroup ?? ranked.find(({ column, score }) => score > 0 && !isNumeric(column))?.column ?? (measure ? undefined : ranked.find(({ column }) => { const all = new Set(rows.map((row) => row[column])); return all.size > 1 && all.size <= 30; })?.column);
const isMoney = (column) => /price|amount|fee|cost|rent|tax|value|sold for/i.test(column);
if (group) {
  const isCount = !measure || /how many|number of|count/.test(asked);
  const groups = groupBy(rows, group).map(({ name, rows }) => ({ x: String(name).slice(0, 80), y: isCount ? rows.length : round(median(rows.map((row) => row[measure])), 2), n: rows.length })).filter(({ y }) => y !== null).sort((a, b) => (isNumeric(group) ? a.x - b.x : b.y - a.y)).slice(0, ${MAX_BARS});
  if (groups.length === 0) return { figures: [], chart: null };
  const unit = isCount ? 'count' : isMoney(measure) ? 'dollars' : 'number';
  const title = isCount ? ${text(words.rows)} : medianOf(measure);
  return { figures: groups.slice(0, 3).map(({ x, y, n }) => ({ figure: isNumeric(group) ? group + ' ' + x : x, value: y, unit, n })), chart: { type: 'bars', title: titleOf(title, group).slice(0, ${MAX_TITLE}), x: { label: group.slice(0, 60) }, y: { label: title.slice(0, 60), unit }, series: [{ name: title.slice(0, 60), points: groups }] } };
}
if (!measure) return { figures: [], chart: null };
const unit = isMoney(measure) ? 'dollars' : 'number';
const values = known(rows.map((row) => row[measure]));
return { figures: [{ figure: medianOf(measure), value: round(median(values), 2), unit, n: values.length }], chart: { type: 'columns', title: measure.slice(0, ${MAX_TITLE}), x: { label: measure.slice(0, 60) }, y: { label: ${text(words.rows)}, unit: 'count' },
  series: [{ name: ${text(words.rows)}, points: histogram(values).map(({ from, to, count }) => ({ x: short(from, unit) + '–' + short(to, unit), y: count })) }] } };`;
}
