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

/** What the messages so far may have asked for, one of several ways to hear them. */
interface Hearing {
  acts: readonly Intent[];
  /** 0 to 1, all hearings together 1. */
  probability: number;
}

/** A message misheard must not drag the next ones along: they are read after each of the likeliest hearings. */
const MAX_HEARINGS = 4;

const sumOf = (all: readonly { probability: number }[]) => all.reduce((sum, { probability }) => sum + probability, 0);

function likeliestOf(hearings: readonly Hearing[]): Hearing[] {
  const kept = hearings.toSorted((one, other) => other.probability - one.probability).slice(0, MAX_HEARINGS);
  const total = sumOf(kept);
  return kept.map(({ acts, probability }) => ({ acts, probability: probability / total }));
}

/** The probability of each intent, in the order of `intents`. */
function weigh(text: string, situation: Situation, classifier: IntentClassifier): number[] {
  const { words, tags, facts } = intentText(text, situation);
  const odds = classifier.score(words, tags, facts).map(Math.exp);
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}

/** The intents of a conversation, message by message: each is a fact for the next, as far as it is sure. */
export function readIntents(
  messages: readonly string[],
  screen: ScreenKind | null,
  classifier: IntentClassifier = stored,
): IntentReading[] {
  const readings: IntentReading[] = [];
  let hearings: Hearing[] = [{ acts: [], probability: 1 }];
  for (const [at, text] of messages.entries()) {
    const explicit = readExplicit(text);
    if (explicit) {
      const { intent } = explicit;
      readings.push({ intent, likely: [] });
      hearings = hearings.map(({ acts, probability }) => ({ acts: [...acts, intent], probability }));
      continue;
    }
    const lastText = messages[at - 1] ?? null;
    const longer = hearings.flatMap(({ acts, probability }) => {
      const weighed = weigh(text, { earlier: acts, lastText, screen }, classifier);
      return intents.map((intent, label) => ({
        intent,
        acts: [...acts, intent],
        probability: probability * (weighed[label] ?? 0),
      }));
    });
    const likely = intents
      .map((intent) => ({ intent, probability: sumOf(longer.filter((one) => one.intent === intent)) }))
      .sort((one, other) => other.probability - one.probability);
    readings.push({ intent: likely[0]?.intent ?? 'search', likely });
    hearings = likeliestOf(longer);
  }
  return readings;
}
