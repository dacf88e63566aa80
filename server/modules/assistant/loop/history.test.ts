import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { estimateTokens, fitHistory } from './history.ts';

const tools = new Map(createTestTools({ listings: stubListings(), market: stubMarket() }).map((tool) => [tool.name, tool]));

function item(number: number): Record<string, string | number | boolean | null> {
  return {
    mlsId: `SF${number}`,
    mlsSource: 'demo',
    addressLine1: `${number} Alder Street`,
    city: 'San Francisco',
    state: 'CA',
    zipCode: '94114',
    neighborhood: 'Noe Valley',
    price: 1_000_000 + number,
    isLease: false,
    status: 'active',
    propertyType: 'condominium',
    beds: 3,
    baths: 2,
    livingAreaSqFt: 1_450,
    lotSizeSqFt: null,
    yearBuilt: 1998,
    garageSpaces: 1,
    hoaMonthlyFee: 420,
    listDate: '2026-11-01',
    soldDate: null,
    daysListed: 19,
    pricePerSqFt: 1_000,
    originalListPrice: null,
  };
}

function searchTurn(number: number): ModelMessage[] {
  const call = { toolCallId: `call_${number}`, toolName: 'search_listings' };
  const value = { totalItems: 10, currentPage: 1, totalPages: 1, priceRange: null, items: [1, 2, 3, 4, 5].map((n) => item(n)) };
  return [
    { role: 'user', content: `question ${number}` },
    { role: 'assistant', content: [{ type: 'tool-call', ...call, input: {} }] },
    { role: 'tool', content: [{ type: 'tool-result', ...call, output: { type: 'json', value } }] },
    { role: 'assistant', content: `answer ${number}` },
  ];
}

const thread = Array.from({ length: 6 }, (_, index) => searchTurn(index + 1)).flat();
const whole = estimateTokens(searchTurn(1));

describe('fitting a thread into a budget', () => {
  it('leaves a thread that fits as it is', () => {
    expect(fitHistory(thread, tools, whole * 6)).toEqual(thread);
  });

  it('shortens the results of the oldest turns to their facts first, and keeps the newest whole', () => {
    const fitted = fitHistory(thread, tools, whole * 5);
    expect(fitted).toHaveLength(thread.length);
    expect(estimateTokens(fitted)).toBeLessThanOrEqual(whole * 5);
    expect(fitted.slice(-4)).toEqual(searchTurn(6));
    expect(fitted[2]).toMatchObject({
      content: [
        { output: { value: { totalItems: 10, items: [{ mlsId: 'SF1', addressLine1: '1 Alder Street' }, {}, {}, {}, {}] } } },
      ],
    });
    expect(JSON.stringify(fitted[2])).not.toContain('hoaMonthlyFee');
  });

  it('then leaves out whole turns from the oldest on', () => {
    const fitted = fitHistory(thread, tools, Math.floor(whole / 2));
    expect(fitted.length).toBeGreaterThan(0);
    expect(fitted.length % 4).toBe(0);
    expect(fitted[0]?.role).toBe('user');
    expect(fitted.at(-1)).toEqual({ role: 'assistant', content: 'answer 6' });
  });

  it('gives nothing when not even the newest turn fits', () => {
    expect(fitHistory(thread, tools, 1)).toEqual([]);
  });

  it('forgets the answer of a tool that no longer exists, but keeps that it was called', () => {
    const fitted = fitHistory(thread, new Map(), whole * 5);
    expect(fitted[2]).toMatchObject({ content: [{ toolName: 'search_listings', output: { type: 'json', value: null } }] });
  });

  it('keeps of earlier answers only what every provider can read', () => {
    const marks = { openai: { itemId: 'msg_1', reasoningEncryptedContent: 'gAAA' } };
    const history: ModelMessage[] = [
      { role: 'user', content: 'hello' },
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', text: 'They greet me.', providerOptions: marks },
          { type: 'text', text: 'Hello!', providerOptions: marks },
        ],
      },
    ];
    expect(fitHistory(history, tools, whole)).toEqual([
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: [{ type: 'text', text: 'Hello!' }] },
    ]);
  });
});
