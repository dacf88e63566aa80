const dateWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** November 22, 2026 of a calendar date. */
export const longDate = (calendarDate: string): string => dateWords.format(new Date(`${calendarDate}T00:00:00Z`));
