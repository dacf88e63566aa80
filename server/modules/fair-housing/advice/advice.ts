/**
 * What is answered to somebody who asks what fair-housing law lets them say or do, in the place of a refusal: a general rule with its source, other
 * words for an advertisement, what to say to a buyer. Nothing is searched, written or rated by it.
 */
import { fileLinksIn } from '#contract/files.ts';
import { isSpanish } from '../is-spanish.ts';
import { asksForCopy } from '../lawful-copy.ts';
import { asksOfStanding } from './check-requests.ts';
import { composeWording } from './compose-wording.ts';
import { isSpoken, judgeParts, judgeText } from './judge-words.ts';
import { lawTexts, type LawTopic } from './law-texts.ts';
import { asksInstead, readFurtherQuestion, readLawQuestion, topicsOfDeclined, type LawQuestion } from './read-law-question.ts';
import { asksToClean, readMoreWords, wantsItClean } from './read-further-words.ts';
import { readToldWords, type ToldWords } from './read-told-words.ts';

export interface Advice {
  kind: 'law' | 'wording';
  text: string;
}

/** What was asked before the last few messages tells nothing of "what do I say instead?". */
const MAX_BACK = 4;

type Read = { kind: 'law'; question: LawQuestion } | { kind: 'wording'; told: ToldWords };

/** Topics in which words in quotation marks are no wording of an advertisement: "can I say “no children” for the 55+ one". */
const ownTopics: readonly LawTopic[] = ['older-persons', 'assistance-animals'];

/** Whoever asks whether, needs to know how as well. */
const ofMore: readonly LawTopic[] = [...ownTopics, 'crime', 'schools'];

/** What may be told for something else is told to be checked where there is something to say of it. */
const isToBeChecked = (told: ToldWords): boolean =>
  !told.isGuess ||
  (told.isText ? told.phrases.some((one) => judgeText(one).length > 0) : judgeParts(told.phrases).some(isSpoken));

function readAlone(text: string): Read | null {
  const question = readLawQuestion(text);
  if (question?.topics.some((topic) => ownTopics.includes(topic))) return { kind: 'law', question };
  const told = question?.asksWhatToDo ? null : readToldWords(text);
  if (told && isToBeChecked(told)) return { kind: 'wording', told };
  return question && { kind: 'law', question };
}

/** "Is Rockridge safe?", which was not answered: what to say to a buyer can be asked after it. */
function ofDeclined(text: string): Read | null {
  const topics = topicsOfDeclined(text);
  return topics && { kind: 'law', question: { topics, asksWhatToDo: true } };
}

/** Words that were pasted without a question, and are asked about after it. */
const ofPasted = (before: string): ToldWords | null =>
  !asksForCopy.test(before) && !before.trim().endsWith('?') && judgeText(before).length > 0
    ? { phrases: [before], isText: true, wantsClean: false, isGuess: false }
    : null;

/** @param earlier the user's messages before it, the oldest first */
function read(text: string, earlier: readonly string[], back = MAX_BACK): Read | null {
  const alone = asksInstead(text) ? null : readAlone(text);
  const before = earlier.at(-1);
  if (alone || before === undefined || back === 0) return alone;
  if (asksOfStanding(text) || asksToClean(text)) {
    const told = ofPasted(before);
    if (told && readAlone(before) === null) return { kind: 'wording', told: { ...told, wantsClean: asksToClean(text) } };
  }
  const standing = read(before, earlier.slice(0, -1), back - 1) ?? ofDeclined(before);
  if (standing?.kind === 'law') {
    const question = readFurtherQuestion(text, standing.question.topics);
    return question && { kind: 'law', question };
  }
  if (!standing) return null;
  if (asksOfStanding(text)) return standing;
  if (asksInstead(text) || asksToClean(text) || wantsItClean(text))
    return { kind: 'wording', told: { ...standing.told, wantsClean: true } };
  const more = readMoreWords(text);
  return more && isToBeChecked(more) ? { kind: 'wording', told: more } : null;
}

/**
 * Null where nothing of that is asked.
 * @param earlier the user's messages before it, the oldest first
 */
export function adviceOn(text: string, earlier: readonly string[] = []): Advice | null {
  // "What does it say about pets?" asks what an attached file says.
  const asked = fileLinksIn(text).length > 0 ? null : read(text, earlier);
  if (!asked) return null;
  const inSpanish = isSpanish([...earlier.slice(-2), text].join(' '));
  if (asked.kind === 'wording') return { kind: 'wording', text: composeWording(asked.told, inSpanish) };
  return { kind: 'law', text: composeLaw(asked.question, inSpanish) };
}

/** Longer texts are not given back without what is out. */
const MAX_CLEANED_CHARACTERS = 2_500;

/** What is checked of a text that stands in the thread, or in a file. */
export const adviceOnText = (text: string, inSpanish: boolean): string => {
  const wantsClean = text.length <= MAX_CLEANED_CHARACTERS && judgeText(text).length > 0;
  return composeWording({ phrases: [text], isText: true, wantsClean, isGuess: false }, inSpanish);
};

function composeLaw({ topics, asksWhatToDo, isRuleTold, isOfOwner }: LawQuestion, inSpanish: boolean): string {
  const texts = lawTexts(inSpanish);
  const told = new Set<string>();
  const parts = topics.map((topic) => {
    const { rule, instead: usual } = texts.topics[topic];
    const instead = isOfOwner ? texts.toOwner : usual;
    const wantsInstead = (asksWhatToDo || ofMore.includes(topic)) && !told.has(instead);
    if (wantsInstead) told.add(instead);
    return [asksWhatToDo && isRuleTold ? '' : rule, wantsInstead ? instead : ''].filter(Boolean).join(' ');
  });
  return [...parts, asksWhatToDo ? '' : texts.pointer].filter(Boolean).join('\n\n');
}
