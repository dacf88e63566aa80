/** "Write the listing agents asking to show these saturday between 10 and 1": a request for each home. */
import { plain } from '../answers/format.ts';
import { textsIn, type Language } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { dayIn } from '../apps/app-request.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface ShowingsAsked {
  /** The day that was named. */
  date: string | null;
  /** Of the tour that stands, where no other was. */
  tourDate: string | null;
  from: string | null;
  until: string | null;
  isMail: boolean;
}

const toAgents = inLines()`
  ^\W*(?:(?:now|ok(?:ay)?|and|then|can\s+(?:you|u)|could\s+you)[,\s]+)*(?:write|draft|compose|e-?mail|text|message|send|ask|request)\b.*\b
  (?:(?:listing|seller'?s|their|the|all|both)\s+agents|agentes)\b
`;
const ofShowings = /\b(?:show(?:ings?)?|tours?|see|viewings?|visits?|confirm|mostrar|ver|visitas?)\b/;
const HOUR = String.raw`\d{1,2}(?::\d\d)?(?:\s*[ap]\.?m\b)?`;
const window = new RegExp(
  `\\b(?:between|from|entre)\\s+(?:las\\s+)?(${HOUR})\\s*(?:-|–|to|and|until|y|a)\\s*(?:las\\s+)?(${HOUR})|(?<=day\\s)(${HOUR})\\s*(?:-|–|to)\\s*(${HOUR})`,
);
const one = new RegExp(`\\b(?:at|around)\\s+(${HOUR})`);

/** @param text as `tourWords` leaves it */
export function readShowingsAsked(text: string, today: string): Omit<ShowingsAsked, 'tourDate'> | null {
  if (!toAgents.test(text) || !ofShowings.test(text)) return null;
  const [, low, high, dashed, end] = window.exec(text) ?? [];
  return {
    ...{ date: dayIn(text, today), from: low ?? dashed ?? one.exec(text)?.[1] ?? null, until: high ?? end ?? null },
    isMail: !/^\W*(?:\w+\s+)?(?:text|message)\b/.test(text),
  };
}

/** @param homes with their own times, where they have any */
export function composeShowingRequests(
  asked: ShowingsAsked,
  homes: readonly { address: string; time: string | null }[],
  language: Language,
): string {
  const { tours: words, writing } = textsIn(language);
  const ofTour = asked.tourDate === null ? null : words.day(asked.tourDate);
  // As it was named: the agents know their week.
  const day = asked.date === null ? ofTour : words.weekday(asked.date);
  const notes = homes.map(({ address, time }) => {
    const home = plain(address);
    const when = words.request.at(day, asked.from ?? time, asked.from === null ? null : asked.until);
    return quoted(
      [
        asked.isMail ? `**${words.request.subject(home)}**` : '',
        writing.letter.greeting(null),
        // Apart from the home: the times are none of its facts.
        `${words.request.asks(home)} ${when === null ? words.request.whenOpen : words.request.works(when)}`,
        `${words.request.close}  \n${words.letter.sender}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    );
  });
  return [words.request.each(homes.length), ...notes].join('\n\n');
}
