import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const cut = aListing({ originalListPrice: 1_550_000, listPrice: 1_450_000, currentPrice: 1_450_000 });

async function startCopy(first: string) {
  const ask = startTracedThread({ tools: createTestTools({ listings: stubListings([cut]), market: stubMarket() }) });
  await ask('homes in Noe Valley');
  await ask(first);
  return ask;
}

describe('copy of a price cut', () => {
  it.each(['no the drop was from 1.5m to 1.45m', 'it was $1,500,000 before', 'el precio bajo de 1.5m a 1.45m'])(
    'takes the price before it as it is told, and says what the record shows: %s',
    async (text) => {
      const ask = await startCopy('price drop post for the first one');
      const reply = await ask(text);
      expect(reply).toMatch(/\$1,450,000[^]*\$1,500,000/);
      expect(reply).toMatch(/record’s first list price is \$1,550,000|primer precio de lista del registro es \$1,550,000/);
      expect(await ask('warmer')).toContain('$1,500,000');
    },
  );

  it('keeps the price that the record shows, and says so', async () => {
    const ask = await startCopy('price drop post for the first one');
    expect(await ask('no, it went from 1.5m to 1.4m')).toMatch(
      /record shows \$1,450,000 now, so I kept that and not \$1,400,000/,
    );
  });
});

describe('copy that stands', () => {
  it.each(['and price is 1.4m now not 1.45m', 'price is 1.4 now not 1.45', 'the price is $1,400,000', 'el precio es 1.4m'])(
    'has the price that it is given, and says that the MLS has another: %s',
    async (text) => {
      const ask = await startCopy('instagram post for the first one');
      const post = await ask(text);
      expect(post).toMatch(/> [^]*\$1,400,000/);
      expect(post).not.toContain('$1,450,000');
      expect(post).toMatch(/in the MLS, too|en el MLS/);
      expect(await ask('warmer')).toContain('$1,400,000');
    },
  );

  it('stays the announcement that it is for Facebook and longer', async () => {
    const ask = await startCopy('price drop post for the first one');
    expect(await ask('now for facebook longer')).toContain('Price reduced');
  });

  it.each([
    ['change subject to Big cut on Alder', 'Subject: Big cut on Alder'],
    ['make the subject line: Come see Alder Street', 'Subject: Come see Alder Street'],
    ['use "Alder at last" as the headline', 'Subject: Alder at last'],
  ])('has the subject that it is given: %s', async (text, subject) => {
    const ask = await startCopy('email about the first one to my buyers list');
    expect(await ask(text)).toContain(subject);
    expect(await ask('warmer')).toContain(subject);
  });

  it('leaves out of its subject what fair housing keeps out', async () => {
    const ask = await startCopy('email about the first one to my buyers list');
    const reply = await ask('change the subject to Perfect for young families');
    expect(reply).not.toMatch(/> \*\*Subject: Perfect/);
    expect(reply).toMatch(/fair[\s-]housing/i);
  });

  it('says what the record does not show in plain words, and puts it in anyway', async () => {
    const ask = await startCopy('write a description of the first one');
    expect(await ask('add that its close to the beach')).toMatch(/does not show “close to the beach”[^]*put it in anyway/);
    expect(await ask('put it in anyway')).toContain('Close to the beach.');
    expect(await ask('in spanish')).toContain('Cerca de la playa.');
    expect(await ask('in english, as bullet points for a flyer')).toContain('• Close to the beach');
  });

  it('speaks in the first person, or says why not', async () => {
    const ask = await startCopy('write a description of the first one');
    expect(await ask('make it in first person from me')).toContain('I am glad to present this home.');
    const flyer = await startCopy('bullet points for a flyer of the first one');
    expect(await flyer('make it in first person')).toContain('names no speaker');
  });

  it.each([
    ['text the first one to Ana', /Hi Ana,/],
    ['email it to Sam', /Subject:[^]*Hi Sam,/],
    ['send my client Bob the first one', /Subject:[^]*Hi Bob,/],
  ])('is written to whom it is to be sent: %s', async (text, greeted) => {
    const ask = await startCopy('write an instagram post for the first one');
    const reply = await ask(text);
    expect(reply).toMatch(greeted);
    expect(reply).toContain('I cannot send it, so here is the text');
  });

  it('has an agent who is named when it is asked', async () => {
    const ask = await startCopy('write an instagram post for the first one');
    expect(await ask('who did you say is the agent')).toMatch(/listing agent|is listed by/);
  });
});

describe('a phone number that is told for copy', () => {
  it.each(['add a call to action and my number 415 555 0199', 'put my cell 415 555 0199 in it'])(
    'stands in it: %s',
    async (text) => {
      const ask = await startCopy('instagram post for the first one');
      const reply = await ask(text);
      expect(reply).toContain('Call or text me at 415 555 0199.');
      expect(reply).not.toContain('shows no');
    },
  );

  it('stays out of public remarks', async () => {
    const ask = await startCopy('write the listing description for the first one');
    expect(await ask('add my number 415 555 0199')).not.toContain('Call or text me');
  });
});

describe('an open-house note', () => {
  it.each([
    ['add refreshments and parking on street', 'There will be refreshments and street parking.'],
    ['mention that there will be coffee and donuts', 'There will be coffee and donuts.'],
    ['agrega que habrá café y estacionamiento en la calle', 'café y estacionamiento en la calle'],
  ])('says what the agent tells of the event: %s', async (text, words) => {
    const ask = await startCopy('open house this sunday for the first one, write a facebook post');
    expect(await ask(text)).toContain(words);
  });

  it('says nothing of the home that its record does not show', async () => {
    const ask = await startCopy('open house this sunday for the first one, write a facebook post');
    expect(await ask('add a wine cellar')).toMatch(/left (?:it|them) out/);
  });

  it('is followed by thanks to those who came', async () => {
    const ask = await startCopy('open house this sunday for the first one, write a facebook post');
    expect(await ask('write the follow up email to people who came')).toMatch(/Thank you for coming to the open house/);
  });

  it('has a text for a list of buyers beside it', async () => {
    const ask = await startCopy('open house this sunday for the first one, write a facebook post');
    expect(await ask('now a text i can send to my buyers list')).toMatch(/^> /m);
  });
});
