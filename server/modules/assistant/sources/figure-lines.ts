import type { SourceCall } from '#contract/reply-sources.ts';
import { labelOf } from './field-words.ts';
import { changeWords, dateWords, figureWords, rangeWords, valueWords } from './value-words.ts';

type Line = SourceCall['asked'][number];
type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * A market's figure with what it rests on, in few lines: "$1,441,000 (17 sales, Aug 22 – Nov 20, 2026)", the one of a year earlier, the
 * change. One that is missing says why. Undefined for what is no such figure.
 */
export function linesOfFigure(figure: Item, path: readonly string[]): Line[] | undefined {
  if (path.length === 0 || !('period' in figure || 'asOf' in figure) || !('value' in figure || 'n' in figure)) return undefined;
  const line = (name: string | null, value: string): Line => ({ label: labelOf(name ? [...path, name] : path), value });
  const { yearEarlier, changePercent, trend, city, meanSales, balance, rule, basis, unit } = figure;
  const lines = [line(null, withBasis(figure, unit, missingWords(figure)))];
  if (isItem(yearEarlier)) {
    lines.push(line('yearEarlier', withBasis(yearEarlier, yearEarlier['unit'] ?? unit, 'No figure a year earlier')));
  }
  if (typeof changePercent === 'number') {
    const trended = typeof trend === 'string' ? `, ${valueWords(trend, []).toLowerCase()}` : '';
    lines.push(line('changePercent', changeWords(changePercent) + trended));
  }
  if (isItem(city)) lines.push(...cityLines(city, unit, path));
  if (isItem(meanSales) && typeof meanSales['value'] === 'number') {
    lines.push(line('meanSales', figureWords(meanSales['value'], 'count')));
  }
  for (const [name, words] of Object.entries({ balance, rule, basis })) {
    if (typeof words === 'string') lines.push(line(name, valueWords(words, [])));
  }
  return lines;
}

/** "35 days (17 sales, Aug 22 – Nov 20, 2026)" */
function withBasis({ value, n, period, asOf }: Item, unit: unknown, whenMissing: string): string {
  const basis = [
    typeof n === 'number' ? `${figureWords(n, 'count')} ${n === 1 ? 'sale' : 'sales'}` : null,
    isItem(period) ? rangeWords(period['startAt'], period['endAt'], []) : null,
    typeof asOf === 'string' ? dateWords(asOf) : null,
  ].filter((part) => part !== null);
  const figure = typeof value === 'number' ? figureWords(value, unit) : whenMissing;
  return basis.length === 0 ? figure : `${figure} (${basis.join(', ')})`;
}

function missingWords({ missing }: Item): string {
  return typeof missing === 'string' ? valueWords(missing, []) : 'N/A';
}

/** The city around an area, to compare with. */
function cityLines(city: Item, unit: unknown, path: readonly string[]): Line[] {
  const { area, differencePercent, speed } = city;
  const label = `${labelOf(path)}, ${typeof area === 'string' ? area : 'the city'}`;
  const compared = [
    typeof differencePercent === 'number' ? changeWords(differencePercent) : null,
    typeof speed === 'string' ? valueWords(speed, []).toLowerCase() : null,
  ].filter((part) => part !== null);
  return [
    { label, value: withBasis(city, unit, 'Not enough data') },
    ...(compared.length > 0 ? [{ label: `${labelOf(path)}, against the city`, value: compared.join(', ') }] : []),
  ];
}
