/** What is changed of a tour that stands: "start at 11 instead, 20 min each", "add home_0 at 3:15", "make it sunday", "swap the last two". */
import { inLines } from '#server/platform/text/in-lines.ts';
import { dayIn } from '../apps/app-request.ts';
import { addDays, mondayOf } from '../question-parser/calendar.ts';
import { homeAt } from './homes-in-words.ts';
import { minuteOf, minutesIn, TIME, timesIn, withoutSpans } from './tour-times.ts';

/** A home by its token, or a stop by its place, from 0; -1 is the last. */
export type StopNamed = { home: number } | { place: number };

export type TourChange =
  | { kind: 'add'; stop: StopNamed; minute: number | null }
  | { kind: 'drop'; stop: StopNamed }
  | { kind: 'swap'; stops: [StopNamed, StopNamed] }
  | { kind: 'put'; stop: StopNamed; where: 'first' | 'last' }
  | { kind: 'move'; stop: StopNamed; minute: number }
  | { kind: 'start'; minute: number }
  | { kind: 'shift'; minutes: number }
  | { kind: 'length'; minutesPerHome?: number; minutesBetween?: number }
  | { kind: 'day'; date: string }
  | { kind: 'best-order' }
  | { kind: 'reverse' }
  | { kind: 'undo' };

const ORDINAL = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|1st|2nd|3rd|\dth)`;
export const STOP = String.raw`(?:home_\d+|(?:the\s+)?${ORDINAL}(?:\s+(?:stop|one|home|house|condo|showing))?(?!\s+(?:two|2|three|3)\b(?!:))|(?:(?:stop|number|home)\s+#?|#)\d{1,2})`;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

export function stopNamed(words: string): StopNamed {
  const token = /home_\d+/.exec(words)?.[0];
  if (token) return { home: homeAt(token) };
  if (/\blast\b/.test(words)) return { place: -1 };
  const digits = /\d+/.exec(words)?.[0];
  return { place: digits ? Number(digits) - 1 : ordinals.findIndex((one) => words.includes(one)) };
}

const AND = String.raw`\s*(?:,\s*(?:and\s+)?|\s(?:and|&|with|for)\s+)`;
const LIST = `${STOP}(?:${AND}${STOP})*`;
const OFF = String.raw`(?:\s+(?:from|off|of|to|in|into|on)\s+(?:the\s+|our\s+|my\s+|a\s+)?(?:tour|list|schedule|route|day|itinerary))?`;
const stopsIn = (words: string): StopNamed[] => [...words.matchAll(new RegExp(STOP, 'g'))].map(([one]) => stopNamed(one));
const NOT_READ = inLines('g')`
  \b(?:instead|and|then|but|also|actually|ok(?:ay)?|so|now|can|could|we|you|i|lets|let'?s|it|them|the|that|this|tour|schedule|showings?|to|for|on|at|in|of|be
  |would|do|want|rather|wants?|they|client|buyers?|a|please|too|just|maybe|sorry|oh|hmm|no|wait|with|our|my|all|is|whole|thing|day|time|start|starting|there)\b|[^\w]
`;

interface Days {
  /** YYYY-MM-DD */
  today: string;
  /** The day of the tour that stands. */
  on: string | null;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** "Make it sunday" of a tour on a Saturday is the day after it. */
function dayNamed(words: string, { today, on }: Days): string | null {
  const weekday = weekdays.findIndex((one) => words.includes(one));
  const sameWeek = on === null || weekday < 0 || /\bnext\b/.test(words) ? null : addDays(mondayOf(on), weekday);
  return sameWeek !== null && sameWeek >= today ? sameWeek : dayIn(words, today);
}

interface Read {
  changes: TourChange[];
  rest: string;
}

type Reader = readonly [RegExp, (match: RegExpExecArray) => TourChange[]];
const times = (words: string | undefined): number | null => (words === undefined ? null : minuteOf(words));
const HOURS = String.raw`(?:(\d{1,3})\s*-?\s*min(?:ute)?s?|(half\s+an?\s+hour)|((?:an?|1)\s+hour)|(\d)\s+hours)`;
const minutesOf = ([min, half, hour, hours]: (string | undefined)[]): number =>
  min ? Number(min) : half ? 30 : hour ? 60 : Number(hours ?? 0) * 60;
const isEarlier = (words: string): boolean => /\b(?:earlier|sooner|up)\b/.test(words);

const readers = (days: Days): readonly Reader[] => [
  [new RegExp(`^\\W*(?:undo(?:\\s+(?:that|it|this))?|put\\s+it\\s+back|go\\s+back)\\W*$`), () => [{ kind: 'undo' }]],
  [
    new RegExp(
      `\\b(?:add|include|plus|also|throw\\s+in|squeeze\\s+in|fit\\s+in|put\\s+in|tack\\s+on)\\s+(?:in\\s+)?(?:also\\s+)?(${LIST})(\\s*,?\\s*${TIME})?(?:\\s+(?:at|to)\\s+the\\s+end)?${OFF}(\\s*,?\\s*${TIME})?`,
    ),
    ([, list = '', ahead, behind]) =>
      stopsIn(list).map((stop, at, { length }) => ({
        kind: 'add',
        stop,
        minute: at === length - 1 ? times(ahead ?? behind) : null,
      })),
  ],
  [
    new RegExp(
      `\\b(?:drop|remove|delete|skip|cancel|cut|lose|nix|scratch|take|leave|get\\s+rid\\s+of|kill)\\s+(?:out\\s+|off\\s+)?(${LIST})(?:\\s+(?:out|off))?${OFF}`,
    ),
    ([, list = '']) => stopsIn(list).map((stop) => ({ kind: 'drop', stop })),
  ],
  [
    /\b(?:swap|switch|flip|exchange|reverse|trade)\s+(?:around\s+)?(?:the\s+)?(?:order\s+of\s+)?(?:the\s+)?(last|first)\s+(?:two|2|couple)(?:\s+(?:stops|homes|ones|around))?/,
    ([, which]) =>
      which === 'last'
        ? [{ kind: 'swap', stops: [{ place: -2 }, { place: -1 }] }]
        : [{ kind: 'swap', stops: [{ place: 0 }, { place: 1 }] }],
  ],
  [
    new RegExp(`\\b(?:swap|switch|flip|exchange|trade|replace)\\s+(?:out\\s+)?(${STOP})\\s+(?:and|with|&|for)\\s+(${STOP})`),
    ([, one = '', other = '']) => [{ kind: 'swap', stops: [stopNamed(one), stopNamed(other)] }],
  ],
  [
    /\b(?:swap|switch|flip)\s+(?:them|the\s+two|both)(?:\s+around)?\b/,
    () => [{ kind: 'swap', stops: [{ place: 0 }, { place: 1 }] }],
  ],
  [/\b(?:reverse|flip)\s+(?:the\s+)?(?:order|it|them|route|tour|whole\s+thing)\b/, () => [{ kind: 'reverse' }]],
  [
    new RegExp(
      `\\b(?:put|do|see|make|move|show|start\\s+with|begin\\s+with|end\\s+with|finish\\s+with|end\\s+at|finish\\s+at)\\s+(${STOP})\\s*(first|last|at\\s+the\\s+(?:end|start|beginning)|to\\s+the\\s+(?:end|start|front|top))?(?!\\s*(?:to|at|for)?\\s*\\d)`,
    ),
    (match) => {
      const [whole, stop = '', where = ''] = match;
      const isFirst = /^(?:start|begin)/.test(whole) || /first|start|beginning|front|top/.test(where);
      const isLast = /^(?:end|finish)/.test(whole) || /last|end/.test(where);
      return isFirst || isLast ? [{ kind: 'put', stop: stopNamed(stop), where: isFirst ? 'first' : 'last' }] : [];
    },
  ],
  [
    new RegExp(
      `\\b(?:best|shortest|optimal|optimi[sz]ed?|most\\s+efficient)\\s+(?:driving\\s+)?(?:order|route)\\b(?:\\s+(?:for|of)\\s+(?:them|these|those|the\\s+(?:stops|tour)))?|\\boptimi[sz]e(?:\\s+(?:it|the\\s+(?:order|route|tour)))?|\\b(?:re-?order|sort|order|arrange)\\s+(?:it|them|the\\s+(?:stops|tour))\\s+by\\s+(?:distance|route|location|drive)`,
    ),
    () => [{ kind: 'best-order' }],
  ],
  [
    new RegExp(
      `\\b(?:make|move|push|change|set|put|do|switch)\\s+(${STOP})\\s*(?:to|at|for|start\\s+at)?\\s*(${TIME}|\\d{1,2}(?![\\d:%]))`,
    ),
    ([, stop = '', time = '']) => {
      const minute = times(time);
      return minute === null ? [] : [{ kind: 'move', stop: stopNamed(stop), minute }];
    },
  ],
  [
    new RegExp(`^\\W*(${STOP})\\s*(?:to|at|for)\\s*(${TIME}|\\d{1,2}(?![\\d:%]))`),
    ([, stop = '', time = '']) => {
      const minute = times(time);
      return minute === null ? [] : [{ kind: 'move', stop: stopNamed(stop), minute }];
    },
  ],
  [
    new RegExp(
      `\\b(?:(?:push|move|shift|bump|start|make)\\s+)?(?:it\\s+|everything\\s+|them\\s+|all\\s+(?:of\\s+(?:it|them)\\s+)?|the\\s+(?:tour|start|whole\\s+thing)\\s+)?(?:(?:back|up|out)\\s+)?(?:by\\s+)?${HOURS}\\s+(?:later|earlier|sooner|back|up)\\b|\\b(?:push|move|shift|bump)\\s+(?:it\\s+|everything\\s+|them\\s+|the\\s+(?:tour|start)\\s+)?(?:back|up)\\s+(?:by\\s+)?${HOURS}`,
    ),
    ([whole, ...parts]) => {
      const minutes = minutesOf(parts.slice(0, 4)) || minutesOf(parts.slice(4, 8));
      return [{ kind: 'shift', minutes: isEarlier(whole) ? -minutes : minutes }];
    },
  ],
  [
    inLines()`
      \b(?:(?:make|move|change|switch|push|do|set|have)\s+(?:it\s+|the\s+(?:day|tour)\s+|that\s+|everything\s+)?(?:to\s+|on\s+|for\s+)?|for\s+|on\s+|to\s+)?
      (?:(?:this|next)\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)\b(?:\s+(?:morning|afternoon))?(?:\s+instead)?
      |\b(?:make|move|change|do|switch)\s+(?:it\s+)?(?:to\s+|on\s+|for\s+)?(?:\d{1,2}\/\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?)\b
    `,
    ([whole]) => {
      const date = dayNamed(whole, days);
      return date === null ? [] : [{ kind: 'day', date }];
    },
  ],
  [
    new RegExp(
      `(?:\\b(?:start(?:ing)?|begin(?:ning)?|make|move|change|push|do|set|lets\\s+do)\\s+)?(?:it\\s+|the\\s+(?:tour|start|first)\\s+|everything\\s+)?(?:start(?:ing)?\\s+)?(?:time\\s+)?(?:back\\s+|up\\s+)?(?:to\\s+|at\\s+|from\\s+|for\\s+)?(${TIME})(?:\\s+instead)?`,
    ),
    ([, time]) => {
      const minute = times(time);
      return minute === null ? [] : [{ kind: 'start', minute }];
    },
  ],
  [
    /\b(?:start(?:ing)?(?:\s+(?:it|the\s+tour))?(?:\s+(?:at|from))?|make\s+it|(?:push|move|change|set)\s+(?:it|the\s+(?:start|time|tour))(?:\s+(?:back|up|time))?\s+to|at)\s+(\d{1,2})(?![\d:%/]|\s*(?:min|hour|homes?|stops?|bed|bath|k\b|m\b|%))(?:\s+instead)?|^\W*(\d{1,2})\s+instead/,
    ([, hour, bare]) => {
      const minute = minuteOf(hour ?? bare ?? '');
      return minute === null ? [] : [{ kind: 'start', minute }];
    },
  ],
];

/** All that the words change; none where they say anything else besides. @param text as `tourWords` and `withHomesNamed` leave it */
export function readTourChanges(text: string, days: Days): TourChange[] {
  const { changes: lengths, rest: timed } = lengthIn(withoutSpans(text));
  const { changes, rest } = readers(days).reduce<Read>(
    (so, [pattern, toChanges]) => {
      let [words, found] = [so.rest, so.changes];
      for (let match = pattern.exec(words); match; match = pattern.exec(words)) {
        const read = toChanges(match);
        if (read.length === 0) break;
        found = [...found, ...read];
        words = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`;
      }
      return { changes: found, rest: words };
    },
    { changes: [], rest: timed },
  );
  const left = rest.replace(NOT_READ, ' ').trim();
  return left === '' ? [...changes, ...lengths] : [];
}

function lengthIn(text: string): Read {
  if (/\b(?:later|earlier|sooner|back|up)\b/.test(text) && timesIn(text).length === 0 && !/\beach\b/.test(text))
    return { changes: [], rest: text };
  const { rest, ...minutes } = minutesIn(text);
  return { changes: Object.keys(minutes).length > 0 ? [{ kind: 'length', ...minutes }] : [], rest };
}
