import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const homes = [
  aListing({ currentPrice: 1_000_000 }),
  aListing({ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave', currentPrice: 800_000 }),
];

/** A thread with what was searched in it. */
function startThread() {
  const searches: unknown[] = [];
  const tools = createTestTools({ listings: stubListings(homes), market: stubMarket() });
  const ask = startTracedThread({ tools, onCall: (name, input) => name === 'search_listings' && searches.push(input) });
  return { searches, ask };
}

const movers = `Fwd from client: "Hi Dana!! So great meeting you at the soccer thing. We've been renting in Berkeley for six years and the landlord is finally kicking us out, ugh.
Mike works from home now so we really need 3 bedrooms and a spare corner for his desk, and my mother has a bad knee so nothing with a bunch of stairs. We got
approved up to 1.4 but honestly would like to stay at 1.25. Oakland is fine too. Garage would be great, we've had two break-ins on the street. Talk soon, Priya" -- can you pull something for them`;
const sellers = `client email: 'Hi, thank you for the showing on Saturday, loved the kitchen but our dog hated the stairs haha. Budget is firm at 650k because of the divorce. Would love
something in Oakland, 4 beds, not on a busy road, closing by March when school ends for Tyler. Also my ex said rates will drop to 5 next year, true? And do we have
to disclose the roof leak when we sell ours? XO Beth' answer her questions and find houses`;
const inSpanish = `correo de mi cliente: "Hola Ana, muchas gracias por todo. Ahora rentamos un apartamento de 2 recámaras en Berkeley y ya nos queda chico. Necesitamos 3 recámaras
y 2 baños en Oakland, hasta 600 mil. Sería ideal con cochera. ¿Van a bajar las tasas el próximo año? Saludos, Marta" busca algo para ellos`;

const namesOf = (search: unknown) => JSON.stringify(search).match(/"name":"[^"]+"/g) ?? [];

describe("a client's e-mail that was pasted", () => {
  it('is searched by what it says of the wanted home alone', async () => {
    const { ask, searches } = startThread();
    const told = await ask(movers);
    expect(searches).toHaveLength(1);
    expect(searches[0]).toMatchObject({ bedroomsCount: { startAt: 3 }, price: { endAt: 1_250_000 } });
    expect(searches[0]).not.toHaveProperty('propertyStatus', ['coming-soon']);
    expect(namesOf(searches[0])).toEqual(['"name":"Berkeley"', '"name":"Oakland"']);
    expect(JSON.stringify(searches[0])).not.toMatch(/lease|garage|parking/i);
    expect(told).toContain(
      'Wished for, and not searched: “garage would be great”. No search tells “nothing with a bunch of stairs”',
    );
  });

  it('has its questions told in a sentence each', async () => {
    const { ask, searches } = startThread();
    const told = await ask(sellers);
    expect(searches).toHaveLength(1);
    expect(searches[0]).toMatchObject({ bedroomsCount: { startAt: 4 }, price: { endAt: 650_000 } });
    expect(told).toMatch(/\n- Rates: [^\n]+nobody can say[^\n]+\n- Disclosure: [^\n]+your broker or a real-estate attorney/);
    expect(await ask('can u just do the search bit')).not.toContain('Rates:');
    expect(searches[1]).toEqual(searches[0]);
    expect(await ask('u didnt address the rates')).toMatch(/^Rates: /);
  });

  it('is answered: the homes by their records, and a sentence on each question', async () => {
    const { ask } = startThread();
    await ask(sellers);
    const told = await ask('draft the reply to Beth');
    expect(told).toContain('Hi Beth,');
    expect(told).toContain('48 Jersey Ave');
    expect(told).toMatch(/> On rates: [^]*> On what has to be disclosed: /);
  });

  it('tells what of it was used, and what it comes down to', async () => {
    const { ask, searches } = startThread();
    await ask(movers);
    for (const question of ['which parts of her email did you use', 'summarize what they want'])
      expect(await ask(question)).toMatch(
        /^From the e-mail I took: homes with 3\+ bedrooms up to \$1,250,000 in .*The rest I left alone/,
      );
    expect(searches).toHaveLength(1);
    expect(await ask('write priya a short note w the first two')).toContain('Hi Priya,');
    expect(await ask('ok and what would their monthly be at the 2.25 with 20 down')).toContain('A home at $2,250,000');
  });

  it('is read in Spanish, and answered so', async () => {
    const { ask, searches } = startThread();
    const told = await ask(inSpanish);
    expect(searches[0]).toMatchObject({ bedroomsCount: { startAt: 3 }, price: { endAt: 600_000 } });
    expect(namesOf(searches[0])).toEqual(['"name":"Oakland"']);
    expect(told).toContain('Deseado, y no se buscó: “Sería ideal con cochera”.');
    expect(told).toContain('- Tasas: ');
    expect(await ask('responde a marta')).toContain('Marta');
  });

  it('keeps a wish to rent apart from the lease that they leave, and what they own from what they want', async () => {
    const { ask, searches } = startThread();
    await ask(
      "client wrote: 'Dear Kim, my lease is up in May and I am looking to rent a 1 bedroom in San Francisco under 3200, with parking if possible. I work in Oakland. Thanks, Jo'",
    );
    await ask(
      'Fwd: "Hello, my wife and I own two rentals in Berkeley and want to add a duplex or fourplex in Oakland, budget around 1.2m, we can put 25% down. Cap rate matters most. Best, Raj Patel"',
    );
    expect(searches[0]).toMatchObject({ listingTransactionType: 'lease', price: { endAt: 3_200 } });
    expect(namesOf(searches[0])).toEqual(['"name":"San Francisco"']);
    expect(searches[1]).toMatchObject({ price: { endAt: 1_200_000 } });
    expect(namesOf(searches[1])).toEqual(['"name":"Oakland"']);
  });

  it('is read without the mail that it answers, and without a signature', async () => {
    const { ask, searches } = startThread();
    await ask(
      'buyer email:\nHi Tom,\nwe are renting in Oakland and need 3 beds, up to 850. no HOA please. can we tour saturday?\nThanks,\nNina Ruiz\nSuite 400 | 919-555-0143\n\nOn Mon, Nov 2, 2026 at 9:14 AM Tom wrote:\n> are you still looking in Berkeley for 2 beds around 700k?',
    );
    expect(searches[0]).toMatchObject({ bedroomsCount: { startAt: 3 }, price: { endAt: 850_000 } });
    expect(namesOf(searches[0])).toEqual(['"name":"Oakland"']);
  });

  it('takes a place that they loved, leaves out a kind that they do not want, and tells the open houses of what it found', async () => {
    const { ask, searches } = startThread();
    const told = await ask(
      'My client just emailed: "Hi! We loved the area around Oakland. Budget is up to 900k, need 4 bedrooms and at least 2.5 baths, not a townhouse pls. Is anything having an open house this weekend? - Dana"',
    );
    expect(namesOf(searches[0])).toEqual(['"name":"Oakland"']);
    expect(JSON.stringify(searches[0])).toContain('single-family-home');
    expect(JSON.stringify(searches[0])).not.toContain('townhouse');
    expect(told).toContain('Left out: townhouses.');
    expect(told).toMatch(/open house/);
    expect(told).not.toContain('I did not answer');
    expect(await ask('draft her a reply w the top 2')).toContain('Hi Dana,');
  });

  it.each([
    "Forwarded message: From: Kevin Tran. Subject: house hunt. Hey, so Linh and I talked. We can go up to 1.25m now, still Berkeley but would also look at Oakland. 3 beds, one has to be an office I guess so 3 is fine. Garage is a must for the Tesla. We don't care about the yard anymore. Also what would our payment be with 25% down? Rate we got quoted is 6.4. Thx K",
    'Kevin wrote: we can go up to 1.25m, still Berkeley but also Oakland. 3 beds. Garage is a must. No yard needed anymore. What would the payment be with 25% down at 6.4%?',
  ])('is searched in each place that it names, with the payment that it asks for at its limit: %#', async (letter) => {
    const { ask, searches } = startThread();
    const told = await ask(letter);
    expect(searches).toHaveLength(1);
    expect(searches[0]).toMatchObject({ bedroomsCount: { startAt: 3 }, price: { endAt: 1_250_000 } });
    expect(namesOf(searches[0]).toSorted()).toEqual(['"name":"Berkeley"', '"name":"Oakland"']);
    expect(JSON.stringify(searches[0])).not.toMatch(/yard/i);
    expect(told).toContain('a month** for a home at $1,250,000');
    expect(told).toContain('at 6.4%, with $312,500 (25%) down');
  });

  it('is a wish to rent in Spanish: pets, parking, both places and the rent are searched, and when they move is told', async () => {
    const { ask, searches } = startThread();
    const told = await ask(
      'client email: Hola Ana, soy Marisol. Queremos rentar un departamento de 2 recámaras en Oakland o Berkeley, máximo $3,000 al mes, que acepten perros y con estacionamiento. Nos mudamos en enero. Gracias! que tenemos?',
    );
    expect(searches[0]).toMatchObject({
      ...{ listingTransactionType: 'lease', price: { endAt: 3_000 }, bedroomsCount: { startAt: 2 } },
      ...{ features: ['pets-allowed'], parkingGarageSpaces: { startAt: 1 } },
    });
    expect(namesOf(searches[0]).toSorted()).toEqual(['"name":"Berkeley"', '"name":"Oakland"']);
    expect(told).toContain('Ninguna búsqueda va por cuándo se mudan: “nos mudamos en enero”');
    expect(told).not.toContain('No contesté');
  });

  it('is read behind its label where it is short', async () => {
    const { ask, searches } = startThread();
    await ask(
      'correo de cliente: Hola Ana, queremos rentar un departamento de 2 recamaras en Oakland, maximo $3,000 al mes. Gracias, Marisol',
    );
    expect(searches[0]).toMatchObject({
      listingTransactionType: 'lease',
      price: { endAt: 3_000 },
      bedroomsCount: { startAt: 2 },
    });
    expect(await ask('draft a client email: thanks for coming to the open house on Saturday, it was fun')).not.toContain(
      'From the e-mail I took',
    );
  });

  it('tells where they move to, how far they may stretch, and sizes with a comma', async () => {
    const { ask, searches } = startThread();
    const told = await ask(
      "From: Jess Romero\nSubject: house search\n\nHi there!\n\nWe are relocating to Oakland for my husband's job at Duke. We're hoping for 4 bedrooms, at least 2.5 baths, 2,500 sq ft or more, with a fenced yard for the dogs. Our budget is 650-700k but could stretch to 750 for the right house. No townhomes. Need to close by end of January.\n\nThanks,\nJess\n\nfind matches",
    );
    expect(searches[0]).toMatchObject({
      ...{ bedroomsCount: { startAt: 4 }, bathroomsCount: { startAt: 2.5 }, livingSpaceSqFt: { startAt: 2_500 } },
      ...{ price: { endAt: 700_000 }, features: ['yard'] },
    });
    expect(namesOf(searches[0])).toEqual(['"name":"Oakland"']);
    expect(told).toContain('beyond it they say “could stretch to 750 for the right house”');
    expect(told).toContain('No search goes by when they move: “need to close by end of january”');
  });

  it('is searched by the year and the HOA fee that it names, and not by what one of them would like as well', async () => {
    const { ask, searches } = startThread();
    const told = await ask(
      'FW: Hello Anna, after the weekend we decided we can go up to 850k but not a penny more. We still want a condo, at least 2 bedrooms and 2 bathrooms, in San Francisco, newer than 2000, HOA under $900. Also Mark would like a view. Best, Lisa',
    );
    expect(searches[0]).toMatchObject({
      ...{ price: { endAt: 850_000 }, homeownerAssociationFeeUSD: { endAt: 900 }, propertyYearBuilt: { startAt: 2_001 } },
      ...{ bedroomsCount: { startAt: 2 }, bathroomsCount: { startAt: 2 } },
    });
    expect(searches[0]).not.toHaveProperty('features');
    expect(told).toContain('Wished for, and not searched: “also mark would like a view”');
    expect(told).not.toContain('penny');
  });

  it('names a part of a city that it does not know and the train that no search measures', async () => {
    const { ask, searches } = startThread();
    const told = await ask(
      "client forwarded me this: \"Hi! We've been talking and we'd love a 2-3 bedroom home in Berkeley or north Oakland, budget around $1.2M. Must have a garage and laundry in unit, no HOA please. We need to be close to BART for Tom's commute. Thanks, Jen\" what do we have",
    );
    expect(namesOf(searches[0]).toSorted()).toEqual(['"name":"Berkeley"', '"name":"Oakland"']);
    expect(told).toContain('I know no area “north oakland”');
    expect(told).toContain('close to bart');
    await ask('garage is nice to have not must');
    expect(searches[1]).not.toHaveProperty('parkingGarageSpaces');
    await ask("laundry in unit is just nice to have, it's not a must");
    expect(JSON.stringify(searches[2])).not.toContain('laundry');
  });

  it('is not made of short quotes and plain requests', async () => {
    const { ask, searches } = startThread();
    await ask("3 bed houses in Oakland. my client said 'no hoa' please");
    expect(await ask('summarize what they want')).not.toContain('From the e-mail');
    expect(searches).toHaveLength(1);
  });
});
