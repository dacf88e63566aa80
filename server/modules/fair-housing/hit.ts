/** One place in a text that breaks the law, or is better said otherwise, and why. */
import type { Match } from './pattern.ts';
import { isProtected, statuteOf, type FairHousingClass } from './protected-classes.ts';
import type { Reading } from './reading.ts';
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

/** Null where the state lets it be; in copy it is warned of there, because cities and counties often protect what their state does not. */
export function levelOf(
  rule: Pick<Rule, 'classId' | 'level'>,
  use: TextUse,
  state: string | null,
): FairHousingHit['level'] | null {
  if (isProtected(rule.classId, state)) return rule.level;
  return use === 'copy' ? 'warn' : null;
}

type Found = Pick<Rule, 'id' | 'classId' | 'level' | 'reason' | 'source' | 'rewrite'>;

export function hitOf(
  { id, source, ...found }: Found,
  { from, to }: Match,
  text: string,
  { tokens }: Reading,
  state: string | null,
): FairHousingHit {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const { classId, level, reason, rewrite } = found;
  const sources = [statuteOf(state), source].filter(Boolean).join('; ');
  return { ruleId: id, classId, level, phrase: text.slice(start, end), start, end, reason, source: sources, rewrite };
}
