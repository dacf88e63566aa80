/** Words before a message that say what it asks for: the buttons of a question back say them. */
import type { Intent } from './vocabulary.ts';

const words: readonly [Intent, string][] = [
  ['search', 'Search homes'],
  ['refine', 'Narrow the search'],
  ['pick', 'Open'],
  ['home', 'About a home'],
  ['compare', 'Compare'],
  ['market', 'Market figures'],
  ['copy', 'Write'],
  ['value', 'Value'],
  ['cma', 'CMA'],
  ['lending', 'Loan question'],
  ['legal', 'Legal question'],
  ['tax', 'Tax question'],
  ['forecast', 'Outlook'],
  ['opinion', 'Opinion'],
  ['person', 'About people'],
  ['act', 'To do'],
  ['assistant', 'About you'],
  ['other', 'Another question'],
];
const OTHERWISE = 'Another question';

export const explicitly = (intent: Intent, text: string) =>
  `${words.find(([each]) => each === intent)?.[1] ?? OTHERWISE}: ${text}`;

/** The intent that the message names itself, and the message without it. */
export function readExplicit(text: string): { intent: Intent; text: string } | null {
  const [, named = '', rest = ''] = /^\s*([A-Z][a-z ]+): (.+)$/s.exec(text) ?? [];
  const intent = words.find(([, each]) => each === named)?.[0];
  return intent ? { intent, text: rest } : null;
}
