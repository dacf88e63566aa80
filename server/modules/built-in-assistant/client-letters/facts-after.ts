/** What one more message changes of the facts that a letter tells: "change to 9 showings", "take out the feedback". */
import { fold } from '../question-parser/sentence.ts';
import { inEnglish } from '../language.ts';
import type { ToldFacts } from './told-facts.ts';

const MAX_WORDS = 14;
const changes =
  /^\W*(?:(?:now|and|ok|please|pls|no|sorry|oops|wait|perdon|can\s+you)[,\s]+)*(?:change|make|update|correct|fix|actually|it(?:['’]?s|\s+was|\s+is)|its|there\s+were|we\s+had|should\s+be|say|cambia\w*|son|eran|fueron|pon|corrige|\d)\b/;
const takesOut =
  /^\W*(?:(?:now|and|ok|please|pls)[,\s]+)*(?:remove|drop|delete|omit|skip|take\s+out|leave\s+out|leave\s+off|lose|cut|quita|saca|elimina)\s+(?:the\s+|that\s+|el\s+|la\s+|los\s+|las\s+)?(.{3,40}?)\s*[.!]*$/;
const counted = /\b(\d[\d,.]*k?)\s+((?:[a-z]+\s+)?[a-z]{4,})/g;

const stemOf = (word: string): string => word.replace(/e?s$/, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "9 showings" in the place of "8 showings". */
function recounted(facts: readonly string[], folded: string): string[] | null {
  const told = [...folded.matchAll(counted)].map(([, count = '', thing = '']) => ({ count, thing: thing.trim() }));
  let isChanged = false;
  const after = facts.map((fact) => {
    const same = told.find(({ thing }) => {
      const last = stemOf(thing.split(/\s+/).at(-1) ?? thing);
      const whole = new RegExp(`^\\d[\\d,.]*k?\\s+(.*)$`).exec(fold(fact))?.[1];
      // "2 second showings" are none of "8 showings".
      return whole !== undefined && (whole.startsWith(stemOf(thing)) || (whole.startsWith(last) && !/\s/.test(thing)));
    });
    if (!same) return fact;
    isChanged = true;
    return fact.replace(/^\d[\d,.]*k?/, same.count);
  });
  return isChanged ? after : null;
}

/** A sentence holds its figures anywhere. */
function reworded(facts: readonly string[], folded: string): string[] | null {
  const told = [...folded.matchAll(counted)];
  for (const [, count = '', thing = ''] of told) {
    const last = stemOf(thing.split(/\s+/).at(-1) ?? thing);
    const place = new RegExp(`\\b\\d[\\d,.]*k?(?=\\s+(?:[\\p{L}]+\\s+)?${escaped(last)})`, 'iu');
    if (facts.some((fact) => place.test(fact))) return facts.map((fact) => fact.replace(place, count));
  }
  return null;
}

/** Null where nothing of them is changed. */
export function factsAfter(standing: ToldFacts, text: string): ToldFacts | null {
  const { facts } = standing;
  if (facts.length === 0 || text.split(/\s+/).length > MAX_WORDS) return null;
  const folded = fold(text);
  const out = (takesOut.exec(folded) ?? takesOut.exec(fold(inEnglish(text))))?.[1];
  if (out !== undefined) {
    const left = facts.filter((fact) => !fold(fact).includes(stemOf(out)));
    return left.length < facts.length ? { ...standing, facts: left } : null;
  }
  if (!changes.test(folded)) return null;
  const after = recounted(facts, folded) ?? reworded(facts, folded);
  return after && { ...standing, facts: after };
}
