import { findDifference } from './differences.ts';
import type { Evidence, KnownNumber } from './evidence.ts';
import { isDate, type WrittenDate } from './dates-in-text.ts';
import { readFigures, type WrittenFigure } from './figures-in-text.ts';
import { ROW_NUMBERS, findMentions, segmentsOf, type Mention, type Segment } from './segments.ts';
import { fitsUnit, unitOfWordsBefore, type Unit } from './units.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** A figure of a reply, and what it rests on. */
export interface TracedFigure {
  /** Offsets into the reply, end exclusive. */
  start: number;
  end: number;
  text: string;
  /** Null when nothing that a tool gave, or that the user said, shows it. */
  source: { toolCallId: string | null; path: string; /** The listing or area that it is a fact of. */ record?: string } | null;
}

/**
 * Matches each figure and date of a reply to what the run's tools gave and what the user said (issue "figures that can be traced").
 *
 * Strict on purpose: units must fit, a written digit must be right after rounding, and where a sentence names a listing or an area
 * the figure must be a fact of that one, so that a figure in the wrong place is untraced although it is true of another.
 */
export function traceFigures(text: string, evidence: Evidence): TracedFigure[] {
  const mentions = findMentions(text, evidence.records);
  const names = findMentions(
    text,
    [...evidence.names].map((name) => ({ key: name, names: [name] })),
  );
  const inside = (start: number, end: number) =>
    [...mentions, ...names].some((name) => start >= name.start && end <= name.end && /\d/.test(text.slice(name.start, name.end)));
  const { figures, dates } = readFigures(text, inside);
  const areas = new Set(evidence.records.filter(({ isArea }) => isArea).map(({ key }) => key));
  const segments = segmentsOf(text, mentions);
  const segmentOf = (at: number) => segments.find(({ start, end }) => at >= start && at < end);

  // The numbers of a table's rows count nothing.
  const told = figures.filter(({ start }) => segmentOf(start)?.heading !== ROW_NUMBERS);
  const traced = [
    ...told.map((figure) => ({
      written: figure,
      source: findNumber(text, figure, { segment: segmentOf(figure.start), mentions, areas }, evidence),
    })),
    ...dates.map((date) => ({
      written: date,
      source: findDate(text, date, { segment: segmentOf(date.start), areas }, evidence),
    })),
  ];
  return traced
    .map(({ written: { start, end, text: words }, source }) => ({ start, end, text: words, source }))
    .sort((a, b) => a.start - b.start);
}

const aggregate = inLines('i')`
  \b(?:
    median|average|mean|typical(?:ly)?|range|ranges|ranging|from|between|overall|in all|total|market|lowest|highest
    |mediana|mediano|promedio|rango|desde|entre|van de|mercado|más baj[oa]|más alt[oa]
  )\b[^.;|]*$
`;
/** A median is only what a tool gave as one. */
const middleBefore = /\b(?:median|average|mean|typical(?:ly)?|mediana|mediano|promedio)\b[^.;|,]{0,24}$/i;
const middle = /median|average|mean|typical/i;
/** "18 homes within 2 miles of 718 Montana Ave": how many match, told with a home's address. */
const isTotal = /^totalItems$/;
const homesBehind =
  /^\*{0,2}\s+(?:[\p{L}-]+\*{0,2},?\s+){0,5}(?:homes?|houses|condos|townhouses|lofts|listings|rentals|casas|condominios|anuncios)\b/iu;
/** "Within 0.25 miles of 12 Oak Street": how far the search reaches, with the address that it reaches from. */
const radiusBefore = /\b(?:within|dentro de|a menos de|a)\s+\*{0,2}$/i;
/** "Only 12 Oak Street itself is among condos up to $900,000": what was searched, told with a home. */
const amongBefore = /\b(?:itself is among|es la única entre|entre|1 match\*\* for|1 resultado\*\* al buscar)\b/;
const ofUser = /\b(?:you|your|budget|limit|tu|presupuesto|límite)\b/i;
/** How much of a sentence before a figure says what it is. */
const WORDS_BEFORE = 60;

interface Surroundings {
  segment: Segment | undefined;
  /** Of the whole reply. */
  mentions: readonly Mention[];
  /** Keys of the records that are areas. */
  areas: ReadonlySet<string>;
}

function findNumber(
  text: string,
  figure: WrittenFigure,
  { segment, mentions, areas }: Surroundings,
  evidence: Evidence,
): TracedFigure['source'] {
  const before = text.slice(Math.max(segment?.start ?? 0, figure.start - WORDS_BEFORE), figure.start);
  const allowed = recordsFor(text, figure.start, { segment, areas });
  const byRow = unitOf(figure, wordsOfRow(text, figure.start) + before);
  const unit = byRow === figure.unit && segment?.heading ? unitOf(figure, `${segment.heading} ${before}`) : byRow;
  const isAggregate = aggregate.test(before);
  const isMiddle = middleBefore.test(before);
  const countsHomes = homesBehind.test(text.slice(figure.end, figure.end + WORDS_BEFORE));
  const isRadius = radiusBefore.test(before);
  const isOfSearch = amongBefore.test(text.slice(segment?.start ?? 0, figure.start));
  const isArea = (record: string | null) => record !== null && areas.has(record);
  // "2 condos up to $900,000 in Noe Valley": a search of an area is told with the area's name.
  const namesAreasOnly = allowed.every(isArea);

  const fits = (known: KnownNumber): boolean => {
    if (!fitsUnit(unit, known.unit) || Math.abs(Math.abs(known.value) - Math.abs(figure.value)) > toleranceFor(figure, known))
      return false;
    if (isMiddle && !middle.test(known.path)) return false;
    if (known.kind === 'condition')
      return namesAreasOnly || isOfSearch || (unit === 'miles' && isRadius) || (known.toolCallId === null && ofUser.test(before));
    // What follows from a listing's facts is the listing's only where it is named.
    const isLoose = known.kind === 'derived' && known.unit === 'percent' && evidence.records.length > 1;
    if (allowed.length === 0) return (!isAggregate && !isLoose) || known.record === null || isArea(known.record);
    if (known.record === null) return isAggregate || namesAreasOnly || (countsHomes && isTotal.test(known.path));
    return allowed.includes(known.record);
  };
  const found = nearest(evidence.numbers.filter(fits));
  if (found) {
    const { toolCallId, path, record } = found;
    return { toolCallId, path, ...(record === null ? {} : { record }) };
  }
  const gap = segment && findDifference(text, { figure, unit, segment, mentions }, evidence);
  if (gap) return { toolCallId: gap.toolCallId, path: gap.path };
  return findInTexts(text, figure, evidence, allowed);
}

/** The words before tell what a bare number counts, and that dollars are per square foot: "lowest price per sq ft, $758". */
function unitOf({ unit }: WrittenFigure, before: string): Unit {
  if (unit !== 'unknown' && unit !== 'dollars') return unit;
  if (unit === 'unknown') return unitOfWordsBefore(before) ?? unit;
  return perSqFtBefore.test(before) ? 'dollars-per-sqft' : unit;
}

/** Not behind a figure of its own: in "$679 per sq ft, cut by $50,000" the second are dollars. */
const perSqFtBefore = /(?<!\d\s*)\b(?:per\s+(?:sq\.?\s*ft|sqft|square\s+foot)|por\s+pie²?)[^\d;]{0,45}$/i;

/** What is counted whole is never rounded: 2 baths are not 2.5. */
const countedWhole: ReadonlySet<Unit> = new Set(['beds', 'baths', 'spaces', 'count', 'days', 'year', 'unknown']);

function toleranceFor({ tolerance }: WrittenFigure, { unit, value }: KnownNumber): number {
  // A median of days may lie between two; it is said rounded, or rounded down (docs/product/market.md).
  if (unit === 'days' && !Number.isInteger(value)) return 0.999;
  return (countedWhole.has(unit) && tolerance <= 0.5 ? 0 : tolerance) + 1e-9;
}

const ranks = { fact: 0, condition: 1, derived: 2 } as const;

/** Of several sources that fit, the plainest: a fact before what follows from facts, and the one that lies highest in its answer. */
function nearest(known: readonly KnownNumber[]): KnownNumber | undefined {
  const depth = ({ path }: KnownNumber) => path.split('.').length;
  return known.toSorted((a, b) => ranks[a.kind] - ranks[b.kind] || depth(a) - depth(b))[0];
}

/** "12 Alder Street, San Pablo Park, Berkeley": what stands between a home and the city that it is in. */
const isWhereItLies = (between: string): boolean => /^(?:\]\([^)]*)?\)?[\s*,\p{L}'-]{1,60}$/u.test(between.replace(/^\*+/, ''));

/**
 * The records that a figure may be a fact of: the one named last before it, else those that the sentence names at all. A city behind a home is
 * where the home lies.
 */
function recordsFor(text: string, at: number, { segment, areas }: Pick<Surroundings, 'segment' | 'areas'>): string[] {
  const mentions = segment?.mentions ?? [];
  const named = mentions.filter(({ end }) => end <= at);
  const last = named.at(-1);
  const home = named.findLast(({ record }) => !areas.has(record));
  const isInAddress = last && home && areas.has(last.record) && isWhereItLies(text.slice(home.end, last.start));
  const before = isInAddress ? home : last;
  return before ? [before.record] : mentions.map(({ record }) => record);
}

/** The first cell of a table's row says what the row tells. */
function wordsOfRow(text: string, at: number): string {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const cell = /^\s*\|([^|\n]*)\|/.exec(text.slice(lineStart, at));
  return cell ? `${cell[1]} ` : '';
}

/** A number that free text of an answer has, too, before the same word: "2 fireplaces" of the remarks. */
function findInTexts(
  text: string,
  figure: WrittenFigure,
  { texts }: Evidence,
  allowed: readonly string[],
): TracedFigure['source'] {
  // "A limit of $4,600 there is 1 match": such a word does not say what the number counts.
  const word = /^\+?[\s-]*(?!(?:there|and|but|would)\b)([a-z]{3,})/i.exec(text.slice(figure.end, figure.end + 30))?.[1];
  const written = escape(figure.text.trim());
  const clock = clockBehind.exec(text.slice(figure.end, figure.end + 30))?.[0];
  const pattern = clock
    ? new RegExp(`(?<![\\w.,$])${written}${escape(clock)}`, 'i')
    : word
      ? new RegExp(`(?<![\\w.,$])${written}\\+?[\\s-]*${word}`, 'i')
      : figure.text.length >= 3 && new RegExp(`(?<![\\w.,])${written}(?![\\w,]|\\.\\d)`, 'i');
  if (!pattern) return null;
  const found = texts.find(
    (known) => (known.record === null || allowed.length === 0 || allowed.includes(known.record)) && pattern.test(known.text),
  );
  return found ? { toolCallId: found.toolCallId, path: found.toolCallId === null ? 'your message' : 'text' } : null;
}

/** "1 to 4 pm", "1 a 4 pm": neither hour has a word of its own. */
const clockBehind =
  /^(?::\d\d)?\s*(?:[ap]\.?m\b|(?:[ap]\.?m\.?)?\s*(?:to|until|a|y|hasta|[-–])\s*(?:las?\s+)?\d{1,2}(?::\d\d)?\s*[ap]\.?m\b)/i;

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function findDate(
  text: string,
  written: WrittenDate,
  surroundings: Pick<Surroundings, 'segment' | 'areas'>,
  evidence: Evidence,
): TracedFigure['source'] {
  const before = text.slice(Math.max(0, written.start - 20), written.start);
  const allowed = recordsFor(text, written.start, surroundings);
  const isToday = /\b(?:as of|today|now|until|hoy|ahora|hasta el?)\W*$/i.test(before);
  const found = evidence.dates.find(
    ({ date, record, toolCallId }) =>
      isDate(written, date) &&
      (record !== null || toolCallId !== null ? allowed.length === 0 || record === null || allowed.includes(record) : isToday),
  );
  if (found) return { toolCallId: found.toolCallId, path: found.toolCallId === null ? 'today' : 'date' };
  const words = evidence.texts.find((known) => known.text.toLowerCase().includes(written.text.toLowerCase()));
  return words ? { toolCallId: words.toolCallId, path: words.toolCallId === null ? 'your message' : 'text' } : null;
}
