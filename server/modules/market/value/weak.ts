/** What an appraiser explains: a comparable that had to be adjusted by more than a quarter, or is older than a year. */
export const MAX_GROSS_PERCENT = 25;

/** @param date a calendar date */
export const aYearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4, 10)}`;

export const isAdjustedMuch = ({ grossPercent }: { grossPercent: number }): boolean => grossPercent > MAX_GROSS_PERCENT;

export const isSoldBefore = ({ soldDate }: { soldDate: string }, day: string): boolean => soldDate.slice(0, 10) < day;
