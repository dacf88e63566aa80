/** One place in a text that breaks the law, or is better said otherwise, and why. */
import type { Token } from '#server/platform/text-classifier/index.ts';
import type { Match } from './pattern.ts';
import { isProtected, statuteOf, type FairHousingClass } from './protected-classes.ts';
import type { Rule, TextUse } from './rules.ts';

export interface FairHousingHit {
  ruleId: string;
  classId: FairHousingClass;
  /** `block`: may not be asked, answered or published. `warn`: lawful or arguable, and better said otherwise. */
  level: 'block' | 'warn';
  /** The words as they were written, and where: UTF-16 offsets, the end exclusive. */
  phrase: string;
  start: number;
  end: number;
  reason: string;
  source: string;
  rewrite: string | null;
}

export const soundsLike = (classId: FairHousingClass) => `${classId}/sounds-like`;

/** Whether a rule cites the words; else the whole sentence is meant. */
export const isCited = ({ ruleId }: Pick<FairHousingHit, 'ruleId'>) => !ruleId.endsWith('/sounds-like');

/** What is judged, and where. */
export interface Judged {
  text: string;
  tokens: readonly Token[];
  use: TextUse;
  /** Two letters, e.g. `CA`; null where it is not known. */
  state: string | null;
}

/** Null where the state lets it be; in copy it is warned of there, because cities and counties often protect what their state does not. */
export function levelOf(
  { classId, level }: Pick<Rule, 'classId' | 'level'>,
  { use, state }: Pick<Judged, 'use' | 'state'>,
): FairHousingHit['level'] | null {
  if (isProtected(classId, state)) return level;
  return use === 'copy' ? 'warn' : null;
}

/** The hit of a rule in these tokens; none where the state lets it be. */
export function hitsOf(rule: Omit<Rule, 'pattern'>, { from, to }: Match, judged: Judged): FairHousingHit[] {
  const level = levelOf(rule, judged);
  if (level === null) return [];
  const { text, tokens, state } = judged;
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const { id: ruleId, classId, reason, rewrite } = rule;
  const source = [statuteOf(state), rule.source].filter(Boolean).join('; ');
  return [{ ruleId, classId, level, phrase: text.slice(start, end), start, end, reason, source, rewrite }];
}
