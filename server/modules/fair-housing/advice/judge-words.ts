/** What fair housing lets be said of each of some words: which are out, which need care, and which are known to be fine. */
import { findHits } from '../find-hits.ts';
import { isCited, type FairHousingHit } from '../hit.ts';
import type { FairHousingClass } from '../protected-classes.ts';
import { folded } from './words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type WordNote = 'guidance' | 'accessible' | 'pets' | 'exclusive' | 'faith-landmark' | 'adults' | 'families';

export type Judgment =
  | { phrase: string; verdict: 'out' | 'careful'; classId: FairHousingClass; better: string | null }
  | { phrase: string; verdict: 'careful'; note: WordNote; better: string | null }
  /** `note`: null, where no rule speaks against it and none names it as fine. */
  | { phrase: string; verdict: 'fine'; note: WordNote | null };

/** What HUD's guidance on advertising of 1995 names as lawful, with what is plainly of the same kind. */
const lawful: readonly [WordNote, RegExp][] = [
  [
    'guidance',
    inLines()`
      \b(?:
        master\s+(?:bed\w*|bath\w*|suites?)
        |mother[\s-]in[\s-]law\s+\w+
        |in[\s-]law\s+(?:unit|suite|apartment)
        |bachelor\s+apartment|walking\s+distance|walk(?:able)?\s+to|walk-?in\s+closets?|walk-?up|jogging
        |great\s+views?|family\s+rooms?
        |quiet\s+(?:streets?|building|block|unit|location)
        |cozy|rare\s+find|non-?smoking|no\s+bicycles|kosher|chapel
      )\b
    `,
  ],
  ['pets', /\bno\s+pets?\b|\bpet[\s-]free\b/],
  [
    'accessible',
    /\b(?:no\s+steps|no\s+stairs|step-?free|single[\s-](?:level|story)|one[\s-]level|wheelchair|ramps?|accessible|grab\s+bars?|elevator|wide\s+doorways)\b/,
  ],
];
const careful: readonly { note: WordNote; words: RegExp; better: string | null }[] = [
  { note: 'exclusive', words: /\bexclusiv\w+/, better: 'private' },
  {
    note: 'faith-landmark',
    words: inLines()`
        \b(?:
          church|synagogue|temple|mosque|parish|cathedral
          |(?:st|saint)\.?\s+\w+(?:'s)?\s+(?:church|parish)
          |(?:st|saint)\.?\s+\w+'s(?!\s+(?:hospital|medical|school|college|university|park|square|place|station))
          |iglesia|sinagoga|mezquita|parroquia
        )\b(?!\s+(?:st|street|ave|avenue|rd|road)\b)
      `,
    better: null,
  },
  {
    note: 'adults',
    words: /\badults?\s+(?:community|feel|atmosphere|environment|lifestyle|complex|building|living)\b/,
    better: null,
  },
  {
    note: 'families',
    words: inLines()`
        \b(?:family|families|kids?|child(?:ren)?)[\s-]*(?:friendly|oriented)\b
        |\b(?:great|perfect|wonderful|ideal)\s+family\s+(?:home|house|neighborhood|community)\b
        |\bapt[oa]\s+para\s+(?:familias|ninos)\b
      `,
    better: null,
  },
];

const judge = (phrase: string, state: string | null): Judgment => {
  const words = folded(phrase);
  const known = lawful.find(([, one]) => one.test(words));
  const hits = findHits(phrase, 'copy', state);
  const hit = hits.find(({ level }) => level === 'block') ?? hits[0];
  // What only sounds unlawful and is named as fine is fine.
  if (hit && !(known && !isCited(hit)))
    return { phrase, verdict: hit.level === 'block' ? 'out' : 'careful', classId: hit.classId, better: hit.rewrite };
  const wary = careful.find((one) => one.words.test(words));
  if (wary) return { phrase, verdict: 'careful', note: wary.note, better: wary.better };
  return { phrase, verdict: 'fine', note: known?.[0] ?? null };
};

/** Of which there is something to say: it is out, needs care, or is known to be fine. */
export const isSpoken = (one: Judgment): boolean => one.verdict !== 'fine' || one.note !== null;

const JOINS = /\s*[,;•|\n]\s*|\s+-\s+|[.!?]\s+/;

/** "Great for empty nesters, no section 8": each part by itself, where they differ; several words that are out of one part apart. */
function judgePhrase(phrase: string, state: string | null): Judgment[] {
  const all = phrase
    .split(JOINS)
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
    .flatMap((part) => judgePart(part, state));
  const whole = judge(phrase, state);
  if (all.length > 1 && all.some((one) => one.verdict !== 'fine')) return all;
  return whole.verdict === 'fine' && all.filter(isSpoken).length > 1 ? all : [whole];
}

function judgePart(part: string, state: string | null): Judgment[] {
  const one = judge(part, state);
  if (one.verdict === 'fine') return [one];
  const places = judgeText(part, state);
  const kinds = new Set(places.map((place) => ('classId' in place ? place.classId : place.verdict !== 'fine' && place.note)));
  return kinds.size > 1 ? places : [one];
}

export const judgeParts = (phrases: readonly string[], state: string | null = null): Judgment[] =>
  phrases.flatMap((phrase) => judgePhrase(phrase, state));

interface Place {
  start: number;
  end: number;
  judgment: Exclude<Judgment, { verdict: 'fine' }>;
  /** Other words that can stand in its place. */
  rewrite: string | null;
}

const PARTS = /[^,;•|\n]+/g;

/** What is wrong in a text: where a sentence is cited across its parts, the part that breaks the law by itself is meant. */
function hitsIn(text: string, state: string | null): FairHousingHit[] {
  const hits = findHits(text, 'copy', state);
  const sentences = [...text.matchAll(/[^.!?\n]*(?:[.!?](?!\s)[^.!?\n]*)*[.!?\n]?/g)].map(({ 0: one, index }) => ({
    start: index,
    end: index + one.length,
  }));
  const isWithin = (hit: { start: number; end: number }, { start, end }: { start: number; end: number }) =>
    hit.start < end && hit.end > start;
  const unlawful = sentences.filter((one) => hits.some((hit) => hit.level === 'block' && isWithin(hit, one)));
  const ofParts = [...text.matchAll(PARTS)].flatMap(({ 0: part, index }) =>
    findHits(part, 'copy', state)
      .filter(({ level }) => level === 'block')
      .map((hit) => ({ ...hit, start: hit.start + index, end: hit.end + index }))
      .filter((hit) => isCited(hit) || unlawful.some((one) => isWithin(hit, one))),
  );
  return [...hits.filter((hit) => !ofParts.some((part) => isWithin(hit, part))), ...ofParts];
}

/** What is wrong in a whole text, in its order. */
function placesIn(text: string, state: string | null): Place[] {
  const hits = hitsIn(text, state).map(({ start, end, phrase, classId, level, rewrite }): Place => {
    const verdict = level === 'block' ? 'out' : 'careful';
    // Other words for an area or its schools make another sentence.
    return {
      start,
      end,
      judgment: { phrase, verdict, classId, better: rewrite },
      rewrite: classId === 'steering' ? null : rewrite,
    };
  });
  const words = folded(text);
  const wary = careful.flatMap(({ note, words: pattern, better }) =>
    [...words.matchAll(new RegExp(pattern, 'g'))].map(({ 0: { length }, index: start }): Place => {
      const phrase = text.slice(start, start + length);
      const rewrite = note === 'exclusive' ? better : null;
      return { start, end: start + length, judgment: { phrase, verdict: 'careful', note, better }, rewrite };
    }),
  );
  const beside = wary.filter((one) => !hits.some((hit) => hit.start < one.end && hit.end > one.start));
  return [...hits, ...beside].sort((one, other) => one.start - other.start);
}

/** The places of a whole text, each as a judged phrase; none where nothing is wrong. */
export const judgeText = (text: string, state: string | null = null): Judgment[] =>
  placesIn(text, state).map(({ judgment }) => judgment);

const JOIN = String.raw`(?<!\bst)[,;.!?\n]|\b(?:and|on|in|near|with|close\s+to|(?:steps|minutes|blocks)\s+(?:from|to)|by|at|y|en|cerca\s+de|con)\b`;
/** A part of a sentence, with the mark or the word in front of it that joins it to the rest. */
const parts = new RegExp(`(?:${JOIN}|^)(?:(?!${JOIN})[\\s\\S])*`, 'gi');

/** The text without the parts in which something is wrong; other words stand in their place where a rule has some. */
export function cleaned(text: string, state: string | null = null): string {
  const edits = placesIn(text, state).map((place) => editOf(text, place));
  const whole = edits.filter((one) => !edits.some((other) => other !== one && other.from <= one.from && other.to > one.to));
  const done = whole.reduceRight((rest, { from, to, words }) => rest.slice(0, from) + words + rest.slice(to), text);
  const tidy = done
    .replace(/\s+([,;.!?])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/,\s*(?=[.!?])/g, '')
    .replace(/\b([Aa])n(?= (?:private|compact|lovely|bonus)\b)/g, '$1')
    .replace(/\b(?:great|perfect|ideal|wonderful|good|right|best|meant|suited) for (?=easy-care\b)/gi, 'made for ')
    .replace(/^[\s,;.]+/, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}

function editOf(text: string, { start, end, rewrite }: Place): { from: number; to: number; words: string } {
  if (rewrite) return { from: start, to: end, words: rewrite };
  const around = [...text.matchAll(parts)].find(({ 0: part, index }) => start >= index && end <= index + part.length);
  return around ? { from: around.index, to: around.index + around[0].length, words: '' } : { from: start, to: end, words: '' };
}
