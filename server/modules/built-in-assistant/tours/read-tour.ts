/** "Plan a tour of the first four starting at 10am, 30 min each", "tour: home_0 1pm, home_1 1:45", "book showings for both thursday at 2". */
import { inLines } from '#server/platform/text/in-lines.ts';
import { dayIn } from '../apps/app-request.ts';
import { placesIn } from '../cma/cma-words.ts';
import { homeAt, HOME_NAMED } from './homes-in-words.ts';
import { minutesIn, TIME, timesIn, withoutSpans } from './tour-times.ts';

/** Homes by their tokens; places in the list, from 0; all that are shown or were compared; null: none is named. */
export type HomesAsked = { named: number[] } | { places: number[] } | 'shown' | 'both' | null;

export interface TourRequest {
  homes: HomesAsked;
  date: string | null;
  /** Minutes after midnight of the first stop. */
  startsAtMinute?: number;
  minutesPerHome?: number;
  minutesBetween?: number;
  /** Of each of the named homes. */
  ownMinutes?: number[];
  /** Showings are to be booked, which is said to be done by people. */
  isBooking: boolean;
}

const POLITE = String.raw`^\W*(?:(?:ok(?:ay)?|hey|hi|now|and|then|so|great|perfect|can\s+(?:you|u|we)|could\s+(?:you|u|we)|would\s+you|i\s+(?:want|need|have|got)\s+to|we\s+(?:want|need|have)\s+to|help\s+me|lets|let'?s)[,\s]+)*`;
const PLANS = String.raw`(?:plan(?:\s+out)?|make|create|build|start|prepare|put\s+together|map\s+out|organi[sz]e|line\s+up|lay\s+out|draw\s+up|give\s+me|do|draft|(?:i\s+|we\s+)?(?:need|want|have)|get)`;
const BOOKS = String.raw`(?:schedule|book|arrange|set\s+up|reserve)`;
const NOUN = String.raw`(?:tours?|(?:showing|tour|touring)\s+(?:days?|schedules?|sheets?|plans?|routes?|itinerar\w+|orders?)|showings?|viewings?|itinerar(?:y|ies)|route|driving\s+route|schedule|visits)`;
const BEFORE_NOUN = String.raw`(?:me\s+|us\s+)?(?:an?\s+|the\s+|my\s+|our\s+|some\s+|\d\s+|two\s+|three\s+)?(?:buyer(?:'?s)?\s+|client\s+|home\s+|house\s+|private\s+|full\s+|quick\s+|\w+day\s+){0,2}`;
const asksFor = new RegExp(`${POLITE}(?<verb>${PLANS}|${BOOKS})\\s+${BEFORE_NOUN}(?<noun>${NOUN})\\b(?<rest>.*)$`);
const headed = new RegExp(
  `^\\W*(?:my\\s+|the\\s+|our\\s+)?(?:\\w+day\\s+|tomorrow'?s?\\s+)?(?<noun>${NOUN})\\b(?:\\s+(?:for|on)\\s+\\w+day)?\\s*[:,-]?\\s*(?<rest>.*)$`,
);
const DAY = String.raw`(?:(?:this\s+|next\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)|today|tomorrow)`;
/** "Lay out saturday for the top 3, start 10am": the day stands for the tour. */
const dayOf = new RegExp(
  `${POLITE}(?:${PLANS})\\s+(?:me\\s+|us\\s+|out\\s+)*(?:my\\s+|the\\s+|our\\s+)?(?<noun>${DAY})(?:'?s)?(?:\\s+(?:morning|afternoon))?\\s+(?:for|with|of|around)\\s+(?<rest>.+)$`,
);
const orders = inLines()`
  ${POLITE}(?:(?:what(?:'?s|\s+is)|in\s+what|give\s+me|plan|make|show(?:\s+me)?|which|what)\s+)?(?:an?\s+|the\s+)?(?:best\s+)?
  (?:(?:tour|driving|showing|viewing)\s+(?:order|route|schedule|plan)|(?:order|route)(?:\s+(?:should\s+(?:i|we)|do\s+(?:i|we)))?\s+(?:to\s+)?(?:see|tour|visit|show|drive|do))\s+
  (?:(?:of|for|with|through)\s+)?(?<rest>.+)$
`;
/** Beside several addresses these mean a tour wherever they stand. */
const ofTour =
  /\b(?:tours?|showings?|viewings?|itinerar(?:y|ies)|best\s+(?:order|route)|driving\s+(?:order|route)|(?:showing|tour)\s+(?:day|sheet|schedule|order))\b/;
const shows = /\b(?:showing|show|see|visit|view|tour(?:ing)?|line\s+up|book|arrange)\b/;
const otherThing = inLines()`
  \b(?:
    compar\w+|vs|versus|comps?|cma|worth|value|valued|payments?|write|wrote|draft|e-?mail|letters?|notes?|posts?|captions?|virtual|3d|videos?|toured|visited|saw|seen
    |feedback|taxes|hoa|why|who|did|was|were|had|scripts?|description|calendar|dotloop|loop|reminder|remind|thank\w*|after\s+(?:the|our|their|his|her)
  )\b
  |\bshow\s+(?:me|us)\b
`;
const namesDay = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|weekend)\b/;
const books = new RegExp(`^(?:${BOOKS})$`);
const days = inLines('g')`
  \b(?:(?:on|this|next|for|the)\s+)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|weekend)\b(?:\s+(?:morning|afternoon))?
  |\b(?:on\s+|for\s+)?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b(?:on\s+|for\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?\b
`;
const fillers =
  /\b(?:of|for|with|through|to|at|from|start(?:s|ing)?|begin(?:s|ning)?|each|and\s+best\s+order|best\s+order|in\s+(?:the\s+)?best\s+order|my|the|our|their)\s*(?=$)|\beach\b|[,;:.?!()]/g;
const all =
  /^(?:all\s+(?:of\s+)?)?(?:these|those|them|the\s+(?:list|homes|houses|condos|results|shortlist)|all|everything|my\s+(?:short\s?)?list|(?:these|those|the)\s+(?:three|four|five|six|\d)|all\s+(?:three|four|five|six|\d))(?:\s+(?:homes|houses|condos|listings|ones|places))?$/;
const both =
  /^(?:(?:these|those|them)\s+)?(?:both(?:\s+(?:of\s+(?:them|these|those)|homes|houses|condos|places|listings))?|(?:these|those|the)\s+(?:two|2))(?:\s+(?:homes|houses|condos|listings|ones|places))?$/;

/** @param text as `tourWords` and `withHomesNamed` leave it @param today YYYY-MM-DD. Null where no tour is asked for. */
export function readTour(text: string, today: string): TourRequest | null {
  const tokens = [...text.matchAll(new RegExp(HOME_NAMED, 'g'))].map((match) => ({ home: homeAt(match[0]), at: match.index }));
  const asked = (asksFor.exec(text) ?? dayOf.exec(text) ?? orders.exec(text) ?? headed.exec(text))?.groups;
  return tokens.length > 0 ? ofHomes(text, tokens, { asked, today }) : ofList(asked, { text, today });
}

type Asked = Record<string, string | undefined> | undefined;

function ofHomes(
  text: string,
  tokens: readonly { home: number; at: number }[],
  { asked, today }: { asked: Asked; today: string },
): TourRequest | null {
  const isBooking = asked?.['verb'] !== undefined && books.test(asked['verb']);
  const isElse = otherThing.test(text) && asked?.['verb'] === undefined;
  // A showing of one home is asked for with its agent, and no tour.
  if (tokens.length === 1 ? asked?.['verb'] === undefined || isBooking || !/tour|day|itinerar/.test(asked['noun'] ?? '') : isElse)
    return null;
  const { rest, ...minutes } = minutesIn(withoutSpans(text));
  const times = timesIn(rest);
  const isWithTime = times.length > 0 || namesDay.test(text);
  if (!asked && !ofTour.test(text) && !(shows.test(text) && isWithTime)) return null;
  const places = [...rest.matchAll(new RegExp(HOME_NAMED, 'g'))].map((match) => ({ home: homeAt(match[0]), at: match.index }));
  const own = timesOfHomes(places, times);
  const named = own ? own.toSorted((a, b) => a.minute - b.minute).map(({ home }) => home) : places.map(({ home }) => home);
  return {
    ...{ homes: { named }, date: dayIn(text, today), isBooking: isBooking || /\bbook\b/.test(text) },
    ...(own ? { ownMinutes: own.map(({ minute }) => minute).toSorted((a, b) => a - b) } : startOf(times)),
    ...minutes,
  };
}

const startOf = (times: readonly { minute: number }[]) => (times[0] ? { startsAtMinute: times[0].minute } : {});

/** Each home with its time, where each has one, before or behind it. */
function timesOfHomes(
  homes: readonly { home: number; at: number }[],
  times: readonly { minute: number; at: number }[],
): { home: number; minute: number }[] | null {
  if (homes.length < 2 || homes.length !== times.length) return null;
  const isBehind = homes.every(
    ({ at }, place) => at < (times[place]?.at ?? 0) && (times[place]?.at ?? 0) < (homes[place + 1]?.at ?? Infinity),
  );
  const isAhead = homes.every(({ at }, place) => at > (times[place]?.at ?? 0) && (times[place + 1]?.at ?? Infinity) > at);
  return isBehind || isAhead ? homes.map(({ home }, place) => ({ home, minute: times[place]?.minute ?? 0 })) : null;
}

function ofList(asked: Asked, { text, today }: { text: string; today: string }): TourRequest | null {
  if (!asked || asked['rest'] === undefined) return null;
  const isBooking = asked['verb'] !== undefined && books.test(asked['verb']);
  const { rest, ...minutes } = minutesIn(withoutSpans(asked['rest']));
  const times = timesIn(rest);
  const which = rest
    .replace(new RegExp(`(?:\\bstart(?:s|ing)?|\\bbeginning)?\\s*${TIME}`, 'g'), ' ')
    .replace(/\b(?:start(?:s|ing)?|begin(?:s|ning)?)(?:\s+(?:at|from))?\s+\d{1,2}\b(?!\s*(?:min|home))/g, ' ')
    .replace(days, ' ')
    .replace(/\bfor\s+(?:my|our|the)\s+(?:clients?|buyers?)\b/, ' ')
    .replace(/^\s*(?:of|with|for|through|to\s+see|to)\b/, ' ')
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const late = /\b(?:start(?:s|ing)?|begin(?:s|ning)?)(?:\s+(?:at|from))?\s+(\d{1,2})\b(?!\s*(?:min|home|:))/.exec(rest);
  const homes = homesOf(which);
  if (
    homes === undefined ||
    (homes === null && (asked['verb'] === undefined || isBooking || !/tour|showing\s+day/.test(asked['noun'] ?? '')))
  )
    return null;
  // "Schedule a showing of the second one" is asked of its agent.
  if (isBooking && typeof homes === 'object' && homes && 'places' in homes && homes.places.length < 2) return null;
  const start = times[0] ? startOf(times) : late ? startOf(timesIn(`at ${late[1]}`)) : {};
  return { homes, date: dayIn(text, today), isBooking, ...start, ...minutes };
}

function homesOf(which: string): HomesAsked | undefined {
  if (which === '') return null;
  if (both.test(which)) return 'both';
  if (all.test(which)) return 'shown';
  // "W 4 of them": as many of the first.
  const some =
    /^(\d|two|three|four|five|six)(?:\s+of\s+(?:them|these|those)|\s+(?:homes|houses|condos|listings|places|stops))?$/.exec(
      which,
    )?.[1];
  if (some !== undefined) {
    const places = placesIn(`first ${some}`);
    return places && places.length > 1 ? { places } : undefined;
  }
  const places = placesIn(which.replace(/(?<=\d) (?=\d)/g, ', ').replace(/^((?:the\s+)?)(?:top|best)(?=\s)/, '$1first'));
  return places === null ? undefined : { places };
}
