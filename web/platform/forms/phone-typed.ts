/** The digits of a US number as they are typed, in the form (XXX) XXX-XXXX; a leading 1 is the country's. */
export function phoneTyped(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^1/, '').slice(0, 10);
  if (digits.length < 4) return digits === '' ? '' : `(${digits}`;
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return line === '' ? `(${area}) ${office}` : `(${area}) ${office}-${line}`;
}
