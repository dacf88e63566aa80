/**
 * Fair housing: how many of the sentences that break the law are caught, and how many lawful look-alikes are refused, by class,
 * on the sentences that nothing was learned from and, for comparison, on those that it was learned from; and how long a check takes.
 */
import { readFileSync } from 'node:fs';
import { checkCopy, checkQuestion, checkReply, fairHousingClasses } from '#server/modules/fair-housing/index.ts';
import { type Bench, type BenchResult } from './result.ts';
import { tableRows } from './understand/table.ts';

const RECALL_PERCENT = 98;
const FALSE_REFUSALS_PERCENT = 2;
const CHECK_MS = 2;
const LONG_TEXT = 2_000;

interface Sentence {
  classId: string;
  use: string;
  must: string;
  state: string | null;
  text: string;
}

const sentencesOf = (table: string): Sentence[] =>
  tableRows(readFileSync(new URL(table, import.meta.url), 'utf8')).map(
    ([classId = '', use = '', must = '', state, text = '']) => ({ classId, use, must, state: state || null, text }),
  );

function levelFound({ use, text, state }: Sentence): string {
  if (use === 'question') return checkQuestion(text, state).decline === null ? 'pass' : 'block';
  const hits = use === 'reply' ? checkReply(text, state) : checkCopy(text, state);
  return hits.some(({ level }) => level === 'block') ? 'block' : hits.length > 0 ? 'warn' : 'pass';
}

/** A sentence that must be blocked is caught by nothing less; one to warn of is caught by a block too. */
const isRight = (must: string, found: string) => found === must || (must === 'warn' && found === 'block');

/** Shares of a set: 100 × right ÷ all. */
function share(name: string, all: readonly { right: boolean }[], bar: number, kind: 'least' | 'most'): BenchResult {
  const counted = all.filter(({ right }) => right === (kind === 'least')).length;
  const value = (100 * counted) / all.length;
  return {
    name,
    value,
    unit: `% of ${all.length}`,
    mustBe: `${kind === 'least' ? '≥' : '≤'} ${bar} %`,
    ok: kind === 'least' ? value >= bar : value <= bar,
  };
}

function measure(set: string, table: string): { results: BenchResult[]; wrong: string[] } {
  const judged = sentencesOf(table).map((sentence) => {
    const found = levelFound(sentence);
    return { ...sentence, found, right: isRight(sentence.must, found) };
  });
  const of = (classId?: string) => judged.filter((one) => classId === undefined || one.classId === classId);
  const both = (name: string, sentences: typeof judged) => [
    share(
      `${set}: ${name}, caught`,
      sentences.filter(({ must }) => must !== 'pass'),
      RECALL_PERCENT,
      'least',
    ),
    share(
      `${set}: ${name}, refused though lawful`,
      sentences.filter(({ must }) => must === 'pass'),
      FALSE_REFUSALS_PERCENT,
      'most',
    ),
  ];
  return {
    results: [...both('all', of()), ...fairHousingClasses.flatMap((classId) => both(classId, of(classId)))],
    wrong: judged
      .filter(({ right }) => !right)
      .map(({ classId, use, must, found, text }) => `${classId} · ${use} · must be ${must}, was ${found}: ${text}`),
  };
}

const CHECKS = 500;

/** Processor time of one check of 2,000 characters that are full of what the rules look at; what other programs do does not count. */
function measureTime(sentences: readonly Sentence[]): BenchResult {
  const long = sentences
    .map(({ text }) => text)
    .join(' ')
    .slice(0, LONG_TEXT);
  for (let times = 0; times < CHECKS; times += 1) checkCopy(long);
  const before = process.cpuUsage();
  for (let times = 0; times < CHECKS; times += 1) checkCopy(long);
  const { user, system } = process.cpuUsage(before);
  const value = (user + system) / 1_000 / CHECKS;
  return { name: 'a check of 2,000 characters', value, unit: 'ms', mustBe: `≤ ${CHECK_MS} ms`, ok: value <= CHECK_MS };
}

/** Errors are shown of the sentences only that it was learned from. */
export const run: Bench = ({ small }) => {
  const trainingTable = '../tools/fair-housing/judged.tsv';
  const training = measure('training', trainingTable);
  if (!small) for (const each of training.wrong) console.log(each);
  const [heldOut, second, hard] = [
    measure('held-out', 'fair-housing/held-out.tsv'),
    measure('held-out-2', 'fair-housing/held-out-2.tsv'),
    measure('held-out-3', 'fair-housing/held-out-3.tsv'),
  ];
  return Promise.resolve([
    ...heldOut.results,
    ...second.results.slice(0, 2),
    ...hard.results.slice(0, 2),
    ...training.results.slice(0, 2),
    measureTime(sentencesOf(trainingTable)),
  ]);
};
