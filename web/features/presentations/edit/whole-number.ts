/** What was typed as a whole number; null for nothing, undefined for what is none or beyond the maximum. */
export function wholeNumberOf(typed: string, max: number): number | null | undefined {
  const digits = typed.replaceAll(/[$,\s]/g, '');
  if (digits === '') return null;
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value <= max ? value : undefined;
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** "1,250,000": a number as it stands in a field while nobody types there. */
export const numberInField = (value: number): string => grouped.format(value);
