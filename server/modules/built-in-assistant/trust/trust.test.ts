import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { aSnapshot, stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startSearchThread } from '#tests/support/search-thread.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { readTrustQuestion, type TrustQuestion } from './read-trust-question.ts';

describe('what is asked before somebody relies on it', () => {
  it.each<[string, TrustQuestion]>([
    ['do you use zillow', 'portals'],
    ['is this data from redfin?', 'portals'],
    ['are you chatgpt', 'other-model'],
    ['so is this gpt-4', 'other-model'],
    ['what do you do with my clients data', 'client-data'],
    ['¿qué haces con los datos de mis clientes?', 'client-data'],
    ['are these real listings', 'real-listings'],
    ['is this fake data?', 'real-listings'],
    ['how accurate are your valuations', 'value-error'],
    ['who owns 1627 Shelstead Avenue', 'owner'],
    ['who is the owner of 304 Sedgebourne Street', 'owner'],
    ['who owns it', 'owner'],
    ['is she honest', 'character'],
    ['is the listing agent Simone Sandovalle any good', 'character'],
    ['how old are the sellers', 'character'],
    ['ok which homes are zoned to good schools', 'school-zones'],
    ['what can you do for me?', 'can-do'],
    ['hi what can you do for listings', 'can-do'],
    ['hola, puedes ayudarme en español?', 'can-do'],
    ['available before jan 1', 'availability'],
    ['should my client buy now or wait', 'now-or-wait'],
  ])('is heard: %s', (text, question) => {
    expect(readTrustQuestion(text)).toBe(question);
  });

  it.each([
    'who owns you',
    'who owns sidekick',
    'how old is it',
    'how old are they',
    'how old is the roof',
    'is the agent available saturday',
    'is it a good price',
    'are these homes good for investors',
    'real listings in Oakland',
    'homes available in Oakland',
    'what can you do',
    'put it on zillow',
    'is she preapproved',
    'should they wait for the appraisal',
    'what data do you have for Oakland',
  ])('is not: %s', (text) => {
    expect(readTrustQuestion(text)).toBeNull();
  });
});

describe('the answers to it', () => {
  const start = () =>
    startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket(aSnapshot()) }) });

  it('say no plainly, and what is', async () => {
    const ask = start();
    expect(await ask('do you use zillow')).toMatch(/^No\. .*your MLS access/);
    expect(await ask('are you chatgpt')).toMatch(/^No\. I am Sidekick/);
    expect(await ask('are these real listings')).toMatch(/“Demo” in its name holds invented homes/);
    expect(await ask('what do you do with my clients data')).toMatch(
      /With a language model chosen, your messages .* go to its provider/,
    );
  });

  it('judge no people', async () => {
    expect(await start()('is she honest')).toMatch(/^I judge no people/);
    expect(await start()('how old are the sellers')).toMatch(/^I judge no people/);
  });

  it('leave whether to wait to the client, beside the market that the thread named', async () => {
    const { ask } = startSearchThread();
    await ask('will prices drop in San Francisco next year');
    const { text } = await ask('should my client buy now or wait');
    expect(text).toMatch(/how San Francisco(?:, CA)? stands.*\n\n\[How is the market in San Francisco/);
  });

  it('name all that it can do, with ways to begin, in the language of the thread', async () => {
    expect(await start()('what can you do for me?')).toMatch(/- \*\*Homes\*\*[^]*\[What is an appraisal gap\?\]\(#ask\)/);
    expect(await start()('hola, puedes ayudarme en español?')).toMatch(/^Sí, en español también/);
  });
});
