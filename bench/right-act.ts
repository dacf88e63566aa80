/**
 * How often the built-in assistant does what a sensible assistant would with a message, over the conversations of `bench/conversations` in ten
 * voices, and how often what it does is absurd: a search for what was no search, a refusal of what it can do and may. Printed by act and voice
 * of the held-out half, which nothing was learned from; of the other half, which was, only the total. No database: places come from a table,
 * and each search shows the listings of the examples.
 */
import { type Bench, type BenchResult } from './result.ts';
import { conversationsOf, converse, type Judged } from './right-act/judge.ts';

const RIGHT_PERCENT = 95;
const ABSURD_PERCENT = 1;
/** Who is asked back more often does not feel understood. */
const ASKED_BACK_PERCENT = 10;

const shares = {
  isRight: { word: 'right', mustBe: `≥ ${RIGHT_PERCENT} %`, isMet: (value: number) => value >= RIGHT_PERCENT },
  isAbsurd: { word: 'absurd', mustBe: `≤ ${ABSURD_PERCENT} %`, isMet: (value: number) => value <= ABSURD_PERCENT },
  isAskedBack: {
    word: 'asked “this or that?”',
    mustBe: `≤ ${ASKED_BACK_PERCENT} %`,
    isMet: (value: number) => value <= ASKED_BACK_PERCENT,
  },
};

function share(name: string, all: readonly Judged[], which: keyof typeof shares): BenchResult {
  const value = (100 * all.filter((one) => one[which]).length) / all.length;
  const { word, mustBe, isMet } = shares[which];
  return { name: `${name}, ${word}`, value, unit: `% of ${all.length}`, mustBe, ok: isMet(value) };
}

const both = (name: string, all: readonly Judged[]) => [share(name, all, 'isRight'), share(name, all, 'isAbsurd')];

export const run: Bench = async ({ small }) => {
  const judgedOf = async (half: string) => {
    const judged: Judged[] = [];
    for (const conversation of conversationsOf(half).slice(0, small ? 20 : undefined))
      judged.push(...(await converse(conversation)));
    return judged;
  };
  const heldOut = await judgedOf('held-out');
  const group = (key: 'voice' | 'act') =>
    [...new Set(heldOut.map((one) => one[key]))].sort().flatMap((name) =>
      both(
        `${key} ${name}`,
        heldOut.filter((one) => one[key] === name),
      ),
    );
  return [
    ...both('held-out: all', heldOut),
    share('held-out: all', heldOut, 'isAskedBack'),
    ...group('voice'),
    ...group('act'),
    ...both('development: all', await judgedOf('development')),
  ];
};
