/** The questions about listings that may be learned from, `development.tsv` of `bench/understand`: what each asks for, by how it must be read. */
import type { Intent } from '#server/modules/built-in-assistant/intents/vocabulary.ts';
import { tableRows } from './tables.ts';

export interface AskedQuestion {
  text: string;
  intent: Intent;
  /** The acts before it, the last one last. */
  earlier: Intent[];
  lastText: string | null;
  isHomeOpen: boolean;
}

const ofReading: Readonly<Record<string, Intent>> = {
  compare: 'compare',
  market: 'market',
  write: 'copy',
  thanks: 'smalltalk',
  greeting: 'smalltalk',
  help: 'assistant',
};
/** What says nothing of what was asked for. */
const undecided = ['cannot', 'ask', 'like', 'unclear', 'needs-listing'];

/** "pick sf:SF1001 size" asks for a fact, "pick sf:SF1001" for the home. */
function intentOf(reading: string, isFirst: boolean): Intent | null {
  const [kind = '', ...rest] = reading.split(' ');
  if (kind === 'pick') return rest.length > 1 ? 'home' : 'pick';
  if (undecided.includes(kind)) return null;
  return ofReading[kind] ?? (isFirst ? 'search' : 'refine');
}

const OPENS = '(opens ';

export function readQuestions(): AskedQuestion[] {
  return tableRows('../bench/understand/development.tsv').flatMap(([conversation = '', reading = '']): AskedQuestion[] => {
    const all = conversation.trim().split(' > ');
    const messages = all.filter((message) => !message.startsWith(OPENS));
    const text = messages.pop();
    const intent = intentOf(reading.trim(), messages.length === 0);
    if (text === undefined || intent === null) return [];
    const earlier = messages.map((_, at): Intent => (at === 0 ? 'search' : 'refine'));
    return [{ text, intent, earlier, lastText: messages.at(-1) ?? null, isHomeOpen: all.length > messages.length + 1 }];
  });
}
