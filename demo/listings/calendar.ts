const MS_PER_DAY = 86_400_000;

/** A calendar date as days since 1970-01-01, so that dates can be counted with. */
export function dayOf(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY);
}

/** `YYYY-MM-DD` of a day number. */
export function dateOf(day: number): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** An instant on a day, `secondOfDay` after midnight UTC. */
export function instantOf(day: number, secondOfDay: number): string {
  return new Date(day * MS_PER_DAY + secondOfDay * 1000).toISOString();
}
