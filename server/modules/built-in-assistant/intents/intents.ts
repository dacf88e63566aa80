/** What a message asks for, by its sound and by what came before it: known before anything of it is read. */
import { loadTextClassifier } from '#server/platform/text-classifier/index.ts';
import { readExplicit } from './explicit.ts';
import { intents, intentText, type Intent, type ScreenKind, type Situation } from './vocabulary.ts';

export interface IntentReading {
  intent: Intent;
  /** All of them, the likeliest first; empty where the message names its intent itself. */
  likely: LikelyIntent[];
}

export interface LikelyIntent {
  intent: Intent;
  /** 0 to 1. */
  probability: number;
}

/** Weighs messages; another one is handed in only to try it. */
export type IntentClassifier = Pick<ReturnType<typeof loadTextClassifier>, 'score'>;

const stored = loadTextClassifier(new URL('intents.weights', import.meta.url));

function readIntent(text: string, situation: Situation, classifier: IntentClassifier): IntentReading {
  const explicit = readExplicit(text);
  if (explicit) return { intent: explicit.intent, likely: [] };
  const { words, tags, facts } = intentText(text, situation);
  const odds = classifier.score(words, tags, facts).map(Math.exp);
  const total = odds.reduce((sum, one) => sum + one, 0);
  const likely = intents
    .map((intent, label) => ({ intent, probability: (odds[label] ?? 0) / total }))
    .sort((one, other) => other.probability - one.probability);
  return { intent: likely[0]?.intent ?? 'search', likely };
}

/** The intents of a conversation, message by message: each is a fact for the next. */
export function readIntents(
  messages: readonly string[],
  screen: ScreenKind | null,
  classifier: IntentClassifier = stored,
): IntentReading[] {
  const readings: IntentReading[] = [];
  for (const [at, text] of messages.entries())
    readings.push(
      readIntent(text, { earlier: readings.map(({ intent }) => intent), lastText: messages[at - 1] ?? null, screen }, classifier),
    );
  return readings;
}
