/** Numbers in Spanish words as they are said of prices: "doscientos cincuenta mil", "millón y medio". Written without accents: the text is folded. */

const hundreds: Readonly<Record<string, number>> = {
  cien: 100, ciento: 100, doscient: 200, trescient: 300, cuatrocient: 400, quinient: 500, seiscient: 600, setecient: 700, novecient: 900,
  ochocient: 800,
}; // oxfmt-ignore
const tens: Readonly<Record<string, number>> = {
  diez: 10, quince: 15, veinte: 20, veinticinco: 25, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80,
  noventa: 90,
}; // oxfmt-ignore
const units: Readonly<Record<string, number>> = {
  un: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9,
}; // oxfmt-ignore

const anyOf = (words: Readonly<Record<string, number>>) => Object.keys(words).join('|');
const HUNDREDS = `(?<hundreds>cien(?:to)?|(?:${anyOf(hundreds)})[oa]s)`;
const TENS = `(?<tens>${anyOf(tens)})`;
const UNITS = `(?<units>${anyOf(units)})`;
const number = new RegExp(`\\b(?:${HUNDREDS}(?:\\s+${TENS})?|${TENS.replace('tens', 'bareTens')})(?:\\s+y\\s+${UNITS})?\\b`, 'g');

const pick = (words: Readonly<Record<string, number>>, said: string | undefined): number => (said && words[said]) || 0;

function inDigits(written: string): string {
  const { hundreds: said, tens: ten, bareTens, units: unit } = new RegExp(number.source).exec(written)?.groups ?? {};
  return String(pick(hundreds, said?.replace(/[oa]s$/, '')) + pick(tens, ten ?? bareTens) + pick(units, unit));
}

/** Writes hundreds and tens as digits, and halves of a million as a decimal. */
export function digitsForSpanishNumbers(text: string): string {
  return text
    .replace(/\b(?:un\s+)?millon\s+y\s+medio\b/g, '1.5 million')
    .replace(/\b(dos|tres|cuatro|cinco|\d)\s+millones\s+y\s+medio\b/g, (_, count: string) => `${units[count] ?? count}.5 million`)
    .replace(/\bmedio\s+millon\b/g, '500 mil')
    .replace(number, inDigits);
}
