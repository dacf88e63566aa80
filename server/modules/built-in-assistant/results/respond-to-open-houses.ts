/** "Which is open earliest?" of the homes that were shown, "when is the open house?" of the one that is open: from their facts, without a tool. */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { count } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { findNamedResult } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const FIRST = '(?:earliest|first|soonest|next)';
const ofThese = [
  inLines()`
    ^(?:which|what)(?:\s+(?:ones?|homes?|house|of\s+(?:these|them|those)))?(?:'?s|\s+(?:is|are|has|have|holds?))\s+
    (?:(?:the|an)\s+)?(?:${FIRST}\s+open(?:\s+house)?|(?:open|showing)(?:\s+houses?)?\s+(?:the\s+)?${FIRST})$
  `,
  /^when\s+are\s+(?:(?:they|these|those)\s+open|(?:the|their|these)\s+open\s+houses)(?:\s+(?:for|of|on)\s+(?:these|them|those|each))?$/,
];
const ofTheOne = inLines()`
  ^(?:
    (?:when|cuando)\s+(?:does\s+it\s+have|has|tiene|hay|es(?:\s+(?:su|el|the))?)\s+open\s+houses?
    |when(?:'?s|\s+is|\s+are)\s+(?:(?:the|its|it's)\s+(?:next\s+)?open\s+houses?|(?:it|this(?:\s+one)?)\s+open)
    |(?:does\s+(?:it|this(?:\s+one)?)\s+have|is\s+there|are\s+there)\s+(?:an?\s+|any\s+)?(?:upcoming\s+)?open\s+
      houses?(?:\s+for\s+(?:it|this(?:\s+one)?))?
    |(?:any\s+)?open\s+house(?:s|\s+times?|\s+schedule)?
  )$
`;

/** "What times are they?", of homes that were searched by their open houses. */
const whatTimes =
  /^(?:(?:and|ok)\s+)?(?:what|which)\s+(?:times?|hours?)(?:\s+(?:are|is)\s+(?:they|these|those|it|each|the\s+open\s+houses?)(?:\s+(?:open|at|on))?)?$|^when\s+are\s+they$/;

/** "Make me a schedule for those" */
const asksSchedule = inLines()`
  ^(?:(?:please|can\s+you|could\s+you|now)\s+)*(?:
    (?:make|give|build|create|do|put\s+together|plan|write|need|i\s+need|haz(?:me)?|dame|arma(?:me)?)\s+
    (?:me\s+|us\s+)?
  )?(?:an?\s+|the\s+|un\s+)?(?:(?:open\s+houses?|tour|viewing|route\s*(?:/|or|and))\s+)*
  (?:schedule|timetable|itinerary|lineup|agenda|horario|programa|calendario)
  (?:
    \s+(?:for|of|with|de|con|para)\s+
    (?:those|these|them|all|this|that|est[ao]s|es[ao]s|ell[ao]s|the\s+open\s+houses?)(?:\s+(?:ones?|homes|houses))?
  )?$
`;

/** "Is the open house Sunday or Saturday? What time?", of the home that is open. */
const DAY = '(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?|tomorrow|today|this\\s+weekend';
const whichDay = inLines()`
  ^(?:is|are|was|will|when|what|which)\b.{0,24}\bopen\s+houses?\b.{0,40}\b(?:${DAY}|what\s+(?:time|day)|at\s+what|hours?|when)\b.{0,30}$
  |^(?:what|which)\s+(?:day|days|time|times|hours?)(?:\s+and\s+(?:day|time)s?)?\s+(?:is|are|for)\s+(?:the|its)\s+open\s+houses?\b.{0,20}$
`;
/** "What time is the first one?", of homes that were searched by their open houses. */
const whenIsNamed = inLines()`
  ^(?:(?:at\s+)?what\s+(?:time|hours?|day)|when)(?:'?s|\s+(?:is|are|does|do))\s+.{3,40}$
`;
const ofHome = /\b(?:mortgage|close[ds]?|closing|sold|listed|built|payment|tax(?:es)?|due|available)\b/;

/** "What time does the second one start?" */
const whenIsOne = inLines()`
  ^(?:what\s+(?:time|hours?)|when)\s+(?:is|are|does|do)\s+.{2,40}\b(?:start|begin|open(?:\s+house)?|showing)$
  |^(?:what\s+(?:time|hours?)|when)(?:'?s|\s+(?:is|are))\s+the\s+open\s+houses?\s+(?:at|of|for|on)\s+.{2,40}$
`;

type OpenHouse = NonNullable<SearchResultFacts['openHouses']>[number];
const toCome = ({ openHouses = [] }: SearchResultFacts, today: string): OpenHouse[] =>
  openHouses.filter(({ date }) => date >= today);
const openOn = ({ date, hours }: OpenHouse, { results, common }: Texts) => results.openOn(common.day(date), hours);
const HOURS = /^(\d+)(?::(\d+))? ([AP])M/;

/** Minutes into the day; one without hours comes after the others of its day. */
function beginsAt({ hours }: OpenHouse): number {
  const [, hour, minute = '0', half] = HOURS.exec(hours ?? '') ?? [];
  return hour === undefined ? 24 * 60 : (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 12 * 60 : 0);
}

/** The open houses to come of the homes that are shown. */
export function openHousesOf(shown: readonly SearchResultFacts[], today: string, texts: Texts): string {
  const lines = shown
    .flatMap((home, at) =>
      toCome(home, today)
        .slice(0, 1)
        .map((open) => ({ home, at, open })),
    )
    .sort((one, other) => one.open.date.localeCompare(other.open.date) || beginsAt(one.open) - beginsAt(other.open))
    .map(({ home, at, open }) => `${at + 1}\\. ${linkTo(home)}, ${openOn(open, texts)}`);
  return lines.length === 0 ? texts.results.noOpenHouses : `${texts.results.openHouses}\n\n${lines.join('\n\n')}`;
}

function tellOne(home: SearchResultFacts, today: string, texts: Texts): string {
  const lines = toCome(home, today).map((open) => `- ${openOn(open, texts)}`);
  const link = linkTo(home);
  return lines.length === 0 ? texts.results.noOpenHouseOf(link) : `${texts.results.openHousesOf(link)}\n\n${lines.join('\n')}`;
}

/** Null where it is about something else, or no homes are shown. */
export function respondToOpenHouses({ english, language, previous }: Turn, today: string): { say: string } | null {
  if (previous?.market) return null;
  const asked = fold(english)
    .replace(/^\s*(?:and|so|ok(?:ay)?|hey)[\s,]+|[\s?.!]+$/g, '')
    .trim();
  const texts = textsIn(language);
  const shown = previous?.results ?? [];
  const opened = previous?.openedFacts ?? shown.find((home) => isSame(home, previous?.opened)) ?? null;
  const isOfOpenHouses = previous?.search.openHouseDate != null || previous?.search.features?.includes('open-house') === true;
  const ofTimes = isOfOpenHouses && (whatTimes.test(asked) || asksSchedule.test(asked));
  if (shown.length > 0 && (ofTimes || ofThese.some((pattern) => pattern.test(asked)))) {
    const isOfMore = (previous?.totalPages ?? 1) > 1;
    const more = isOfMore ? texts.results.firstOfMore(count(shown.length)) : '';
    return { say: [openHousesOf(shown, today, texts), more].filter(Boolean).join('\n\n') };
  }
  const asksWhen = whenIsOne.test(asked) || (isOfOpenHouses && whenIsNamed.test(asked) && !ofHome.test(asked));
  const named = asksWhen ? findNamedResult(asked, previous) : null;
  const one = named ? shown.find((home) => isSame(home, named)) : null;
  if (one) return { say: tellOne(one, today, texts) };
  return opened && (ofTheOne.test(asked) || whichDay.test(asked)) ? { say: tellOne(opened, today, texts) } : null;
}
