/** "Neighborhood blurb for Rockridge", "ok put something about walkability in the blurb". */
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const blurbBlanks = ['streets', 'walk', 'shops', 'transit', 'parks', 'history'] as const;
export type BlurbBlank = (typeof blurbBlanks)[number];

export interface BlurbRead {
  /** What each message says of the place, the last one first. */
  placeWords: string[];
  blanks: BlurbBlank[];
  isShort: boolean;
}

const AREA = '(?:neighbou?rhood|area|community|district|barrio|vecindario|colonia|zona)';
const TEXT = '(?:blurbs?|descriptions?|paragraphs?|write-?ups?|copy|intros?|sections?|summary|texto|descripcion|parrafo)';
const asks = inLines()`
  \b${AREA}\s+${TEXT}\b
  |\b${TEXT}\s+(?:about|for|of|on|de|del|sobre)\s+(?:(?:the|my|el|la|un|una)\s+)?${AREA}\b
`;
const goesOn =
  /\b(?:blurb|paragraph|texto|parrafo)\b|^\W*(?:(?:and|now|ok|please|y|ahora)\s+)*(?:add|put|mention|include|shorter|make\s+it\s+short\w*|agrega\w*|pon|mas\s+corto)\b/;
const ofListings = /\b(?:price|beds?|baths?|condos?|homes|houses|open\s+house|flyer|post)\b/;

const named: readonly (readonly [BlurbBlank, RegExp])[] = [
  ['walk', /\b(?:walk\w*|caminar|a\s+pie|caminable)\b/],
  ['shops', /\b(?:shops?|shopping|stores?|restaurants?|cafes?|coffee|dining|tiendas|restaurantes)\b/],
  ['transit', /\b(?:transit|bart|trains?|bus(?:es)?|muni|caltrain|commut\w*|transporte)\b/],
  ['parks', /\b(?:parks?|trails?|playground|landmarks?|parques?)\b/],
  ['history', /\b(?:history|historic|historia)\b/],
];
const usual: readonly BlurbBlank[] = ['streets', 'transit', 'parks'];
const around = inLines('gi')`
  \b(?:(?:please|can\s+you|could\s+you|write|draft|give|make|need|want|create|me|us|i|tell|escribe\w*|haz|dame|redacta)\s+)+
  |\b(?:for|para)\s+(?:my|the|mi|el|la)\s+(?:new\s+)?(?:listing|listado|anuncio|home|house|casa)\b
  |\b(?:${TEXT}|${AREA}|short|quick|nice|an?|the|about|for|of|on|in|un|una|el|la|del?|sobre|para)\b
`;

const MAX_WORDS = 16;
const BEFORE = 4;
const asksFor = (text: string): boolean => asks.test(fold(text)) && text.split(/\s+/).length <= MAX_WORDS;
const placeIn = (text: string): string =>
  fold(text)
    .replaceAll(around, ' ')
    .replaceAll(/[.,;:!?¿¡]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Null where no text about a neighborhood is asked for or changed. */
export function readNeighborhoodBlurb({
  question,
  earlier,
  previous,
}: Pick<Turn, 'question' | 'earlier' | 'previous'>): BlurbRead | null {
  const isNew = asksFor(question);
  const at = earlier.slice(-BEFORE).findLastIndex(asksFor);
  const before = at < 0 ? [] : earlier.slice(-BEFORE).slice(at);
  const folded = fold(question);
  const isChange =
    at >= 0 && !previous?.writing && goesOn.test(folded) && !ofListings.test(folded) && question.split(/\s+/).length <= MAX_WORDS;
  if (!isNew && !isChange) return null;
  const said = (isNew ? [question] : [...before.filter((one) => asksFor(one) || goesOn.test(fold(one))), question]).map(fold);
  const wished = named.filter(([, words]) => said.some((one) => words.test(one))).map(([blank]) => blank);
  return {
    placeWords: (isNew ? [question] : before.filter(asksFor).toReversed()).map(placeIn).filter((words) => words !== ''),
    blanks: blurbBlanks.filter((blank) => usual.includes(blank) || wished.includes(blank)),
    isShort: /\b(?:short\w*|brief|corto|breve)\b/.test(said.at(-1) ?? ''),
  };
}
