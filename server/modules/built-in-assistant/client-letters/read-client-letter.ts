/** A letter about no home in particular: asked for, and changed afterwards. */
import type { Language } from '../answers/texts/index.ts';
import { dollars } from '../answers/format.ts';
import { dollarsOf } from '../cma/cma-words.ts';
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { readNames } from '../question-parser/writing-names.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { hasWishes, wishesIn } from '../question-parser/writing-wishes.ts';
import { ownWordsIn, type OwnWords } from './own-words.ts';
import { formIn, otherFormIn, type LetterForm } from './letter-forms.ts';
import { occasionOf, type LetterOccasion } from './occasions.ts';
import { toldFactsIn, type ToldFacts } from './told-facts.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface ClientLetter {
  occasion: LetterOccasion;
  form: LetterForm;
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
  /** What it is listed at now, as it was said. */
  price: string | null;
  /** Of a home that needs no record: "44 Oak St". */
  address: string | null;
  /** Where those it goes to live, as it was said: "Rockridge". */
  area: string | null;
  /** It asked for too much. */
  isGentle: boolean;
  /** It is to say that an answer is waited for. */
  isFirm: boolean;
  /** What it is to tell, as the user told it. */
  told: ToldFacts;
  maxWords: number | null;
  /** What the user says in it, in their own voice. */
  own: readonly OwnWords[];
}

const MAX_CHANGE_WORDS = 12;
const MAX_OWN_WORDS = 40;
const MAX_PASSING_WORDS = 2;
const isCard = /\b(?:post\s?cards?|hand\s?written)\b/;
const gentler = inLines()`
  \b(?:less|not\s+(?:so|too|as)|too)\s+(?:\w+\s+)?(?:pushy|aggressive|hard|salesy|direct|strong|insistente)\b
  |\b(?:soften|softer|gentler?|low[\s-]key|no\s+pressure|sin\s+presion|menos\s+insistente)\b
`;
const firmer =
  /\b(?:firm(?:er|ly)?|tough(?:er)?|stronger|less\s+(?:soft|nice)|more\s+(?:direct|assertive|firm|pushy)|hold\s+the\s+line|mas\s+firme)\b/;
const lessFormal = /\b(?:less|not\s+(?:so|too|as|that))\s+(?:formal|stiff|corporate)\b|\bmenos\s+formal\b/;
/** "Its Mike and Tara" */
const people = /\b[Ii]t['’]?s\s+(?:for\s+)?(\p{Lu}\p{Ll}+(?:\s+(?:and|&)\s+\p{Lu}\p{Ll}+)?)(?=\s*(?:[,.!]|$))/u;
/** "The address is 44 Oak St", and little else. */
const tellsAddress = /^\W*(?:(?:it'?s|it\s+is|the|address|is|at|for|use|home|house|la|direccion|es)\s+)*\d/;
const addressIn = (folded: string): string | null => {
  const area = findAddress(folded)?.area;
  return area?.nameType === 'street-and-number' ? area.name : null;
};
const namesOf = (text: string) => readNames(text, { isForAgent: false, isPlace: () => false });

const AREA = inLines('iu')`
  \b(?:in|around|near|on|for|en|cerca\s+de|por)\s+
  (?!(?:spanish|english|espanol|español|ingles|my|our|me|the\s+owner|a|an|home\s?owners?|owners?)\b)
  ([\p{L}.' ]{3,40}?)(?=
    \s+(?:asking|ask|to|if|about|who|that|saying|and|in|this|preguntando|preguntándoles|para|que|si)\b
    |\s*[,.;?!]|\s*$
  )
`;

/** As it was said, with capitals where it had none. */
function areaIn(text: string): string | null {
  const area = AREA.exec(text)?.[1]?.trim();
  if (area === undefined) return null;
  return area === area.toLowerCase() ? area.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : area;
}

const CUT = /\b\d{1,2}(?:\.\d)?\s?%/;
const DAYS = /\b(\d{1,3})\s*(?:days?|dom\b|dias)/;
const SUM = '\\d{1,3}(?:,\\d{3})+|\\d{5,}|\\d{2,3}(?:\\.\\d+)?\\s?k|\\d(?:\\.\\d+)?\\s?m(?:il(?:lion)?)?|\\d\\.\\d{2,3}';
const PRICE = inLines()`
  (?:\b(?:to|at|needs?(?:\s+to\s+be(?:\s+at)?)?|price(?:\s+(?:is|of|to|would be))?|a|en)\s+|^\W*(?:make\s+it|say|use|it(?:'s|\s+is))?\s*)\$?\s?
  (${SUM})\b
`;
/** "We're at 1.795" */
const LISTED = inLines()`
  \b(?:we(?:'?re|\s+are)|listed|currently|(?:it|they|she|he)(?:'?s|\s+is|\s+are))\s+(?:(?:listed|now|currently)\s+)*
  (?:at|for)\s+\$?\s?(${SUM})\b
`;

/** As it is written in a letter; without a unit it is said in millions: "1.695". */
function sumOf(said: string | undefined): string | null {
  const sum = dollarsOf((said ?? '').replace(/mil$/, 'm').replace(/^\d\.\d{2,3}$/, '$&m'));
  return sum === null ? null : dollars(sum);
}

/** What blanks of a price letter the words fill. */
function figuresIn(text: string): Pick<ClientLetter, 'cut' | 'days' | 'newPrice' | 'price'> {
  const folded = fold(inEnglish(text));
  const listed = LISTED.exec(folded);
  const rest = listed ? folded.replace(listed[0], ' , ') : folded;
  return {
    cut: CUT.exec(folded)?.[0].replace(' ', '') ?? null,
    days: DAYS.exec(folded)?.[1] ?? null,
    newPrice: sumOf(PRICE.exec(rest)?.[1]),
    price: sumOf(listed?.[1]),
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
    tone: firmer.test(folded) ? 'professional' : (wishes.tone ?? usualTone(occasion)),
    isShort: wishes.length === 'short' || isCard.test(folded),
    language: wishes.language ?? null,
    ...{ recipient, sender },
    ...figuresIn(text),
    ...{ address: addressIn(folded), area: occasion === 'prospecting' ? areaIn(text) : null },
    ...{ isGentle: gentler.test(folded), isFirm: firmer.test(folded), told: toldFactsIn(text, occasion) },
    maxWords: wishes.maxWords ?? null,
    own: ownWordsIn(text),
  };
}

/** Between agents. */
const usualTone = (occasion: LetterOccasion): ClientLetter['tone'] =>
  occasion === 'counter-offer' || occasion === 'repairs' ? 'professional' : 'warm';

/** The letter that stands with what one more message changes of it; null where it changes nothing of it. */
function changed(standing: ClientLetter, text: string): ClientLetter | null {
  const folded = fold(inEnglish(text));
  const own = ownWordsIn(text);
  if (folded.trim().split(/\s+/).length > (own.length > 0 ? MAX_OWN_WORDS : MAX_CHANGE_WORDS)) return null;
  if (own.length > 0) return { ...standing, own: [...standing.own, ...own] };
  const wishes = wishesIn(folded);
  const { recipient = people.exec(text)?.[1], sender } = namesOf(text);
  const isWish =
    (hasWishes(wishes) || gentler.test(folded) || firmer.test(folded) || lessFormal.test(folded)) &&
    wishes.mention.length + wishes.leaveOut.length === 0;
  const form = otherFormIn(folded);
  const isAboutHomes = /\b(?:condos?|houses?|homes?|beds?|baths?|market|price|in\s+(?!spanish|english))\b/.test(folded);
  const figures = standing.occasion === 'price-cut' ? figuresIn(text) : { cut: null, days: null, newPrice: null, price: null };
  const isFigure = Object.values(figures).some((figure) => figure !== null);
  const isAddress = tellsAddress.test(folded) && (standing.address === null || /\baddress\b/.test(folded));
  const address = isAddress ? addressIn(folded) : null;
  if (!isFigure && !address && ((isAboutHomes && !form) || (!isWish && !form && !sender && !people.test(text)))) return null;
  return {
    ...standing,
    cut: figures.cut ?? standing.cut,
    days: figures.days ?? standing.days,
    newPrice: figures.newPrice ?? standing.newPrice,
    price: figures.price ?? standing.price,
    form: form ?? standing.form,
    tone: lessFormal.test(folded) ? 'warm' : firmer.test(folded) ? 'professional' : (wishes.tone ?? standing.tone),
    isShort: wishes.length === null ? standing.isShort || isCard.test(folded) : wishes.length === 'short',
    ...{ address: address ?? standing.address, ...forceAfter(standing, folded) },
    maxWords: wishes.maxWords ?? (wishes.length === 'long' ? null : standing.maxWords),
    language: wishes.language ?? standing.language,
    recipient: recipient ?? standing.recipient,
    sender: sender ?? standing.sender,
  };
}

/** Firmer is no more gentle, and the other way round. */
function forceAfter({ isGentle, isFirm }: ClientLetter, folded: string): Pick<ClientLetter, 'isGentle' | 'isFirm'> {
  if (firmer.test(folded)) return { isGentle: false, isFirm: true };
  return gentler.test(folded) ? { isGentle: true, isFirm: false } : { isGentle, isFirm };
}

/** What could not be done leaves it standing as well. */
const asksForChange =
  /^\W*(?:(?:now|and|ok|please|can\s+you|could\s+you)\s+)*(?:make|add|change|mention|replace|remove|put|sign|use|take|include|leave|drop|say)\b/;

/** The letter that stood after the message before. */
function standingOf([last, ...earlier]: readonly string[]): ClientLetter | null {
  if (last === undefined) return null;
  const own = asked(last);
  if (own) return own;
  const before = standingOf(earlier);
  if (!before) return null;
  // A few words that change nothing leave it standing.
  const isPassing = last.trim().split(/\s+/).length <= MAX_PASSING_WORDS || asksForChange.test(fold(inEnglish(last)));
  return changed(before, last) ?? (isPassing ? before : null);
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
