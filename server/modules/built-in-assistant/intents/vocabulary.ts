/** What messages can ask for, and what the classifier sees of them: shared by the program and by who trains it. */
import { SENTENCE_END, wordsOf } from '#server/platform/text-classifier/index.ts';
import { conceptsOf } from './concepts.ts';

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

/** What stands before a message and beside it. */
export interface Situation {
  /** What the messages before asked for, the last one last. */
  earlier: readonly string[];
  /** The message before. */
  lastText: string | null;
  screen: ScreenKind | null;
}

/** Numbers by what they look like: one ZIP code or price asks for what any other asks for. */
function shapeOf(word: string): string {
  if (!/\d/.test(word)) return word;
  if (/^\d{5}$/.test(word)) return '#zip';
  if (/^(?:19|20)\d\d$/.test(word)) return '#year';
  if (/^\d+(?:k|m|mm|mil)$/.test(word)) return '#money';
  if (/^\d{6,}$/.test(word)) return '#long';
  if (/^\d{3,4}$/.test(word)) return '#hundreds';
  return /^\d+$/.test(word) ? '#number' : '#mixed';
}

const wordsIn = (text: string) => wordsOf(text.replaceAll('?', ' qmark ').replace(/\$\s?/g, ' money ')).map(shapeOf);

const MAX_COUNTED = 6;

/** What was talked about before, whatever came after. */
const topics: readonly [name: string, readonly string[]][] = [
  ['results', ['search', 'refine']],
  ['homes', ['pick', 'home']],
  ['values', ['value', 'cma']],
  ['copy', ['copy']],
  ['markets', ['market']],
];

/** The topics that the words name, by themselves and upon what was asked before. */
function conceptFacts(words: readonly string[], before: readonly string[], last: string): string[] {
  const concepts = conceptsOf(words);
  return [
    ...concepts.flatMap((concept) => [`about ${concept}`, `about ${concept} upon ${last}`]),
    ...conceptsOf(before).map((concept) => `after about ${concept}`),
    `concepts ${Math.min(MAX_COUNTED, concepts.length)}`,
  ];
}

/** A message as the classifier sees it: its words, with the signs that tell questions and prices apart, what came before, and its outlines. */
export function intentText(text: string, { earlier, lastText, screen }: Situation) {
  const words = wordsIn(text);
  const before = wordsIn(lastText ?? '');
  const tags = [earlier.length === 0 ? 'first' : `last ${earlier.at(-1)}`];
  if (earlier.length > 1) tags.push(`before ${earlier.at(-2)}`);
  if (screen) tags.push(`screen ${screen}`);
  for (const [name, acts] of topics) if (earlier.some((act) => acts.includes(act))) tags.push(name);
  const size = Math.min(5, Math.floor(Math.log2(1 + words.length)));
  const facts = [
    `size ${size}`,
    `starts ${words[0] ?? ''}`,
    `ends ${words.findLast((word) => word !== SENTENCE_END) ?? ''}`,
    ...before.map((word) => `after ${word}`),
    ...conceptFacts(words, before, earlier.at(-1) ?? 'nothing'),
  ];
  return { words, tags, facts };
}
