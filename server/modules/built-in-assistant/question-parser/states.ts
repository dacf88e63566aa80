/** The states by name and postal abbreviation. */
export const stateAbbreviations: Record<string, string> = {
  alabama: 'AL', alaska: 'AK', arizona: 'AZ', arkansas: 'AR', california: 'CA', colorado: 'CO', connecticut: 'CT', delaware: 'DE',
  'district of columbia': 'DC', florida: 'FL', georgia: 'GA', hawaii: 'HI', idaho: 'ID', illinois: 'IL', indiana: 'IN', iowa: 'IA', kansas: 'KS',
  kentucky: 'KY', louisiana: 'LA', maine: 'ME', maryland: 'MD', massachusetts: 'MA', michigan: 'MI', minnesota: 'MN', mississippi: 'MS',
  missouri: 'MO', montana: 'MT', nebraska: 'NE', nevada: 'NV', 'new hampshire': 'NH', 'new jersey': 'NJ', 'new mexico': 'NM', 'new york': 'NY',
  'north carolina': 'NC', 'north dakota': 'ND', ohio: 'OH', oklahoma: 'OK', oregon: 'OR', pennsylvania: 'PA', 'rhode island': 'RI',
  'south carolina': 'SC', 'south dakota': 'SD', tennessee: 'TN', texas: 'TX', utah: 'UT', vermont: 'VT', virginia: 'VA', washington: 'WA',
  'west virginia': 'WV', wisconsin: 'WI', wyoming: 'WY',
}; // oxfmt-ignore

const abbreviations = new Set(Object.values(stateAbbreviations));
/** Abbreviations that are English words or mean something else in a listing question; only capitals, or a comma in front, make them a state. */
const alsoWords = new Set([
  'IN',
  'OR',
  'ME',
  'HI',
  'OH',
  'OK',
  'PA',
  'LA',
  'DE',
  'AL',
  'ID',
  'MA',
  'MO',
  'CO',
  'MS',
  'MT',
  'AR',
  'SD',
  'ND',
  'CT',
  'VA',
]);
const names = Object.keys(stateAbbreviations).sort((one, other) => other.length - one.length);
const nameAtStart = new RegExp(`^(?:${names.join('|')})(?![a-z])`);
const anyName = new RegExp(`(?<![a-z])(?:${names.join('|')})(?![a-z])`);

interface StateMention {
  abbreviation: string;
  /** Characters that it takes, from the position that was asked about. */
  length: number;
}

const placeBehind =
  /^\s+(?!(?:with|without|under|over|below|above|between|from|for|near|built|priced|that|listed|sold|max|min)\b)[a-z]{3,}/;

/** A state that follows a place's name: ", CA", " ca", " in California". */
export function stateAfter(raw: string, folded: string, position: number): StateMention | null {
  const gap = /^(\s*,\s*|\s+in\s+|\s+)/.exec(folded.slice(position))?.[0];
  if (!gap) return null;
  const start = position + gap.length;
  const name = nameAtStart.exec(folded.slice(start))?.[0];
  if (name) return { abbreviation: stateAbbreviations[name] ?? '', length: gap.length + name.length };
  const written = /^[a-z]{2}(?![a-z'])/.exec(folded.slice(start))?.[0];
  if (!written || gap.includes('in')) return null;
  const abbreviation = written.toUpperCase();
  if (!abbreviations.has(abbreviation)) return null;
  const capitals = raw.slice(start, start + 2) === abbreviation;
  if (alsoWords.has(abbreviation) && !capitals && !gap.includes(',')) return null;
  // "In Noe Valley, in Nob Hill": a place goes on behind it.
  if (abbreviation === 'IN' && !capitals && placeBehind.test(folded.slice(start + 2))) return null;
  return { abbreviation, length: gap.length + 2 };
}

const behindAName = /[A-Za-z]{3,},?\s+([A-Za-z]{2})(?=\s*(?:\d{5}\b|[?.!,;]|$))/g;

/** The state that the words name, wherever it stands: "a condo in Austin TX", "anywhere in Texas". Null where they name none, or several. */
export function stateNamed(raw: string): string | null {
  const written = [...raw.matchAll(behindAName)].flatMap(([, word = '']) => {
    const abbreviation = word.toUpperCase();
    return abbreviations.has(abbreviation) && (word === abbreviation || !alsoWords.has(abbreviation)) ? abbreviation : [];
  });
  const found = new Set([...written, ...[stateAlone(raw, raw.toLowerCase())?.abbreviation ?? []].flat()]);
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** A state that stands for itself: "homes in California", "anywhere in TX". */
export function stateAlone(raw: string, folded: string): (StateMention & { start: number }) | null {
  const name = anyName.exec(folded);
  if (name) return { abbreviation: stateAbbreviations[name[0]] ?? '', start: name.index, length: name[0].length };
  const capitals = /(?<=\b(?:in|across|throughout)\s+)[A-Z]{2}\b/.exec(raw);
  return capitals && abbreviations.has(capitals[0]) ? { abbreviation: capitals[0], start: capitals.index, length: 2 } : null;
}
