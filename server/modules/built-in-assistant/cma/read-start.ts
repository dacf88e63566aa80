/** What begins a presentation: a CMA for a home, a tour of some. */
import type { CmaRequest, TypedSubject } from './cma-request.ts';
import { placeIn, placesIn, polite } from './cma-words.ts';

const starts =
  /^\s*(?:please\s+|can you\s+|could you\s+)?(?:start|create|make|build|prepare|begin|draft|put together|set up)\s+(?:me\s+)?(?:a\s+|an\s+|the\s+)?(?:new\s+)?(?:cma|comparative market analysis|listing presentation)\b(?:\s+(?:for|on|of)\s+(.+))?$/i;

function subjectOf(text: string): TypedSubject | 'this' {
  const words = text.trim().replace(/[.?!]+$/, '');
  if (/^(?:this|it|that)(?:\s+(?:one|home|house|listing|property|condo))?$/i.test(words)) return 'this';
  const [street = '', second = '', ...rest] = words
    .replace(/^(?:my\s+)?(?:new\s+)?(?:listing|home|house|condo|property|client'?s?(?:\s+home)?)\s+(?:at|on)\s+/i, '')
    .split(',')
    .map((part) => part.trim());
  const tail = [second, ...rest].join(', ');
  const [, beds, baths] = /\b(\d{1,2})\s*\/\s*(\d{1,2}(?:\.5)?)\b/.exec(tail) ?? [];
  const [, area] = /([\d,]{3,7})\s*(?:sq\.?\s*ft|sqft|square feet)/i.exec(words) ?? [];
  const [, year] = /\bbuilt\s+(?:in\s+)?(\d{4})\b/i.exec(words) ?? [];
  const isCity = /^[A-Za-z][A-Za-z .'-]+$/.test(second) && !/\b(?:built|bed|bath|sq)\b/i.test(second);
  return {
    address: street === street.toLowerCase() ? street.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : street,
    ...(isCity ? { city: second.replace(/\s+[A-Z]{2}$/, '') } : {}),
    ...(beds === undefined ? {} : { beds: Number(beds) }),
    ...(baths === undefined ? {} : { baths: Number(baths) }),
    ...(area === undefined ? {} : { livingAreaSqFt: Number(area.replaceAll(',', '')) }),
    ...(year === undefined ? {} : { yearBuilt: Number(year) }),
  };
}

/** "Create a CMA for 12 Oak St, Cary, 3/2". */
export function readStart(question: string): CmaRequest | null {
  const start = starts.exec(question.trim());
  if (!start) return null;
  const place = placeIn(start[1] ?? '');
  if (place !== null) return { kind: 'start', subject: { place } };
  const subject = start[1] === undefined ? 'this' : subjectOf(start[1]);
  return subject === 'this' || /\d/.test(subject.address) ? { kind: 'start', subject } : null;
}

const tours = new RegExp(
  `${polite}(?:plan|make|create|build|start|prepare|put together)\\s+(?:me\\s+)?(?:a\\s+|the\\s+)?(?:buyer(?:'s|s)?\\s+)?(?:home\\s+)?(?:tour|showings?)\\s+(?:of|with|for)\\s+(.+?)[.?!]*\\s*$`,
  'i',
);

/** "Plan a tour of the first four". */
export function readTour(question: string): CmaRequest | null {
  const [, what = ''] = tours.exec(question) ?? [];
  const places = what ? placesIn(what) : null;
  return places && { kind: 'tour', places };
}
