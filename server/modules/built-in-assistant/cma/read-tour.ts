/** "Plan a tour of the first four starting at 10am, 30 min each", "tour order for those saturday". */
import { inLines } from '#server/platform/text/in-lines.ts';
import { placesIn, polite } from './cma-words.ts';

export interface TourRequest {
  kind: 'tour';
  /** Which of the results, from 0; null: all that are shown. */
  places: number[] | null;
  /** Minutes after midnight of the first stop. */
  startsAtMinute?: number;
  minutesPerHome?: number;
}

const planned = inLines('i')`
  ${polite}(?:plan|make|create|build|start|prepare|put\s+together|set\s+up|map\s+out)\s+(?:me\s+)?(?:a\s+|the\s+)?
  (?:buyer(?:'s|s)?\s+)?(?:home\s+)?(?:tour|showings?|showing\s+schedule|route)\s+(?:of|with|for|through)\s+(.+?)[.?!]*\s*$
`;
const ordered = inLines('i')`
  ${polite}(?:(?:what(?:'s|\s+is)|give\s+me|plan|make|show(?:\s+me)?)\s+)?(?:a\s+|the\s+)?(?:best\s+)?
  (?:(?:tour|driving|showing|viewing)\s+(?:order|route|schedule|plan)|(?:order|route)\s+to\s+(?:see|tour|visit))\s+
  (?:(?:of|for|with|through)\s+)?(.+?)[.?!]*\s*$
`;
const day =
  /\b(?:(?:on|this|next|for)\s+)?(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:today|tomorrow)\b/gi;
const timed =
  /\b(?:start(?:s|ing)?(?:\s+at|\s+from)?|at|from|beginning(?:\s+at)?)\s+(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?(?![\d%])|\b(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)/i;
const lasting =
  /\b(?:(?:with\s+)?(\d{1,3})\s*-?\s*min(?:ute)?s?|(half\s+an\s+hour)|(an?\s+hour))(?:\s+(?:each|apart|(?:a|per)\s+(?:home|house|stop)))?/i;
const all =
  /^(?:all\s+(?:of\s+)?)?(?:these|those|them|the\s+(?:list|homes|houses|condos|results|shortlist)|my\s+(?:short\s?)?list)$/i;
const NOON_HOUR = 12;
/** "At 2" is in the afternoon. */
const FIRST_MORNING_HOUR = 7;

function minuteOf(hour: number, minutes: number, half: string | undefined): number {
  const isAfternoon = half ? /^p/i.test(half) : hour < FIRST_MORNING_HOUR;
  return ((hour % NOON_HOUR) + (isAfternoon || (!half && hour === NOON_HOUR) ? NOON_HOUR : 0)) * 60 + minutes;
}

/** Null where no tour is asked for. */
export function readTour(question: string): TourRequest | null {
  const what = (planned.exec(question) ?? ordered.exec(question))?.[1];
  if (!what) return null;
  const time = timed.exec(what);
  const length = lasting.exec(what);
  const hour = Number(time?.[1] ?? time?.[4]);
  const minutesPerHome = length ? Number(length[1] ?? (length[2] ? 30 : 60)) : undefined;
  const which = [time?.[0], length?.[0]]
    .reduce<string>((words, part) => (part ? words.replace(part, ' ') : words), what)
    .replace(day, ' ')
    .replace(/\beach\b|[,;]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const places = all.test(which) ? null : placesIn(which.replace(/(?<=\d) (?=\d)/g, ', '));
  if (places === null && !all.test(which)) return null;
  return {
    ...{ kind: 'tour', places },
    ...(time && hour <= 24 ? { startsAtMinute: minuteOf(hour, Number(time[2] ?? time[5] ?? 0), time[3] ?? time[6]) } : {}),
    ...(minutesPerHome ? { minutesPerHome } : {}),
  };
}
