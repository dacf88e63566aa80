/** What begins a CMA for a home. */
import type { CmaRequest, TypedSubject } from './cma-request.ts';
import { SUFFIX } from '../value/address-words.ts';
import { placeIn } from './cma-words.ts';
import { clientIn } from './read-client.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const CMA = '(?:cma|comparative market analysis|comp(?:arable)? (?:analysis|report)|listing presentation)';
const starts = inLines('i')`
  ^\s*(?:(?:please|pls|ok|hey|now|so|then|and|also|can you|could you|can u|will you)[\s,]+)*
  (?:
    (?:
      start|create|make|build|prepare|begin|draft|do|run|pull|get|give|put together|set up|work up
      |(?:(?:i|we)(?:['’]d)?\s+)?(?:also\s+)?(?:need|want|like)
    )\s+(?:me\s+|us\s+)?
  )?(?:a\s+|an\s+|the\s+)?(?:new\s+|another\s+|quick\s+)?${CMA}\b(?:\s+(?:for|on|of)\s+(.+))?$
`;
/** Words alone, without an order, start one only of a home that they name. */
const orders = /\b(?:start|create|make|build|prepare|begin|draft|put together|set up)\b/i;

/** "12 Oak St in Oakland", "12 Oak St Oakland": a city without its comma. */
const cityBehind = new RegExp(
  `^(\\d+\\s+\\S[^,]*?\\b(?:${SUFFIX})\\b\\.?)\\s+(?:in\\s+)?(?!(?:${SUFFIX}|unit|apt|apartment|suite|ste|and|with|n|s|e|w|north|south|east|west)\\b)(?=[a-z])`,
  'i',
);
const capital = (words: string): string =>
  words === words.toLowerCase() ? words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : words;

function subjectOf(text: string): TypedSubject | 'this' {
  const words = text.trim().replace(/[.?!]+$/, '');
  if (/^(?:this|it|that)(?:\s+(?:one|home|house|listing|property|condo))?$/i.test(words)) return 'this';
  const [street = '', second = '', ...rest] = words
    .replace(/^(?:my\s+)?(?:new\s+)?(?:listing|home|house|condo|property|client'?s?(?:\s+home)?)\s+(?:at|on)\s+/i, '')
    .replace(cityBehind, '$1, ')
    .split(',')
    .map((part) => part.trim());
  const tail = [second, ...rest].join(', ');
  const [, beds, baths] = /\b(\d{1,2})\s*\/\s*(\d{1,2}(?:\.5)?)\b/.exec(tail) ?? [];
  const [, area] = /([\d,]{3,7})\s*(?:sq\.?\s*ft|sqft|square feet)/i.exec(words) ?? [];
  const [, year] = /\bbuilt\s+(?:in\s+)?(\d{4})\b/i.exec(words) ?? [];
  const isCity = /^[A-Za-z][A-Za-z .'-]+$/.test(second) && !/\b(?:built|bed|bath|sq)\b/i.test(second);
  return {
    address: capital(street),
    ...(isCity ? { city: capital(second.replace(/\s+[A-Z]{2}$/, '')) } : {}),
    ...(beds === undefined ? {} : { beds: Number(beds) }),
    ...(baths === undefined ? {} : { baths: Number(baths) }),
    ...(area === undefined ? {} : { livingAreaSqFt: Number(area.replaceAll(',', '')) }),
    ...(year === undefined ? {} : { yearBuilt: Number(year) }),
  };
}

/** With the number of a house, and not of its rooms. */
const isAddress = /(?<![/\d.])\b\d{1,6}\s+(?!(?:bed\w*|bd|br|bath\w*|ba|sq\w*|sf)\b)\S|[a-z#]\d{2,}/i;

/** A name in small letters, as Spanish is read. */
const forClients = /[\s,]+(?:for|para)\s+(?:(?:my|our|mis?|nuestros?)\s+)(?:clients?|clientes?|buyers?|sellers?)\b.*$/i;

/** "Create a CMA for 12 Oak St, Cary, 3/2". */
export function readStart(question: string): CmaRequest | null {
  const words = clientIn(question)?.rest ?? question;
  const start = starts.exec(
    words
      .replace(forClients, '')
      .trim()
      .replace(/[,;:\s]+$/, ''),
  );
  if (!start) return null;
  const place = placeIn(start[1] ?? '');
  if (place !== null) return { kind: 'start', subject: { place } };
  if (start[1] === undefined && (!orders.test(words) || words !== question)) return null;
  const subject = start[1] === undefined ? 'this' : subjectOf(start[1]);
  return subject === 'this' || isAddress.test(subject.address) ? { kind: 'start', subject } : null;
}
