/** What messages can ask for, and what the classifier sees of them: shared by the program and by who trains it. */
import { wordsOf } from '#server/platform/text-classifier/index.ts';

export const intents = [
  'search',
  'refine',
  'pick',
  'home',
  'compare',
  'market',
  'copy',
  'value',
  'cma',
  'act',
  'legal',
  'tax',
  'lending',
  'forecast',
  'opinion',
  'person',
  'assistant',
  'smalltalk',
  'nonsense',
  'other',
  'fair-housing',
] as const;
export type Intent = (typeof intents)[number];

/** What the screen shows beside the chat. */
export type ScreenKind = 'home' | 'results' | 'market' | 'copy' | 'value' | 'cma';

/** Words, with the signs that tell questions and prices apart. */
export const intentWords = (text: string) => wordsOf(text.replaceAll('?', ' qmark ').replace(/\$\s?/g, ' money '));

/** What came before, as the classifier sees it. */
export function intentTags(earlier: readonly string[], screen: ScreenKind | null): string[] {
  const tags = [earlier.length === 0 ? 'first' : `last ${earlier.at(-1)}`];
  if (earlier.length > 1) tags.push(`before ${earlier.at(-2)}`);
  if (screen) tags.push(`screen ${screen}`);
  if (earlier.some((intent) => intent === 'search' || intent === 'refine')) tags.push('results');
  return tags;
}
