const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const dollars = (amount: number): string => whole.format(amount);

/** +$12,000 or −$12,000. */
export const signedDollars = (amount: number): string => `${amount < 0 ? '−' : '+'}${whole.format(Math.abs(amount))}`;

/** 12/03/2025 of a calendar date, as listings show dates. */
export function usDate(calendarDate: string): string {
  const [year = '', month = '', day = ''] = calendarDate.split('-');
  return `${month}/${day}/${year}`;
}
