/**
 * Reads the tables of `rules/`: the sentences that break the law about any people (`frames.tsv`), and per class its people, its own
 * sentences and what is lawful. All is read and checked once, when the program starts; a slip in a table stops the start.
 */
import { readFileSync } from 'node:fs';
import { parsePattern, type Pattern } from './pattern.ts';
import { fairHousingClasses, type FairHousingClass } from './protected-classes.ts';
import { wordingsOf, type Wordings } from './wordings.ts';

export type TextUse = 'question' | 'reply' | 'copy';

export interface Rule {
  /** `religion/people-only`: the class and the name in its table, as in the audit log. */
  id: string;
  classId: FairHousingClass;
  level: 'block' | 'warn';
  uses: ReadonlySet<TextUse>;
  pattern: Pattern;
  /** Why, for people. */
  reason: string;
  /** The law or guidance. */
  source: string;
  /** What to write instead; null where only leaving it out helps. */
  rewrite: string | null;
}

/** What is lawful for a class: its words, the whole `sentence` in which they stand, or all of the `text` are left out of the check for it. */
export interface Allowance {
  uses: ReadonlySet<TextUse>;
  pattern: Pattern;
  covers: 'words' | 'sentence' | 'text';
}

const coverOf: Readonly<Record<string, Allowance['covers']>> = {
  allow: 'words',
  'allow-sentence': 'sentence',
  'allow-text': 'text',
};

const useOfLetter: Readonly<Record<string, TextUse>> = { q: 'question', r: 'reply', c: 'copy' };

function usesOf(letters: string): ReadonlySet<TextUse> {
  return new Set(
    [...letters].map((letter) => {
      const use = useOfLetter[letter];
      if (!use) throw new Error(`"${letters}" must be of the letters q, r and c`);
      return use;
    }),
  );
}

function rowsOf(table: string): string[][] {
  return readFileSync(new URL(`rules/${table}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

const general = new Map(rowsOf('lists').map(([name = '', words = '']) => [name, words]));
const frames = rowsOf('frames');

/** People of any kind, and what stands in for them: without such a word no question is about who lives somewhere. */
export const somebody = wordingsOf('<somebody>', general);

/** `*`, the classes that are meant, or behind a minus all but those. */
function concerns(classes: string, classId: FairHousingClass): boolean {
  const named = classes.replace(/^-/, '').split(',').includes(classId);
  return classes === '*' || named !== classes.startsWith('-');
}

/** What is lawful in the same words for every class is looked for once. */
const isForAll = (kind: string, written: string, classes: string) =>
  kind in coverOf && classes === '*' && !CLASS_LISTS.some((list) => written.includes(`<${list}>`));

const CLASS_LISTS = ['people', 'group', 'strong-who', 'place-who', 'who'];

/** A class: what breaks the law, what is lawful, its words for people, and why it is protected. */
export interface Rulebook extends Pick<Rule, 'classId' | 'reason' | 'source'> {
  rules: Readonly<Record<TextUse, readonly Rule[]>>;
  allowances: Readonly<Record<TextUse, readonly Allowance[]>>;
  people: Wordings | null;
}

function readClass(classId: FairHousingClass): Rulebook {
  const rows = rowsOf(classId);
  const single = (kind: string) => rows.find(([name]) => name === kind)?.[1] ?? '';
  const lists = new Map([
    ...general,
    ...['who', 'strong-who', 'place-who'].map((name): [string, string] => [name, single(name)]),
    ...rows.flatMap(([kind, name = '', words = '']) => (kind === 'list' ? [[name, words] as [string, string]] : [])),
  ]);
  lists.set('people', [single('people'), single('who') && '<who>+<person>'].filter(Boolean).join('|'));
  // The people of a class in a wider sense, for frames that say more than that they are there.
  if (!lists.has('group')) lists.set('group', '<people>');

  const rules: Rule[] = [];
  const allowances: Allowance[] = [];
  const parse = (name: string, written: string) => {
    try {
      return parsePattern(written, lists);
    } catch (error) {
      throw new Error(`The rule ${classId}/${name} cannot be read`, { cause: error });
    }
  };
  const add = (kind: string, name: string, letters: string, written: string, reason = '', rewrite = '') => {
    const isRule = kind === 'block' || kind === 'warn';
    const covers = coverOf[kind];
    if (!isRule && !covers) return;
    const pattern = parse(name, written);
    if (!pattern) return;
    const of = { uses: usesOf(letters), pattern };
    if (isRule) {
      const why = { reason: reason || single('reason'), source: single('source'), rewrite: rewrite || null };
      rules.push({ ...of, id: `${classId}/${name}`, classId, level: kind, ...why });
    } else if (covers) allowances.push({ ...of, covers });
  };
  for (const [kind = '', name = '', letters = '', written = '', reason, rewrite] of rows)
    add(kind, name, letters, written, reason, rewrite);
  for (const [kind = '', name = '', letters = '', written = '', classes = '*'] of frames)
    if (concerns(classes, classId) && !isForAll(kind, written, classes)) add(kind, name, letters, written);
  return {
    classId,
    reason: single('reason'),
    source: single('source'),
    rules: byUse(rules),
    allowances: byUse(allowances),
    people: wordingsOf(CLASS_LISTS.map((list) => `<${list}>`).join('|'), lists),
  };
}

function byUse<T extends { uses: ReadonlySet<TextUse> }>(all: readonly T[]): Readonly<Record<TextUse, readonly T[]>> {
  const of = (use: TextUse) => all.filter(({ uses }) => uses.has(use));
  return { question: of('question'), reply: of('reply'), copy: of('copy') };
}

export const rulebooks = fairHousingClasses.map(readClass);

/** What is lawful to say about any class. */
export const allowancesForAll = byUse(
  frames.flatMap(([kind = '', , letters = '', written = '', classes = '*']): Allowance[] => {
    const covers = coverOf[kind];
    const pattern = covers && isForAll(kind, written, classes) ? parsePattern(written, general) : null;
    if (covers && pattern) return [{ uses: usesOf(letters), pattern, covers }];
    return [];
  }),
);
