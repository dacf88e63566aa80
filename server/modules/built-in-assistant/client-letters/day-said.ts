/** Days and hours as they were said, in the language of a letter: "tonight at 7", "Thursday 4pm". */
import type { Language } from '../answers/texts/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const DAY =
  '(?:(?:this|next)\\s+)?(?:today|tonight|tomorrow|tmrw|tmw|yesterday|(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?|hoy|manana|ayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const PART = '(?:\\s+(?:morning|afternoon|evening|night))?';
const HOUR =
  '(?:\\s*,?\\s*(?:at|around|by|@|a\\s+las)?\\s*\\d{1,2}(?::\\d{2})?(?!\\d|\\s*(?:days?|weeks?|%|k\\b))\\s*(?:[ap]\\.?m\\b\\.?)?)?';
export const DAY_AND_HOUR = `${DAY}\\b${PART}${HOUR}`;

const english: Readonly<Record<string, string>> = {
  ...{
    mon: 'Monday',
    tue: 'Tuesday',
    tues: 'Tuesday',
    wed: 'Wednesday',
    wednes: 'Wednesday',
    thu: 'Thursday',
    thurs: 'Thursday',
  },
  ...{ fri: 'Friday', sat: 'Saturday', satur: 'Saturday', sun: 'Sunday' },
  ...{ tmrw: 'tomorrow', tmw: 'tomorrow', hoy: 'today', manana: 'tomorrow', ayer: 'yesterday' },
  ...{ lunes: 'Monday', martes: 'Tuesday', miercoles: 'Wednesday', jueves: 'Thursday', viernes: 'Friday', sabado: 'Saturday' },
  domingo: 'Sunday',
};
const spanish: Readonly<Record<string, string>> = {
  ...{ today: 'hoy', tonight: 'hoy en la noche', tomorrow: 'mañana', yesterday: 'ayer' },
  ...{ monday: 'el lunes', tuesday: 'el martes', wednesday: 'el miércoles', thursday: 'el jueves', friday: 'el viernes' },
  ...{ saturday: 'el sábado', sunday: 'el domingo' },
};
const parts: Readonly<Record<string, string>> = {
  ...{ morning: 'en la mañana', afternoon: 'en la tarde', evening: 'en la noche', night: 'en la noche' },
};
const read = inLines()`
  ^(?<which>(?:this|next)\s+)?(?<day>[a-z]+)(?:\s+(?<part>morning|afternoon|evening|night))?
  (?:\s*,?\s*(?:at|around|by|@|a\s+las)?\s*(?<hour>\d{1,2}(?::\d{2})?)\s*(?<half>[ap])?\.?(?:m\b\.?)?)?$
`;

/** @param said as `DAY_AND_HOUR` finds it, in lower case */
export function daySaid(said: string, language: Language): string {
  const { which = '', day = '', part, hour, half } = read.exec(said.trim().replace(/\s+/g, ' '))?.groups ?? {};
  const named = english[day] ?? english[day.replace(/day$/, '')] ?? day;
  if (language === 'english') {
    const at = hour === undefined ? '' : ` at ${hour}${half === undefined ? '' : ` ${half}m`}`;
    return `${which}${named}${part === undefined ? '' : ` ${part}`}${at}`;
  }
  const at = hour === undefined ? '' : ` a las ${hour}${half === undefined ? '' : ` ${half}. m.`}`;
  const next = which.startsWith('next') ? ' próximo' : '';
  return `${spanish[named.toLowerCase()] ?? named}${next}${part === undefined ? '' : ` ${parts[part] ?? ''}`}${at}`;
}

const talks = new RegExp(
  `\\b(?:talk|call|chat|meet|speak|discuss|go\\s+over\\s+it|hop\\s+on\\s+a\\s+call|hablar|llamar|reunirnos)\\s+(?:about\\s+it\\s+|it\\s+over\\s+|with\\s+(?:you|them|her|him)\\s+|on\\s+|this\\s+|el\\s+){0,2}(${DAY_AND_HOUR})`,
);
const sees = new RegExp(
  `\\b(?:see|tour|visit|view|look\\s+at|showing|check\\s+(?:it\\s+)?out|verla|ver)\\b(?:\\s+(?:it|them|this|that|la|lo|on|el)\\b)*\\s+(${DAY_AND_HOUR})`,
);
const was = new RegExp(`\\b(${DAY_AND_HOUR})`);

export const talkIn = (folded: string): string | null => talks.exec(folded)?.[1] ?? null;
export const seeIn = (folded: string): string | null => sees.exec(folded)?.[1] ?? null;
/** "After the listing appointment yesterday" */
export const dayIn = (folded: string): string | null => was.exec(folded)?.[1] ?? null;
