/** "an 1888 house", "an Edwardian flat" */
export const a = (noun: string) => (/^(?:[aeio]|un(?!i)|up|8|11|18)/i.test(noun) ? `an ${noun}` : `a ${noun}`);
export const list = (items: readonly string[]) =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const digits = 'no one two three four five six seven eight nine ten'.split(' ');
export const inWords = (value: number) => digits[value] ?? value.toLocaleString('en-US');

/** "is" beside one thing, "are" beside several. */
export function verb(things: readonly string[], one: string, many: string): string {
  const [only] = things;
  return things.length === 1 && only !== undefined && (/^an? /.test(only) || !only.endsWith('s')) ? one : many;
}
