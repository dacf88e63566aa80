import type { SourceCall } from '#contract/reply-sources.ts';
import { unitOfPath, type Unit } from '../tracing/units.ts';

type Line = SourceCall['asked'][number];
type SourceRecord = SourceCall['records'][number];

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const MOST_CHARACTERS = 200;

const endings: Partial<Record<Unit, string>> = {
  percent: '%',
  sqft: ' sq ft',
  days: ' days',
  months: ' months',
  miles: ' miles',
};

function format(value: unknown, path: readonly string[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return String(value).slice(0, MOST_CHARACTERS);
  const unit = unitOfPath(path);
  if (unit === 'dollars') return `$${whole.format(value)}`;
  if (unit === 'dollars-per-sqft') return `$${whole.format(value)} per sq ft`;
  return unit === 'year' ? String(value) : `${whole.format(value)}${endings[unit] ?? ''}`;
}

/** `orderResultsBy.term` → "Order results by, term"; numbers of lists stay out of a label. */
export function labelOf(path: readonly string[]): string {
  const words = path
    .filter((name) => !/^\d+$/.test(name))
    .map((name) =>
      name
        .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
        .replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
        .toLowerCase()
        .replace(/\bsq ft\b|\bsqft\b/, 'sq ft')
        .replace(/\bmls\b/, 'MLS')
        .replace(/\bhoa\b/, 'HOA'),
    )
    .join(', ')
    // A figure with its unit is written as one, and a number of a market stands for its `value`.
    .replace(/, value$/, '')
    .replace(/, n$/, ', sales counted')
    .replace(/\barea filter\b/, 'area');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const degrees = (value: unknown) => (typeof value === 'number' ? value.toFixed(4) : '?');

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A range, an area or a list as one line; undefined for what is written field by field. */
function asOneValue(value: unknown, path: readonly string[]): string | undefined {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.map((item) => format(item, path)).join(', ');
  if (!isObject(value)) return typeof value === 'object' ? undefined : format(value, path);
  const keys = Object.keys(value).filter((key) => value[key] !== null && value[key] !== undefined);
  if (keys.length > 0 && keys.every((key) => key === 'startAt' || key === 'endAt')) {
    const [from, to] = [value['startAt'] ?? null, value['endAt'] ?? null].map((end) => (end === null ? null : format(end, path)));
    return from && to ? `${from} to ${to}` : from ? `from ${from}` : `up to ${to ?? ''}`;
  }
  if (value['type'] === 'named-area') {
    const { city, stateAbbreviated } = isObject(value['context']) ? value['context'] : {};
    return [value['name'], city, stateAbbreviated].filter((part) => typeof part === 'string').join(', ');
  }
  if (value['type'] === 'radius')
    return `within ${format(value['distance'], ['miles'])} of ${degrees(value['latitude'])}, ${degrees(value['longitude'])}`;
  if (value['type'] === 'polygon') return 'a drawn shape';
  return undefined;
}

function recordOf(value: Record<string, unknown>): SourceRecord | undefined {
  const { mlsId, mlsSource, addressLine1, city, price, status, soldDate, listDate } = value;
  if (typeof mlsId !== 'string' || typeof mlsSource !== 'string') return undefined;
  const label = [addressLine1, city].filter((part) => typeof part === 'string').join(', ');
  const date = soldDate ?? listDate;
  const facts = [typeof price === 'number' ? format(price, ['price']) : null, status, date].filter(
    (part) => typeof part === 'string',
  );
  return { mlsId, mlsSource, label: label === '' ? `MLS ${mlsId}` : label, facts: facts.join(' · ') };
}

/** An answer, or the arguments of a call, as labelled lines, with its listings apart. */
export function explain(value: unknown, most: number): { lines: Line[]; records: SourceRecord[] } {
  const lines: Line[] = [];
  const records: SourceRecord[] = [];
  function walk(item: unknown, path: readonly string[]): void {
    if (item === null || item === undefined || lines.length >= most) return;
    const one = asOneValue(item, path);
    if (one !== undefined) {
      if (one !== '') lines.push({ label: labelOf(path), value: one });
      return;
    }
    if (Array.isArray(item)) {
      for (const [index, entry] of item.entries()) walk(entry, [...path, String(index)]);
      return;
    }
    if (!isObject(item)) return;
    const record = recordOf(item);
    if (record) records.push(record);
    // What a listing of many has is on its own page; a single one is shown whole.
    if (record && path.length > 0) return;
    for (const [key, entry] of Object.entries(item)) if (key !== 'unit') walk(entry, [...path, key]);
  }
  walk(value, []);
  return { lines, records: records.slice(0, 100) };
}
