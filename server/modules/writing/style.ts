const names = [
  ...['Victorian', 'Edwardian', 'Craftsman', 'Marina-style', 'Mediterranean', 'Spanish-style', 'Spanish Colonial', 'Spanish'],
  ...['Tudor', 'Colonial', 'ranch', 'mid-century modern', 'mid-century', 'Florida-style', 'Art Deco', 'contemporary'],
  'Charleston single',
];
const STYLE = `\\b(${names.join('|')})\\b`;
const ofRemarks = new RegExp(`${STYLE}(?= (home|house|flat|condominium|bungalow|style))`, 'i');
/** All of a few words: "craftsman bungalow", "tudor". */
const bungalowAlone = /(?:^|[.!?]\s)(bungalow)(?=\.|$)/i;
const alone = new RegExp(`^(?:an?\\s+)?${STYLE}(?:\\s+(home|house|bungalow|style))?$`, 'i');

interface Style {
  /** "Craftsman", as it is written; empty for a bungalow of no style that is named. */
  name: string;
  isBungalow: boolean;
}

const read = (found: RegExpExecArray | null): Style | null => {
  const name = names.find((one) => one.toLowerCase() === found?.[1]?.toLowerCase());
  return name === undefined ? null : { name, isBungalow: found?.[2]?.toLowerCase() === 'bungalow' };
};

/** Of no style that is named. */
const plainBungalow: Style = { name: '', isBungalow: true };

/** As the remarks of a house call it. */
export const styleIn = (remarks: string | null): Style | null =>
  read(ofRemarks.exec(remarks ?? '')) ?? (bungalowAlone.test(remarks ?? '') ? plainBungalow : null);

/** A style that the words name, and nothing else. */
export const styleAlone = (words: string): Style | null =>
  read(alone.exec(words.trim())) ?? (/^(?:an?\s+)?bungalow$/i.test(words.trim()) ? plainBungalow : null);
