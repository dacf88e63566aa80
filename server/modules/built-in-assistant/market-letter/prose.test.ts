import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { aSnapshot, stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { proseAsked } from './talking-points.ts';

const start = () =>
  startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket(aSnapshot()) }) });
const quotedIn = (told: string) => told.split('\n').filter((line) => line.startsWith('>'));
const sentencesIn = (told: string) => (quotedIn(told)[0] ?? '').match(/[.](?=\s|$)/g)?.length ?? 0;

describe('a market told in prose', () => {
  it.each([
    ['write that up as 3 sentences for my newsletter', 3],
    ['give me 2 sentences', 2],
    ['put it in one paragraph for a client', 3],
    ['write a short summary i can read aloud', 3],
    ['newsletter blurb on the berkeley market, under 60 words', 3],
    ['escribe tres frases para mi boletín', 3],
    ['homes in berkeley', null],
    ['give me three talking points', null],
    ['3 bedroom homes', null],
  ])('is asked for with so many sentences: %s', (text, count) => {
    expect(proseAsked(text)).toBe(count);
  });

  it('has as many sentences as were asked for, no bullets and no e-mail, and is shorter on request', async () => {
    const ask = start();
    await ask("how's the market in Oakland right now");
    const told = await ask('write that up as 3 sentences for my newsletter');
    expect(sentencesIn(told)).toBe(3);
    expect(told).not.toMatch(/Subject|> -/);
    const shorter = await ask('make it shorter and less salesy');
    expect(sentencesIn(shorter)).toBe(2);
    expect(await ask('en español')).toMatch(/> .*precio/);
  });

  it('is written of a market that the request names, in the words that it may have', async () => {
    const told = await start()('newsletter blurb on the oakland market, under 40 words');
    expect(told).toMatch(/^> The median price/);
    expect(
      quotedIn(told)
        .join(' ')
        .split(/\s+/)
        .filter((word) => word !== '>').length,
    ).toBeLessThanOrEqual(40);
  });
});

describe('an e-mail about a market', () => {
  it('is written to the sellers of a place that it names, with a line left open for advice', async () => {
    const ask = start();
    const told = await ask('monthly market update email for oakland sellers');
    expect(told).toMatch(/Subject: The market in [^]*thinking of selling/);
    const advised = await ask('add one line on what to do now');
    expect(advised).toContain('\\[your advice: what to do now\\]');
    expect(advised).toContain('for you to say');
  });
});
