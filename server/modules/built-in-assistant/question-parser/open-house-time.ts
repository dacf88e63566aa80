/** Day and time of an open house, in the agent's own words: copied into copy, never worked out. */

const DAY = '(?:(?:this|next)\\s+)?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tonight|tomorrow';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = `(?:${MONTH}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?|the\\s+\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}\\/\\d{1,2})(?:,?\\s+20\\d\\d)?`;
const HOUR = '(?:\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?|noon)';
const days = new RegExp(`\\b(?:(?:${DAY})\\b(?:,?\\s+(?:the\\s+)?${DATE})?|${DATE})`, 'i');
const times = new RegExp(
  `\\b(?:from\\s+|between\\s+|at\\s+)?(${HOUR})\\s*(?:-|–|to|until|till|and)\\s*(${HOUR})(?!\\s*(?:bed|bath|sq|characters))|\\b(?:at|from|starting)\\s+(\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)|noon)`,
  'i',
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Sunday, November 29, 1 to 4pm"; null where no day stands, as a time alone tells nobody when. */
export function readOpenHouseTime(text: string): string | null {
  const day = days.exec(text);
  if (!day) return null;
  const rest = text.replace(day[0], ' ');
  const time = times.exec(rest);
  const hours = time?.[1] && time[2] ? `${time[1].trim()} to ${time[2].trim()}` : (time?.[3]?.trim() ?? null);
  const named = capital(day[0].trim()).replace(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*/i, capital);
  return [named, hours].filter((part) => part !== null).join(', ');
}
