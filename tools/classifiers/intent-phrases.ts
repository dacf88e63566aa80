/** Expands the phrases of `tools/intents` to labelled messages: each choice is made from a fixed order, so that the same phrases give the same messages. */
import { readFileSync } from 'node:fs';
import { tableRows } from './tables.ts';

export interface LabelledMessage {
  text: string;
  intent: string;
  /** The acts before it, the last one last. */
  earlier: readonly string[];
}

const MAX_OF_A_PHRASE = 14;

function createRandom(): (below: number) => number {
  let seed = 20_261_122;
  return (below) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** How many messages a phrase stands for: as many as its choices give, up to a limit. */
const waysOf = (phrase: string) =>
  [...phrase.matchAll(/\(([^()]*)\)/g)].reduce(
    (ways, [, inner = '']) => ways * inner.split('|').length,
    phrase.includes('{') ? 4 : 1,
  );

const PHRASES = ['phrases-1.txt', 'phrases-2.txt', 'phrases-3.txt'];

/** @param files some of them, to learn from these alone */
export function readIntentPhrases(files: readonly string[] = PHRASES): LabelledMessage[] {
  const below = createRandom();
  const slots = new Map(tableRows('intents/slots.txt').map(([name = '', values = '']) => [name, values.split('|')]));
  const choose = (all: readonly string[]) => all[below(all.length)] ?? '';
  const expand = (phrase: string): string => {
    let text = phrase;
    while (/\([^()]*\)/.test(text)) text = text.replace(/\(([^()]*)\)/, (_, inner: string) => choose(inner.split('|')));
    return text
      .replace(/\{(\w+)\}/g, (_, name: string) => choose(slots.get(name) ?? ['']))
      .replace(/\s+/g, ' ')
      .trim();
  };
  let intent = '';
  let states: string[] = ['none'];
  const messages: LabelledMessage[] = [];
  for (const file of files)
    for (const line of readFileSync(new URL(`../intents/${file}`, import.meta.url), 'utf8').split('\n')) {
      if (line === '' || line.startsWith('# ')) continue;
      if (line.startsWith('## ')) {
        const [name = '', after = 'none'] = line.slice(3).split(' after ');
        intent = name;
        states = after.split(' ');
        continue;
      }
      const texts = new Set<string>();
      const wanted = Math.min(waysOf(line), MAX_OF_A_PHRASE);
      for (let tries = 0; texts.size < wanted && tries < wanted * 4; tries += 1) texts.add(expand(line));
      for (const text of texts) messages.push({ text, intent, earlier: earlierOf(choose(states), choose) });
    }
  return messages;
}

const ACTS = ['search', 'refine', 'home', 'market', 'pick', 'search', 'value', 'copy'];

/** What may stand before: of `none` anything, of `first` nothing. */
function earlierOf(state: string, choose: (all: readonly string[]) => string): string[] {
  if (state === 'first') return [];
  if (state !== 'none') return state === 'search' || state === 'market' ? [state] : ['search', state];
  const before = choose(['', ...ACTS]);
  return before === '' ? [] : ['search', before];
}
