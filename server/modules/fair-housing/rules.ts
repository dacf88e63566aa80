/**
 * Reads the tables of `rules/`, one a class: its law, the reason, and its rules. A rule does not decide whether a text breaks the law; it
 * points at the words, and has a reason and other words of its own where it can. Only a `warn` stands for itself: lawful or arguable words
 * of copy that are better said otherwise. All is read and checked once; a slip in a table stops the start.
 */
import { readFileSync } from 'node:fs';
import { parsePattern, type Pattern } from './pattern.ts';
import { fairHousingClasses, type FairHousingClass } from './protected-classes.ts';

export type TextUse = 'question' | 'reply' | 'copy';

/** Why a class is protected. */
export interface ClassLaw {
  classId: FairHousingClass;
  /** Why, for people. */
  reason: string;
  /** The law or guidance. */
  source: string;
}

export interface Rule extends ClassLaw {
  /** `religion/people-only`: the class and the name in its table, as in the audit log. */
  id: string;
  level: 'block' | 'warn';
  /** What to write instead; null where only leaving it out helps. */
  rewrite: string | null;
  pattern: Pattern;
}

function readClass(classId: FairHousingClass): { law: ClassLaw; rules: Rule[] } {
  const rows = readFileSync(new URL(`rules/${classId}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const single = (kind: string) => rows.find(([name]) => name === kind)?.[1] ?? '';
  const law = { classId, reason: single('reason'), source: single('source') };
  const rules = rows.flatMap(([level = '', name = '', written = '', reason = '', rewrite = '']): Rule[] => {
    if (level === 'reason' || level === 'source') return [];
    if (level !== 'block' && level !== 'warn') throw new Error(`A line of ${classId}.tsv is of no kind: ${level}`);
    const id = `${classId}/${name}`;
    try {
      const pattern = parsePattern(written);
      return [{ ...law, id, level, pattern, reason: reason || law.reason, rewrite: rewrite || null }];
    } catch (error) {
      throw new Error(`The rule ${id} cannot be read`, { cause: error });
    }
  });
  return { law, rules };
}

const classes = fairHousingClasses.map(readClass);

export const lawOf = (classId: FairHousingClass): ClassLaw =>
  classes.find(({ law }) => law.classId === classId)?.law ?? { classId, reason: '', source: '' };

const rules = classes.flatMap((each) => each.rules);
export const citingRules = rules.filter(({ level }) => level === 'block');
export const warningRules = rules.filter(({ level }) => level === 'warn');
