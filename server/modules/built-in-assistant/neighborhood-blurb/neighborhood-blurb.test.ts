import { describe, expect, it } from 'vitest';
import { checkReply } from '#server/modules/fair-housing/index.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { readNeighborhoodBlurb } from './read-neighborhood-blurb.ts';

const start = () => startTracedThread({ tools: createTestTools({ listings: stubListings([aListing()]), market: stubMarket() }) });

describe('a text about a neighborhood', () => {
  it.each([
    'neighborhood blurb for noe valley',
    'tell me about noe valley, neighborhood blurb for my listing',
    'write a paragraph about the neighborhood, noe valley',
    'escribe un texto sobre el barrio de noe valley',
  ])('has its sales from the records and blanks for what only the agent knows: %s', async (text) => {
    const blurb = await start()(text);
    expect(blurb).toMatch(/Noe Valley/);
    expect(blurb).toMatch(/\$1,850,000/);
    expect(blurb).toMatch(/\\\[/);
    for (const line of blurb.split('\n')) expect(checkReply(line), line).toEqual([]);
  });

  it('takes in what is asked for next', async () => {
    const ask = start();
    expect(await ask('neighborhood blurb for noe valley')).not.toContain('within a walk');
    const blurb = await ask('ok put something about walkability in the blurb');
    expect(blurb).toContain('within a walk');
    expect(blurb).toContain('Noe Valley');
  });

  it('asks which one where none is named', async () => {
    expect(await start()('write a neighborhood blurb')).toContain('Which neighborhood or city');
  });

  it.each(['homes in noe valley', 'is it a nice area', 'listing description for 12 alder st', 'area of the home'])(
    'is not meant by: %s',
    (question) => {
      expect(readNeighborhoodBlurb({ question, earlier: [], previous: null })).toBeNull();
    },
  );
});
