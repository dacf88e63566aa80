const small = new Set(['of', 'the', 'and', 'at', 'in', 'on', 'by', 'de', 'la', 'del', 'las', 'los', 'el', 'du', 'des']);
const kept =
  /^(?:mlk|jfk|n|s|e|w|ne|nw|se|sw|ii|iii|iv|vi|vii|viii|ix|xi|us|usa|hoa|ph|pud|uc|dtla|nyc|nyu|soma|dumbo|tx|fm|cr|sr|rr|co)$/i;

function wordOf(word: string, isFirst: boolean): string {
  if (/\d/.test(word)) return /^\d+(?:st|nd|rd|th)$/i.test(word) ? word.toLowerCase() : word;
  if (kept.test(word)) return word;
  const lower = word.toLowerCase();
  if (!isFirst && small.has(lower)) return lower;
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  if (/^mc[a-z]{3,}$/.test(lower)) return `Mc${upper(lower.slice(2))}`;
  if (lower === 'macarthur') return 'MacArthur';
  if (!isFirst && /^d['’][a-z]{3,}$/.test(lower)) return `${lower.slice(0, 2)}${upper(lower.slice(2))}`;
  return lower
    .split(/(?<=[-/'’])/)
    .map((part, at, parts) => (at > 0 && part.length < 2 && /['’]$/.test(parts[at - 1] ?? '') ? part : upper(part)))
    .join('');
}

/** A name that is written in capitals as people write it: "SAN FRANCISCO" → "San Francisco". Any other stays as it is. */
export function asPeopleWrite(name: string): string {
  if (!/[A-Z]{3}|\d(?:ST|ND|RD|TH)\b/.test(name) || /[a-z]/.test(name) || /^[A-Z]{1,3}$/.test(name)) return name;
  return (
    name
      .split(' ')
      // Behind its number a street begins.
      .map((word, at, words) => wordOf(word, at === 0 || (at === 1 && /^\d/.test(words[0] ?? ''))))
      .join(' ')
  );
}

/** The same for a part of a street's name, which may be short: "OAK", "ST". */
export function streetAsPeopleWrite(name: string): string {
  return /[a-z]/.test(name)
    ? name
    : name
        .split(' ')
        .map((word) => (/^(?:[A-Z]{2,}|\d+(?:ST|ND|RD|TH))$/.test(word) ? wordOf(word, true) : word))
        .join(' ');
}

const noArea =
  /^(?:none\b.*|no subdivision|not in (?:a )?(?:sub|dev).*|other|unknown|metes (?:and|&) bounds|unplatted|unrecorded|unincorporated)$/i;

/** Words of a subdivision's column that say that there is none. */
export const isNoArea = (name: string): boolean => noArea.test(name);

/** "CHI - Lincoln Park" and "8007 - CHI-Lincoln Park" → "Lincoln Park": without the MLS's code of the area before it. */
export function withoutAreaCode(name: string): string {
  const plain = name
    .replace(/^(?:(?:[A-Z]{2,4}|\d{1,5}[A-Z]?|[A-Z]\d{1,4})\s*[-–:]\s*)+(?=[A-Za-z]{3}|[NSEW] [A-Z])/, '')
    .replace(/\s*\((?:\d{2,5}|[A-Z]{2,4}\d*)\)$/, '');
  return plain === '' ? name : plain;
}
