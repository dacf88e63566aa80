import { stepCountIs, streamText, tool, type ModelMessage } from 'ai';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { listingSearchSchema } from '#contract/listing-search.ts';
import { createBuiltInModel } from '../model.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';

const model = createBuiltInModel({
  findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
});
const done = { app: 'google', outcome: 'done', note: '', when: 'Saturday, November 21, 2026, 3:00 PM', url: null, listing: null };

/** A thread in which homes were found already; what the tool of the calendar answers, and what it was asked. */
async function askAfterSearch(text: string, answer: object | null) {
  const asked: unknown[] = [];
  const search = tool({
    inputSchema: listingSearchSchema,
    execute: () => ({ totalItems: 3, currentPage: 1, totalPages: 1, priceRange: null, items: exampleResults }),
  });
  const calendar = tool({ inputSchema: z.looseObject({}), execute: (input) => (asked.push(input), answer) });
  const messages: ModelMessage[] = [];
  let said = '';
  for (const content of ['condos in Noe Valley', text]) {
    messages.push({ role: 'user', content });
    const tools = { search_listings: search, ...(answer ? { propose_calendar_entry: calendar } : {}) };
    const result = streamText({ model, messages, stopWhen: stepCountIs(5), tools });
    said = await result.text;
    messages.push(...(await result.responseMessages));
  }
  return { asked, said };
}

const [first] = exampleResults;
const request = 'put the showing of the first one on my calendar tomorrow at 3';

it('asks for the entry of the home that was meant, and says what became of it', async () => {
  const { asked, said } = await askAfterSearch(request, done);
  const listing = { mlsId: first?.mlsId, mlsSource: first?.mlsSource };
  expect(asked).toEqual([{ listing, date: '2026-11-21', time: '15:00' }]);
  expect(said).toBe('It is on your Google calendar: Saturday, November 21, 2026, 3:00 PM.');
});

it.each([
  [{ ...done, outcome: 'not-connected' }, 'not connected to your account. [Connect it](/account/connected-apps)'],
  [{ declined: true, note: '' }, 'Nothing was sent.'],
])('says where to connect, and that nothing was sent', async (answer, words) => {
  expect((await askAfterSearch(request, answer)).said).toContain(words);
});

it('asks for day and time, and says where nothing can be connected', async () => {
  const withoutTime = await askAfterSearch('put the first one on my calendar', done);
  expect(withoutTime).toMatchObject({ asked: [], said: expect.stringContaining('Which day and time?') });
  expect((await askAfterSearch(request, null)).said).toContain('cannot be connected here yet');
});
