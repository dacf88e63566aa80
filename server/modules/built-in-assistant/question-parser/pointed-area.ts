/** Areas that have no name: the shape that was drawn on the map, and so many miles around a listing that was shown. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { milesOf } from './distance.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { Note } from './parsed-question.ts';
import { byNumber, byOrdinal, isSame, ORDINAL } from './result-references/among-results.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface PointedArea {
  /** Null: nothing was drawn, or it is not known where the listing stands. */
  area: AreaFilter | null;
  /** The question without the words for it. */
  rest: string;
  /** What it was called. */
  phrase: string;
  notes: Note[];
}

/** What is asked for where nothing was drawn. */
export const DRAWN_PART = 'the part that you drew';

const SHAPE = '(?:part|area|shape|circle|outline|boundary|region|section|zone|polygon|line)';
const DREW =
  "(?:(?:that\\s+|which\\s+)?(?:i|i've|i\\s+have|we|we've)\\s+(?:just\\s+)?(?:drew|drawn|marked|outlined|circled|sketched))";
const drawn = inLines('i')`
  \b(?:only\s+|just\s+)?(?:(?:those|the\s+ones|ones|homes)\s+)?(?:in|inside|within)(?:side)?(?:\s+of)?\s+
  (?:(?:the|my|that|this|our)\s+)?(?:${SHAPE}\s+${DREW}|(?:drawn|marked|outlined)\s+${SHAPE}|what\s+(?:i|we)\s+drew)
  (?:\s+on\s+the\s+map)?
`;

const COUNT =
  '(?<count>\\d+(?:\\.\\d+)?|\\.\\d+|\\d\\/\\d|half\\s+an?|an?|one|two|three|four|five|ten|(?:a\\s+)?quarter(?:\\s+of\\s+an?)?)';
const THING = '(?:one|listing|home|house|condo|property|result|place|apartment|townhouse|townhome|loft|unit)';
const around = inLines('i')`
  \b(?:only\s+|just\s+)?(?:with)?in\s+${COUNT}[\s-]*(?:miles?|mi)(?:\s+radius)?\s+(?:of|from|around|to)\s+
  (?:
    (?:the\s+)?${ORDINAL}(?:\s+${THING})?
    |(?:#\s?|number\s+|no\.?\s+)(?<number>[1-9]\d?)
    |(?<this>this\s+${THING}|that\s+${THING}|it|here|this|that)
  )(?![a-z0-9]|\s+(?:st|street|ave|avenue)\b)
`;

/** Null where the words point at no such area. */
export function readPointedArea(text: string, previous: EarlierTurn | null): PointedArea | null {
  const shape = drawn.exec(text);
  if (shape) {
    const standing = [previous?.search, ...(previous?.earlierSearches ?? []).toReversed()].find(
      (one) => one?.areaFilter && one.areaFilter.type !== 'named-area',
    );
    return { area: standing?.areaFilter ?? null, rest: without(text, shape), phrase: DRAWN_PART, notes: [] };
  }
  const near = around.exec(text);
  if (!near?.groups) return null;
  const miles = milesOf((near.groups['count'] ?? '').toLowerCase().replace(/^a\s+(?=quarter)/, ''));
  if (!(miles > 0 && miles <= searchLimits.radiusMiles)) return null;
  const home = homeOf(near, previous);
  const rest = without(text, near);
  if (!home) return null;
  const name = home.addressLine1 ?? `MLS ${home.mlsId}`;
  const { latitude, longitude } = home;
  if (latitude == null || longitude == null) return { area: null, rest, phrase: name, notes: [] };
  return {
    ...{ rest, phrase: name },
    area: { type: 'radius', latitude, longitude, distance: miles, name },
    notes: [{ kind: 'measured-from', place: name, isAddress: true }],
  };
}

function homeOf(match: RegExpExecArray, previous: EarlierTurn | null): SearchResultFacts | null {
  const results = previous?.results ?? [];
  if (match.groups?.['number']) return byNumber(match.groups['number'], results);
  if (!match.groups?.['this']) return byOrdinal((match[2] ?? '').toLowerCase(), results);
  const known = [...results, ...(previous?.openedFacts ? [previous.openedFacts] : [])];
  return known.find((one) => isSame(one, previous?.opened)) ?? null;
}

const without = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim();
