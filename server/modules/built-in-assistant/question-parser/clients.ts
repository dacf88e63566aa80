/** Clients that a message is about, by their names: "for the Johnsons", "my buyer Dana". What is searched for one is found again by the name. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { PlaceCandidate } from './parsed-question.ts';
import { fold } from './sentence.ts';
import { cityOfWords } from './well-known-cities.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface ClientSearch {
  /** As compared: lower case, without a plural's s. */
  name: string;
  search: ListingSearch;
}

const clients = inLines('gu')`
  \b(?:for|from|and)\s+(?:
    (?:(?:my|our)\s+(?:\p{L}+\s+)?(?:clients?|buyers?|sellers?|tenants?|investors?)|clients?)[\s,:(]+(?:the\s+)?
      (\p{Lu}[\p{L}'’-]+(?:\s+(?:and|&)\s+\p{Lu}[\p{L}'’-]+)?)
    |the\s+(\p{Lu}[\p{L}'’-]+s)
  )(?:\s+family)?(?=\s*[:,.;?!)\n]|\s+\p{Ll}|\s*$)
`;

const CAPITAL = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*";
/** "Got a new client Jenna Ruiz, …", "Looking for Dan, 3 beds": also named without "for", with a comma or what is wanted behind. */
const toldOf = inLines('gu')`
  (?:
    \b(?:[Mm]y|[Oo]ur|[Aa]|[Tt]he|[Nn]ew|[Aa]nother|[Mm]i|[Nn]ue(?:vo|va))\s+
      (?:(?:new|other|nuev[oa]|investor|seller)\s+)?(?:client[ea]?|buyer|customer|comprador(?:a)?)\s*,?\s+(?:(?:named|called|se\s+llama|llamad[oa])\s+)?
    |^\W*(?:[Ll]ooking|[Ss]earching|[Ss]hopping|[Ss]earch|[Bb]uscando|[Bb]usco)\s+(?:for|para)\s+(?=${CAPITAL}(?:\s+(?:and|&|y)\s+${CAPITAL}|\s+${CAPITAL})?\s*[,:;-])
    |\b(?:for|para)\s+(?:[Ll]os|la\s+familia|el\s+señor|la\s+señora)\s+
  )
  (?<first>${CAPITAL})(?:\s+(?:(?:and|&|y)\s+)?${CAPITAL})?(?=\s*[:,.;?!)\n-]|\s+\p{Ll}|\s+\d|\s*$)
`;

const plain = (name: string): string =>
  fold(name)
    .replace(/\s+(?:and|&)\s+.*$/, '')
    .replace(/'?s$/, '');

const isPlace = (name: string, places: readonly PlaceCandidate[]): boolean =>
  places.some(({ phrase }) => phrase.replace(/^the\s+/, '') === fold(name));
/** A capital that begins a place's name, or a city's without listings, is no client. */
const beginsPlace = (words: string, name: string, places: readonly PlaceCandidate[]): boolean =>
  cityOfWords(fold(words.slice(words.lastIndexOf(name)))) !== null ||
  places.some(({ phrase }) => phrase.replace(/^the\s+/, '').split(' ')[0] === fold(name));

/** Who is written to is named for the text, and no background. */
const isToPeople =
  /\b(?:text|txt|e-?mail|tell|ask|write|send|message|call|thank|draft|reply|note|letter|script|d[ií]le|escr[ií]b\w*|m[aá]nd\w*|env[ií]\w*)\b/i;

/** The words without the clients that they name: no wish for a home. */
export const withoutClients = (text: string, places: readonly PlaceCandidate[]): string => {
  const rest = text.replace(clients, (words, named: string | undefined, family: string | undefined) =>
    isPlace(named ?? family ?? '', places) ? words : ' '.repeat(words.length),
  );
  if (isToPeople.test(text)) return rest;
  return rest.replace(toldOf, (words, first: string) => {
    const at = words.lastIndexOf(` ${first}`);
    return beginsPlace(words, first, places) ? words : words.slice(0, at) + ' '.repeat(words.length - at);
  });
};

/** The client that a message names; null where it names none. */
export function clientIn(text: string): string | null {
  const [found] = text.matchAll(clients);
  const [told] = text.matchAll(toldOf);
  const name = found?.[1] ?? found?.[2] ?? told?.groups?.['first'];
  return name === undefined ? null : plain(name);
}

export const searchOfClient = (name: string | undefined, known: readonly ClientSearch[] = []): ListingSearch | null =>
  name === undefined ? null : (known.findLast((one) => one.name === plain(name))?.search ?? null);

/** What stands for each client after a search: a message that names none goes on for the client of the one before. */
export function withClientSearch(
  known: readonly ClientSearch[] = [],
  text: string,
  search: ListingSearch,
): readonly ClientSearch[] | undefined {
  const name = clientIn(text) ?? known.at(-1)?.name;
  if (name === undefined) return undefined;
  return [...known.filter((one) => one.name !== name), { name, search }];
}
