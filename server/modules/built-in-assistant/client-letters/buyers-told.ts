/** Buyers whom a letter to owners tells of: "i have a buyer who wants a 3 bed", "they can close fast and rent back is fine". */
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { sumIn } from './deal-terms.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface BuyersTold {
  /** Several were told of. */
  areMany: boolean;
  bedrooms: string | null;
  bathrooms: string | null;
  /** The most that they pay, and what a lender preapproved them for. */
  maxPrice: string | null;
  preapprovedFor: string | null;
  arePreapproved: boolean;
  payCash: boolean;
  closeFast: boolean;
  /** The seller may stay on after closing. */
  rentBack: boolean;
}

const SUM =
  '\\$?\\s?(\\d{1,3}(?:,\\d{3})+|\\d{5,}|\\d{2,4}(?:\\.\\d+)?\\s?(?:k|mil)|\\d{1,2}(?:\\.\\d+)?\\s?(?:m|million|millones)|\\d\\.\\d{1,3})(?![\\d%])';
const BUYERS = '(?:(?:home|cash|serious|ready|qualified|pre-?approved)\\s+)*(?:buyers?|clients?|comprador\\w*|client[ea]s?)';
const tells = new RegExp(
  `\\b(?:(?:i|we)(?:\\s+(?:have|got|work\\s+with|represent|am\\s+working\\s+with)|['’]ve\\s+got)|have|got|tengo|tenemos|represento)\\s+(?:an?\\s+|un[a]?\\s+|some\\s+|several\\s+|two\\s+|dos\\s+|varios\\s+)?(${BUYERS})\\b|\\b(?:my|our|mi|mis|nuestr\\w+)\\s+(${BUYERS})\\b`,
);
const many = /^(?:.*\s)?(?:buyers|clients|compradores|clientes)$/;

const parts = {
  bedrooms: /\b(\d{1,2})\s*(?:\+\s*)?-?\s*(?:bd|brs?|beds?|bedrooms?|rec\w*|habitacion\w*|cuartos?)\b/,
  bathrooms: /\b(\d{1,2}(?:\.5)?)\s*(?:\+\s*)?-?\s*(?:ba|baths?|bathrooms?|banos?)\b/,
  rooms: /\b(\d)\s*\/\s*(\d(?:\.5)?)\b/,
  preapproved: new RegExp(
    `\\b(?:pre-?\\s?(?:approv\\w+|qualif\\w+)|preaprobad\\w+|precalificad\\w+)\\b(?:\\s+(?:to|up\\s+to|for|at|until|hasta|por|de|a)\\s+(?:up\\s+to\\s+)?${SUM})?`,
  ),
  most: new RegExp(
    `\\b(?:under|up\\s+to|below|max(?:imum)?(?:\\s+of)?|less\\s+than|around|at|to|for|hasta|menos\\s+de|por\\s+debajo\\s+de)\\s+${SUM}|${SUM}\\s+(?:max|budget|or\\s+less|or\\s+under)\\b`,
  ),
  cash: /\b(?:(?:all|pay(?:s|ing)?|with|have|has)[\s-]+)?cash\b|\b(?:de|en|al)\s+(?:contado|efectivo)\b|\befectivo\b/,
  fast: inLines()`
    \b(?:(?:can|will|could|able\s+to|pueden?)\s+)?(?:clos(?:e|es|ing)|cerrar)\s+(?:(?:really|very|muy)\s+)?(?:fast|quick(?:ly)?|soon|rapido|pronto)\b
    |\b(?:fast|quick|cierre\s+rapido)\s+clos(?:e|ing)\b|\bcierre\s+rapido\b
  `,
  rentBack: inLines()`
    \b(?:(?:free|short|flexible)\s+)?(?:rent|lease)[\s-]?backs?(?:\s+(?:is|are|would\s+be)?\s*(?:also\s+)?(?:fine|ok(?:ay)?|possible|available|no\s+problem|works?|good))?\b
    |\b(?:pueden?|puede)\s+quedarse\s+(?:rentando|alquilando|despues)(?:\s+\w+){0,3}
  `,
};

/** What joins them and says no more. */
const filler = inLines('gu')`
  \b(?:
    and|also|that|who|which|they|he|she|them|are|is|am|can|could|will|would|a|an|the|i|we|have|has|had|got|my|our|one|some
    |buyers?|clients?|want(?:s|ing)?|need(?:s|ing)?|looking|look|looks|for|search\w*|interested|in|to|buy\w*|find|there|here
    |home|house|place|something|area|neighborhood|with|at|least|offer|offering|fine|ok(?:ay)?|ready|willing|too|now|up|of|on
    |say|mention|add|tell|include|note|please|pls|ask|it|this|budget|max|min|or|more|real|serious|qualified
    |y|e|que|tambien|un[a]?|unos|con|de|en|por|para|busca\w*|quier\w+|necesita\w*|casa|comprador\w*|client[ea]s?|mi|mis|tengo
    |pueden?|estan?|menciona|agrega|anade|dil\w*|incluye|zona|barrio|ahi|aqui|alli|la|el|los|las
  )\b|[^\p{L}\p{N}]+
`;

const none: BuyersTold = {
  ...{ areMany: false, bedrooms: null, bathrooms: null, maxPrice: null, preapprovedFor: null },
  ...{ arePreapproved: false, payCash: false, closeFast: false, rentBack: false },
};

interface Read {
  buyers: BuyersTold;
  /** Nothing else was said of them. */
  isWhole: boolean;
}

/** @param words in lower case, of one or two sentences about them */
function read(words: string, area: string | null): Read {
  let rest = area === null ? words : words.replaceAll(fold(area), ' ');
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(found[0], ' ');
    return found;
  };
  const areMany = many.test(tells.exec(words)?.slice(1).find(Boolean) ?? (/\b(?:they|buyers)\b/.test(words) ? 'buyers' : ''));
  const approved = take(parts.preapproved);
  const both = take(parts.rooms);
  const bedrooms = both?.[1] ?? take(parts.bedrooms)?.[1] ?? null;
  const bathrooms = both?.[2] ?? take(parts.bathrooms)?.[1] ?? null;
  const most = take(parts.most);
  const buyers: BuyersTold = {
    ...{ areMany, bedrooms, bathrooms },
    maxPrice: sumIn(most?.slice(1).find(Boolean)),
    ...{ preapprovedFor: sumIn(approved?.[1]), arePreapproved: approved !== null },
    ...{ payCash: take(parts.cash) !== null, closeFast: take(parts.fast) !== null, rentBack: take(parts.rentBack) !== null },
  };
  return { buyers, isWhole: rest.replace(filler, '') === '' };
}

/** What is told of buyers in a request for a letter to owners; null where none is told of, or more than this knows to say. */
export function buyersIn(text: string, area: string | null): BuyersTold | null {
  const words = tellingOf(text);
  if (words === null) return null;
  const { buyers, isWhole } = read(words, area);
  return isWhole ? buyers : null;
}

/** The clause about them, and what goes on about "they". */
function tellingOf(text: string): string | null {
  const folded = withoutQuestion(text);
  const at = tells.exec(folded)?.index;
  return at === undefined ? null : folded.slice(at);
}

/** "Ask if they are thinking of selling" is of those whom it goes to. */
const asksOwners = inLines()`
  [,;.]?\s*\b(?:and\s+|y\s+)?(?:asking|ask|asks|see|preguntando\w*|pregunta\w*)\s+(?:them\s+)?(?:if|whether|si)\b.*?\b(?:sell\w*|mov(?:e|ing)|vend\w+)\b
`;
/** How it is to be written. */
const ofStyle =
  /[,;.]\s*(?:and\s+|y\s+)?(?:make|keep|sign|shorter|in\s+(?:spanish|english)|under\s+\d+\s+words|warm|friendly|please|thanks|hazlo|en\s+(?:espanol|ingles))\b.*$/;
const withoutQuestion = (text: string): string => fold(inEnglish(text)).replace(asksOwners, ' ').replace(ofStyle, '');

/** The words about buyers as they were typed, where they say more than this knows to say. */
export function buyersTyped(text: string, area: string | null): string | null {
  if (buyersIn(text, area) !== null) return null;
  const words = tellingOf(text);
  const at = words === null ? -1 : fold(text).indexOf(words.slice(0, words.search(/[.;]|$/)).trim());
  return at < 0 ? null : text.slice(at).replace(/\s*\bthere\b/gi, area === null ? '' : ` in ${area}`);
}

/** The buyers that stand with what one more message tells of them; null where it tells of something else. */
export function buyersAfter(standing: BuyersTold | null, text: string, area: string | null): BuyersTold | null {
  const folded = fold(inEnglish(text));
  const isOfBuyers =
    tells.test(folded) ||
    (standing !== null && /\b(?:they|he|she|buyers?|comprador\w*|rent[\s-]?back|pueden|clos(?:e|ing))\b/.test(folded));
  if (!isOfBuyers) return null;
  const { buyers, isWhole } = read(folded, area);
  const tellsSomething = JSON.stringify({ ...buyers, areMany: false }) !== JSON.stringify(none);
  if (!isWhole || (!tellsSomething && !tells.test(folded))) return null;
  if (standing === null) return buyers;
  return {
    areMany: standing.areMany,
    bedrooms: buyers.bedrooms ?? standing.bedrooms,
    bathrooms: buyers.bathrooms ?? standing.bathrooms,
    maxPrice: buyers.maxPrice ?? standing.maxPrice,
    preapprovedFor: buyers.preapprovedFor ?? standing.preapprovedFor,
    arePreapproved: buyers.arePreapproved || standing.arePreapproved,
    payCash: buyers.payCash || standing.payCash,
    closeFast: buyers.closeFast || standing.closeFast,
    rentBack: buyers.rentBack || standing.rentBack,
  };
}
