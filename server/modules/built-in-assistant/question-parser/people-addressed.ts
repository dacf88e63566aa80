/** People who are named by a title or as a family, as they are addressed: "mrs chen", "sr. ramirez", "the Garcias". */
import { inLines } from '#server/platform/text/in-lines.ts';

const CAPITAL = "\\p{Lu}[\\p{L}'’-]+";
/** Typed small it is one word, and none that goes on with the sentence. */
const SMALL =
  "(?!(?:and|or|who|that|about|with|the|on|at|in|to|for|re|is|was|no|de|y|que|con|en|sobre|por|para)(?![\\p{L}'’-]))\\p{Ll}[\\p{L}'’-]+";
const WHO = '(?:clients?|buyers?|sellers?|owners?|vendedora?|compradora?|client[ea]|dueñ[oa]|dear|estimad[oa])';
const ABBREVIATED = '(?:[Mm]rs?|[Mm]s|[Ss]r(?:a|ta)?)';
const both = new RegExp(
  `\\b([Mm]r|[Ss]r)\\.?\\s+(?:and|&|y|e)\\s+(?:la\\s+)?([Mm]rs|[Mm]s|[Ss]ra)\\.?\\s+(${CAPITAL}|${SMALL})`,
  'u',
);
const abbreviated = new RegExp(`\\b(${ABBREVIATED}|Dra?)\\.?\\s+(${CAPITAL}(?:\\s+${CAPITAL})?|${SMALL})`, 'u');
/** A "dr" may be a street. */
const doctor = new RegExp(`\\b(?:${WHO}|to|for|text|email|a|para)\\s+(dra?)\\.?\\s+(${CAPITAL}|${SMALL})`, 'u');
const spelledOut = new RegExp(
  `\\b(?:(?:el|la|al)\\s+)?([Ss]eñor(?:a|ita|es|as)?|[Ss]enor(?:a|ita|es|as)?|[Dd]o(?:n|ña))\\s+(${CAPITAL}(?:\\s+(?:y|e)?\\s*${CAPITAL})?|(?!de\\b)${SMALL})`,
  'u',
);
/** "To the Garcias": a plural that is no people by what they are and no part of a town. */
const family = inLines('u')`
  \b(?:to|for|with|w/?|tell|text|txt|email|e-mail|thank|thanks|message|write|send|sellers?|buyers?|clients?)\s+the\s+
  (?!\p{L}*(?:Sellers|Buyers|Agents|Owners|Clients|Neighbors|Tenants|Lenders|Parents|Comps|Homes|Hills|Heights|Keys|Flats|Woods|Oaks|Lakes|Gardens|Towers|Lofts|Pines)\b)
  (\p{Lu}\p{L}+s)(?=\s*(?:[.,:;!?]|$)|\s+\p{Ll})
`;
const familyNamed = inLines('u')`
  \bthe\s+(?!(?:multi|single|whole|entire|same|in|two|one|big|my|client|seller|buyer)\b)(\p{L}[\p{L}'’-]+)\s+[Ff]amily\b(?!\s+(?:home|house|room))
`;
const familySpanish = new RegExp(`\\b(?:(?:la\\s+)?[Ff]amilia|(?:a|para|con)\\s+los)\\s+(${CAPITAL})`, 'u');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const titleOf = (typed: string): string => `${capital(typed)}.`;
/** "The Joneses" are of the name Jones. */
const nameOfPlural = (plural: string): string => (/(?:s|z|x|ch|sh)es$/.test(plural) ? plural.slice(0, -2) : plural.slice(0, -1));

/** "Mrs. Chen", "Mr. and Mrs. Lee", "señora Ramirez", "Garcia family"; undefined where nobody is named so. */
export function peopleAddressed(text: string): string | undefined {
  const [, his, her, shared] = both.exec(text) ?? [];
  if (his !== undefined && her !== undefined && shared !== undefined)
    return `${titleOf(his)} ${/^s/i.test(his) ? 'y' : 'and'} ${titleOf(her)} ${capital(shared)}`;
  const [, title, name] = abbreviated.exec(text) ?? doctor.exec(text) ?? [];
  if (title !== undefined && name !== undefined) return `${titleOf(title)} ${capital(name)}`;
  const [, spelled, called] = spelledOut.exec(text) ?? [];
  if (spelled !== undefined && called !== undefined) return `${spelled.toLowerCase().replace('seno', 'seño')} ${capital(called)}`;
  const plural = family.exec(text)?.[1];
  if (plural !== undefined) return `${nameOfPlural(plural)} family`;
  const english = familyNamed.exec(text)?.[1];
  if (english !== undefined) return `${capital(english)} family`;
  const spanish = familySpanish.exec(text)?.[1];
  return spanish === undefined ? undefined : `familia ${spanish}`;
}

const titles: readonly (readonly [english: string, spanish: string])[] = [
  ['Mr. and Mrs.', 'Sr. y Sra.'],
  ['Mrs.', 'Sra.'],
  ['Ms.', 'Sra.'],
  ['Mr.', 'Sr.'],
  ['Dr.', 'Dr.'],
  ['Miss', 'Srta.'],
];

/** The same people in a text of the other language: "Mrs. Chen" is "Sra. Chen" in Spanish. */
export function addressedIn(name: string, language: 'english' | 'spanish'): string {
  if (language === 'spanish') {
    const known = titles.find(([title]) => name.startsWith(`${title} `));
    const titled = known ? `${known[1]}${name.slice(known[0].length)}` : name.replace(/^(.+) family$/u, 'familia $1');
    return titled.replace(/ (?:and|&) /, ' y ');
  }
  const known = titles.find(([, title]) => name.startsWith(`${title} `));
  const titled = known ? `${known[0]}${name.slice(known[1].length)}` : name;
  return titled
    .replace(/^señorita /, 'Miss ')
    .replace(/^señora /, 'Mrs. ')
    .replace(/^señor /, 'Mr. ')
    .replace(/^familia (.+)$/u, '$1 family')
    .replace(' y ', ' and ');
}
