/**
 * Asks a configured model the questions of `bench/understand` over the public HTTP interface and prints how it did, so that models can be
 * compared. Keys and addresses are the usual settings.
 */
import { z } from 'zod';
import { UsageError, readOptions, runProgram } from '../../tools/command-line.ts';
import { quantile } from '../result.ts';
import { startEvaluatedApp } from './app.ts';
import { askQuestion, type Outcome } from './ask.ts';
import { readQuestions } from './questions.ts';

/** Sends of one user are throttled after ten. */
const MESSAGES_OF_AN_AGENT = 8;

const usage = `Usage: npm run eval -- [--model openai:gpt-5] [--questions held-out|development] [--limit N]

  --model      the model that is asked (that of ASSISTANT_MODEL, else built-in)
  --questions  held-out: only figures are shown; development: what went wrong, too (held-out)
  --limit      only the first N questions`;

async function evaluate(model: string, half: 'held-out' | 'development', limit: number): Promise<void> {
  const questions = readQuestions(half).slice(0, limit);
  const app = await startEvaluatedApp({ ...process.env, ASSISTANT_MODEL: model, ASSISTANT_DAILY_TOKENS: '1000000000' });
  try {
    let client = await app.newAgent();
    let sent = 0;
    const outcomes: Outcome[] = [];
    for (const [index, question] of questions.entries()) {
      if (sent + question.messages.length > MESSAGES_OF_AN_AGENT) {
        client = await app.newAgent();
        sent = 0;
      }
      sent += question.messages.length;
      const outcome = await askQuestion(client, question, model);
      outcomes.push(outcome);
      // The errors of the held-out set are counted, never shown.
      if (half === 'development' && outcome.wrong.length > 0)
        console.error(`${question.messages.join(' > ')}\n    ${outcome.wrong.join(', ')}`);
      if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${questions.length}`);
    }
    console.log(tableOf(model, half, outcomes));
  } finally {
    await app.close();
  }
}

function tableOf(model: string, half: string, outcomes: readonly Outcome[]): string {
  const searches = outcomes.filter(({ isSearch }) => isSearch);
  const declines = outcomes.filter(({ isSearch }) => !isSearch);
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const percent = (part: number, whole: number) =>
    whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;
  const milliseconds = outcomes.map(({ elapsedMs }) => elapsedMs);
  const dollars = outcomes.every((outcome) => outcome.dollars !== null)
    ? `$${sum((outcome) => outcome.dollars ?? 0).toFixed(4)}`
    : 'no price is set';
  const rows = [
    ['Whole filters exactly right', percent(searches.filter(({ wrong }) => wrong.length === 0).length, searches.length)],
    ['Must be declined and was', percent(declines.filter(({ wrong }) => wrong.length === 0).length, declines.length)],
    ['Refused or not searched, and should not', percent(searches.filter(({ refused }) => refused).length, searches.length)],
    [
      'Tool calls that failed',
      percent(
        sum((outcome) => outcome.failedCalls),
        sum((outcome) => outcome.calls),
      ),
    ],
    [
      'Figures without a source',
      percent(
        sum((outcome) => outcome.untraced),
        sum((outcome) => outcome.figures),
      ),
    ],
    ['Replies that failed', percent(outcomes.filter(({ failed }) => failed).length, outcomes.length)],
    ['Tokens', sum((outcome) => outcome.tokens).toLocaleString('en-US')],
    ['Cost', dollars],
    [
      'A reply, median and 95 of 100',
      `${Math.round(quantile(milliseconds, 0.5))} ms, ${Math.round(quantile(milliseconds, 0.95))} ms`,
    ],
  ];
  const wrongFields = Map.groupBy(
    searches.flatMap(({ wrong }) => wrong),
    (field) => field,
  );
  const byField = [...wrongFields].sort((a, b) => b[1].length - a[1].length).map(([field, { length }]) => `${field} ${length}`);
  return [
    `| ${model}, ${outcomes.length} questions (${half}) | |`,
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    ...(byField.length > 0 ? [`| Wrong by field | ${byField.join(', ')} |`] : []),
  ].join('\n');
}

/** `npm run eval`. */
export async function evalProgram(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { model, questions = 'held-out', limit } = readOptions(args, { model: text, questions: text, limit: text }, usage);
  if (questions !== 'held-out' && questions !== 'development')
    throw new UsageError(`--questions is held-out or development, not ${questions}.`);
  const most = z.coerce
    .number()
    .int()
    .positive()
    .safeParse(limit ?? Number.MAX_SAFE_INTEGER);
  if (!most.success) throw new UsageError(`--limit is a number of questions from 1, not ${limit}.`);
  await evaluate(model ?? process.env['ASSISTANT_MODEL'] ?? 'built-in', questions, most.data);
}

if (import.meta.main) {
  await runProgram(evalProgram);
  // What a provider left open keeps nobody waiting.
  process.exit();
}
