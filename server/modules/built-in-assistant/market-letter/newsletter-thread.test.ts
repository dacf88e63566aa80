import { describe, expect, it } from 'vitest';
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const sold = aListing({
  ...{ listingStatus: { id: 'sold', listingStatus: 'Sold' }, soldPrice: 1_510_000, currentPrice: 1_510_000 },
  ...{ soldDate: '2026-11-12', daysOnMarket: 9 },
});
const other = { ...sold, mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave', soldDate: '2026-11-03' };

/** Nothing was asked before; fair housing strikes no line of what is written. */
function start() {
  const traced = startTracedThread({ tools: createTestTools({ listings: stubListings([sold, other]), market: stubMarket() }) });
  return async (text: string) => {
    const reply = await traced(text);
    expect(
      reply.split('\n').flatMap((line) => checkReply(line)),
      reply,
    ).toEqual([]);
    return reply;
  };
}

const everyFigure = [/Median price/, /per sq ft/, /days on market/i, /Sale-to-list/, /Months of supply/];

describe('a newsletter', () => {
  it.each([
    'monthly newsletter for my farm in Noe Valley',
    'write a newsletter about the Noe Valley market',
    'Newsletter for Noe Valley homeowners',
  ])('is written to many with all figures of the place that is named: %s', async (text) => {
    const reply = await start()(text);
    expect(reply).toMatch(/> \*\*Subject: The market in Noe Valley/);
    expect(reply).toContain('> Hello,');
    for (const figure of everyFigure) expect(reply).toMatch(figure);
    expect(reply).not.toMatch(/You asked|Hi \\\[name/);
  });

  it('tells all figures where one alone was told before, and the place that it names', async () => {
    const ask = start();
    await ask('median price in Oakland');
    const reply = await ask('write a newsletter about the Noe Valley market');
    expect(reply).toContain('Noe Valley');
    for (const figure of everyFigure) expect(reply).toMatch(figure);
  });

  it('asks for the place where none is named, and takes the answer', async () => {
    const ask = start();
    expect(await ask('newsletter for my past clients')).toContain('Which market');
    expect(await ask('Noe Valley')).toMatch(/> Hello,[\s\S]*Noe Valley/);
    expect(await ask('sign it dana ruiz, compass')).toContain('Dana Ruiz, Compass');
  });

  it('is changed by what is said next, and keeps the rest', async () => {
    const ask = start();
    await ask('monthly newsletter for my farm in Noe Valley');
    const short = await ask('make it shorter and sign it Dana Ruiz, Compass');
    expect(short).toContain('> Dana Ruiz, Compass');
    expect(short).not.toContain('Sale-to-list');
    const intro = await ask('swap the intro, its too stiff');
    expect(intro).toMatch(/What are homes in Noe Valley/);
    // The intro alone: it closes as it did.
    expect(intro).toContain('Best regards');
    expect(await ask('another opening')).toMatch(/A look around Noe Valley/);
    const sales = await ask('add the 2 most recent sales');
    expect(sales).toMatch(/12 Alder Street: sold for \*\*\$1,510,000\*\* on November 12, 2026/);
    expect(sales).toContain('48 Jersey Ave');
    const letter = await ask('now as a letter to homeowners thinking of selling');
    expect(letter).not.toContain('Subject:');
    expect(letter).toMatch(/If you are thinking of selling/);
    expect(letter).toMatch(/48 Jersey Ave[\s\S]*Dana Ruiz, Compass/);
    expect(await ask('take out the sales')).not.toContain('48 Jersey Ave');
  });

  it('has subjects to choose from', async () => {
    const ask = start();
    await ask('write a newsletter about the Noe Valley market');
    for (const text of ['subject line?', 'subject line for it?', 'give me a subject line'])
      expect(await ask(text)).toMatch(/> - The market in Noe Valley[\s\S]*median price \$/);
    expect(await ask('shorter')).toContain('> Hello,');
  });

  it('is asked for and changed in Spanish', async () => {
    const ask = start();
    expect(await ask('escribe un boletin mensual para mi zona en Noe Valley')).toMatch(/Asunto: El mercado en Noe Valley/);
    expect(await ask('agrega las 2 ventas mas recientes')).toContain('48 Jersey Ave');
    expect(await ask('ahora como carta a propietarios que piensan en vender')).toMatch(/Si está pensando en vender/);
    expect(await ask('otra introduccion')).toContain('Así está el mercado');
    expect(await ask('asunto?')).toContain('Asuntos para elegir');
  });

  it('leaves the market that was told to questions about it', async () => {
    const ask = start();
    await ask('monthly newsletter for my farm in Noe Valley');
    await ask('add the latest sales');
    expect(await ask('what about condos?')).toMatch(/Noe Valley[\s\S]*Condos/);
  });
});
