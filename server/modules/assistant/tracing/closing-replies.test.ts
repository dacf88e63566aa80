import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { figuresOfReply } from './index.ts';
import { createAgentLoop } from '../loop/index.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { collect, eventsOf, everythingMayLeave, loopInput, replyText } from '#tests/support/loop-run.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { createBuiltInModel } from '#server/modules/built-in-assistant/model.ts';

const today = '2026-11-20';
const home = aListing({ currentPrice: 1_000_000, state: 'CA', addressLine2: '#4' });

async function ask(...conversation: string[]): Promise<string> {
  const history: ModelMessage[] = [];
  let text = '';
  for (const prompt of conversation) {
    const loop = createAgentLoop({
      readOutgoingRules: everythingMayLeave,
      tools: createTestTools({ listings: stubListings([home]), market: stubMarket() }),
      openModel: async ({ openedListing }) => ({
        isBuiltIn: true,
        model: createBuiltInModel({ findPlacesNamed: async () => [], today: () => today, openedListing }),
      }),
    });
    const { events } = await collect(loop, loopInput(prompt, { history: [...history] }));
    const steps = eventsOf(events, 'step-finished').flatMap((event) => event.messages);
    text = replyText(events);
    expect(figuresOfReply({ text, steps, history, prompt, today }).untraced).toEqual([]);
    history.push({ role: 'user', content: prompt }, ...steps);
  }
  return text;
}

describe('what it costs to buy and to sell', () => {
  it('adds up what a seller pays, with the transfer tax of the home’s state, and what is left', async () => {
    const text = await ask('homes under $2M', 'tell me about the first one', 'what are the closing costs for the seller?');
    expect(text).toContain('Selling [**12 Alder Street #4**]');
    expect(text).toContain('- Brokerage, both sides: $50,000, 5% of the price');
    expect(text).toContain('- Transfer tax of CA: $1,100, 0.11% of the price');
    expect(text).toContain('left with **$938,900**');
    expect(text).toContain('not quotes');
  });

  it('adds a buyer’s down payment and costs to the cash to close, and says what it assumed', async () => {
    const named = await ask('cash to close on a $900,000 home in Texas with 10% down?');
    expect(named).toContain('takes about **$111,600 to close**');
    expect(named).toContain('Fees of the loan: $8,100, 1% of the loan');
    expect(named).not.toContain('I assumed');
    expect(await ask('how much are closing costs for a buyer on a $900,000 home?')).toContain('I assumed 20% down');
  });

  it('says where it knows no transfer tax, and asks for a price where none is known', async () => {
    expect(await ask('what would it cost to sell a $500,000 home in Texas?')).toContain('I have no transfer tax for TX');
    expect(await ask('what are typical closing costs?')).toContain('For which home or price?');
  });

  it('answers in Spanish', async () => {
    const text = await ask('¿cuánto cuesta vender una casa de $500,000 en Florida?');
    expect(text).toContain('Impuesto de transferencia de FL: $3,500, el 0.7% del precio');
    expect(text).toContain('Al vendedor le quedan **$466,500**');
  });
});
