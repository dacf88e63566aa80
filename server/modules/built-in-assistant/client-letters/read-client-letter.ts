/** A letter about no home in particular: asked for, and changed afterwards. */
import type { Language } from '../answers/texts/index.ts';
import { dollars } from '../answers/format.ts';
import { dollarsOf } from '../cma/cma-words.ts';
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { readNames } from '../question-parser/writing-names.ts';
import { hasWishes, wishesIn } from '../question-parser/writing-wishes.ts';
import { occasionOf, type LetterOccasion } from './occasions.ts';

export interface ClientLetter {
  occasion: LetterOccasion;
  /** A letter has no subject, a message neither subject nor signature. */
  form: 'email' | 'letter' | 'message';
  tone: 'professional' | 'warm' | 'bold';
  isShort: boolean;
  /** Null: the thread's. */
  language: Language | null;
  recipient: string | null;
  sender: string | null;
  /** As it was said: "3%"; null where none was. */
  cut: string | null;
  /** Days on the market, and the price to lower it to, as they were said. */
  days: string | null;
  newPrice: string | null;
}

const MAX_CHANGE_WORDS = 12;
const MAX_PASSING_WORDS = 2;
const forms: readonly [RegExp, ClientLetter['form']][] = [
  [/^\W*(?:\w+\s+){0,3}?texts?\b(?!\s+of)|\b(?:text\s+messages?|sms|mensaje|whats\s?app|dm|as\s+a\s+text)\b/, 'message'],
  [/\be-?mails?\b/, 'email'],
  [/\b(?:letters?|cards?|notes?)\b/, 'letter'],
];
const formIn = (folded: string) => forms.find(([words]) => words.test(folded))?.[1] ?? null;
const namesOf = (text: string) => readNames(text, { isForAgent: false, isPlace: () => false });

const CUT = /\b\d{1,2}(?:\.\d)?\s?%/;
const DAYS = /\b(\d{1,3})\s*(?:days?|dom\b|dias)/;
const PRICE =
  /(?:\b(?:to|at|price(?:\s+(?:is|of|to|would be))?|a|en)\s+|^\W*(?:make\s+it|say|use|it(?:'s|\s+is))?\s*)\$?\s?(\d{1,3}(?:,\d{3})+|\d{5,}|\d{2,3}(?:\.\d+)?\s?k|\d(?:\.\d+)?\s?m(?:il(?:lion)?)?)\b/;

/** What blanks of a price letter the words fill. */
function figuresIn(text: string): Pick<ClientLetter, 'cut' | 'days' | 'newPrice'> {
  const folded = fold(inEnglish(text));
  const price = dollarsOf((PRICE.exec(folded)?.[1] ?? '').replace(/mil$/, 'm'));
  return {
    cut: CUT.exec(folded)?.[0].replace(' ', '') ?? null,
    days: DAYS.exec(folded)?.[1] ?? null,
    newPrice: price === null ? null : dollars(price),
  };
}

function asked(text: string): ClientLetter | null {
  const folded = fold(inEnglish(text));
  const occasion = occasionOf(folded);
  if (!occasion) return null;
  const wishes = wishesIn(folded);
  const { recipient = null, sender = null } = namesOf(text);
  return {
    occasion,
    form: formIn(folded) ?? 'email',
    tone: wishes.tone ?? 'warm',
    isShort: wishes.length === 'short',
    language: wishes.language ?? null,
    ...{ recipient, sender },
    ...figuresIn(text),
  };
}

/** The letter that stands with what one more message changes of it; null where it changes nothing of it. */
function changed(standing: ClientLetter, text: string): ClientLetter | null {
  const folded = fold(inEnglish(text));
  if (folded.trim().split(/\s+/).length > MAX_CHANGE_WORDS) return null;
  const wishes = wishesIn(folded);
  const { recipient, sender } = namesOf(text);
  const isWish = hasWishes(wishes) && wishes.mention.length + wishes.leaveOut.length === 0;
  const form = /^\W*(?:(?:now|and|ok|please|make|turn|do)\s+)*(?:(?:it|that)\s+)?(?:(?:as|into|in)\s+)?an?\s/.test(folded)
    ? formIn(folded)
    : null;
  const isAboutHomes = /\b(?:condos?|houses?|homes?|beds?|baths?|market|price|in\s+(?!spanish|english))\b/.test(folded);
  const figures = standing.occasion === 'price-cut' ? figuresIn(text) : { cut: null, days: null, newPrice: null };
  const isFigure = Object.values(figures).some((figure) => figure !== null);
  if (!isFigure && (isAboutHomes || (!isWish && !form && !sender))) return null;
  return {
    ...standing,
    cut: figures.cut ?? standing.cut,
    days: figures.days ?? standing.days,
    newPrice: figures.newPrice ?? standing.newPrice,
    form: form ?? standing.form,
    tone: wishes.tone ?? standing.tone,
    isShort: wishes.length === null ? standing.isShort : wishes.length === 'short',
    language: wishes.language ?? standing.language,
    recipient: recipient ?? standing.recipient,
    sender: sender ?? standing.sender,
  };
}

/** The letter that stood after the message before. */
function standingOf([last, ...earlier]: readonly string[]): ClientLetter | null {
  if (last === undefined) return null;
  const own = asked(last);
  if (own) return own;
  const before = standingOf(earlier);
  if (!before) return null;
  // A few words that change nothing leave it standing.
  return changed(before, last) ?? (last.trim().split(/\s+/).length <= MAX_PASSING_WORDS ? before : null);
}

/**
 * @param messages the user's, the last one last
 * @returns the letter as the last message leaves it, and as it was before
 */
export function readClientLetter(messages: readonly string[]): { letter: ClientLetter; before: ClientLetter | null } | null {
  const [last, ...earlier] = messages.toReversed();
  if (last === undefined) return null;
  const own = asked(last);
  if (own) return { letter: own, before: null };
  const before = standingOf(earlier);
  const letter = before && changed(before, last);
  return letter && { letter, before };
}
