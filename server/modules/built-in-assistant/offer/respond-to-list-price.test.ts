import { describe, expect, it } from 'vitest';
import { aSnapshot } from '#tests/support/market-stub.ts';
import type { StandingValue } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { stepOf, type Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { aValue } from '../value/example-value.ts';
import { respondToListPrice } from './respond-to-list-price.ts';

const tools = ['market_snapshot', 'estimate_value'].map((name) => ({ type: 'function' as const, name, inputSchema: {} }));
const opinion: ParsedQuestion = { kind: 'cannot', reason: 'opinion' };
const home = { mlsId: 'S1', mlsSource: 'Test MLS' };
const value: StandingValue = { request: { subject: home }, found: aValue({ value: 1_000_000 }), steps: [] };
const valued = { search: {}, results: [], opened: home, value, lastValue: value };

function asked(question: string, previous: Turn['previous'] = valued, answers: Turn['answers'] = []): Reply | null {
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers },
    previous,
  };
  return respondToListPrice(stepOf({ prompt: [], tools }, turn), opinion);
}
const market = { toolName: 'market_snapshot', value: aSnapshot() };

describe('what to list a home at', () => {
  it.each([
    'what should i list it at',
    'ok pricing strategy - aggressive or high, what would u say',
    'should we price it high',
    'what would u list at if she wants it gone in 2 weeks',
    'so list at 474 or higher',
    '¿en cuánto la debo listar?',
  ])('goes by the value that was told and the market of its place: %s', (text) => {
    expect(asked(text)?.toolCalls).toMatchObject([{ toolName: 'market_snapshot', input: { areaFilter: { name: 'Ames' } } }]);
  });

  it('lays choices out, and leaves the price to people', () => {
    const text = asked('what should i list it at', valued, [market])?.text;
    expect(text).toMatch(
      /\*\*Under the value\*\*, from \$900,000 to \$1,000,000[^]*\*\*At the value\*\*[^]*\*\*Over the value\*\*/,
    );
    expect(text).toMatch(/sale-to-list of homes of this type: \*\*[\d.]+%/);
    expect(text).toContain('for you and your sellers to decide');
  });

  it('says where a price that is named lies', () => {
    expect(asked('so list it at 975 or higher', valued, [market])?.text).toContain(
      '$975,000 is under the value, and within its range.',
    );
  });

  it.each(['should we list at 899 or 950', 'should we list at $899k or $950k', 'so list it at 899k vs 950k'])(
    'says it of both prices that are named: %s',
    (text) => {
      expect(asked(text, valued, [market])?.text).toContain(
        '$899,000 is under the value, and outside its range. $950,000 is under the value, and within its range.',
      );
    },
  );

  it('says how sure the value is', () => {
    expect(asked('what should i list it at', valued, [market])?.text).toMatch(/go for \$[\d,]+ to \$[\d,]+\. I am .* sure of it/);
  });

  it('values the home that is open first', () => {
    const opened = { search: {}, results: [], opened: home };
    expect(asked('what should i list it at', opened)?.toolCalls).toMatchObject([{ toolName: 'estimate_value' }]);
  });

  it.each(['what should we offer', 'list homes in Oakland', 'what is the list price', 'what is it worth'])(
    'leaves other questions alone: %s',
    (text) => {
      expect(asked(text)).toBeNull();
    },
  );

  it('has nothing to go by where no home stands', () => {
    expect(asked('what should i list it at', null)).toBeNull();
  });
});
