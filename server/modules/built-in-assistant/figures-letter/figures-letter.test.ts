import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';
import { readFiguresLetter } from './read-figures-letter.ts';

describe('a text for a client about figures that were told', () => {
  const ask = talkInTown(inventTown(900), { withModels: true });

  it('tells a seller what is left, with nothing that is said to the agent', async () => {
    await ask('net sheet on 850k in San Francisco, they owe 300k, 5% commission');
    const text = await ask('draft an email to my seller Karen with that');
    expect(text).toMatch(/^> \*\*Subject: What selling would leave you with\*\*\n>\n> Hi Karen,/);
    expect(text).toMatch(/> - Mortgage paid off: \$300,000\n[^]*nets about \*\*\$[\d,]+\*\*/);
    expect(text).not.toMatch(/as you said|#ask|Transfer tax on/);
  });

  it('puts what was worked out in Spanish into English, for who reads it', async () => {
    await ask('cuanto le queda a mi clienta si vende en 480 y debe 210');
    const text = await ask('en ingles porfa pa mandarselo a su esposo');
    expect(text).toMatch(/Subject: What selling would leave you with[^]*> - Mortgage paid off: \$210,000/);
  });

  it('is sent by the user, as a message where a message is wanted, and changed afterwards', async () => {
    await ask('payment on 850k with 20% down at 6.5');
    expect(await ask('text that to Maria')).toMatch(
      /^I cannot send it.*\n\n> Hi Maria,\n>\n> Here is what it would cost a month\./,
    );
    expect(await ask('as an email, warmer')).toMatch(/Subject: What it would cost a month[^]*Hi Maria,[^]*Warmly,/);
    expect(await ask('shorter')).not.toContain('> - ');
    expect(await ask('in Spanish')).toMatch(/Asunto: Lo que costaría al mes[^]*Hola, Maria:/);
  });

  it('tells the value of a home with the sales that count most and the notices of the state', async () => {
    await ask('what is 101 Oak Street worth?');
    expect(await ask('email that to the owner Sam')).toMatch(
      /Subject: What the home may sell for[^]*Hi Sam,[^]*\*\*101 Oak Street\*\* would sell for[^]*The sales that count most[^]*sold for \*\*\$[^]*not an appraisal/,
    );
  });

  it('is the mail to a seller “with the cma”, where a value stands', async () => {
    await ask('what is 101 Oak Street worth?');
    const text = await ask('write the seller an email with the cma');
    expect(text).toMatch(/would sell for/);
    expect(text).not.toMatch(/Listed by|would like to see it/);
  });

  it('places each list price that was asked about right before', async () => {
    await ask('what is 101 Oak Street worth?');
    await ask('should we list at 899 or 950');
    expect(await ask('write the seller an email with the cma')).toMatch(/\$899,000 is [^]*\$950,000 is /);
  });

  it('leaves a letter that was written since to be changed', async () => {
    await ask('net sheet on 850k in San Francisco, they owe 300k, 5% commission');
    await ask('write an email to my seller about dropping the price to 799k');
    const text = await ask('make it a text');
    expect(text).toContain('$799,000');
    expect(text).not.toContain('What selling would leave you with');
  });

  it('is none where a home, or nothing that was worked out, is meant', async () => {
    expect(await ask('email that to Karen')).not.toContain('Subject: What');
    await ask('payment on 850k with 20% down at 6.5');
    expect(await ask('write an email about the listing at 101 Oak Street')).not.toContain('cost a month');
  });
});

it.each([
  'write me a description of it',
  'send me that',
  'what about that',
  'make it 5% down',
  'put 20% down on it',
  'draft an offer letter with that',
])('no text about figures is asked for by "%s"', (text) => {
  expect(readFiguresLetter([text])).toBeNull();
});

it.each([
  ['draft her an email with that', 'email'],
  ['put those numbers in a text for my buyer', 'message'],
  ['send the payment to maria', 'email'],
  ['mándale eso a Rosa en un mensaje', 'message'],
])('a text about figures is asked for by "%s"', (text, form) => {
  expect(readFiguresLetter([text])).toMatchObject({ form });
});
