/** What a message asks for, by its sound and by what came before it: known before anything of it is read. */
import { loadTextClassifier } from '#server/platform/text-classifier/index.ts';
import { readExplicit } from './explicit.ts';
import { intents, intentTags, intentWords, type Intent, type ScreenKind } from './vocabulary.ts';

export interface IntentReading {
  intent: Intent;
  second: Intent;
  /** How far the first is ahead of the second, in log-odds. */
  lead: number;
}

const classifier = loadTextClassifier(new URL('intents.weights', import.meta.url));

export function readIntent(text: string, earlier: readonly Intent[], screen: ScreenKind | null): IntentReading {
  const explicit = readExplicit(text);
  if (explicit) return { intent: explicit.intent, second: explicit.intent, lead: Number.POSITIVE_INFINITY };
  const scores = classifier.score(intentWords(text), intentTags(earlier, screen));
  const ranked = intents
    .map((intent, label) => ({ intent, score: scores[label] ?? 0 }))
    .sort((one, other) => other.score - one.score);
  const [first = { intent: 'search' as const, score: 0 }, second = first] = ranked;
  return { intent: first.intent, second: second.intent, lead: first.score - second.score };
}

/** The intents of a conversation, message by message: each is a fact for the next. */
export function readIntents(messages: readonly string[], screen: ScreenKind | null): IntentReading[] {
  const readings: IntentReading[] = [];
  for (const text of messages)
    readings.push(
      readIntent(
        text,
        readings.map(({ intent }) => intent),
        screen,
      ),
    );
  return readings;
}
