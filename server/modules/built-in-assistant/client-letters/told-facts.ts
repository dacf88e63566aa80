/** What a request for a letter tells for it to say, one fact after the other: "weekly update: 220 views, 14 showings". */
import { dollars } from '../answers/format.ts';
import type { Language } from '../answers/texts/index.ts';
import { dollarsOf } from '../cma/cma-words.ts';
import { inEnglish, languageOf } from '../language.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { fold } from '../question-parser/sentence.ts';
import type { RepairTerms } from './letter-facts.ts';
import type { LetterOccasion } from './occasions.ts';
import { toldIn } from './plain-letter.ts';
import { subjectOf } from './plain-subject.ts';
import { askedOf, sentencesOf } from './plain-sentences.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface ToldFacts {
  facts: readonly string[];
  topic: string | null;
  repairs: RepairTerms;
  /** Of a counter offer. */
  counterPrice: string | null;
  /** What the facts were said in: they are not translated. */
  language: Language;
}

const SUM = '(\\d{1,3}(?:,\\d{3})+|\\d{4,}|\\d{1,3}(?:\\.\\d+)?\\s?k|\\d{1,2}(?:\\.\\d+)?\\s?m(?:il(?:lion)?)?|\\d\\.\\d{1,3})';

/** Without a unit it is said in millions: "1.6". */
const sumOf = (said: string | undefined): string | null => {
  const sum = dollarsOf((said ?? '').replace(/mil(?:lion)?$/, 'm').replace(/^\d\.\d{1,3}$/, '$&m'));
  return sum === null ? null : dollars(sum);
};

/** Where the facts begin, by occasion. */
const beginnings: Partial<Record<LetterOccasion, RegExp>> = {
  'seller-update': inLines('iu')`
    (?:
      \b(?:updates?|reports?|recap|summary|resumen|informe)\b[^:,]{0,50}?[:,]
      |:
      |\b(?:updates?|reports?|recap|summary)\b.{0,50}?\b(?:with|that|saying)\b
    )\s*(\S.*)$
  `,
  'counter-offer': /\b(?:counter\w*|contraoferta)\b.*?(?::|\b(?:at|with|for|of|saying|a|por)\b(?=\s*\$?\s?\d)|,)\s*(\S.*)$/iu,
};

const MAX_FACTS = 8;
const MAX_CHARACTERS = 120;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "feedback is kitchen small": "Feedback: kitchen small". */
const asItem = (said: string): string =>
  capital(
    said
      .replace(/^(?:drop(?:s|ping)?|remove|removing|waive|no)\s+(?:the\s+)?(\w+\s+contingenc(?:y|ies))$/i, '$1 removed')
      .replace(/^(?:and|y|with|the)\s+/i, '')
      .replace(
        /^(feedback|comments?|comentarios?)(?:\s*[:-]\s*|\s+(?:(?:is|was|are|were|that|es|son)\s+)?)(?!from\b|on\b)/i,
        '$1: ',
      )
      .replaceAll(/\bzillow\b/gi, 'Zillow')
      .replaceAll(/\bredfin\b/gi, 'Redfin')
      .replace(/[.!\s]+$/, '')
      .trim()
      .slice(0, MAX_CHARACTERS),
  );

/** Of a plain letter: whole sentences. */
function sentencesIn(text: string): string[] {
  const plain = toldIn(text) ?? toldIn(inEnglish(text));
  if (!plain) return [];
  return plain.isAsked ? [askedOf(plain.told)] : sentencesOf(plain.told, languageOf([text]) === 'spanish');
}

function factsIn(text: string, occasion: LetterOccasion): string[] {
  if (occasion === 'plain') return sentencesIn(text);
  const behind = beginnings[occasion]?.exec(text)?.[1];
  if (behind === undefined) return [];
  return behind
    .replace(leadingSum, '$1, ')
    .split(/\s*(?:,(?!\d{3})|;|\n)\s*(?:and\s+)?|\s+and\s+(?=no\b|\d)|\s+y\s+(?=\d)/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isAddress(part) && !isPerson(part))
    .reduce<string[]>(withFeedback, [])
    .map(asItem)
    .slice(0, MAX_FACTS);
}

/** "1.2m drop appraisal contingency": the price first, then a term. */
const leadingSum = new RegExp(`^(\\$?\\s?(?:${SUM}|\\d{3}))\\s+(?=[a-z])(?!(?:views?|showings?|visits?|days?|offers?)\\b)`, 'i');

/** "To my seller Karen", before what it tells. */
const isPerson = (part: string): boolean =>
  /^(?:to|for|a|para)?\s*(?:my|the|our|mi)?\s*(?:sellers?|owners?|clients?|vendedora?)\b(?:\s+[\p{L}]+)?$/iu.test(part);

/** "Feedback price a bit high, kitchen dated" is one, until a figure or something else to count comes. */
function withFeedback(all: string[], part: string): string[] {
  const last = all.at(-1);
  const goesOn =
    last !== undefined &&
    /^(?:feedback|comments?|comentarios?)\b/i.test(last) &&
    !/\d|^(?:no|open\s+house|we|next|i)\b/i.test(part);
  return goesOn ? [...all.slice(0, -1), `${last}, ${part}`] : [...all, part];
}

const isAddress = (part: string): boolean => {
  const found = findAddress(fold(part));
  return found !== null && found.area.nameType === 'street-and-number' && found.length >= part.length - 4;
};

const aboutWhat =
  /\b(?:ask(?:ed|ing|s)?|inquir(?:ed|ing|y)|interested|pregunt[oó]|pregunta|interesad[oa])\s+(?:about|on|in|for|re|por|en)\s+(?:the\s+|a\s+)?(.{3,60}?)(?=\s*(?:[.,;:!?]|$)|\s+(?:and|who|but|today|yesterday|online|on\s+zillow|from)\b)/iu;

/** As it was said, a place with capitals where the whole was typed small stays so. */
const topicIn = (text: string): string | null => aboutWhat.exec(text)?.[1]?.trim() ?? null;

const asksCredit = new RegExp(
  `\\b(?:wants?|asks?(?:\\s+for)?|asking(?:\\s+for)?|asked(?:\\s+for)?|requests?|requested|requesting|demands?)\\s+(?:an?\\s+)?\\$?\\s?${SUM}\\b`,
);
const offersCredit = new RegExp(
  `\\b(?:offer(?:ing|s)?|counter(?:ing)?(?:\\s+(?:at|with))?|agree[sd]?\\s+to|will\\s+(?:do|give)|giving|give)\\s+(?:them\\s+|him\\s+|her\\s+)?(?:an?\\s+)?(?:credit\\s+of\\s+)?\\$?\\s?${SUM}\\b`,
);
const fixes =
  /\b(?:fix|repair|replace)\s+(?:the\s+|their\s+|his\s+|her\s+)?(?!buyers?\b|sellers?\b|anything\b|it\b|them\b|credit\b|request\b|for\b)([a-z]+)(\s+and\s+(?:the\s+)?(?!buyers?\b|sellers?\b|wants?\b|draft\b)[a-z]+)?/;

function repairsIn(folded: string): RepairTerms {
  const item = fixes.exec(folded);
  return {
    item: item ? `${item[1] ?? ''}${item[2] ?? ''}` : null,
    asked: sumOf(asksCredit.exec(folded)?.[1]),
    offered: sumOf(offersCredit.exec(folded)?.[1]),
  };
}

/** "950": in thousands. */
const bareSum = new RegExp(`^(?:at\\s+|price\\s+)?\\$?\\s?(?:${SUM}|(\\d{3}))$`);

const counterIn = (folded: string): string | null => {
  const [, sum, thousands] = bareSum.exec(folded) ?? [];
  return sumOf(thousands === undefined ? sum : `${thousands}k`);
};

export function toldFactsIn(text: string, occasion: LetterOccasion): ToldFacts {
  const all = factsIn(text, occasion);
  const price = occasion === 'counter-offer' ? all.find((one) => bareSum.test(fold(one))) : undefined;
  return {
    facts: all.filter((one) => one !== price),
    topic: occasion === 'new-lead' ? topicIn(text) : occasion === 'plain' ? subjectOf(fold(all.join(' '))) : null,
    repairs: occasion === 'repairs' ? repairsIn(fold(text)) : { item: null, asked: null, offered: null },
    counterPrice: price === undefined ? null : counterIn(fold(price)),
    language: languageOf([text]),
  };
}
