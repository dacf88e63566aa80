/** A calendar date in a reply: the parts that are written. */
export interface WrittenDate {
  start: number;
  end: number;
  text: string;
  year: number | null;
  month: number;
  day: number | null;
}

const spanishMonths = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const spanishMonth = '(?<mes>enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?`;
const patterns = [
  /\b(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})\b/g,
  /\b(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>(?:19|20)?\d{2})\b/g,
  new RegExp(`\\b${monthName}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year>(?:19|20)\\d{2}))?\\b`, 'gi'),
  new RegExp(`\\b(?<day>\\d{1,2})\\s+(?<mes>${spanishMonths.join('|')})\\s+(?<year>(?:19|20)\\d{2})\\b`, 'gi'),
  new RegExp(`\\b${monthName}\\s+(?<year>(?:19|20)\\d{2})\\b`, 'gi'),
  new RegExp(`\\b(?<day>\\d{1,2})\\s+de\\s+${spanishMonth}(?:\\s+del?\\s+(?<year>(?:19|20)\\d{2}))?\\b`, 'gi'),
  new RegExp(`\\b${spanishMonth}\\s+del?\\s+(?<year>(?:19|20)\\d{2})\\b`, 'gi'),
];

/** "2026-11-05", "11/05/2026", "November 5, 2026", "Nov 5", "November 2026", "5 de noviembre de 2026", "5 nov 2026". */
export function readDates(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const { name, mes, year, month, day } = match.groups ?? {};
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((date) => start < date.end && date.start < end)) continue;
      found.push({
        ...{ start, end, text: match[0] },
        year: year ? Number(year.length === 2 ? `20${year}` : year) : null,
        month: monthOf(name, months) ?? monthOf(mes, spanishMonths) ?? Number(month),
        day: day ? Number(day) : null,
      });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** From 1; null where the name is of no month of that language. */
const monthOf = (name: string | undefined, names: readonly string[]): number | null =>
  name === undefined ? null : names.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Whether a date in a text is this calendar date, `YYYY-MM-DD`, as far as it is written. */
export function isDate(written: WrittenDate, date: string): boolean {
  const [year, month, day] = date.split('-').map(Number);
  return (
    written.month === month && (written.year === null || written.year === year) && (written.day === null || written.day === day)
  );
}
