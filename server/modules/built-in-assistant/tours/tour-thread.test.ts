import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { stubTourTool } from '#tests/support/tour-stub.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const homes = [
  aListing({ mlsId: 'A', addressLine1: '3161 Dellwynd Place', latitude: 37.75, longitude: -122.43 }),
  aListing({ mlsId: 'B', addressLine1: '611 Grand Ave', city: 'Oakland', latitude: 37.81, longitude: -122.25 }),
  aListing({ mlsId: 'C', addressLine1: '48 Jersey Ave', latitude: 37.76, longitude: -122.43 }),
  aListing({ mlsId: 'D', addressLine1: '9 Vine Court', latitude: 37.77, longitude: -122.43 }),
];

/** A thread, and what its tools were asked since the last message. */
function start() {
  let calls: [string, unknown][] = [];
  const tools = [...createTestTools({ listings: stubListings(homes), market: stubMarket() }), stubTourTool(homes)];
  const ask = startTracedThread({ tools, onCall: (toolName, input) => calls.push([toolName, input]) });
  return async (text: string) => {
    calls = [];
    return { said: await ask(text), calls };
  };
}

const stopsOf = (said: string) => [...said.matchAll(/^\d\. (.+?), \[\*\*(.+?)\*\*\]/gm)].map(([, time, home]) => [time, home]);
const two = 'plan a tour of 3161 Dellwynd Place and 611 Grand Ave on saturday at 10';

describe('a tour of homes that are named by their addresses', () => {
  it.each([
    two,
    'plan a tour sat for 3161 Dellwynd Place and 611 Grand Ave starting at 10am',
    'tour: 3161 dellwynd, 611 grand ave. sat 10am',
    'buyers want to see 3161 Dellwynd and 611 Grand Ave saturday at 10',
    'arma un recorrido el sábado a las 10 de 3161 Dellwynd Place y 611 Grand Ave',
  ])('is planned after one look for them: %s', async (text) => {
    const { said, calls } = await start()(text);
    expect(calls.map(([tool]) => tool)).toEqual(['search_listings', 'create_buyer_tour']);
    expect(calls[1]?.[1]).toMatchObject({ listings: [{ mlsId: 'A' }, { mlsId: 'B' }], date: '2026-11-21', startsAtMinute: 600 });
    expect(stopsOf(said)).toEqual([
      ['10:00 AM', '3161 Dellwynd Place'],
      ['10:30 AM', '611 Grand Ave'],
    ]);
  });

  it('sees each at a time of its own, where each has one', async () => {
    const ask = start();
    const { said } = await ask('schedule: 611 grand ave 1:45, 3161 dellwynd 1pm sunday, put together tour sheet');
    expect(stopsOf(said)).toEqual([
      ['1:00 PM', '3161 Dellwynd Place'],
      ['1:45 PM', '611 Grand Ave'],
    ]);
    await ask('homes in Noe Valley');
    expect(stopsOf((await ask('add the third one to the tour at 1:20')).said)[1]).toEqual(['1:20 PM', '48 Jersey Ave']);
  });

  it('says which address has no listing, and that nothing is booked', async () => {
    const { said } = await start()('book showings for 3161 Dellwynd Place, 5 Nowhere Street and 611 Grand Ave saturday at 10');
    expect(stopsOf(said)).toHaveLength(2);
    expect(said).toContain('I found no listing at 5 nowhere street. I cannot book the showings');
  });

  it('is none of one home for whose agent a showing is, and none where they are compared', async () => {
    expect((await start()('schedule a showing of 611 Grand Ave tomorrow at 2pm')).said).toContain('I cannot book showings');
    expect((await start()('compare 3161 Dellwynd Place and 611 Grand Ave')).said).toMatch(/^\| \|/);
  });
});

describe('a tour of homes of a list', () => {
  it('takes as many of the first as the list has', async () => {
    const ask = start();
    await ask('homes in Noe Valley');
    expect(stopsOf((await ask('plan a tour of the first six at 2:30, an hour each')).said)).toHaveLength(4);
    expect((await ask('plan a tour of the seventh')).said).toContain('not that many results');
  });

  it('takes both that were compared', async () => {
    const ask = start();
    await ask('homes in Noe Valley');
    await ask('compare the second and the third');
    const { said } = await ask('book a tour for both thurs 2pm');
    expect(said).toContain('Thursday, November 26');
    expect(stopsOf(said)).toEqual([
      ['2:00 PM', '611 Grand Ave'],
      ['2:30 PM', '48 Jersey Ave'],
    ]);
  });
});

describe('a tour that stands', () => {
  it.each([
    ['start at 11 instead, 20 min each', '11:00 AM 11:20 AM', 'AB'],
    ['an hour later', '11:00 AM 11:30 AM', 'AB'],
    ['leave 15 min for driving', '10:00 AM 10:45 AM', 'AB'],
    ['swap the last two', '10:00 AM 10:30 AM', 'BA'],
    ['put the grand one first', '10:00 AM 10:30 AM', 'BA'],
    ['drop the second stop', '10:00 AM', 'A'],
    ['quita 3161 dellwynd', '10:00 AM', 'B'],
    ['move the second to 2pm', '10:00 AM 2:00 PM', 'AB'],
    ['cambia las dos últimas', '10:00 AM 10:30 AM', 'BA'],
  ])('is planned anew by "%s"', async (change, times, order) => {
    const ask = start();
    await ask(two);
    const { said, calls } = await ask(change);
    expect(calls.at(-1)?.[1]).toMatchObject({ presentationId: expect.any(String) as string, date: '2026-11-21' });
    const letters = Object.fromEntries(homes.map(({ addressLine1, mlsId }) => [addressLine1, mlsId]));
    expect(
      stopsOf(said)
        .map(([time]) => time)
        .join(' '),
    ).toBe(times);
    expect(
      stopsOf(said)
        .map(([, home]) => letters[home ?? ''])
        .join(''),
    ).toBe(order);
  });

  it('moves to the day of its own week, and back', async () => {
    const ask = start();
    await ask(two);
    expect((await ask('make it sunday')).said).toContain('Sunday, November 22');
    expect((await ask('undo')).said).toContain('Saturday, November 21');
  });

  it('takes one more home by its address, right after which an hour is no price', async () => {
    const ask = start();
    await ask('plan a tour of 3161 Dellwynd Place on saturday at 10');
    await ask('start at 11 instead, 20 min each');
    const { said } = await ask('add 611 Grand Ave');
    expect(stopsOf(said)).toEqual([
      ['11:00 AM', '3161 Dellwynd Place'],
      ['11:20 AM', '611 Grand Ave'],
    ]);
  });

  it('tells how far apart its homes are, when each is seen and when it is over', async () => {
    const ask = start();
    await ask(two);
    expect((await ask('how far apart are they')).said).toMatch(
      /Dellwynd Place.* to .*Grand Ave.*: [\d.]+ miles[^]*straight line/,
    );
    expect((await ask('when do we get to the second one')).said).toMatch(/611 Grand Ave.* is at 10:30 AM/);
    expect((await ask('when are we done')).said).toContain('11:00 AM');
    expect(stopsOf((await ask('show me the schedule')).said)).toHaveLength(2);
  });

  it('leaves a search to searches', async () => {
    const ask = start();
    await ask(two);
    expect((await ask('2 bed condos in Oakland under 900k')).calls.map(([tool]) => tool)).toEqual(['search_listings']);
  });
});

describe('the schedule of a tour as a text', () => {
  it.each([
    'text the schedule to my client',
    'write the clients a text w the schedule',
    'text client the times',
    'text it to my client',
  ])('is a message: %s', async (text) => {
    const ask = start();
    await ask(two);
    const { said, calls } = await ask(text);
    expect(calls).toEqual([]);
    expect(said).toMatch(/> - 10:00 AM: 3161 Dellwynd Place, San Francisco\n> - 10:30 AM: 611 Grand Ave, Oakland/);
    expect(said).not.toContain('Subject');
  });

  it('is an e-mail to a family, and changes with what is said next', async () => {
    const ask = start();
    await ask(two);
    expect((await ask('email the schedule to the Garcias')).said).toMatch(/Subject: Our tour on Saturday[^]*Garcia/);
    expect((await ask('in spanish')).said).toMatch(/Asunto: Nuestro recorrido el sábado 21 de noviembre/);
    expect((await ask('as a text')).said).not.toMatch(/Subject|Asunto/);
  });

  it('is a request to each listing agent', async () => {
    const ask = start();
    await ask(two);
    const { said } = await ask('write an email to the listing agents asking to show these sunday between 10 and 1');
    expect(
      said.match(/would like to see \*\*.+?\*\*\. Would it work for your seller on Sunday between 10 and 1\?/g),
    ).toHaveLength(2);
    const { said: own } = await ask('email the listing agents to confirm the showings');
    expect(own).toContain('**611 Grand Ave**. Would it work for your seller on Saturday, November 21 at 10:30 AM?');
  });
});
