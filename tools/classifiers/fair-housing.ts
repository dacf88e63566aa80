/**
 * The labelled sentences of fair housing: `judged.tsv`, `ordinary.tsv`, `plain.tsv` and `searches.tsv` of `tools/fair-housing`; and as lawful questions whatever else
 * the assistant is asked (the messages of `tools/intents` and the development half of `bench/conversations`).
 */
import { fairHousingClasses } from '#server/modules/fair-housing/protected-classes.ts';
import { factsOfQuestion } from '#server/modules/fair-housing/facts-of-question.ts';
import { SENTENCE_END, wordsOf } from '#server/platform/text-classifier/index.ts';
import { readConversations } from './conversations.ts';
import { readIntentPhrases } from './intent-phrases.ts';
import { tableRows } from './tables.ts';
import { prepareLesson, type LabelledText } from './train.ts';

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

interface Template {
  use: string;
  sentence: string;
}

/** Sentences with people and places filled in: the name of a place must not outvote what is asked. */
function filledIn(templates: readonly Template[]): { use: string; text: string }[] {
  const rows = tableRows('fair-housing/plain.tsv');
  const listOf = (name: string) => rows.find(([kind]) => kind === name)?.[1]?.split('|') ?? [];
  const [people, places] = [listOf('people'), listOf('places')];
  return templates.flatMap(({ use, sentence }, row) => {
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

/** The plainest questions and ads. */
const plainTexts = () =>
  filledIn(
    tableRows('fair-housing/plain.tsv').flatMap(([use = '', sentence = '']) =>
      use === 'people' || use === 'places' ? [] : [{ use, sentence }],
    ),
  );

/** Searches with a wish about who lives there, and lawful ones that sound alike. */
function searchTexts(): LabelledText[] {
  const rows = tableRows('fair-housing/searches.tsv');
  const sentencesOfKind = (judged: string) => rows.flatMap(([kind, sentence = '']) => (kind === judged ? [sentence] : []));
  const unlawful = filledIn(sentencesOfKind('block').map((sentence) => ({ use: 'question', sentence })));
  return [
    ...unlawful.map(({ use, text }) => textOf(use, text, 'violation')),
    ...sentencesOfKind('pass').map((text) => textOf('question', text, null)),
  ];
}

const SHORT_WORDS = 5;

/** What whoever wrote the conversations meant is what is asked, not what the law says of it: they count for less, but for what is too short to say much. */
interface ConversationWeights {
  short: number;
  longer: number;
}
const OF_QUESTIONS: ConversationWeights = { short: 0.5, longer: 0.3 };
const OF_TEXTS: ConversationWeights = { short: 0.3, longer: 0.12 };

/** What is asked teaches little about replies and copy: with more of it fewer violations were caught there, and more lawful look-alikes refused. */
const PHRASES_FOR_TEXTS = ['phrases-1.txt', 'phrases-2.txt'];
/** Written for what is asked alone. */
const ONLY_FOR_INTENTS = ['letters-and-asides.jsonl', 'spoken-and-pasted.jsonl', 'ten-voices.jsonl'];
const CONVERSATIONS_FOR_TEXTS = [
  'agents.jsonl',
  'clients-and-letters.jsonl',
  'every-voice-1.jsonl',
  'every-voice-2.jsonl',
  'every-voice-3.jsonl',
  'rude-and-off-topic.jsonl',
  'spanish-and-corrections.jsonl',
];

const phraseTexts = (files?: readonly string[]): LabelledText[] =>
  readIntentPhrases(files).flatMap(({ text, intent }) => (intent === 'fair-housing' ? [] : [textOf('question', text, null)]));

/** Whatever else the assistant is asked. */
const conversationTexts = (weights: ConversationWeights, isRead?: (name: string) => boolean): LabelledText[] =>
  readConversations(isRead).flatMap(({ turns }) =>
    turns.flatMap(({ user, act, also }) =>
      act === 'fair-housing' || also.includes('fair-housing')
        ? []
        : [
            {
              ...textOf('question', user, null),
              weight: user.split(/\s+/).length <= SHORT_WORDS ? weights.short : weights.longer,
            },
          ],
    ),
  );

/** A question is judged by its length, too. */
const sized = (text: LabelledText): LabelledText => ({ ...text, facts: factsOfQuestion(text.words.length) });

/** What the built-in assistant says where no tool answers, in both languages. */
const ownReplies = (): string[] => tableRows('fair-housing/own-replies.txt').map(([text = '']) => text);

export function fairHousingLessons() {
  const judged = tableRows('fair-housing/judged.tsv').map(([classId = '', use = '', must = '', state = '', text = '']) => ({
    classId,
    use,
    text,
    breaks: must === 'block',
    /** What only other states forbid, and what is only warned of, teaches nothing about words. */
    isClear: must === 'block' || (must === 'pass' && state === ''),
    isOfClass: must === 'block' || (must === 'pass' && state !== ''),
  }));
  const sentences = [
    ...judged.flatMap(({ use, text, breaks, isClear }) =>
      isClear ? (breaks ? [textOf(use, text, 'violation')] : lawfulTexts(use, text)) : [],
    ),
    ...tableRows('fair-housing/ordinary.tsv').map(([use = '', text = '']) => textOf(use, text, null)),
  ];
  const rest = [
    ...ownReplies().flatMap((text) => lawfulTexts('reply', text)),
    ...plainTexts().map(({ use, text }) => textOf(use, text, 'violation')),
  ];
  const violationLesson = (texts: readonly LabelledText[]) => prepareLesson(['violation'], texts, { bits: VIOLATION_BITS });
  const asked = [...phraseTexts(), ...conversationTexts(OF_QUESTIONS, (name) => !ONLY_FOR_INTENTS.includes(name))];
  const askedForTexts = [
    ...phraseTexts(PHRASES_FOR_TEXTS),
    ...conversationTexts(OF_TEXTS, (name) => CONVERSATIONS_FOR_TEXTS.includes(name)),
  ];
  const classes = prepareLesson(
    fairHousingClasses,
    judged.filter(({ isOfClass }) => isOfClass).map(({ use, text, classId }) => textOf(use, text, classId)),
    { bits: CLASS_BITS, rounds: CLASS_ROUNDS },
  );
  return {
    'question.weights': violationLesson([...sentences, ...asked, ...searchTexts(), ...rest].map(sized)),
    'violation.weights': violationLesson([...sentences, ...askedForTexts, ...rest]),
    'class.weights': classes,
  };
}
