/**
 * What is answered to somebody who asks what fair-housing law lets them say or do, in the place of a refusal: a general rule with its source, other
 * words for an advertisement, what to say to a buyer. Nothing is searched, written or rated by it.
 */
import { isSpanish } from '../is-spanish.ts';
import { cleaned, judgeText, judgeWords, type Judgment } from './judge-words.ts';
import { lawTexts } from './law-texts.ts';
import { readFurtherQuestion, readLawQuestion, topicOfDeclined, type LawQuestion } from './read-law-question.ts';
import { asksToClean, readToldWords, type ToldWords } from './read-told-words.ts';
import { wordingTexts } from './wording-texts.ts';

export interface Advice {
  kind: 'law' | 'wording';
  text: string;
}

/** What was asked before the last few messages tells nothing of "what do I say instead?". */
const MAX_BACK = 4;

type Read = { kind: 'law'; question: LawQuestion } | { kind: 'wording'; told: ToldWords };

/** Topics in which words in quotation marks are no wording of an advertisement: "can I say “no children” for the 55+ one". */
const ownTopics: readonly LawQuestion['topic'][] = ['older-persons', 'assistance-animals'];

/** Whoever asks whether, needs to know how as well. */
const ofMore: readonly LawQuestion['topic'][] = [...ownTopics, 'crime', 'schools'];

function readAlone(text: string): Read | null {
  const question = readLawQuestion(text);
  if (question && ownTopics.includes(question.topic)) return { kind: 'law', question };
  const told = question?.asksWhatToDo ? null : readToldWords(text);
  const isOfAdvertising = told && (!told.isGuess || judgeWords(told.phrases).some((one) => one.verdict !== 'fine' || one.note));
  if (isOfAdvertising) return { kind: 'wording', told };
  return question && { kind: 'law', question };
}

/** "Is Rockridge safe?", which was not answered: what to say to a buyer can be asked after it. */
function ofDeclined(text: string): Read | null {
  const topic = topicOfDeclined(text);
  return topic && { kind: 'law', question: { topic, asksWhatToDo: true } };
}

/** @param earlier the user's messages before it, the oldest first */
function read(text: string, earlier: readonly string[], back = MAX_BACK): Read | null {
  const alone = readAlone(text);
  const before = earlier.at(-1);
  if (alone || before === undefined || back === 0) return alone;
  const standing = read(before, earlier.slice(0, -1), back - 1) ?? ofDeclined(before);
  if (standing?.kind === 'law') {
    const question = readFurtherQuestion(text, standing.question.topic);
    return question && { kind: 'law', question };
  }
  return standing && asksToClean(text) ? { kind: 'wording', told: { ...standing.told, wantsClean: true } } : null;
}

/**
 * Null where nothing of that is asked.
 * @param earlier the user's messages before it, the oldest first
 */
export function adviceOn(text: string, earlier: readonly string[] = []): Advice | null {
  const asked = read(text, earlier);
  if (!asked) return null;
  const inSpanish = isSpanish([...earlier.slice(-2), text].join(' '));
  if (asked.kind === 'wording') return { kind: 'wording', text: composeWording(asked.told, inSpanish) };
  const { topics, pointer } = lawTexts(inSpanish);
  const { rule, instead } = topics[asked.question.topic];
  const { topic, asksWhatToDo, isRuleTold } = asked.question;
  if (asksWhatToDo) return { kind: 'law', text: isRuleTold ? instead : `${rule} ${instead}` };
  return { kind: 'law', text: `${ofMore.includes(topic) ? `${rule} ${instead}` : rule}\n\n${pointer}` };
}

const quoted = (words: string) => `“${words.replace(/[*_`[\]<>#|]/g, '')}”`;

function composeWording({ phrases, isText, wantsClean }: ToldWords, inSpanish: boolean): string {
  const texts = wordingTexts(inSpanish);
  if (phrases.length === 0) return texts.general;
  const judged = isText ? phrases.flatMap((one) => judgeText(one)) : judgeWords(phrases);
  const of = (verdict: Judgment['verdict']) => judged.filter((one) => one.verdict === verdict);
  const [out, careful, fine] = [of('out'), of('careful'), of('fine')];
  const lines = (title: string, all: readonly Judgment[]) =>
    all.length > 0 ? [`**${title}**`, ...all.map((one) => `- ${lineOf(one, inSpanish)}`)].join('\n') : '';
  const rest = wantsClean ? cleanedOf(phrases, { isText, judged }, inSpanish) : '';
  const clean = judged.length === 0 ? texts.nothingWrong : '';
  return [lines(texts.out, out), lines(texts.careful, careful), lines(texts.fine, fine), clean, rest, texts.beside]
    .filter(Boolean)
    .join('\n\n');
}

function lineOf(one: Judgment, inSpanish: boolean): string {
  const { why, notes, better, leaveOut, instead, noRule } = wordingTexts(inSpanish);
  if (one.verdict === 'fine') return `${quoted(one.phrase)}: ${one.note ? notes[one.note] : noRule}.`;
  const reason = 'note' in one ? notes[one.note] : why[one.classId];
  const other = one.better ?? ('classId' in one ? (instead[one.classId] ?? leaveOut) : leaveOut);
  return `${quoted(one.phrase)}: ${reason}. ${one.better ? better(other) : other}`;
}

interface Checked {
  isText: boolean;
  judged: readonly Judgment[];
}

function cleanedOf(phrases: readonly string[], { isText, judged }: Checked, inSpanish: boolean): string {
  const words = isText
    ? cleaned(phrases.join('\n\n'))
    : judged
        .flatMap((one) => (one.verdict === 'fine' ? [one.phrase] : one.verdict === 'careful' && one.better ? [one.better] : []))
        .join(', ');
  return words ? `${wordingTexts(inSpanish).cleaned}\n\n> ${words.replace(/\n+/g, '\n> ')}` : '';
}
