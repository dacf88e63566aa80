/** Day and time of an open house, in the agent's own words: copied into copy, never worked out. */
import { inLines } from '#server/platform/text/in-lines.ts';

const DAY = '(?:(?:this|next)\\s+)?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tonight|tomorrow';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = `(?:${MONTH}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?|the\\s+\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}\\/\\d{1,2})(?:,?\\s+20\\d\\d)?`;
const HOUR = '(?:\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?|noon)';
const days = new RegExp(`\\b(?:(?:${DAY})\\b(?:,?\\s+(?:the\\s+)?${DATE})?|${DATE})`, 'i');
const times = inLines('i')`
  \b(?:from\s+|between\s+|at\s+)?(${HOUR})\s*(?:-|–|to|until|till|and)\s*(${HOUR})(?!\s*(?:bed|bath|sq|characters))
  |\b(?:at|from|starting)\s+(\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)|noon)
`;

const HOUR_IN_SPANISH = '(?:las?\\s+)?\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?\\s?m\\b\\.?|de\\s+la\\s+(?:tarde|ma[ñn]ana))?';
/** "El domingo 29 de noviembre de 1 a 4 pm", as it is written. */
const inSpanish = inLines('iu')`
  \b(?:(?:el|este)\s+)?(?:
    (?:pr[oó]ximo\s+)?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)
    |hoy(?=\s+(?:de|a)\b)
    |(?<!la\s)ma[ñn]ana(?=\s+(?:de|a)\b)
  )(?:\s+\d{1,2}\s+de\s+[a-z]+)?
  (?:,?\s+(?:de|desde|entre|a)\s+${HOUR_IN_SPANISH}(?:\s*(?:a|hasta|y|-|–)\s*${HOUR_IN_SPANISH})?)?
`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const wholeDays: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
/** "Sat" in full, as it is for others to read. */
const wholeDay = (text: string): string =>
  text.replace(
    /\b(mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\b\.?/i,
    (short: string) => wholeDays[short.slice(0, 3).toLowerCase()] ?? short,
  );

/** "Sunday, November 29, 1 to 4pm"; null where no day stands, as a time alone tells nobody when. */
export function readOpenHouseTime(text: string): string | null {
  const day = days.exec(text);
  if (!day) return inSpanish.exec(text)?.[0].trim() ?? null;
  const rest = text.replace(day[0], ' ');
  const time = times.exec(rest);
  const hours = time?.[1] && time[2] ? `${time[1].trim()} to ${time[2].trim()}` : (time?.[3]?.trim() ?? null);
  const named = wholeDay(capital(day[0].trim())).replace(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*/i, capital);
  return [named, hours].filter((part) => part !== null).join(', ');
}
