import { describe, expect, it } from 'vitest';
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const start = () => startTracedThread({ tools: createTestTools({ listings: stubListings([aListing()]), market: stubMarket() }) });

describe('a listing appointment', () => {
  it.each([
    'listing presentation outline',
    'what questions should i ask the seller',
    'common seller objections',
    'listing timeline from signing to close',
    'documents a seller needs in california',
    'ayudame a preparar la cita con un vendedor',
    'que documentos necesita el vendedor en california',
  ])('says nothing that the check for fair housing takes out: %s', async (text) => {
    for (const line of (await start()(text)).split('\n')) expect(checkReply(line), line).toEqual([]);
  });

  it('is prepared with an outline, questions and the figures of the place', async () => {
    const ask = start();
    const prepared = await ask('got listing appt thursday in noe valley, seller is interviewing 2 other agents, help me prep');
    expect(prepared).toMatch(/listing appointment in \*\*Noe Valley/);
    expect(prepared).toMatch(/days on market/i);
    expect(prepared).toContain('They are talking to other agents');
    expect(prepared).toContain('Questions to ask');
    const objections = await ask('what will they object to');
    for (const said of ['Your fee is too high', 'We know another agent', 'Let’s start high']) expect(objections).toContain(said);
    expect(await ask('Checklist of documents the seller needs in California')).toMatch(
      /Transfer Disclosure Statement \(Cal\. Civ\. Code § 1102\.6\)/,
    );
  });

  it('has what sellers ask most, once it is being prepared', async () => {
    const ask = start();
    await ask('help me prep for a listing appointment in noe valley');
    expect(await ask('what questions will the seller ask')).toContain('Your fee is too high');
  });

  it('has a list of papers with its sources for a state that is known, and says where it has none', async () => {
    const ask = start();
    const california = await ask('checklist of docs seller needs in california');
    expect(california).toContain('Natural Hazard Disclosure Statement (Cal. Civ. Code § 1103.2)');
    expect(california).toContain('42 U.S.C. § 4852d');
    expect(california).toContain('your broker decides');
    expect(await ask('what disclosures does a seller need in washington')).toContain('RCW 64.06.020');
    expect(await ask('what disclosures does a seller need in wyoming')).toContain('I have no list for WY');
    expect(await start()('what disclosures does the seller need')).toContain('Name the state');
  });

  it('has a timeline, counted back from a day where one is told', async () => {
    const ask = start();
    expect(await ask('listing timeline from signing to close')).toMatch(/1\. Sign the listing agreement[\s\S]*Name the city/);
    const back = await ask('seller wants to be moved out by march 15, when do we list in noe valley');
    expect(back).toMatch(/Counted back from March 15[\s\S]*moved out[\s\S]*about a month with a loan/);
    expect(back).toMatch(/How long homes take in \*\*Noe Valley/);
  });

  it.each([
    ['got a listing appt thursday, help me prep', 'how do i answer why should i pay you 3%', /commission|fee/i],
    [
      'ayudame a preparar la cita con un vendedor el jueves',
      'que digo si dice que la comision es muy alta',
      /comisión|honorarios/,
    ],
  ])('has an answer to what they say: %s, %s', async (first, then, answer) => {
    const ask = start();
    await ask(first);
    expect(await ask(then)).toMatch(answer);
  });

  it('is prepared in Spanish as well', async () => {
    const ask = start();
    expect(await ask('ayudame a preparar la cita con un vendedor en oakland el jueves')).toMatch(
      /Preparación de la cita con el vendedor en \*\*/,
    );
    expect(await ask('que documentos necesita el vendedor en california')).toContain('Civ. Code § 1102.6');
  });
});
