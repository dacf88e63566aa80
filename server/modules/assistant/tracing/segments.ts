import type { KnownRecord } from './evidence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** A mention of a listing or an area in a reply. */
export interface Mention {
  start: number;
  end: number;
  record: string;
}

/** A stretch of a reply within which figures belong together: a sentence, a line of a list, a cell of a table. */
export interface Segment {
  start: number;
  end: number;
  mentions: Mention[];
  /** Of a cell: what its column is headed with. */
  heading?: string;
}

/** The heading of a column that numbers the rows of its table. */
export const ROW_NUMBERS = '#';

/** Finds what records a reply names, the longest name first, each stretch of text once. */
export function findMentions(text: string, records: readonly Pick<KnownRecord, 'key' | 'names'>[]): Mention[] {
  const lower = text.toLowerCase();
  const names = records
    .flatMap(({ key, names }) => names.map((name) => ({ record: key, name: name.toLowerCase() })))
    .sort((a, b) => b.name.length - a.name.length);
  const mentions: Mention[] = [];
  for (const { record, name } of names) {
    for (let start = lower.indexOf(name); start !== -1; start = lower.indexOf(name, start + 1)) {
      const end = start + name.length;
      const isWhole = !/\w/.test(lower[start - 1] ?? '') && !/\w/.test(lower[end] ?? '');
      if (isWhole && !mentions.some((mention) => start < mention.end && mention.start < end))
        mentions.push({ start, end, record });
    }
  }
  return mentions.sort((a, b) => a.start - b.start);
}

const goesOn = inLines('i')`
  ^[\s*_>-]*(?:
    it|its|it's|this|that
    |the (?:home|house|condo|unit|property|listing|place|townhouse|seller)
    |built|listed|there|se|su|sus|está|esta|esa|la casa|lleva|tardó
  )(?![\wáéíóúñ])
`;

/** Cuts a reply into segments. A sentence that goes on about "it" keeps the record of the one before. */
export function segmentsOf(text: string, mentions: readonly Mention[]): Segment[] {
  const segments: Segment[] = [];
  let header: Mention[][] = [];
  let headings: string[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const isRow = /^\s*\|.*\|\s*$/.test(line);
    if (!isRow) header = [];
    const pieces = isRow ? cellsOf(line, offset) : sentencesOf(line, offset);
    const within = pieces.map(({ start, end }) => mentions.filter((mention) => mention.start >= start && mention.end <= end));
    if (isRow && header.length === 0) {
      header = within;
      headings = pieces.map(({ start, end }) => text.slice(start, end).trim());
    }
    // A row's home stands first, or behind its number.
    const ofRow = within[headings[0] === ROW_NUMBERS ? 1 : 0] ?? [];
    for (const [index, piece] of pieces.entries()) {
      let own = within[index] ?? [];
      if (isRow && own.length === 0) own = ofRow.length > 0 ? ofRow : (header[index] ?? []);
      else if (!isRow && own.length === 0 && goesOn.test(text.slice(piece.start, piece.end)))
        own = segments.at(-1)?.mentions.slice(-1) ?? [];
      segments.push({ ...piece, mentions: own, ...(isRow ? { heading: headings[index] ?? '' } : {}) });
    }
    offset += line.length + 1;
  }
  return segments;
}

type Stretch = Pick<Segment, 'start' | 'end'>;

function cellsOf(line: string, offset: number): Stretch[] {
  const bars = [...line.matchAll(/\|/g)].map(({ index }) => index);
  return bars.slice(0, -1).map((bar, index) => ({ start: offset + bar + 1, end: offset + (bars[index + 1] ?? line.length) }));
}

function sentencesOf(line: string, offset: number): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (const { index } of line.matchAll(/(?<=[a-z)\]%*"”’\d]{2}[.!?;]['"”’)*_]*)\s+(?=[A-ZÁÉÍÓÚÑ¿¡*_("“\d])/g)) {
    stretches.push({ start: offset + start, end: offset + index });
    start = index;
  }
  stretches.push({ start: offset + start, end: offset + line.length });
  return stretches;
}
