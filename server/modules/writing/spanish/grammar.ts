/** "y" before the sound of an i is "e". */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${/^h?[ií](?![eaoé])/i.test(last) ? 'e' : 'y'} ${last}`;
}

const digits = 'cero un dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');
/** Before a masculine noun: "un baño", "dos baños". */
export const inWords = (value: number) => digits[value] ?? value.toLocaleString('en-US');

const isFeminine = (noun: string) => /^(?:casa|vivienda|propiedad)\b/.test(noun);
const by = (feminine: string, masculine: string) => (noun: string) => (isFeminine(noun) ? feminine : masculine);
export const este = by('esta', 'este');
export const un = by('una', 'un');
export const el = by('la', 'el');
/** "renovada", "renovado" */
export const ended = (stem: string, noun: string) => `${stem}${isFeminine(noun) ? 'a' : 'o'}`;
/** "a la bahía", "al parque" */
export const to = (thing: string) => (thing.startsWith('el ') ? `al ${thing.slice(3)}` : `a ${thing}`);
