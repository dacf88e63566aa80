const names = [
  ...['Victorian', 'Edwardian', 'Craftsman', 'Marina-style', 'Mediterranean', 'Spanish-style', 'Spanish Colonial', 'Spanish'],
  ...['Tudor', 'Colonial', 'ranch', 'mid-century modern', 'mid-century', 'Florida-style', 'Art Deco', 'contemporary'],
  'Charleston single',
];
const STYLE = `\\b(${names.join('|')})\\b`;
const ofRemarks = new RegExp(`${STYLE}(?= (home|house|flat|condominium|bungalow|style))`, 'i');
/** All of a few words: "craftsman bungalow", "tudor". */
const alone = new RegExp(`^(?:an?\\s+)?${STYLE}(?:\\s+(home|house|bungalow|style))?$`, 'i');

interface Style {
  /** "Craftsman", as it is written. */
  name: string;
  isBungalow: boolean;
}

const read = (found: RegExpExecArray | null): Style | null => {
  const name = names.find((one) => one.toLowerCase() === found?.[1]?.toLowerCase());
  return name === undefined ? null : { name, isBungalow: found?.[2]?.toLowerCase() === 'bungalow' };
};

/** As the remarks of a house call it. */
export const styleIn = (remarks: string | null): Style | null => read(ofRemarks.exec(remarks ?? ''));

/** A style that the words name, and nothing else. */
export const styleAlone = (words: string): Style | null => read(alone.exec(words.trim()));
