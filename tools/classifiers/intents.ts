/**
 * The labelled messages of `tools/intents` (phrases with choices, and messages with what stood before them), the questions about listings that
 * may be worked with, and the development half of `bench/conversations`. The held-out half is never read here.
 */
import { intents, intentText, type ScreenKind, type Situation } from '#server/modules/built-in-assistant/intents/vocabulary.ts';
import { readConversations, type Conversation } from './conversations.ts';
import { readIntentPhrases } from './intent-phrases.ts';
import { readQuestions } from './questions.ts';
import { tableRows } from './tables.ts';
import { prepareLesson, type LabelledText } from './train.ts';

const BITS = 18;
const ROUNDS = 6;
const STEP = 0.5;
/** Real conversations are worth more than phrases: each counts so many times. */
const CONVERSATION_WEIGHT = 3;
const PHRASE_WEIGHT = 2;
const QUESTION_WEIGHT = 1;

/** What the screen shows, of the words of a conversation's context. */
export function screenOf(context: string | undefined): ScreenKind | null {
  const kinds: [RegExp, ScreenKind][] = [
    [/home/, 'home'],
    [/results/, 'results'],
    [/presentation|CMA/, 'cma'],
    [/draft/, 'copy'],
    [/figures|market/, 'market'],
    [/valuation|value/, 'value'],
  ];
  return kinds.find(([words]) => context && words.test(context))?.[1] ?? null;
}

const labelled = (text: string, label: string, weight: number, situation: Situation): LabelledText => ({
  ...intentText(text, situation),
  label,
  weight,
});

const conversationTexts = (conversations: readonly Conversation[]): LabelledText[] =>
  conversations.flatMap(({ turns }) => {
    const acts = turns.map(({ act }) => act);
    const screen = screenOf(turns[0]?.context);
    return turns.map(({ user, act }, at) =>
      labelled(user, act, CONVERSATION_WEIGHT, { earlier: acts.slice(0, at), lastText: turns[at - 1]?.user ?? null, screen }),
    );
  });

const messageTexts = (): LabelledText[] =>
  tableRows('intents/messages.tsv').map(([intent = '', earlier = '', screen = '', text = '']) =>
    labelled(text, intent, 1, { earlier: earlier.split(' ').filter(Boolean), lastText: null, screen: screenOf(screen) }),
  );

const phraseTexts = (): LabelledText[] =>
  readIntentPhrases().map(({ text, intent, earlier }) =>
    labelled(text, intent, PHRASE_WEIGHT, { earlier, lastText: null, screen: null }),
  );

const questionTexts = (): LabelledText[] =>
  readQuestions().map(({ text, intent, earlier, lastText, isHomeOpen }) =>
    labelled(text, intent, QUESTION_WEIGHT, { earlier, lastText, screen: isHomeOpen ? 'home' : null }),
  );

/** @param conversations all of them, unless some are kept back to try the others on */
export function intentLessons(conversations = readConversations()) {
  const texts = [...phraseTexts(), ...messageTexts(), ...questionTexts(), ...conversationTexts(conversations)];
  return { 'intents.weights': prepareLesson(intents, texts, { bits: BITS, rounds: ROUNDS, step: STEP, oneLabel: true }) };
}
