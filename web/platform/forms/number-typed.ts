/** What a person typed as a number: "1,250,000", "$1.5M", "900k", " 2.5 "; null for nothing, NaN for what is none. */
export function numberTyped(text: string): number | null {
  const [, digits, unit = ''] = /^\$?([\d.,]*)([km]?)$/i.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (digits === undefined) return Number.NaN;
  if (digits === '') return unit === '' ? null : Number.NaN;
  const number = Number(digits.replaceAll(',', ''));
  // 2.3 * 1e6 is 2299999.9999999995.
  return unit === '' ? number : Math.round(number * (unit.toLowerCase() === 'k' ? 1e3 : 1e6));
}
