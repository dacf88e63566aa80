import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';

const description = 'A condo with a garden, a fireplace and hardwood floors. The kitchen has stone counters and an island.';
const condo = aListing({
  description,
  listPrice: 1_450_000,
  currentPrice: 1_450_000,
  hoaMonthlyFee: 400,
  taxAnnualAmount: 12_000,
});
const second = aListing({
  description,
  hoaMonthlyFee: 0,
  mlsId: 'SF1002',
  uPropertyId: 'key-1002',
  addressLine1: '48 Jersey Ave',
});

/** A thread in which two condos were found. */
async function startThread(first = 'condos in Noe Valley') {
  const ask = startTracedThread({ tools: createTestTools({ listings: stubListings([condo, second]), market: stubMarket() }) });
  await ask(first);
  return ask;
}

describe('e-mails and texts to people', () => {
  it.each([
    ['email my buyer Priya the first two', 'Hi Priya,'],
    ['send Dave and Lisa an email with the two condos', 'Hi Dave and Lisa,'],
    ['write an email to Jorge and Marisol with the first two', 'Hi Jorge and Marisol,'],
  ])('name whom they are for, over all homes that are meant: %s', async (text, greeting) => {
    const reply = await (await startThread())(text);
    expect(reply).toContain(greeting);
    expect(reply).toMatch(/12 Alder Street[\s\S]*48 Jersey Ave/);
  });

  it.each([
    ['escribele un correo a mi cliente Rosa con las primeras dos', 'Hola, Rosa:'],
    ['mandale un correo a la señora Ramirez con las dos mejores en español', 'Hola, señora Ramirez:'],
    ['escribe un correo a Jorge y Marisol con las dos casas', 'Hola, Jorge y Marisol:'],
  ])('and so in Spanish: %s', async (text, greeting) => {
    const reply = await (await startThread('condominios en Noe Valley'))(text);
    expect(reply).toContain(greeting);
    expect(reply).toMatch(/12 Alder Street[\s\S]*48 Jersey Ave/);
  });

  it.each([
    ['send the first one to maria', 'Hi Maria,'],
    ['email mike about the second one', 'Hi Mike,'],
  ])('know a name that is typed small: %s', async (text, greeting) => {
    expect(await (await startThread())(text)).toContain(greeting);
  });

  it('are of both homes that stood side by side', async () => {
    const ask = await startThread();
    await ask('compare the first two');
    expect(await ask('send that comparison to my client Lee')).toMatch(/Hi Lee,[\s\S]*12 Alder Street[\s\S]*48 Jersey Ave/);
  });

  it.each(['email the first one to my buyer', 'text the first one to them'])('make up no name: %s', async (text) => {
    expect(await (await startThread())(text)).not.toMatch(/\b(?:Hi|Hello) \w/);
  });

  it('say what the agent adds, over several homes as well', async () => {
    const ask = await startThread();
    await ask('email my buyer Priya the first two');
    const changed = await ask('make it shorter and add that we can see them saturday at 11');
    expect(changed).toContain('> We can see them Saturday at 11.');
    expect(changed).toContain('Hi Priya,');
  });

  it('are texts where a text is wanted, with name, address and price', async () => {
    const ask = await startThread();
    expect(await ask('compose a text to Mike about the second one short')).toMatch(/Hi Mike,[\s\S]*48 Jersey Ave[\s\S]*\$/);
    const email = await ask('send Dave and Lisa an email about it');
    expect(email).toMatch(/cannot send it, so here is the text[\s\S]*Hi Dave and Lisa,[\s\S]*48 Jersey Ave/);
    const blast = await ask('and an email blast to my buyers');
    expect(blast).toContain('> Hello,');
    expect(blast).not.toContain('Dave');
  });
});

describe('an e-mail over several homes', () => {
  it('speaks of them, and greets the lead who is named', async () => {
    const reply = await (await startThread())('email those to my buyer lead Sam');
    expect(reply).toContain('Hi Sam,');
    expect(reply).toMatch(/12 Alder Street[\s\S]*48 Jersey Ave/);
    expect(reply).not.toMatch(/see it\b/);
  });

  it.each(['send me an email draft for both to Dave', 'email Dave the 2', 'mandale un correo a Dave con las 2'])(
    'is over all that are counted: %s',
    async (text) => {
      expect(await (await startThread())(text)).toMatch(/12 Alder Street[\s\S]*48 Jersey Ave/);
    },
  );

  it('stays within its limit by shorter lines', async () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      aListing({ description, mlsId: `SF20${at}`, uPropertyId: `key-20${at}`, addressLine1: `${at + 10} Jersey Avenue` }),
    );
    const ask = startTracedThread({ tools: createTestTools({ listings: stubListings(many), market: stubMarket() }) });
    await ask('condos in Noe Valley');
    const reply = await ask('email those to my client Dana');
    expect(reply).toMatch(/10 Jersey Avenue[\s\S]*19 Jersey Avenue/);
    expect(reply).not.toContain('over the limit');
  });
});

describe('an e-mail to a person about “it”', () => {
  it.each([
    'what would the payment be on the second one with 20% down at 6.5%',
    'can someone making 250k afford the second one at 6.5%',
    'what income do they need for the second one',
    'closing costs on the second one',
    "what's the transfer tax on the second one",
  ])('is about the home whose figures were told: %s', async (question) => {
    const ask = await startThread();
    await ask(question);
    const reply = await ask('email Priya about it');
    expect(reply).toContain('Hi Priya,');
    expect(reply).toContain('48 Jersey Ave');
    expect(reply).not.toContain('12 Alder Street');
  });

  it('is an e-mail or a text by its verb', async () => {
    const ask = await startThread();
    await ask('what income do they need for the second one');
    await ask('and at 7%?');
    expect(await ask('text my client Bob about it')).toMatch(/Hi Bob,[\s\S]*48 Jersey Ave/);
    expect(await ask('write to Priya about the first one')).toMatch(/Hi Priya,[\s\S]*12 Alder Street/);
  });
});

describe('what it is to say', () => {
  it('stands in it as it was worded, to the buyers who are named', async () => {
    const ask = await startThread();
    const reply = await ask('draft a quick email to my buyers Dan and Priya about the second one, say we can see it sat at 11');
    expect(reply).toMatch(/Hi Dan and Priya,[\s\S]*48 Jersey Ave[\s\S]*We can see it sat at 11\./);
    expect(await ask('make it shorter')).toContain('We can see it sat at 11.');
  });

  it('stands in it behind a colon too, and in Spanish by the name of a client', async () => {
    const ask = await startThread();
    await ask('tell me about the first one');
    expect(await ask('text to my buyer Sam: that one, offers due tues, need decision today')).toMatch(
      /Hi Sam,[\s\S]*Offers due tues, need decision today\./,
    );
    expect(await ask('write Bob a text about the first one saying the seller wants offers by monday')).toMatch(
      /Hi Bob,[\s\S]*The seller wants offers by monday\./,
    );
    expect(await ask('email the first two to Ana, tell her sunday works for me')).toMatch(/Hi Ana,[\s\S]*Sunday works for me\./);
    const spanish = await startThread('condominios en Noe Valley');
    await spanish('la primera, ¿cuánto paga de hoa?');
    expect(await spanish('mándame un correo para la clienta Rosa en español')).toContain('Hola, Rosa');
  });
});

describe('what homes cost a month, in an e-mail', () => {
  it('stands beside each of them, at the rate that is named', async () => {
    const ask = await startThread();
    const reply = await ask('email Dave the first two with the monthly payment at 6.5% with 15% down');
    const payments = reply.match(/About \$[\d,]+ a month: .* with 15% down over 30 years at 6\.5%/g);
    expect(payments).toHaveLength(2);
    expect(reply).toMatch(/12 Alder Street[\s\S]*\$400 HOA dues[\s\S]*48 Jersey Ave/);
    expect(reply).not.toContain('$0');
    // It stands through what is changed after it.
    expect(await ask('make it shorter')).toMatch(/About \$[\d,]+ a month/);
  });

  it('is added when asked for later, and in Spanish', async () => {
    const ask = await startThread();
    await ask('email Dave the first two');
    const reply = await ask("add what they'd pay monthly with 15 down at 6.5");
    expect(reply).toMatch(/About \$[\d,]+ a month/);
    expect(reply).not.toContain('shows no');
    const spanish = await startThread('condominios en Noe Valley');
    const text =
      'escribe un correo a Jorge y Marisol con las dos casas y lo que pagarian al mes con 15 por ciento de enganche al 6.5';
    expect((await spanish(text)).match(/Unos \$[\d,]+ al mes: .* con 15% de enganche a 30 años al 6\.5%/g)).toHaveLength(2);
  });

  it('is what was just told, where that is to be sent', async () => {
    const ask = await startThread();
    await ask('monthly payment on the second one with 20% down at 6.5%');
    const reply = await ask('send that to maria');
    expect(reply).toMatch(/Hi Maria,[\s\S]*48 Jersey Ave[\s\S]*About \$[\d,]+ a month: .* with 20% down over 30 years at 6\.5%/);
  });

  it('is said to be missing where no rate is named', async () => {
    const reply = await (await startThread())('email Dave the first two with the monthly payment');
    expect(reply).toContain('name an interest rate');
    expect(reply).toContain('Hi Dave,');
  });
});

describe('a post', () => {
  it('has emojis where they are welcome, and keeps its form with an open house added', async () => {
    const ask = await startThread();
    await ask('write the listing remarks for the first one');
    const post = await ask('now an instagram post, emojis ok');
    expect(post).toContain('🏡');
    const changed = await ask('open house sat 1-3, add that');
    expect(changed).toMatch(/> \*\*For sale: 12 Alder Street[\s\S]*Open house: Saturday, 1 to 3[\s\S]*#ForSale/);
    expect(changed).not.toContain('shows no');
    // All that it told before it tells still.
    const said = post.split('\n').filter((line) => line.startsWith('> ') && !line.startsWith('> **'));
    for (const line of said) expect(changed).toContain(line);
  });

  it('becomes an open-house note where that is asked for', async () => {
    const ask = await startThread();
    await ask('write an instagram post for the first one');
    expect(await ask('now an open house invite, sunday 1-4pm')).toContain('Open House: 12 Alder Street');
  });
});

describe('a text over several homes', () => {
  it.each([
    ['text my client the first two', 'condos in Noe Valley'],
    ['send me the cheapest 2 as a text for my client Dave', 'condos in Noe Valley'],
    ['hazme un mensaje de texto para mi cliente con las dos', 'condominios en Noe Valley'],
  ])('has each of them and no subject: %s', async (text, first) => {
    const reply = await (await startThread(first))(text);
    expect(reply).toMatch(/12 Alder Street[\s\S]*48 Jersey Ave/);
    expect(reply).not.toMatch(/Subject|Asunto|Warmly|Best regards/);
  });

  it('is made of an e-mail over them', async () => {
    const ask = await startThread();
    expect(await ask('draft an email to the Parks w the first two')).toMatch(/Subject[\s\S]*Hi Park family,/);
    const text = await ask('actually make it a text');
    expect(text).toMatch(/Hi Park family,[\s\S]*12 Alder Street[\s\S]*48 Jersey Ave/);
    expect(text).not.toContain('Subject');
  });
});

describe('a text about a home that asks something', () => {
  it.each([
    'text my client Dave about the first one, ask if he can see it thurs at 5',
    'text Dave about the first one and ask him if he can see it thurs at 5',
  ])('asks it with the time: %s', async (text) => {
    expect(await (await startThread())(text)).toMatch(/Hi Dave,[\s\S]*Let me know if you can see it thurs at 5\./);
  });
});
