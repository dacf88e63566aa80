/** The classes of people that the law protects, and where: federal law everywhere, further classes by the state's own statute. */
import { readFileSync } from 'node:fs';

export const federalClasses = ['race', 'color', 'religion', 'sex', 'disability', 'familial-status', 'national-origin'] as const;

/**
 * Ancestry is covered by national origin, and sexual orientation and gender identity by Article 10 of the Realtors' code, which binds
 * their members in every state: both are kept everywhere, as is steering by words that stand in for people.
 */
const everywhere = [...federalClasses, 'ancestry', 'sexual-orientation', 'steering'] as const;
const byState = ['source-of-income', 'age', 'marital-status', 'veteran-status'] as const;

export const fairHousingClasses = [...everywhere, ...byState] as const;
export type FairHousingClass = (typeof fairHousingClasses)[number];

interface StateLaw {
  statute: string;
  classes: ReadonlySet<string>;
}

function stateLawOf(line: string): [string, StateLaw] {
  const [state = '', sure = '', unsure = '', statute = ''] = line.split('\t');
  // Where the writer of the table was not sure, the stricter reading counts.
  const classes = [...sure.split(','), ...unsure.split(',')].filter(Boolean);
  const unknown = classes.find((each) => !byState.some((one) => one === each));
  if (unknown !== undefined || statute === '') throw new Error(`The line of ${state} in states.tsv cannot be read`);
  return [state, { statute, classes: new Set(classes) }];
}

/** What a state's own housing law adds, by its two letters. */
const stateLaws: ReadonlyMap<string, StateLaw> = new Map(
  readFileSync(new URL('rules/states.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(stateLawOf),
);

/** Whether the law of a state (two letters) protects the class; where the state is unknown, the strictest law counts. */
export function isProtected(classId: FairHousingClass, state: string | null): boolean {
  const law = state ? stateLaws.get(state.toUpperCase()) : undefined;
  if (!law) return true;
  return everywhere.some((each) => each === classId) || law.classes.has(classId);
}

/** The states whose own law protects a class, as two letters in their order. */
export const statesThatProtect = (classId: (typeof byState)[number]): string[] =>
  [...stateLaws].flatMap(([state, { classes }]) => (classes.has(classId) ? [state] : []));

export const statuteOf = (state: string | null) => (state && stateLaws.get(state.toUpperCase())?.statute) ?? null;
