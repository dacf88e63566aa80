/** Listings of an agent: by licence number; by the name of an agent or a brokerage they cannot be searched, which is said. */
import type { Note } from './parsed-question.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const licence = inLines()`
  \b(?:(?:agent|realtor|broker)(?:'?s)?\s+)?(?:with\s+)?(?:(?:cal\s?)?dre|(?:cal)?bre|licen[cs]e|lic\.?)\s*
  (?:#|no\.?|numbers?|id|is|:|\s)*\s*((?:[a-z]{0,3}\d{5,10})(?:\s*(?:,|and|or|&)\s*[a-z]{0,3}\d{5,10})*)\b
`;
const named = inLines()`
  \b(?:
    listed\s+by|represented\s+by
    |(?:by|of|from|with)\s+(?:the\s+)?(?:listing\s+)?(?:agent|realtor|broker)
    |(?:agent|realtor)(?:\s+(?:is|named|called))
  )\s+(
    (?!owner\b|agent\b|the\b|me\b)[a-z][a-z'.-]+
    (?:\s+(?!in\b|under\b|with\b|over\b|for\b|near\b|that\b|between\b|sold\b)[a-z][a-z'.-]+){0,2}
  )
`;
const own = inLines()`
  \b(?:my|our)\s+(?:own\s+)?(?:active\s+|current\s+|sold\s+|pending\s+)?listings\b
  |\blistings?\s+of\s+mine\b
  |\b(?:listed|represented)\s+by\s+(?:me|us)\b
  |\b(?:that\s+)?(?:i|we)(?:'ve|\s+have)\s+listed\b
`;
const office = inLines()`
  \b(?:(?:listed|represented|held)\s+)?(?:by|from)\s+(?:the\s+)?
  (
    (?:
      coldwell(?:\s+banker)?|keller\s+williams|re/?max|century\s+21
      |sotheby'?s(?:\s+international(?:\s+realty)?)?
      |berkshire\s+hathaway|compass|redfin|exp\s+realty|better\s+homes\s+and\s+gardens|douglas\s+elliman|corcoran
    )\b
    |(?:[a-z][a-z'&.-]+\s+){1,3}(?:realty|real\s+estate|brokerage|realtors|properties\s+inc)
  )
`;

/** Words that go with a listing agent and are nobody's name. */
const noNames = /^(?:owner|agent|seller|builder|bank|phone|price|date|day|week)\b/;

export function takeAgents(sentence: Sentence): { numbers: string[]; notes: Note[] } {
  const numbers = sentence.take(licence)?.[1]?.match(/[a-z]{0,3}\d{5,10}/g) ?? [];
  const brokerage = numbers.length > 0 ? undefined : office.exec(sentence.text)?.[1];
  if (brokerage) {
    sentence.take(office);
    return { numbers, notes: [{ kind: 'office-not-searched', name: brokerage }] };
  }
  const name = numbers.length > 0 ? undefined : named.exec(sentence.text)?.[1];
  if (name && !noNames.test(name)) {
    sentence.take(named);
    return { numbers, notes: [{ kind: 'agents-by-licence', name }] };
  }
  return {
    numbers: numbers.map((one) => one.toUpperCase()),
    notes: sentence.take(own) ? [{ kind: 'agents-by-licence', name: null }] : [],
  };
}
