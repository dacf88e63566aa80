/**
 * How much of what people ask the built-in assistant reads exactly right: the share of whole readings, on the half of the questions that
 * it was never changed for, and on the half that it is worked on with. No database: places come from a table.
 */
import { readFileSync } from 'node:fs';
import { startExampleThread } from '#server/modules/built-in-assistant/question-parser/examples/example-thread.ts';
import { formatQuestion } from '#server/modules/built-in-assistant/question-parser/examples/format-question.ts';
import type { ParsedQuestion } from '#server/modules/built-in-assistant/question-parser/parsed-question.ts';
import { warmUp } from '#server/modules/built-in-assistant/warm-up.ts';
import { quantile, type Bench, type BenchResult } from './result.ts';
import { findPlaces } from './understand/places.ts';
import { tableRows } from './understand/table.ts';
import { differences, partsOf, spellOut } from './understand/formatted-question.ts';

const TODAY = '2026-11-20';
const SHARE_PERCENT = 95;
const QUESTION_MS = 20;

/** Processor time: what other programs do meanwhile does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

interface Asked {
  parsed: ParsedQuestion;
  /** Of the last message: what the assistant's own code takes, without the look-up of places. */
  ms: number;
}

async function ask(turns: readonly string[]): Promise<Asked> {
  let lookUpMs = 0;
  const thread = startExampleThread({
    today: TODAY,
    findPlaces(phrases) {
      const started = processorMs();
      const places = findPlaces(phrases);
      lookUpMs += processorMs() - started;
      return places;
    },
  });
  const asked: Asked = { parsed: { kind: 'help' }, ms: 0 };
  for (const text of turns) {
    lookUpMs = 0;
    const started = processorMs();
    asked.parsed = await thread.ask(text);
    asked.ms = processorMs() - started - lookUpMs;
  }
  return asked;
}

async function measure(half: string): Promise<{ results: BenchResult[]; wrong: string[] }> {
  const rows = tableRows(readFileSync(new URL(`understand/${half}.tsv`, import.meta.url), 'utf8'));
  const milliseconds: number[] = [];
  const wrongByField = new Map<string, number>();
  const wrong: string[] = [];
  for (const [conversation = '', expected = ''] of rows) {
    const { parsed, ms } = await ask(conversation.split(' > '));
    milliseconds.push(ms);
    const whole = spellOut(expected);
    const written = formatQuestion(parsed);
    const fields = differences(partsOf(whole), partsOf(written));
    if (fields.length === 0) continue;
    for (const field of fields) wrongByField.set(field, (wrongByField.get(field) ?? 0) + 1);
    wrong.push(`${conversation}\n    must be ${whole}\n    was     ${written}`);
  }
  const share = (100 * (rows.length - wrong.length)) / rows.length;
  const within = (name: string, value: number): BenchResult => ({
    name: `${half}: ${name}`,
    value,
    unit: 'ms',
    mustBe: `≤ ${QUESTION_MS} ms`,
    ok: value <= QUESTION_MS,
  });
  return {
    wrong,
    results: [
      {
        name: `${half}: exactly right`,
        value: share,
        unit: `% of ${rows.length}`,
        mustBe: `≥ ${SHARE_PERCENT} %`,
        ok: share >= SHARE_PERCENT,
      },
      within('a question, median', quantile(milliseconds, 0.5)),
      within('a question, 95 of 100', quantile(milliseconds, 0.95)),
      within('the slowest question', Math.max(...milliseconds)),
      ...[...wrongByField]
        .sort(([, one], [, other]) => other - one)
        .map(([field, count]) => ({
          name: `${half}: wrong in ${field === 'in' ? 'the place' : field}`,
          value: count,
          unit: 'questions',
          mustBe: '0',
          ok: false,
        })),
    ],
  };
}

/** Only the errors of the development set are shown. */
export const run: Bench = async ({ small }) => {
  // As each process does at its start; awaited, so that no question waits for it.
  const started = processorMs();
  await warmUp();
  const warming: BenchResult = {
    name: 'warming up, once at the start',
    value: processorMs() - started,
    unit: 'ms',
    mustBe: '–',
    ok: true,
  };
  const heldOut = await measure('held-out');
  if (small) return [warming, ...heldOut.results];
  const development = await measure('development');
  for (const each of development.wrong) console.log(each);
  return [warming, ...heldOut.results, ...development.results];
};
