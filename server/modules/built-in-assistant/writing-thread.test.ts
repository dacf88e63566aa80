import { describe, expect, it } from 'vitest';
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';

const description =
  'Bright corner home with a garden, a fireplace and hardwood floors. The kitchen has stone counters and an island.';
const agent = { name: 'Mina Vale', dreNumber: null, brokerage: 'Lantern Homes', phone: null, lastSourceUpdateDate: null };
const condo = aListing({ description, listingAgent: agent, listPrice: 1_450_000, originalListPrice: 1_450_000 });
const second = { mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave' };
const house = aListing({ description, ...second, listingAgent: agent, listPrice: 1_450_000, originalListPrice: 1_600_000 });

/** A thread in which two condos were found; fair housing strikes nothing of what is said of them. */
async function startThread(first = 'condos in Noe Valley') {
  const askTraced = startTracedThread({
    tools: createTestTools({ listings: stubListings([condo, house]), market: stubMarket() }),
  });
  const ask = async (text: string) => {
    const reply = await askTraced(text);
    expect(
      reply.split('\n').flatMap((line) => checkReply(line)),
      reply,
    ).toEqual([]);
    return reply;
  };
  await ask(first);
  return ask;
}
const quoteOf = (reply: string) =>
  reply
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .join('\n');

describe('copy that is to keep within fair-housing law', () => {
  it('is checked and told again, when whatever is not legal is to go', async () => {
    const ask = await startThread();
    const copy = quoteOf(await ask('write remarks for the first one, mention perfect for young families'));
    const checked = await ask('just remove whatever isnt legal and give it to me');
    expect(checked).toContain('nothing in it is what fair-housing law keeps out');
    expect(checked).toContain(copy.split('\n').at(-1)?.slice(2, 40));
  });

  it.each([
    ['write remarks for the first one', 'is that fair housing ok?', 'I found nothing in it'],
    ['write a post about the first one', 'any fair housing issues with that?', 'I found nothing in it'],
    ['escribe una publicación sobre la primera', '¿eso cumple con vivienda justa?', 'No encontré nada en el texto'],
  ])('is checked where it was written: %s, %s', async (order, question, answer) => {
    const ask = await startThread();
    await ask(order);
    expect(await ask(question)).toContain(answer);
  });

  it('is asked for where none stands', async () => {
    const ask = await startThread();
    expect(await ask('is it fair housing compliant?')).toContain('Paste the words or the text');
  });

  it('is asked its home where that was not named, and is without such words already', async () => {
    const ask = await startThread('hello');
    await ask('write a listing description for it, family friendly building, no kids noise');
    expect(await ask('just remove whatever isnt legal and give it to me')).toMatch(/left out already\. Which home/);
  });

  it('is a post where one is asked for on a network', async () => {
    const ask = await startThread();
    expect(await ask('post on insta about 12 Alder Street w emojis')).toContain('#');
    expect(await ask('take out the families')).not.toContain('protects that choice');
  });
});

describe('copy that announces something', () => {
  it('says what the record shows instead, once, where it does not show it', async () => {
    const ask = await startThread();
    const reply = await ask('draft a just-reduced post for instagram for the first one');
    expect(reply).toContain('The record shows no price cut: 12 Alder Street still stands at its first list price, $1,450,000.');
    expect(reply).toContain('> **For sale: 12 Alder Street');
    expect(await ask('put it in Spanish')).not.toContain('no price cut');
  });

  it('tells the old price and the new one', async () => {
    const ask = await startThread();
    const reply = await ask('write a price reduction post for the second one');
    expect(reply).toContain('> **Price reduced: 48 Jersey Ave');
    expect(reply).toContain('$1,450,000, down from $1,600,000');
  });

  it.each([
    ['just listed post for the first one', 'is not just listed: it was listed on November 1, 2026', false],
    ['coming soon post for the first one', 'does not show 12 Alder Street as coming soon: its status is Active', true],
    ['under contract post for the first one', 'does not show 12 Alder Street as under contract', true],
    ['back on market post for the first one', 'does not show that 12 Alder Street came back on the market', true],
  ])('%s', async (text, words, isAlways) => {
    const ask = await startThread();
    if (isAlways) expect(await ask(text)).toContain(words);
    else expect(await ask(text)).toMatch(/not just listed|just (?:come|listed)/i);
  });
});

describe('a change of copy', () => {
  it.each([
    ['put it in Spanish', /recámaras|Alder Street en/],
    ['in spanish please', /recámaras|Alder Street en/],
    ['pásalo a español', /recámaras|Alder Street en/],
  ])('changes its language: %s', async (text, words) => {
    const ask = await startThread();
    await ask('write an instagram post for the first one');
    expect(quoteOf(await ask(text))).toMatch(words);
  });

  it('never answers with the same text: another wording, or why it stays', async () => {
    const ask = await startThread();
    let before = await ask('write a listing description for the first one');
    for (const wish of [
      'more luxurious',
      'more professional',
      'less salesy',
      'funnier',
      'punchier',
      'another version',
      'warmer',
      'shorter',
      'shorter',
      'shorter',
      'shorter',
      'longer',
      'rewrite it',
    ]) {
      const reply = await ask(wish);
      const isSame = quoteOf(reply) === quoteOf(before);
      expect(isSame, `${wish}\n${reply}`).toBe(false);
      if (quoteOf(reply) !== '') before = reply;
    }
  });

  it.each([
    ['take out the emojis', 'There are no emojis in it'],
    ['max 900 characters', 'It fits already'],
    ['longer', 'It tells all that the record shows'],
    ['make it two paragraphs', 'I could not tell what to change'],
    ['remove the listing agent', 'Who lists it must stand'],
  ])('says why nothing changes: %s', async (text, words) => {
    const ask = await startThread();
    await ask('write an email about the first one');
    const reply = await ask(text);
    expect(reply).toContain(words);
    expect(quoteOf(reply)).toBe('');
  });

  it('makes a short post shorter, until it cannot be', async () => {
    const ask = await startThread();
    const first = await ask('write an instagram post for the first one');
    const then = await ask('shorter');
    expect(quoteOf(then).length).toBeLessThan(quoteOf(first).length);
    const replies = [await ask('shorter'), await ask('shorter')];
    expect(replies.join()).toContain('It is as short as I can make it');
  });
});

describe('kinds of copy', () => {
  it.each([
    ['give me 5 headline options for the first one', /> 1\. .+\n> 2\. .+\n> 3\. .+\n> 4\. .+\n> 5\. /],
    ['write the headline for the first one', /^> [A-Z].+$/m],
    ['a tagline for the first one', /^> [A-Z].+$/m],
    ['subject lines for an email about the first one', /> 5\. /],
    ['3 versions of a description for the first one', /Version 1[^]+Version 2[^]+Version 3/],
    ['write a whatsapp message about the first one', /12 Alder Street[^]+\*\d+ of 480 characters/],
    ['text message about the first one', /of 480 characters/],
    ['make a flyer for the first one', /• A garden/],
    ['a postcard for the first one', /• A garden/],
    ['a linkedin post for the first one', /#ForSale/],
    ['MLS remarks for the first one', /of 1,000 characters/],
    ['a video script for the first one', /\\\[Inside\\\]/],
    ['open house sign-in sheet for the first one', /A sign-in sheet is a form/],
  ])('%s', async (text, words) => {
    const ask = await startThread();
    expect(await ask(text)).toMatch(words);
  });

  it('takes the home of the copy that stands for the next kind', async () => {
    const ask = await startThread();
    await ask('write a listing description for the second one');
    expect(await ask('a version for facebook')).toContain('48 Jersey Ave');
    expect(await ask('a version for instagram')).toContain('another wording of it');
    expect(await ask('text message version')).toContain('48 Jersey Ave');
  });

  it('describes the home and no buyer', async () => {
    const ask = await startThread();
    await ask('tell me about the first one');
    expect(await ask('who is the target buyer?')).toMatch(/so I name no target buyer[^]+• A garden/);
    expect(await ask('what should I lead with?')).toMatch(/strongest first:[^]+• A garden/);
  });
});

describe('mail to a person', () => {
  it.each([
    ['write them a reply with the top 2', ''],
    ['email my clients these two', 'I cannot send it'],
    ['send the list to Sarah', 'I cannot send it'],
    ['write an email to Sarah with the first two', ''],
  ])('is one e-mail over several homes: %s', async (text, before) => {
    const ask = await startThread();
    const reply = await ask(text);
    expect(reply).toContain(before);
    expect(reply).toMatch(/• 12 Alder Street[^]+Listed by Mina Vale, Lantern Homes[^]+• 48 Jersey Ave[^]+Listed by/);
    if (text.includes('Sarah')) expect(reply).toContain('> Hi Sarah,');
    expect(await ask('in Spanish')).toContain('Dos propiedades');
  });

  it('asks the listing agent, by name and with the time', async () => {
    const ask = await startThread();
    await ask('tell me about the first one');
    const reply = await ask('write him a note asking for a showing thursday 4pm');
    expect(reply).toMatch(/> Hi Mina,[^]+12 Alder Street[^]+Thursday 4pm/);
    const question = await ask('write an email to the listing agent of the second one asking if there are any offers yet');
    expect(question).toMatch(/48 Jersey Ave[^]+Could you tell me if there are any offers yet\?/);
  });

  it('covers an offer by its terms', async () => {
    const ask = await startThread();
    expect(await ask('write an offer letter cover note for the first one without anything that breaks fair housing')).toMatch(
      /Offer for 12 Alder Street[^]+\\\[offer price\\\]/,
    );
  });

  it('greets whom it is for, and is signed as asked', async () => {
    const ask = await startThread();
    expect(await ask('draft an email to my client Maria about the first one')).toContain('> Hi Maria,');
    expect(await ask('sign it as Dana')).toMatch(/> Dana/);
    expect(await ask('add that I can show it Saturday at 11')).toContain('I can show it Saturday at 11.');
  });
});

it('writes the figures of a market into a letter, and changes it', async () => {
  const ask = await startThread("how's the market in Noe Valley?");
  const letter = await ask('give me that as an email to my client Sarah');
  expect(letter).toMatch(/> Hi Sarah,[^]+\$1,850,000\*\* \(42 sales\)/);
  const shorter = await ask('make it friendlier and half as long');
  expect(shorter.length).toBeLessThan(letter.length * 0.8);
  expect(shorter).toMatch(/so I looked up the latest figures[^]+\(42 sales\)/);
  expect(await ask('in Spanish')).toMatch(/> Hola, Sarah:[^]+\(42 ventas\)/);
  expect(await ask('make it two paragraphs')).not.toBe('');
});

it.each([
  ['write a bio for me', 'I write what a listing’s record'],
  ['write a poem about real estate', 'I write what a listing’s record'],
  ['write a love letter to the seller', 'A letter about the buyers invites a choice'],
  ['write a letter to the seller of the second one', 'A letter about the buyers invites a choice'],
])('makes up no text that rests on no record: %s', async (text, words) => {
  const ask = await startThread();
  expect(await ask(text)).toContain(words);
});

it('says where a text cannot be as short as asked, and puts the price where it is wanted', async () => {
  const ask = await startThread();
  await ask('write an instagram post for the first one');
  const fitted = await ask('140 characters max');
  expect(fitted).not.toContain('#ForSale');
  expect(await ask('100 characters max')).toContain('I cannot make it that short');
  await ask('as an email');
  expect(await ask('put the price in the subject line')).toMatch(/Subject: .+, \$1,450,000/);
});

it('keeps how many headlines there were, and says a home that is sold as sold', async () => {
  const ask = await startThread();
  await ask('give me 3 headlines for the first one');
  expect((await ask('in Spanish')).match(/^> \d\. /gm)).toHaveLength(3);
  expect((await ask('other headlines')).match(/^> \d\. /gm)).toHaveLength(3);
});

it('says that bullets have no tone, whichever is asked for', async () => {
  const ask = await startThread();
  await ask('make a flyer for the first one');
  for (const wish of ['more professional', 'less salesy', 'warmer', 'funnier'])
    expect(await ask(wish)).toContain('Bullets are bare facts');
});

describe('copy of a home without a listing', () => {
  const told = 'listing copy 2bd 1ba 1,080sf Daly City, updated kitchen, new furnace, 2 car garage';

  it('is written from what the user told, which it says', async () => {
    const ask = await startThread();
    const reply = await ask(told);
    expect(reply).toContain('From what you told me and no record');
    expect(quoteOf(reply)).toMatch(
      /Daly City[\s\S]*1,080 square feet[\s\S]*two-car garage[\s\S]*an updated kitchen and a new furnace/,
    );
  });

  it('stands for what is said next: other kinds, a price, more that it has', async () => {
    const ask = await startThread();
    await ask(told);
    expect(quoteOf(await ask('ig caption too'))).toContain('#DalyCity');
    expect(quoteOf(await ask('put the price in, 1.1m'))).toContain('$1,100,000');
    expect(quoteOf(await ask('mention the solar panels and the new roof'))).toMatch(/the new roof/);
    expect(quoteOf(await ask('coming soon version'))).toContain('Coming soon');
    expect(quoteOf(await ask('in spanish'))).toContain('Daly City');
  });

  it('is not taken from words about the listing that stands', async () => {
    const ask = await startThread();
    expect(quoteOf(await ask('write a description of the first one'))).toContain('Alder Street');
    const changed = await ask('mention the 3 bedrooms and 2 baths');
    expect(changed).not.toContain('From what you told me');
    expect(await ask('write a description of this 3 bed 2 bath condo of 1,450 sq ft')).not.toContain('From what you told me');
  });

  it('leaves out what it is told to, and keeps to a number of words', async () => {
    const ask = await startThread();
    await ask('need a blurb for 77 Larkspur in Asheville. 1926 bungalow, 3 bed 2 bath, new roof, creek at the back');
    expect(quoteOf(await ask('say nothing about the creek'))).not.toContain('creek');
    expect(await ask('under 20 words')).toMatch(/of (?:at most )?20 words/);
  });

  it('is asked for first and told then', async () => {
    const ask = await startThread('hello');
    expect(await ask('write a description for my new listing')).toContain('Of a home that is not listed yet tell me the facts');
    expect(quoteOf(await ask('3/2, 1450 sqft in Alameda, new roof, $1.15M'))).toMatch(/1,450 square feet[\s\S]*a new roof/);
  });

  it('leaves out what fair housing law keeps out of advertising', async () => {
    const ask = await startThread();
    const reply = await ask('listing copy 3bd 2ba 1,500 sf Reno, new deck, adults only building');
    expect(reply).toMatch(/[Ff]air.housing/);
    expect(quoteOf(reply)).not.toContain('adults only');
  });
});
