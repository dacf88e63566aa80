import type { SourceCall } from '#contract/reply-sources.ts';
import { labelOf, placeOfField } from './field-words.ts';
import { linesOfFile } from './file-lines.ts';
import { linesOfFigure } from './figure-lines.ts';
import { lineOfPoint, lineOfSections, lineOfTrial, withPageInWords } from './part-lines.ts';
import { isForPeople } from './shown-fields.ts';
import { changeWords, dateWords, rangeWords, valueWords } from './value-words.ts';

type Line = SourceCall['asked'][number];
type SourceRecord = SourceCall['records'][number];

const degrees = (value: unknown) => (typeof value === 'number' ? value.toFixed(4) : '?');

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A range, an area, an order or a list as one line; undefined for what is written field by field. */
function asOneValue(value: unknown, path: readonly string[]): string | undefined {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.map((item) => valueWords(item, path)).join(', ');
  if (!isObject(value)) return typeof value === 'object' ? undefined : valueWords(value, path);
  const keys = Object.keys(value).filter((key) => value[key] !== null && value[key] !== undefined);
  if (keys.length > 0 && keys.every((key) => key === 'startAt' || key === 'endAt')) {
    return rangeWords(value['startAt'], value['endAt'], path);
  }
  if (path.at(-1) === 'orderResultsBy' && typeof value['term'] === 'string') {
    const first = value['order'] === 'asc' ? ', ascending' : value['order'] === 'desc' ? ', descending' : '';
    return `${valueWords(value['term'], ['term'])}${first}`;
  }
  if (value['type'] === 'named-area') {
    const { city, stateAbbreviated } = isObject(value['context']) ? value['context'] : {};
    const parts = [value['name'], city, stateAbbreviated].filter((part) => typeof part === 'string');
    return parts.filter((part, at) => part !== parts[at - 1]).join(', ');
  }
  if (value['type'] === 'radius')
    return `within ${valueWords(value['distance'], ['miles'])} (straight line) of ${typeof value['name'] === 'string' ? value['name'] : `${degrees(value['latitude'])}, ${degrees(value['longitude'])}`}`;
  if (value['type'] === 'polygon') return 'a drawn shape';
  return undefined;
}

function recordOf(value: Record<string, unknown>): SourceRecord | undefined {
  const { mlsId, mlsSource, addressLine1, address = addressLine1, city, price, status, soldDate, listDate } = value;
  if (typeof mlsId !== 'string' || typeof mlsSource !== 'string') return undefined;
  const label = [address, city].filter((part) => typeof part === 'string').join(', ');
  const date = soldDate ?? listDate;
  const facts = [
    typeof price === 'number' ? valueWords(price, ['price']) : null,
    typeof status === 'string' ? valueWords(status, ['status']) : null,
    typeof date === 'string' ? `${soldDate ? '' : 'listed '}${dateWords(date)}` : null,
  ].filter((part) => part !== null);
  return { mlsId, mlsSource, label: label === '' ? `MLS ${mlsId}` : label, facts: facts.join(' · ') };
}

/** The listings that the addresses of a file were found to be. */
const homesIn = (homes: unknown): SourceRecord[] =>
  Array.isArray(homes)
    ? homes.flatMap((one: unknown) => (isObject(one) && isObject(one['home']) ? (recordOf(one['home']) ?? []) : []))
    : [];

/** What happened to a home on a day, as one line. */
function eventLine({ date, kind, price, changePercent }: Record<string, unknown>): Line | undefined {
  if (typeof kind !== 'string' || date === undefined) return undefined;
  const change = typeof changePercent === 'number' ? ` (${changeWords(changePercent)})` : '';
  const what = [valueWords(kind, ['kind']), typeof price === 'number' ? valueWords(price, ['price']) + change : null];
  return {
    label: typeof date === 'string' ? dateWords(date) : 'Day not given',
    value: what.filter((part) => part !== null).join(' · '),
  };
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
      const sections = lineOfSections(item, path);
      if (sections) lines.push(sections);
      else for (const [index, entry] of item.entries()) walk(entry, [...path, String(index)]);
      return;
    }
    if (!isObject(item)) return;
    const whole = linesOfFigure(item, path) ?? eventLine(item) ?? lineOfTrial(item, path) ?? lineOfPoint(item, path);
    if (whole) {
      lines.push(...(Array.isArray(whole) ? whole : [whole]));
      return;
    }
    const ofFile = path.length === 0 ? linesOfFile(item) : undefined;
    if (ofFile) {
      lines.push(...ofFile);
      for (const home of homesIn(item['homes'])) records.push(home);
      return;
    }
    const record = recordOf(item);
    if (record) records.push(record);
    // What a listing of many has is on its own page; a single one is shown whole.
    if (record && path.length > 0) return;
    const entries = Object.entries(withPageInWords(item)).toSorted(([one], [other]) => placeOfField(one) - placeOfField(other));
    for (const [key, entry] of entries) if (isForPeople(key, entry)) walk(entry, [...path, key]);
  }
  walk(value, []);
  return { lines: lines.slice(0, most), records: records.slice(0, 100) };
}
