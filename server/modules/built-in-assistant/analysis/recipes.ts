/** The code that draws each picture; it runs where a model's own would, over the same rows. */
import type { AnalysisUnit } from '#contract/analysis.ts';
import type { HomeMeasure, MonthMeasure } from './chart-request.ts';

const months: Readonly<Record<MonthMeasure, { title: string; unit: AnalysisUnit }>> = {
  medianPrice: { title: 'Median sold price', unit: 'dollars' },
  medianPricePerSqFt: { title: 'Median price per sq ft', unit: 'dollarsPerSqFt' },
  medianDaysOnMarket: { title: 'Median days on market', unit: 'days' },
  saleToListPercent: { title: 'Median sale to list', unit: 'percent' },
  sold: { title: 'Sales', unit: 'count' },
};

const homes: Readonly<Record<HomeMeasure, { title: string; unit: AnalysisUnit }>> = {
  price: { title: 'Price', unit: 'dollars' },
  pricePerSqFt: { title: 'Price per sq ft', unit: 'dollarsPerSqFt' },
  livingAreaSqFt: { title: 'Living area', unit: 'sqFt' },
  daysOnMarket: { title: 'Days on market', unit: 'days' },
  yearBuilt: { title: 'Year built', unit: 'number' },
  beds: { title: 'Bedrooms', unit: 'number' },
  lotSizeSqFt: { title: 'Lot size', unit: 'sqFt' },
  hoaMonthlyDollars: { title: 'HOA fee a month', unit: 'dollars' },
};

/** Fewer sales than this make no median: the same rule as in market figures. */
const MIN_SALES = 10;
const MAX_BARS = 20;
const MAX_POINTS = 400;

const text = (words: string): string => JSON.stringify(words);

export function byMonth(measure: MonthMeasure, where: string): string {
  const { title, unit } = months[measure];
  return `const points = rows.filter((row) => !row.isPartial).map((row) => ({ x: row.month, y: row[${text(measure)}], n: row.sold }));
const last = points.findLast(({ y }) => y !== null);
if (!last) return { figures: [], chart: null };
const aYearBefore = (Number(last.x.slice(0, 4)) - 1) + last.x.slice(4);
const earlier = points.find(({ x, y }) => x === aYearBefore && y !== null);
const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const nameOf = (x) => names[Number(x.slice(5)) - 1] + ' ' + x.slice(0, 4);
const figures = [last, ...(earlier ? [earlier] : [])].map(({ x, y, n }) => ({ figure: nameOf(x), value: y, unit: ${text(unit)}, n }));
if (earlier && ${text(unit)} !== 'percent') figures.push({ figure: 'Change over that year', value: round((last.y / earlier.y - 1) * 100, 1), unit: 'percent' });
return { figures, chart: { type: 'line', title: ${text(`${title} by month ${where}`)}, x: { label: 'Month' }, y: { label: ${text(title)}, unit: ${text(unit)} }, series: [{ name: ${text(title)}, points }] } };`;
}

export function inventory(where: string): string {
  return `const months = rows.filter((row) => !row.isPartial);
if (months.length === 0) return { figures: [], chart: null };
const kinds = [['New listings', 'listed'], ['Under contract', 'pended'], ['Sold', 'sold']];
const year = months.slice(-12);
return {
  figures: kinds.map(([name, key]) => ({ figure: name + ' in the last twelve whole months', value: sum(year.map((row) => row[key])), unit: 'count' })),
  chart: { type: 'line', title: ${text(`New listings, contracts and sales by month ${where}`)}, x: { label: 'Month' }, y: { label: 'Homes', unit: 'count' },
    series: kinds.map(([name, key]) => ({ name, points: months.map((row) => ({ x: row.month, y: row[key] })) })) },
};`;
}

export function byNeighborhood(measure: 'price' | 'pricePerSqFt' | 'daysOnMarket', where: string): string {
  const { title, unit } = homes[measure];
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
    { figure: 'All of them', value: round(median(values), ${digits}), unit: ${text(unit)}, n: values.length }],
  chart: { type: 'bars', title: ${text(`Median ${title.toLowerCase()} of sold homes by neighborhood ${where}`)}, x: { label: byName.length > 1 ? 'Neighborhood' : 'ZIP code' }, y: { label: ${text(title)}, unit: ${text(unit)} },
    series: [{ name: ${text(title)}, points: bars }] },
};`;
}

export function listAgainstSold(where: string): string {
  return `const sales = rows.filter((row) => row.listPrice > 0 && row.soldPrice > 0);
if (sales.length < ${MIN_SALES}) return { figures: [], chart: null };
const shares = sales.map((row) => row.soldPrice / row.listPrice * 100);
return {
  figures: [{ figure: 'Median sold price of the list price', value: round(median(shares), 1), unit: 'percent', n: sales.length },
    { figure: 'Sold over the list price', value: round(shares.filter((share) => share > 100).length / shares.length * 100, 1), unit: 'percent', n: sales.length },
    { figure: 'Sold under it', value: round(shares.filter((share) => share < 100).length / shares.length * 100, 1), unit: 'percent', n: sales.length }],
  chart: { type: 'points', title: ${text(`List price against sold price ${where}`)}, x: { label: 'List price', unit: 'dollars' }, y: { label: 'Sold price', unit: 'dollars' },
    series: [{ name: 'Sales', points: sales.slice(0, ${MAX_POINTS}).map((row) => ({ x: row.listPrice, y: row.soldPrice })) }] },
};`;
}

export function sizeAgainstPrice(where: string): string {
  return `const known = rows.filter((row) => row.livingAreaSqFt > 0 && row.price > 0);
if (known.length === 0) return { figures: [], chart: null };
return {
  figures: [{ figure: 'Median price per sq ft', value: round(median(known.map((row) => row.pricePerSqFt)), 2), unit: 'dollarsPerSqFt', n: known.length }],
  chart: { type: 'points', title: ${text(`Living area against price ${where}`)}, x: { label: 'Living area', unit: 'sqFt' }, y: { label: 'Price', unit: 'dollars' },
    series: [{ name: 'Homes', points: known.slice(0, ${MAX_POINTS}).map((row) => ({ x: row.livingAreaSqFt, y: row.price })) }] },
};`;
}

/** How the ends of a band are written. */
const bandWords = `const short = (value, unit) => {
  if (unit !== 'dollars') return unit === 'number' ? String(round(value)) : String(round(value)).replace(/\\B(?=(\\d{3})+$)/g, ',');
  return value >= 1e6 ? '$' + round(value / 1e6, 2) + 'M' : value >= 1e4 ? '$' + round(value / 1e3) + 'K' : '$' + round(value);
};`;

export function distribution(measure: HomeMeasure, where: string): string {
  const { title, unit } = homes[measure];
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
  figures: [figure('Median', median(values)), figure('Lowest quarter up to', quantile(values, 0.25)), figure('Highest quarter from', quantile(values, 0.75))],
  chart: { type: 'columns', title: ${text(`${title} of ${where}`.slice(0, 120))}, x: { label: ${text(title)} }, y: { label: 'Homes', unit: 'count' }, series: [{ name: 'Homes', points: ${bands} }] },
};`;
}

/** Of an attached table: the columns that the question names are grouped, counted or banded. */
export function ofTable(question: string): string {
  return `${bandWords}
const asked = ${text(question.toLowerCase())};
const columns = Object.keys(rows[0]);
const isNumeric = (column) => known(rows.map((row) => row[column])).length >= rows.length * 0.6;
const words = (column) => column.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word.length > 2);
const named = (column) => words(column).filter((word) => asked.includes(word.replace(/s$/, ''))).length / Math.max(1, words(column).length);
const ranked = columns.map((column, at) => ({ column, at, score: named(column) })).sort((a, b) => b.score - a.score || a.at - b.at);
const measure = (ranked.find(({ column, score }) => score > 0 && isNumeric(column)) ?? ranked.find(({ column }) => isNumeric(column) && /price|amount|value|sold/i.test(column)))?.column;
const group = ranked.find(({ column, score }) => score > 0 && !isNumeric(column))?.column ?? (measure ? undefined : ranked.find(({ column }) => { const all = new Set(rows.map((row) => row[column])); return all.size > 1 && all.size <= 30; })?.column);
const isMoney = (column) => /price|amount|fee|cost|rent|tax|value|sold for/i.test(column);
if (group) {
  const isCount = !measure || /how many|number of|count/.test(asked);
  const groups = groupBy(rows, group).map(({ name, rows }) => ({ x: String(name).slice(0, 80), y: isCount ? rows.length : round(median(rows.map((row) => row[measure])), 2), n: rows.length })).filter(({ y }) => y !== null).sort((a, b) => b.y - a.y).slice(0, ${MAX_BARS});
  if (groups.length === 0) return { figures: [], chart: null };
  const unit = isCount ? 'count' : isMoney(measure) ? 'dollars' : 'number';
  const title = isCount ? 'Rows' : 'Median ' + measure;
  return { figures: groups.slice(0, 3).map(({ x, y, n }) => ({ figure: x, value: y, unit, n })), chart: { type: 'bars', title: (title + ' by ' + group).slice(0, 120), x: { label: group.slice(0, 60) }, y: { label: title.slice(0, 60), unit }, series: [{ name: title.slice(0, 60), points: groups }] } };
}
if (!measure) return { figures: [], chart: null };
const unit = isMoney(measure) ? 'dollars' : 'number';
const values = known(rows.map((row) => row[measure]));
return { figures: [{ figure: 'Median ' + measure, value: round(median(values), 2), unit, n: values.length }], chart: { type: 'columns', title: measure.slice(0, 120), x: { label: measure.slice(0, 60) }, y: { label: 'Rows', unit: 'count' },
  series: [{ name: 'Rows', points: histogram(values).map(({ from, to, count }) => ({ x: short(from, unit) + '–' + short(to, unit), y: count })) }] } };`;
}
