/**
 * The labelled sentences of fair housing: `judged.tsv`, `ordinary.tsv` and `plain.tsv` of `tools/fair-housing`; and as lawful questions whatever else
 * the assistant is asked (the messages of `tools/intents` and the development half of `bench/conversations`).
 */
import { fairHousingClasses } from '#server/modules/fair-housing/protected-classes.ts';
import { SENTENCE_END, wordsOf } from '#server/platform/text-classifier/index.ts';
import { readConversations } from './conversations.ts';
import { readIntentPhrases } from './intent-phrases.ts';
import { tableRows } from './tables.ts';
import { trainClassifier, type LabelledText } from './train.ts';

const VIOLATION_BITS = 18;
const CLASS_BITS = 15;
const CLASS_ROUNDS = 12;

/** Replies and copy are judged by sentence: each sentence of a lawful text is lawful, whatever the others say. */
function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words)
    if (word === SENTENCE_END) sentences.push([]);
    else sentences.at(-1)?.push(word);
  return sentences.filter((sentence) => sentence.length > 0);
}

const lawfulTexts = (use: string, text: string): LabelledText[] => {
  const whole = textOf(use, text, null);
  const sentences = use === 'question' ? [] : sentencesOf(whole.words);
  return sentences.length < 2 ? [whole] : [whole, ...sentences.map((words) => ({ ...whole, words }))];
};

const textOf = (use: string, text: string, label: string | null): LabelledText => ({ words: wordsOf(text), tags: [use], label });

/** The plainest questions and ads, with people and places filled in: the name of a place must not outvote what is asked. */
function plainTexts(): { use: string; text: string }[] {
  const rows = tableRows('fair-housing/plain.tsv');
  const listOf = (name: string) => rows.find(([kind]) => kind === name)?.[1]?.split('|') ?? [];
  const [people, places] = [listOf('people'), listOf('places')];
  const sentences = rows.filter(([kind]) => kind !== 'people' && kind !== 'places');
  return sentences.flatMap(([use = '', sentence = ''], row) => {
    const whom = sentence.includes('{people}') ? people : [''];
    const placesOfEach = whom.length > 1 ? 2 : 12;
    return whom.flatMap((who, number) => {
      const text = sentence.replace('{people}', who);
      if (!text.includes('{place}')) return [{ use, text }];
      return Array.from({ length: placesOfEach }, (_, at) => {
        const place = places[(row * 5 + number * 7 + at * 11) % places.length] ?? '';
        return { use, text: text.replace('{place}', place) };
      });
    });
  });
}

/** Who wrote the conversations labelled what is asked, not what the law says of it: they count for less, but for what is too short to say much. */
const CONVERSATION_WEIGHT = 0.12;
const SHORT_WORDS = 5;
const SHORT_WEIGHT = 0.3;

/** What tells intents apart, but teaches nothing here: with it fewer violations were caught, and more lawful look-alikes refused. */
const LAWFUL_PHRASES = ['phrases-1.txt', 'phrases-2.txt'];
const UNREAD_CONVERSATIONS = [
  'clients-and-mistakes.jsonl',
  'hurried-and-letters.jsonl',
  'stories-and-mail.jsonl',
  'short-and-spoken.jsonl',
  'clients-and-agents.jsonl',
  'asked-beside.jsonl',
  'tempers-and-slips.jsonl',
];

const ordinaryMessages = (): LabelledText[] => [
  ...readIntentPhrases(LAWFUL_PHRASES).flatMap(({ text, intent }) =>
    intent === 'fair-housing' ? [] : [textOf('question', text, null)],
  ),
  ...readConversations((name) => !UNREAD_CONVERSATIONS.includes(name)).flatMap(({ turns }) =>
    turns.flatMap(({ user, act, also }) =>
      act === 'fair-housing' || also.includes('fair-housing')
        ? []
        : [
            {
              ...textOf('question', user, null),
              weight: user.split(/\s+/).length <= SHORT_WORDS ? SHORT_WEIGHT : CONVERSATION_WEIGHT,
            },
          ],
    ),
  ),
];

/** What the built-in assistant says where no tool answers, in both languages. */
const ownReplies = (): string[] => tableRows('fair-housing/own-replies.txt').map(([text = '']) => text);

export function trainFairHousing() {
  const judged = tableRows('fair-housing/judged.tsv').map(([classId = '', use = '', must = '', state = '', text = '']) => ({
    classId,
    use,
    text,
    breaks: must === 'block',
    /** What only other states forbid, and what is only warned of, teaches nothing about words. */
    isClear: must === 'block' || (must === 'pass' && state === ''),
    isOfClass: must === 'block' || (must === 'pass' && state !== ''),
  }));
  const violation = trainClassifier(
    ['violation'],
    [
      ...judged.flatMap(({ use, text, breaks, isClear }) =>
        isClear ? (breaks ? [textOf(use, text, 'violation')] : lawfulTexts(use, text)) : [],
      ),
      ...tableRows('fair-housing/ordinary.tsv').map(([use = '', text = '']) => textOf(use, text, null)),
      ...ordinaryMessages(),
      ...ownReplies().flatMap((text) => lawfulTexts('reply', text)),
      ...plainTexts().map(({ use, text }) => textOf(use, text, 'violation')),
    ],
    { bits: VIOLATION_BITS },
  );
  const classes = trainClassifier(
    fairHousingClasses,
    judged.filter(({ isOfClass }) => isOfClass).map(({ use, text, classId }) => textOf(use, text, classId)),
    { bits: CLASS_BITS, rounds: CLASS_ROUNDS },
  );
  return { 'violation.weights': violation, 'class.weights': classes };
}
