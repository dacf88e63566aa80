const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const dollars = (amount: number): string => whole.format(amount);

/** +$12,000 or −$12,000. */
export const signedDollars = (amount: number): string => `${amount < 0 ? '−' : '+'}${whole.format(Math.abs(amount))}`;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Dec 3, 2025 of a calendar date, as the chat beside it writes dates. */
export const dayWords = (calendarDate: string): string => day.format(new Date(`${calendarDate}T00:00:00Z`));
