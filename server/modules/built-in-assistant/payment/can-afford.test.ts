import { describe, expect, it } from 'vitest';
import { createEstimateAffordabilityTool } from '#server/modules/listings/index.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { respondToCanAfford } from './respond-to-can-afford.ts';

const previous: EarlierTurn = { search: {}, results: exampleResults };
const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
const turnOf = (question: string, fields: Partial<Turn> = {}): Turn => ({
  ...{ question, english: question, language: 'english', earlier: [], previous, last: null, open: [], answers: [] },
  ...fields,
});
const asked = (question: string, fields: Partial<Turn> = {}) => respondToCanAfford(turnOf(question, fields), nothingRead);

async function told(question: string): Promise<string> {
  const step = asked(question);
  const tool = createEstimateAffordabilityTool();
  const calls = step && 'calls' in step ? step.calls : [];
  const answers = await Promise.all(
    calls.map(async (call) => ({ toolName: tool.name, value: (await tool.call(call, toolContext())).answer })),
  );
  const said = asked(question, { answers });
  return said && 'say' in said ? said.say : '';
}

describe('whether buyers can afford a home', () => {
  it.each([
    ['can my clients w 320k income and 450k down buy the cheapest one, 2k monthly debts, 6.6%', { monthlyDebtsDollars: 2_000 }],
    ['can they afford the first one with 320k income, 450k down, 6.6%', {}],
    ['pueden comprar la primera con ingresos de 320 mil al año y 450 mil de enganche al 6.6%?', {}],
    ['could they buy it on 320k a year with 450k down at 6.6', {}],
  ])('is read from the words: %s', (question, call) => {
    const opened = { ...previous, opened: exampleResults[0] ?? null };
    expect(asked(question, { previous: opened })).toMatchObject({
      calls: [{ yearlyIncomeDollars: 320_000, downDollars: 450_000, ratePercent: 6.6, ...call }],
    });
  });

  it('is told as a yes or no, with the most that the income carries beside the price', async () => {
    const yes = await told('can they afford a 700k house with 320k income, 450k down, 6.6%');
    expect(yes).toMatch(
      /^\*\*Yes\*\*, by the usual shares\. The price is \$700,000\.\n\nWith \$450,000 down the income carries up to \*\*about \$[\d,]+\*\*/,
    );
    expect(await told('can they afford a 700k house on 90k a year, 50k down, 6.6%')).toMatch(/^\*\*No\*\*/);
    expect(await told('can my buyer afford 950 making 90k with 50k down at 6.6%')).toMatch(/^\*\*No\*\*.*\$950,000/);
    const home = await told('can they afford the first one with 320k income, 450k down, 6.6%');
    expect(home).toContain(`asks $${exampleResults[0]?.price?.toLocaleString('en-US')}`);
  });

  it('takes what was told right before to be put down', () => {
    const earlier = ['they have 25% down'];
    const stands = { ...previous, opened: exampleResults[0] ?? null };
    expect(asked('can they afford it on 180k a year at 6.5', { earlier, previous: stands })).toMatchObject({
      calls: [{ yearlyIncomeDollars: 180_000, downPercent: 25, ratePercent: 6.5 }],
    });
  });

  it('tells a share that is put down as one where the rates differ', async () => {
    expect(await told('25% down, make 180k. can they afford 800?')).toContain('carries that with 25% down');
  });

  it('is told at several rates where none was named', async () => {
    expect(await told('can they afford a 900k house on 250k a year, 200k down')).toMatch(
      /At 6%: \*\*(?:yes|no)[^]*At 7%: \*\*(?:yes|no)/,
    );
  });

  it('goes by the income that was named before', () => {
    const earlier = ['they make 320k a year, 450k down, rate 6.6'];
    expect(asked('can they afford the first one', { earlier })).toMatchObject({
      calls: [{ yearlyIncomeDollars: 320_000, downDollars: 450_000, ratePercent: 6.6 }],
    });
  });

  it.each(['can they buy the first one with an FHA loan', 'how much can they afford on 140k', 'what can I do with 320k'])(
    'leaves %s to others',
    (question) => {
      expect(asked(question)).toBeNull();
    },
  );
});
