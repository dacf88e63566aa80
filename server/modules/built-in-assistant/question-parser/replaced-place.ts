/** "Noe Valley instead of Richmond", "swap Temescal for Rockridge": which of the areas that stand gives way to what is named. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { fold } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const ARTICLE = '(?:the\\s+|el\\s+|la\\s+)?';
const replacing = [
  inLines()`
    \b(?:instead\s+of|rather\s+than|in\s+place\s+of|en\s+(?:vez|lugar)\s+de)\s+${ARTICLE}
    (?<name>[a-z\d][a-z\d' -]*?)(?=\s*(?:[,.;?!]|$)|\s+(?:do|use|show|try|put|take|compare|usa|pon|muestra)\b)
  `,
  inLines()`
    \b(?:swap|replace|switch|change|exchange|trade|cambia|reemplaza|sustituye)\s+(?:out\s+)?${ARTICLE}
    (?<name>[a-z\d][a-z\d' -]*?)\s+(?:out\s+)?(?:for|with|to|by|por)\s
  `,
];

const plain = (name: string): string =>
  ` ${fold(name)
    .replace(/[\s./-]+/g, ' ')
    .trim()} `;

/** Its whole name, or a part of it: "richmond" for Central Richmond. */
const isCalled = (area: AreaFilter, words: string): boolean =>
  area.type === 'any-of'
    ? area.areas.length > 0 && area.areas.every((one) => isCalled(one, words))
    : area.type === 'named-area' && (plain(area.name).includes(plain(words)) || plain(words).startsWith(plain(area.name)));

interface Replaced {
  /** The words without what gives way. */
  rest: string;
  replaced: AreaFilter[];
}

/** Null where nothing that stands is to give way. */
export function readReplaced(text: string, standing: readonly AreaFilter[]): Replaced | null {
  const folded = fold(text);
  for (const pattern of replacing) {
    const found = pattern.exec(folded);
    const name = found?.groups?.['name'];
    if (!found || name === undefined) continue;
    const replaced = standing.filter((area) => isCalled(area, name));
    const rest = text.slice(0, found.index) + ' ' + text.slice(found.index + found[0].length);
    if (replaced.length > 0) return { rest, replaced };
  }
  return null;
}

/** The areas that stand, each that gives way with what takes its place. */
export function withReplaced(
  standing: readonly AreaFilter[],
  { replaced }: Pick<Replaced, 'replaced'>,
  named: readonly AreaFilter[],
): AreaFilter[] {
  const [first] = replaced;
  return standing.flatMap((area) => (area === first ? named : replaced.includes(area) ? [] : [area]));
}
