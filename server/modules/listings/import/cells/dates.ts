const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Two digits are of the century that comes no further than so many years ahead. */
const YEARS_AHEAD = 10;
/** Days that Excel counts from the end of 1899: 1955 to 2064. */
const SERIAL_DAYS = { min: 20_000, max: 60_000 };

export type DateOrder = 'month-first' | 'day-first';

function fullYear(text: string, thisYear: number): number {
  if (text.length !== 2) return Number(text);
  const year = Math.floor(thisYear / 100) * 100 + Number(text);
  return year > thisYear + YEARS_AHEAD ? year - 100 : year;
}

function dateText(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1600 && year <= 2200 ? date.toISOString().slice(0, 10) : undefined;
}

function wordedMonth(name: string | undefined): number {
  return monthNames.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1;
}

/** Year, month and day of figures parted by slashes, dashes or dots, as they stand. */
export function partsOfDate(text: string): [string, string, string] | undefined {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?=$|[ T,])/.exec(text);
  return match ? [match[1] ?? '', match[2] ?? '', match[3] ?? ''] : undefined;
}

/** A day as `YYYY-MM-DD`, in any of the forms that files have; a time of day behind it is left out. */
export function readDateCell(cell: string, order: DateOrder, thisYear: number): string | undefined {
  const text = cell
    .replace(/^(?:sold|listed|closed|pending)?\s*(?:on|:)?\s*(?=\S)/i, '')
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/i, '');
  const figures = partsOfDate(text);
  if (figures) {
    const [first, second, year] = figures;
    const [month, day] = order === 'day-first' ? [second, first] : [first, second];
    return dateText(fullYear(year, thisYear), Number(month), Number(day));
  }
  const iso = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?=$|[ T])/.exec(text);
  if (iso && (iso[2] !== '' || text.replace(/[T ].*/, '').length === 8)) {
    return dateText(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  }
  const clock = /^([a-z]{3}) (\d{1,2}) \d{2}:\d{2}:\d{2}(?: [a-z]{2,5})? (\d{4})$/i.exec(text);
  if (clock) return dateText(Number(clock[3]), wordedMonth(clock[1]), Number(clock[2]));
  const monthFirst = /^([a-z]{3,9})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4}|\d{2})(?=$|[ T,])/i.exec(text);
  if (monthFirst) return dateText(fullYear(monthFirst[3] ?? '', thisYear), wordedMonth(monthFirst[1]), Number(monthFirst[2]));
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]?([a-z]{3,9})\.?,?[ -]?(\d{4}|\d{2})(?=$|[ T,:])/i.exec(text);
  if (dayFirst) return dateText(fullYear(dayFirst[3] ?? '', thisYear), wordedMonth(dayFirst[2]), Number(dayFirst[1]));
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const days = Math.floor(Number(text));
    if (days < SERIAL_DAYS.min || days > SERIAL_DAYS.max) return undefined;
    return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
  }
  if (/^\d{13}$/.test(text)) return new Date(Number(text)).toISOString().slice(0, 10);
  if (/^1\d{9}$/.test(text)) return new Date(Number(text) * 1_000).toISOString().slice(0, 10);
  return undefined;
}

export interface OrderOfDates {
  order: DateOrder;
  /** Whether the values decide it: a first figure above 12 can be no month. */
  isSure: boolean;
  /** Whether it was such a figure that decided, and not that all dates are written otherwise. */
  isEvident: boolean;
}

/** Whether a column of dates writes the day first. `undefined`: some do, some do not. */
export function orderOfDates(values: readonly string[]): OrderOfDates | undefined {
  const parts = values.map(partsOfDate).filter((found) => found !== undefined);
  const dayFirst = parts.some(([first]) => Number(first) > 12);
  const monthFirst = parts.some(([, second]) => Number(second) > 12);
  if (dayFirst && monthFirst) return undefined;
  const isEvident = dayFirst || monthFirst;
  return { order: dayFirst ? 'day-first' : 'month-first', isSure: isEvident || parts.length === 0, isEvident };
}
