/** A letter, post or message about the market that was told: asked for, and changed afterwards. */
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { readNames } from '../question-parser/writing-names.ts';
import { fold } from '../question-parser/sentence.ts';
import { kindIn } from '../question-parser/writing-kinds.ts';
import { hasWishes, wishesIn } from '../question-parser/writing-wishes.ts';
import { inEnglish } from '../language.ts';
import type { Language } from '../answers/texts/index.ts';

export interface MarketLetter {
  form: 'email' | 'post' | 'message';
  tone: 'professional' | 'warm' | 'bold';
  isShort: boolean;
  /** Null: the thread's. */
  language: Language | null;
  recipient: string | null;
  sender: string | null;
  /** It was to be sent, which the user has to do. */
  isToSend: boolean;
}

const forms = { email: 'email', social: 'post', 'text-message': 'message', description: 'post', highlights: 'post' } as const;
const asks =
  /^\s*(?:(?:please|now|ok(?:ay)?|and|great|can\s+you|could\s+you)[,\s]+)*(?:give|write|draft|make|turn|put|send|e-?mail|text|share|forward|compose|create|prepare|do|i\s+need|i\s+want|get\s+me|(?:an?\s+)?(?:ig\s+|instagram\s+|fb\s+|facebook\s+|short\s+)?(?:captions?|posts?|blurbs?|newsletters?|postcards?)(?=\s+(?:for|on|about|with|of)\b))\b/;
/** "That's the one. Caption for IG" */
const approves = /^\s*(?:(?:that(?:'s| is)\s+(?:the\s+one|it|good|great|perfect)|perfect|great|good|nice|love\s+it)[.!,]\s*)+/;
const ofMarket =
  /\b(?:that|this|it|these|those|them|market|figures|numbers|stats|statistics|report|update|summary|data|charts?|graphs?|captions?|post\s?cards?|newsletters?|sphere|farm)\b/;
const ofHome = /\b(?:listing|home|house|condo|property|first\s+one|second\s+one|offer|showing|agent)\b/;
const MAX_WORDS = 20;
const MAX_PASSING_WORDS = 2;

/** What one message asks for; null where it asks for no letter about the market. */
function asked(text: string): MarketLetter | null {
  const folded = fold(inEnglish(text)).replace(approves, '');
  if (!asks.test(folded) || !ofMarket.test(folded) || ofHome.test(folded) || folded.split(/\s+/).length > MAX_WORDS) return null;
  const sends = /^\W*(?:(?:please|can\s+you|could\s+you|now|ok)[,\s]+)*(?:send|e-?mail|text|share|forward)\b/.test(folded);
  const kind = /^\W*text\b/.test(folded) ? 'text-message' : kindIn(folded);
  const form = kind !== null && kind in forms ? forms[kind as keyof typeof forms] : null;
  if (form === null && !(sends && /\bto\s+\S/.test(folded))) return null;
  const wishes = wishesIn(folded);
  const { recipient = null, sender = null } = readNames(text, { isForAgent: false, isPlace: () => false });
  return {
    form: form ?? 'email',
    tone: wishes.tone ?? 'professional',
    isShort: wishes.length === 'short',
    language: wishes.language ?? null,
    ...{ recipient, sender },
    isToSend: sends && !/\ban?\s+(?:e-?mail|text|message|post)\b/.test(folded),
  };
}

/** The letter that stands with what one more message changes of it; null where it changes nothing of it. */
function changed(standing: MarketLetter, text: string): MarketLetter | null {
  const folded = fold(inEnglish(text));
  if (folded.split(/\s+/).length > MAX_WORDS) return null;
  const again = asked(text);
  const wishes = wishesIn(folded);
  const { recipient = null, sender = null } = readNames(text, { isForAgent: false, isPlace: () => false });
  if (!again && !isWish(folded, wishes) && sender === null) return null;
  const kind = kindIn(folded);
  return {
    form:
      again?.form ??
      (kind === 'social' ? 'post' : kind === 'text-message' ? 'message' : kind === 'email' ? 'email' : standing.form),
    tone: wishes.tone ?? standing.tone,
    isShort: wishes.length === null ? standing.isShort : wishes.length === 'short',
    language: wishes.language ?? standing.language,
    recipient: recipient ?? standing.recipient,
    sender: sender ?? standing.sender,
    isToSend: again?.isToSend ?? false,
  };
}

const isWish = (folded: string, wishes: ReturnType<typeof wishesIn>) =>
  hasWishes(wishes) &&
  wishes.mention.length + wishes.leaveOut.length === 0 &&
  !/\b(?:condos?|houses?|homes?|market|months?|year|days)\b/.test(folded);

/**
 * @param messages the user's since the market was told, the last one last
 * @returns the letter as the last message leaves it, and as it was before
 */
export function readMarketLetter(
  messages: readonly string[],
  market: MarketQuestion | null,
): { letter: MarketLetter; before: MarketLetter | null } | null {
  if (!market || market.places.length === 0) return null;
  const [last, ...earlier] = messages.toReversed();
  if (last === undefined) return null;
  const standing = standingOf(earlier);
  const letter = standing ? changed(standing, last) : asked(last);
  return letter && { letter, before: standing };
}

/** The letter that stood after the message before. */
function standingOf([last, ...earlier]: readonly string[]): MarketLetter | null {
  if (last === undefined) return null;
  const before = standingOf(earlier);
  // A few words that change nothing leave it standing.
  const isPassing = last.trim().split(/\s+/).length <= MAX_PASSING_WORDS;
  return (before && changed(before, last)) ?? asked(last) ?? (isPassing ? before : null);
}
