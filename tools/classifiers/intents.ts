/**
 * The labelled messages of `tools/intents` (phrases with choices, and messages with what stood before them) and the development half of
 * `bench/conversations`. The held-out half is never read here.
 */
import { intents, intentTags, intentWords, type ScreenKind } from '#server/modules/built-in-assistant/intents/vocabulary.ts';
import { readConversations } from './conversations.ts';
import { readIntentPhrases } from './intent-phrases.ts';
import { tableRows } from './tables.ts';
import { trainClassifier, type LabelledText } from './train.ts';

const BITS = 16;
const ROUNDS = 14;
/** Real conversations are worth more than phrases: each counts so many times. */
const CONVERSATION_WEIGHT = 3;

/** What the screen shows, of the words of a conversation's context. */
export function screenOf(context: string | undefined): ScreenKind | null {
  const kinds: [RegExp, ScreenKind][] = [
    [/home/, 'home'],
    [/results/, 'results'],
    [/presentation/, 'cma'],
    [/draft/, 'copy'],
    [/figures/, 'market'],
    [/valuation/, 'value'],
  ];
  return kinds.find(([words]) => context && words.test(context))?.[1] ?? null;
}

function conversationTexts(): LabelledText[] {
  return readConversations().flatMap(({ turns }) => {
    const acts = turns.map(({ act }) => act);
    return turns.map(({ user, act }, at) => ({
      words: intentWords(user),
      tags: intentTags(acts.slice(0, at), screenOf(turns[0]?.context)),
      label: act,
    }));
  });
}

const messageTexts = (): LabelledText[] =>
  tableRows('intents/messages.tsv').map(([intent = '', earlier = '', screen = '', text = '']) => ({
    words: intentWords(text),
    tags: intentTags(earlier.split(' ').filter(Boolean), screenOf(screen)),
    label: intent,
  }));

const phraseTexts = (): LabelledText[] =>
  readIntentPhrases().map(({ text, intent, earlier }) => ({
    words: intentWords(text),
    tags: intentTags(earlier, null),
    label: intent,
  }));

export function trainIntents() {
  const conversations = conversationTexts();
  const texts = [...phraseTexts(), ...messageTexts(), ...Array.from({ length: CONVERSATION_WEIGHT }, () => conversations).flat()];
  return { 'intents.weights': trainClassifier(intents, texts, { bits: BITS, rounds: ROUNDS }) };
}
