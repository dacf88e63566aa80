import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const home = (at: number, price: number) => ({
  ...aListing({ listPrice: price, currentPrice: price }),
  ...{ mlsId: `SF200${at}`, uPropertyId: `key-200${at}`, addressLine1: `${at} Jersey Ave` },
});
const homes = [home(1, 690_000), home(2, 680_000), home(3, 640_000)];
const start = () => startTracedThread({ tools: createTestTools({ listings: stubListings(homes), market: stubMarket() }) });
const first = 'write a newsletter for my past clients in Noe Valley, nov, include 2 homes under 700k';

describe('homes for sale in a newsletter', () => {
  it('stand in it as many as are wanted, with its month and whom it is for', async () => {
    const reply = await start()(first);
    expect(reply).toMatch(/Subject: The market in Noe Valley.*November/);
    expect(reply).toMatch(/For sale now[^]*1 Jersey Ave[^]*\$690,000[^]*2 Jersey Ave/);
    expect(reply).not.toContain('3 Jersey Ave');
    expect(reply).toContain('trusted me');
  });

  it('are exchanged, and stay through further changes', async () => {
    const ask = start();
    await ask(first);
    expect(await ask('replace the second home w/ a cheaper one')).toMatch(/1 Jersey Ave[^]*3 Jersey Ave/);
    expect(await ask('swap the second home for a cheaper one')).toContain('no other home like that');
    expect(await ask('subject line options pls')).toContain('Subject lines to choose from');
    expect(await ask('sign it Dana Reyes, Harbor & Pine Realty 919-555-0134')).toMatch(
      /3 Jersey Ave[^]*Dana Reyes, Harbor & Pine Realty 919-555-0134/,
    );
    const text = await ask('now a version for text msg');
    expect(text).toContain('3 Jersey Ave');
    expect(text).not.toMatch(/Subject:|You asked/);
    expect(await ask('remove the homes')).not.toContain('Jersey Ave');
  });
});
