/** For whom a CMA is made: "for my clients the Okafors", "client names are Ada and Chidi Okafor", "call the client Joan Teague". */
import { polite } from './cma-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const NAME =
  "(?:the\\s+|los\\s+|la\\s+familia\\s+|Mr\\.?\\s+|Mrs\\.?\\s+|Ms\\.?\\s+|Dr\\.?\\s+)?\\p{Lu}[\\p{L}\\d'’&.-]*(?:(?:,?\\s+(?:and|y|&)\\s+|\\s+|,\\s+)\\p{Lu}[\\p{L}\\d'’&.-]*){0,5}(?:\\s+(?:family|household|trust|estate))?";
const END = '[.!?]*\\s*$';
const CLIENT = '(?:clients?|clientes?|sellers?|owners?|vendedor(?:es|as?)?|due[nñ][oa]s?)';
/** At the end of a request that may say more: with no capital letters there is no telling a name from a place. */
const atTheEnd = [
  inLines('u')`
    [,;.]?\s*(?:[Tt]he\s+|[Mm]y\s+|[Mm]is?\s+|[Ee]l\s+|[Ll]a\s+|[Ll]os\s+)?${CLIENT}(?:'s|’s)?
    (?:\s+(?:names?|nombres?))?\s*(?:is|are|:|es|son|=|called|named|se\s+llaman?)\s*(?<name>${NAME})${END}
  `,
  new RegExp(`\\b(?:for|para)\\s+(?:(?:my|our|the|mis?|nuestros?|los)\\s+)?${CLIENT}\\s*,?\\s+(?<name>${NAME})${END}`, 'u'),
  new RegExp(`\\b(?:for|para)\\s+(?<name>${NAME})${END}`, 'u'),
];
const named = inLines('u')`
  ${polite.replace('^', '^(?:[Nn]ow\\s+)?')}(?:[Cc]all|[Nn]ame|[Ss]et|[Mm]ake|[Cc]hange|[Pp]ut)\s+(?:the\s+|my\s+)?
  ${CLIENT}(?:'s|’s)?(?:\s+names?)?\s+(?:(?:to|as|is|are|down\s+as)\s+)?(?<name>${NAME})${END}
`;
const LOWER_NAME = "[\\p{L}][\\p{L}'’&.-]*(?:\\s+[\\p{L}][\\p{L}'’&.-]*){0,4}";
const ONTO =
  '(?:\\s+(?:to|on|onto|in|into|as\\s+the\\s+(?:client|seller|owner))\\s+(?:it|this|that|there|(?:the|my|this)\\s+(?:cma|presentation|report|cover|front))|\\s+(?:al?|en)\\s+(?:el|la|mi|este|esta)?\\s*(?:cma|presentaci[oó]n|informe|portada))?';
/** "Add the seller's name Dana Whitfield to it", "put dana whitfield as the client": said to be a name, in small letters too. */
const put = [
  inLines('iu')`
    ${polite}(?:(?:add|put|include|use|write|set|insert|agrega\w*|a[nñ]ade\w*|pon\w*|incluye)\s+)(?:(?:in|on\s+it)\s+)?
    (?:(?:the|my|their|el|la|los)\s+)?(?:${CLIENT}(?:['’]?s?['’]?)?\s+(?:full\s+)?(?:names?|nombres?)|(?:names?|nombres?)\s+(?:of\s+(?:the\s+)?|del?\s+(?:la\s+|los\s+)?)${CLIENT}|${CLIENT})
    (?:\s+(?:on|in|to)\s+(?:it|there|the\s+\w+))?\s*(?:,|:|-|is|are|as|=)?\s+(?<name>(?!(?:to|on|in|it|name|section|page)\b)${LOWER_NAME}?)${ONTO}${END}
  `,
  inLines('iu')`
    ${polite}(?:add|put|set|use|pon\w*)\s+(?<name>${LOWER_NAME}?)\s+(?:down\s+)?(?:as|como)\s+(?:the\s+|my\s+|el\s+|la\s+)?${CLIENT}
    (?:\s+(?:on|in|to)\s+(?:it|the\s+\w+))?${END}
  `,
];
const withCapitals = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
const ofStreet = /\b(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Ct|Court|Way|Pl|Place|Ter|Cir)\b\.?$/;

/** The name, and the words without it; null where nobody is named. */
export function clientIn(question: string): { name: string; rest: string } | null {
  for (const pattern of atTheEnd) {
    const found = pattern.exec(question);
    const name = found?.groups?.['name']?.replace(/[.!?]+$/, '').trim();
    if (found && name && !ofStreet.test(name)) return { name, rest: question.slice(0, found.index).trim() };
  }
  return null;
}

/** "Add the seller net sheet", "put the owner info in it" */
const isNoName =
  /\b(?:net|sheet|costs?|info|information|section|page|letter|note|contact|photos?|email|phone|logo|disclosures?|summary|first|second|list)\b/i;

/** A request that is nothing but the client's name. */
export function clientAlone(question: string): string | null {
  const set = named.exec(question)?.groups?.['name'];
  if (set !== undefined) return set.replace(/[.!?]+$/, '').trim();
  const written = put.map((pattern) => pattern.exec(question)?.groups?.['name']).find((name) => name !== undefined);
  if (written !== undefined && !isNoName.test(written)) return withCapitals(written.replace(/[.!?]+$/, '').trim());
  const found = clientIn(question);
  return found && /^(?:(?:and|y|so|ok|please|it(?:'|’)?s|it is|this is|prepared?(?: it)?|make it)\s*)*$/i.test(found.rest)
    ? found.name
    : null;
}
