import type { ModelMessage } from 'ai';
import { readAskedFigures } from './figures-in-text.ts';
import { unitOfPath, type Unit } from './units.ts';

/** One number that a tool gave, or that the user said. */
export interface KnownNumber {
  value: number;
  unit: Unit;
  /** The tool call that gave it; null for the user's own words. */
  toolCallId: string | null;
  /** Where in the answer: `items.2.price`; `arguments.price.endAt` for what was asked; `your message` for the user's words. */
  path: string;
  /** The listing or area that it is a fact of, by the names below; null when it is about the whole answer. */
  record: string | null;
  kind: 'fact' | 'condition' | 'derived';
}

/** A listing or an area that an answer tells of. */
export interface KnownRecord {
  key: string;
  /** A market's area, of which an answer tells medians and counts. */
  isArea: boolean;
  /** How a reply may call it: address, MLS number, name of a place. */
  names: string[];
}

/** Everything that figures of a reply may rest on. */
export interface Evidence {
  numbers: KnownNumber[];
  records: KnownRecord[];
  dates: { date: string; toolCallId: string | null; record: string | null }[];
  /** Free text of answers, such as remarks, and of the user: a number counts there with the word that follows it. */
  texts: { text: string; toolCallId: string | null; record: string | null }[];
  /** Names with digits in them, whose digits are no figures: "48 Jersey Ave", "94114". */
  names: Set<string>;
}

interface Place {
  toolCallId: string | null;
  record: string | null;
  kind: KnownNumber['kind'];
}

const nameKeys = ['addressLine1', 'mlsId', 'area', 'place', 'name', 'label'];
const MIN_NAME_CHARACTERS = 3;
/** Bounds the work for one reply, whatever a tool answered. */
const MAX_NUMBERS = 20_000;

export function emptyEvidence(): Evidence {
  return { numbers: [], records: [], dates: [], texts: [], names: new Set() };
}

/** Adds what the messages of a run say: the calls that were answered, with their arguments, and the answers. */
export function addSteps(evidence: Evidence, messages: readonly ModelMessage[]): void {
  const asked = new Map<string, unknown>();
  for (const message of messages) {
    if (message.role === 'assistant' && typeof message.content !== 'string') {
      for (const part of message.content) if (part.type === 'tool-call') asked.set(part.toolCallId, part.input);
    }
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result' || part.output.type !== 'json') continue;
      const { toolCallId } = part;
      add(evidence, asked.get(toolCallId), ['arguments'], { toolCallId, record: null, kind: 'condition' });
      add(evidence, part.output.value, [], { toolCallId, record: null, kind: 'fact' });
    }
  }
}

/** Adds facts that no tool gave: those of a page that a text stands on. */
export function addFacts(evidence: Evidence, facts: unknown): void {
  add(evidence, facts, [], { toolCallId: null, record: null, kind: 'fact' });
}

/** What the trade says for short: "max 850" are thousands of dollars, and "under 1.2" millions. Null: no price. */
function priceMeant(value: number): number | null {
  if (Number.isInteger(value)) return value >= 100 && value < 1_000 ? value * 1e3 : null;
  return value < 20 ? value * 1e6 : null;
}

/** Adds the user's own words: what they named may be repeated to them. */
export function addWords(evidence: Evidence, words: string): void {
  for (const { value, unit } of readAskedFigures(words)) {
    const fromMessage = { toolCallId: null, path: 'your message', record: null, kind: 'condition' as const };
    evidence.numbers.push({ ...fromMessage, value, unit });
    const price = unit === 'unknown' ? priceMeant(value) : null;
    if (price !== null) evidence.numbers.push({ ...fromMessage, value: price, unit: 'dollars' });
  }
  evidence.texts.push({ text: words, toolCallId: null, record: null });
}

/** Adds dates that need no tool: today. */
export function addDate(evidence: Evidence, date: string): void {
  evidence.dates.push({ date, toolCallId: null, record: null });
}

function add(evidence: Evidence, value: unknown, path: readonly string[], place: Place): void {
  if (evidence.numbers.length >= MAX_NUMBERS) return;
  if (typeof value === 'number') addNumber(evidence, value, path, unitOfPath(path), place);
  else if (typeof value === 'string') addText(evidence, value, path, place);
  else if (Array.isArray(value)) {
    if (place.kind === 'fact') addNumber(evidence, value.length, [...path, 'count'], 'count', { ...place, kind: 'derived' });
    for (const [index, item] of value.entries()) add(evidence, item, [...path, String(index)], place);
  } else if (value !== null && typeof value === 'object') addObject(evidence, value, path, place);
}

/** The least and the greatest of each figure of a list: "from $745,000 to $2,310,000". */
function addExtremes(
  evidence: Evidence,
  items: readonly unknown[],
  path: readonly string[],
  { toolCallId, record }: Place,
): void {
  const values = new Map<string, number[]>();
  for (const item of items) {
    if (item === null || typeof item !== 'object') continue;
    for (const [key, value] of Object.entries(item))
      if (typeof value === 'number') values.set(key, [...(values.get(key) ?? []), value]);
  }
  for (const [key, known] of values) {
    const rest = {
      unit: unitOfPath([...path, key]),
      toolCallId,
      path: [...path, key].join('.'),
      record,
      kind: 'derived' as const,
    };
    evidence.numbers.push({ ...rest, value: Math.min(...known) }, { ...rest, value: Math.max(...known) });
  }
}

function addObject(evidence: Evidence, value: object, path: readonly string[], place: Place): void {
  const entries = Object.entries(value);
  const names = nameKeys.flatMap((key) => {
    const name: unknown = Reflect.get(value, key);
    return typeof name === 'string' && name.length >= MIN_NAME_CHARACTERS ? [name] : [];
  });
  const ofRecord =
    place.kind === 'fact' && names.length > 0 ? recordOf(evidence, { names, isArea: 'area' in value }, place) : place;
  const { unit, value: figure }: { unit?: unknown; value?: unknown } = value;
  if (typeof unit === 'string' && typeof figure === 'number') {
    addNumber(evidence, figure, path, unitOfPath([unit]), ofRecord);
  }
  const { totalItems }: { totalItems?: unknown } = value;
  for (const [key, item] of entries) {
    add(evidence, item, [...path, key], ofRecord);
    // A page of many tells nothing about the extremes of all.
    const isWhole = Array.isArray(item) && (typeof totalItems !== 'number' || totalItems <= item.length);
    if (isWhole && place.kind === 'fact') addExtremes(evidence, item, [...path, key], ofRecord);
  }
  if (ofRecord !== place || place.record !== null) addDerived(evidence, value, path, ofRecord);
}

function recordOf(evidence: Evidence, { names, isArea }: Pick<KnownRecord, 'names' | 'isArea'>, place: Place): Place {
  const [key = ''] = names;
  const known = evidence.records.find((record) => record.key === key);
  if (known) known.names.push(...names.filter((name) => !known.names.includes(name)));
  else evidence.records.push({ key, names, isArea });
  return { ...place, record: key };
}

function addNumber(evidence: Evidence, value: number, path: readonly string[], unit: Unit, place: Place): void {
  const { toolCallId, record, kind } = place;
  evidence.numbers.push({ value, unit, toolCallId, path: path.join('.'), record, kind });
  const isRatio = /ratio|saleToList|share/i.test(path.at(-1) ?? '') && value > 0 && value < 3;
  if (isRatio) {
    const percent = { unit: 'percent' as const, toolCallId, path: path.join('.'), record };
    evidence.numbers.push(
      { ...percent, value: value * 100, kind },
      { ...percent, value: Math.abs(value - 1) * 100, kind: 'derived' },
    );
  }
}

const MAX_NAME_CHARACTERS = 80;

/** In digits or in words: "one bedroom" of the remarks may be quoted. */
const hasNumber = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

function addText(evidence: Evidence, value: string, path: readonly string[], { toolCallId, record }: Place): void {
  if (/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) {
    evidence.dates.push({ date: value.slice(0, 10), toolCallId, record });
    return;
  }
  // A calendar month is told without a day.
  if (/^\d{4}-\d{2}$/.test(value)) {
    evidence.dates.push({ date: `${value}-01`, toolCallId, record });
    return;
  }
  const isName =
    value.length <= MAX_NAME_CHARACTERS &&
    /(?:address|mlsId|zip|name|area|place|street|license|dre|phone|label)/i.test(path.at(-1) ?? '');
  // Copy spells the unit out: "12 Alder Street Unit 4" of "12 Alder Street #4".
  if (isName && /\d/.test(value)) evidence.names.add(value).add(value.replace(/\s*#\s*/, ' Unit '));
  else if (hasNumber.test(value)) evidence.texts.push({ text: value, toolCallId, record });
}

/** Figures that follow from two facts of one record by a rule that everybody knows. */
function addDerived(evidence: Evidence, value: object, path: readonly string[], { toolCallId, record }: Place): void {
  const { price, originalListPrice }: { price?: unknown; originalListPrice?: unknown } = value;
  if (typeof price !== 'number' || typeof originalListPrice !== 'number' || originalListPrice === 0) return;
  const changed = Math.abs(originalListPrice - price);
  const rest = { toolCallId, path: [...path, 'price'].join('.'), record, kind: 'derived' as const };
  evidence.numbers.push(
    { ...rest, value: changed, unit: 'dollars' },
    { ...rest, value: (changed / originalListPrice) * 100, unit: 'percent' },
    { ...rest, value: (price / originalListPrice) * 100, unit: 'percent' },
  );
}
