/** What words are about, by the table of words that tell the same: "payment", "pmt" and "mensualidad" are all of loans. */
import { readFileSync } from 'node:fs';

const exact = new Map<string, string[]>();
const stems = new Map<string, string[]>();
let maxWords = 1;
let minStemLetters = Number.POSITIVE_INFINITY;

function add(table: Map<string, string[]>, key: string, concept: string) {
  const concepts = table.get(key);
  if (concepts) concepts.push(concept);
  else table.set(key, [concept]);
}

for (const line of readFileSync(new URL('concepts.tsv', import.meta.url), 'utf8').split('\n')) {
  if (line === '' || line.startsWith('#')) continue;
  const [concept = '', words = ''] = line.split('\t');
  for (const word of words.split(' '))
    if (word.endsWith('*')) {
      add(stems, word.slice(0, -1), concept);
      minStemLetters = Math.min(minStemLetters, word.length - 1);
    } else {
      add(exact, word, concept);
      maxWords = Math.max(maxWords, word.split('_').length);
    }
}

const MAX_STEM_LETTERS = 20;

/** Each concept that the words name, once, in the order of the alphabet. */
export function conceptsOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  const addAll = (concepts: readonly string[] = []) => {
    for (const concept of concepts) found.add(concept);
  };
  for (const [at, word] of words.entries()) {
    const letters = Math.min(word.length, MAX_STEM_LETTERS);
    for (let length = minStemLetters; length <= letters; length += 1) addAll(stems.get(word.slice(0, length)));
    let phrase = word;
    addAll(exact.get(phrase));
    for (let more = 1; more < maxWords && at + more < words.length; more += 1) {
      phrase += `_${words[at + more] ?? ''}`;
      addAll(exact.get(phrase));
    }
  }
  return [...found].sort();
}
