import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

function startThread() {
  const calls: string[] = [];
  const tools = createTestTools({ listings: stubListings(), market: stubMarket() });
  return { calls, ask: startTracedThread({ tools, onCall: (name) => calls.push(name) }) };
}

describe('a question about a place in general', () => {
  it.each(['tell me about Noe Valley', 'whats noe valley like for buyers', 'háblame de Noe Valley'])(
    'is answered with the figures of its market: %s',
    async (question) => {
      const { ask, calls } = startThread();
      expect(await ask(question)).toContain('$1,850,000');
      expect(calls).toEqual(['market_snapshot']);
    },
  );

  it('leaves what is asked of its safety and its people to others, and says so', async () => {
    const { ask } = startThread();
    const reply = await ask('client asks: whats noe valley like? safe? kids?');
    expect(reply).toMatch(/\$1,850,000[^]*safe/);
  });

  it.each(['tell me about the second one', "what's escrow like", 'tell me about it'])('is not asked by %s', async (question) => {
    const { ask, calls } = startThread();
    await ask('homes in Oakland');
    await ask(question);
    expect(calls).not.toContain('market_snapshot');
  });
});
