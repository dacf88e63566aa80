import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { aSnapshot, stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { readFreeText, readFurtherWish } from './read-free-text.ts';

const roof = 'hey the sellers dont want to fix the roof so we need to decide if u want to walk or ask for a credit';

describe('a text of one’s own that is to be worked on', () => {
  it.each([
    [`rewrite this: ${roof}`, 'rewrite'],
    ['can you make this sound more professional: yo the appraiser came in low, seller wont budge', 'rewrite'],
    ['make this shorter: I wanted to reach out to let you know that the inspection is done', 'rewrite'],
    ['summarize this for my buyer: The inspection found minor foundation cracks and an aging water heater.', 'summarize'],
    ['give me a summary of this home inspection: foundation cracks, old wiring, a leaking faucet', 'summarize'],
    ['translate to spanish: The sellers accepted your offer. We open escrow on Monday.', 'translate'],
    ['translate the sellers accepted your offer today to spanish', null],
    ['translate we open escrow on Monday to spanish', 'translate'],
    ['traduce al ingles: la casa tiene tres cuartos y un patio grande', 'translate'],
    ['The sellers accepted your offer.\ncan you translate this to spanish?', 'translate'],
    ['proofread: Beautifull 3 bedroom home in Oakland with hardwood floors', 'proofread'],
    ['fix the grammar: me and the sellers is meeting tomorrow', 'proofread'],
    ['corrige la ortografía: la kasa tiene tres kuartos', 'proofread'],
    ['summarize this inspection report', 'summarize'],
  ])('is read with what is wanted of it: %s', (message, wish) => {
    expect(readFreeText(message)?.wish ?? null).toBe(wish);
  });

  it.each([
    'write a text to my client: the inspection is done and all is fine',
    'translate it to spanish',
    'translate the description to spanish',
    'summarize the Oakland market for my seller: prices and days on market',
    'rewrite the headline: make it about the garden view',
    'make it shorter',
    'search homes: 3 beds in Oakland under 900k',
    'resume de mercado: Oakland condos este mes',
    'improve my search',
    'summarize',
    'what does contingent mean: i forgot again',
    'edit the photos: make them brighter please now',
  ])('is none in: %s', (message) => {
    expect(readFreeText(message)).toBeNull();
  });

  it.each(['translate it to spanish', 'more formal please', 'shorter', 'make it a bit warmer', 'in spanish', 'and in english?'])(
    'may be wanted otherwise: %s',
    (message) => {
      expect(readFurtherWish(message)).not.toBeNull();
    },
  );

  it.each(['homes in Oakland', 'more homes like this', 'show me more', 'the second one', 'is it a good time to sell?'])(
    'is not what %s is about',
    (message) => {
      expect(readFurtherWish(message)).toBeNull();
    },
  );
});

describe('what is said of such a text', () => {
  const start = () =>
    startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket(aSnapshot()) }) });

  it('is a no that fits, who does it, and the message that can be made of it', async () => {
    const ask = start();
    const told = await ask(`rewrite this: ${roof}`);
    expect(told).toMatch(/^I do not reword .*language model.*Model that answers/);
    expect(told).toContain(`[Write a text to my client: ${roof}](#ask)`);
    expect(await ask('more formal please')).toMatch(/^I do not reword/);
    expect(await ask('translate it to spanish')).toMatch(/^I do not translate/);
    expect(await ask('homes in Oakland')).not.toMatch(/^I do not/);
  });

  it('is told in the language of the thread', async () => {
    expect(await start()('traduce al ingles: la casa tiene tres cuartos y un patio grande')).toMatch(
      /^No traduzco.*\n\n.*\n\n\[Escribe una descripción:/,
    );
  });

  it('says beside the fair-housing check of copy that spelling is not corrected', async () => {
    const told = await start()(
      "proofread: Beautifull 3 bedroom home in Oakland with hardwood floors and a large backyard, perfect for familys. Walking distance to school's and park",
    );
    expect(told).toMatch(/^I do not correct spelling or grammar/);
    expect(told).toContain('room to spread out');
  });

  it('leaves a short text about a home to who writes copy', async () => {
    expect(await start()('rewrite this so its not boring: Nice 2 bedroom condo in SOMA with parking and gym.')).not.toMatch(
      /I do not reword/,
    );
  });
});
