/** Which home a message is about, and what of it: where the words name one that the parser did not find, and all that they ask. */
import { findAddress } from '../question-parser/addresses.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { topicAlone, topicAsked } from '../question-parser/result-references/listing-topics.ts';
import { featureAsked, findNamedResult } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Asked } from './asked.ts';

type Picked = Extract<ParsedQuestion, { kind: 'pick' }>;

/** "What's the HOA on the cheapest one?": the words name a home of the results, where the parser found none. */
export const namedHomeOf = (parsed: ParsedQuestion, { text, previous }: Asked) =>
  parsed.kind === 'cannot' && parsed.reason === 'which-listing' ? findNamedResult(fold(text), previous) : null;

/** "When was it built and what are the HOA fees?": all that is asked, in the order of the words. */
export function withMore(picked: Picked, text: string): Picked {
  const parts = fold(text).split(/[?,;&]|\b(?:and|y|e)\b/);
  const topics = [...new Set(parts.map((part) => topicAlone(part) ?? topicAsked(part)).filter((topic) => topic !== null))];
  const [question = null, ...more] = topics;
  return more.length > 0 ? { ...picked, question, more } : picked;
}

/** Which fact of a home the words ask for; its own words where they name none. */
export function topicOf(text: string): Pick<Picked, 'question' | 'about'> {
  const folded = fold(text);
  const question = topicAlone(folded) ?? topicAsked(folded);
  if (question) return { question };
  const about = featureAsked(folded);
  return about ? { question: 'feature', about } : { question: 'description' };
}

/** A whole address that the words name. */
export function addressOf(text: string) {
  const area = findAddress(fold(text))?.area;
  return area?.nameType === 'street-and-number' ? area : null;
}
