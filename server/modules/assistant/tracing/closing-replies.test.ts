import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { askLinksIn } from '#contract/reply-links.ts';
import { figuresOfReply } from './index.ts';
import { createAgentLoop } from '../loop/index.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { collect, eventsOf, everythingMayLeave, loopInput, replyText } from '#tests/support/loop-run.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import type { PlaceCandidate } from '#server/modules/built-in-assistant/question-parser/parsed-question.ts';
import { createBuiltInModel } from '#server/modules/built-in-assistant/model.ts';

const today = '2026-11-20';
const home = aListing({ currentPrice: 1_000_000, state: 'CA', city: 'Fresno', addressLine2: '#4' });
const inOakland: PlaceCandidate = {
  nameType: 'city',
  name: 'Oakland',
  context: { city: null, stateAbbreviated: 'CA' },
  listingCount: 400,
  phrase: 'oakland',
  exact: true,
};

async function ask(...conversation: string[]): Promise<string> {
  const history: ModelMessage[] = [];
  let text = '';
  for (const prompt of conversation) {
    const loop = createAgentLoop({
      readOutgoingRules: everythingMayLeave,
      tools: createTestTools({ listings: stubListings([home]), market: stubMarket() }),
      openModel: async ({ openedListing }) => ({
        isBuiltIn: true,
        model: createBuiltInModel({
          findPlacesNamed: async (phrases) => (phrases.includes('oakland') ? [inOakland] : []),
          today: () => today,
          openedListing,
        }),
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
    expect(text).toContain('- County documentary transfer tax: $1,100, 0.11% of the price');
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

  it('says where there is no transfer tax, and asks for a price where none is known', async () => {
    expect(await ask('what would it cost to sell a $500,000 home in Texas?')).toContain('TX has no transfer tax');
    expect(await ask('what are typical closing costs?')).toContain('For which home or price?');
  });

  it('goes on with the other side, another place and another price', async () => {
    const buyer = 'closing costs for a buyer of an $800,000 home in Florida';
    expect(await ask(buyer, 'and for the seller?')).toContain('Selling a home at $800,000:');
    expect(await ask(buyer, 'what does the seller net')).toContain('The seller is left with');
    expect(await ask(buyer, 'with 10% down?')).toContain('Down payment: $80,000 (10%)');
    expect(await ask(buyer, 'and for the seller?', 'texas?')).toContain('TX has no transfer tax');
    expect(await ask(buyer, 'and at 900k?')).toContain('Buying a home at $900,000');
  });

  it('answers in Spanish', async () => {
    const text = await ask('¿cuánto cuesta vender una casa de $500,000 en Florida?');
    expect(text).toContain('Florida documentary stamp tax: $3,500, el 0.7% del precio');
    expect(text).toContain('Al vendedor le quedan **$466,500**');
  });
});

describe('the transfer tax of a sale', () => {
  it('is that of the city, whose state nobody needs to name', async () => {
    expect(await ask('Transfer tax on a 3M home in San Francisco')).toMatchInlineSnapshot(`
      "Transfer taxes on a home at $3,000,000 in San Francisco, CA come to about **$22,500**:

      - San Francisco real property transfer tax: $22,500, 0.75% of the price, paid by the seller. San Francisco Business and Tax Regulations Code, Article 12-C, rates since January 21, 2021.

      My rates are as of November 23, 2026, and may have changed. Who pays is negotiable, and escrow or the title officer confirms what is due.

      [Closing costs for the seller at $3,000,000 in San Francisco, CA](#ask) [Closing costs for the buyer at $3,000,000 in San Francisco, CA](#ask)"
    `);
  });

  it('is told for each side where both pay, with every tax that is due', async () => {
    const text = await ask('what is the transfer tax in oakland on 1.6');
    expect(text).toContain('- Oakland real property transfer tax: $24,000, 1.5% of the price, split between buyer and seller.');
    expect(text).toContain('By custom that is $13,760 for the seller and $12,000 for the buyer.');
  });

  it('is told by its rates where no price is named, and worked out for the price that follows', async () => {
    const rates = 'what is the transfer tax in Seattle?';
    expect(await ask(rates)).toContain(
      '1.1%, 1.28% above $525,000, 2.75% above $1,525,000, 3% above $3,025,000 of each part of the price',
    );
    expect(await ask(rates, 'on $800k')).toContain('come to about **$13,295**');
    expect(await ask(rates, 'and in Oakland?')).toContain('sale of a home in **Oakland, CA**');
    expect(await ask(rates, 'who pays it?')).toContain('paid by the seller');
  });

  it('is asked about its place where none is known, and goes on with the answer', async () => {
    expect(await ask('transfer tax on an $800k home')).toBe(
      'In which city and state? Many cities add a transfer tax of their own.',
    );
    expect(await ask('transfer tax on an $800k home', 'Oakland')).toContain('at $800,000 in Oakland, CA');
  });

  it('goes into what a sale costs the seller and the buyer of that city', async () => {
    const seller = await ask('what would it cost to sell a $2,000,000 home in Oakland?');
    expect(seller).toContain('Oakland real property transfer tax, half of it: $15,000, 0.75% of the price');
    expect(await ask('closing costs for the buyer of a $2M home in Manhattan')).toContain(
      'Mansion tax: $25,000, 1.25% of the price',
    );
  });

  it('leaves to an adviser who is exempt from it', async () => {
    expect(await ask('is a church exempt from transfer tax?')).toContain('a tax adviser has to answer');
  });

  it('is told in Spanish', async () => {
    expect(await ask('¿cuánto es el impuesto de transferencia en Chicago por una casa de $500,000?')).toContain(
      'suman unos **$6,000**',
    );
  });
});

describe('ways on from what a sale costs', () => {
  it.each([
    [['what is the transfer tax in Oakland?'], /at \$1,000,000 in Oakland, CA/],
    [['Transfer tax on a 3M home in San Francisco'], /(?:Selling|Buying) a home at \$3,000,000/],
    [['closing costs for a buyer of an $800,000 home in Florida'], /(?:Selling|Buying|taxes on) a home at \$800,000/],
    [['closing costs for the seller of an $800,000 home in Florida'], /(?:Buying|taxes on) a home at \$800,000/],
    [['payment on $850k at 6% with 20% down'], /a month\*\*|takes about \*\*/],
    [['homes under $2M', 'payment on the first one with 20% down at 6%'], /a month\*\*|takes about \*\*/],
    [['homes under $2M', 'tell me about the first one', 'payment with 20% down at 6%'], /a month\*\*|takes about \*\*/],
  ])('are answered by what they offer: %j', async (conversation, answered) => {
    const offered = askLinksIn(await ask(...conversation));
    expect(offered.length).toBeGreaterThan(0);
    for (const words of offered) expect(await ask(...conversation, words), words).toMatch(answered);
  });
});
