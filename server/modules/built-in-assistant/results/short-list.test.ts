import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { inEnglish } from '../language.ts';
import { readShortList } from './short-list.ts';
import { found, startSearchThread } from '#tests/support/search-thread.ts';

const search = { price: { endAt: 1_500_000 }, paginationPage: 2 };
const turnOf = (question: string, previous: Partial<EarlierTurn> = {}) => ({
  ...{ question, english: inEnglish(question), language: 'english' as const, earlier: [], last: null, open: [], answers: [] },
  previous: { search, results: exampleResults, totalPages: 3, ...previous },
});
function searchOf(question: string, previous: Partial<EarlierTurn> = {}) {
  const list = readShortList(turnOf(question, previous));
  return list?.kind === 'search' ? list.search : null;
}
const asked = { price: { endAt: 1_500_000 } };

describe('homes that are left out of what was found', () => {
  it.each([
    ['drop the second', ['SF1002']],
    ['ok remove #2 please', ['SF1002']],
    ['take out 3 and 4', ['SF1003', 'SF1004']],
    ['lose the first one and the last', ['SF1001', 'SF1004']],
    ['take the third one off the list', ['SF1003']],
    ['get rid of the first two', ['SF1001', 'SF1002']],
    ['drop 2-3', ['SF1002', 'SF1003']],
    ['drop the one on Castro', ['SF1003']],
    ['scratch 48 Jersey', ['SF1002']],
    ['quita la segunda', ['SF1002']],
    ['quita la ultima de la lista', ['SF1004']],
    ['ok take out number 2', ['SF1002']],
    ['not the second one', ['SF1002']],
    ['client hated the first one, take it off', ['SF1001']],
    ["they didn't like #3", ['SF1003']],
    ['take the priciest one off', ['SF1004']],
    ['drop the most expensive two', ['SF1004', 'SF1002']],
    ['remove the 2 cheapest', ['SF1003', 'SF1001']],
  ])('are those of its places or addresses: %s', (question, excludedMlsIds) => {
    expect(searchOf(question)).toEqual({ ...asked, excludedMlsIds });
  });

  it('add up, and come back one by one or all together', () => {
    const previous = { search: { ...asked, excludedMlsIds: ['SF1', 'SF1004'] } };
    expect(searchOf('drop the second', previous)?.excludedMlsIds).toEqual(['SF1', 'SF1004', 'SF1002']);
    expect(searchOf('add it back', previous)).toEqual({ ...asked, excludedMlsIds: ['SF1'] });
    expect(searchOf('put them all back', previous)).toEqual(asked);
    const together = { ...previous, earlierSearches: [asked] };
    expect(searchOf('add it back', together)).toEqual(asked);
  });

  it.each([
    'drop the price',
    'drop the pool',
    'remove the second bedroom',
    'i hate the first few days of a listing',
    'not the one with the pool',
    'no second bath',
    'no the second one',
    'drop the price on the second',
    'cut 48 Jersey to 1.2m',
    'add it back',
  ])('are none where something else is asked, or the home was not shown: %s', (question) => {
    expect(searchOf(question)).toBeNull();
  });

  it('are none where comparables, copy or figures were told last', () => {
    expect(searchOf('drop the second', { cma: { subject: null, range: null } })).toBeNull();
  });
});

describe('a list of chosen homes', () => {
  it.each([
    ['keep the 1st and 3rd', ['SF1001', 'SF1003']],
    ['just keep 1, 3 and 4', ['SF1001', 'SF1003', 'SF1004']],
    ['save the first three as a list', ['SF1001', 'SF1002', 'SF1003']],
    ['shortlist 2 & 4', ['SF1002', 'SF1004']],
    ['narrow it down to the first two', ['SF1001', 'SF1002']],
    ['drop everything except the second', ['SF1002']],
    ['make me a short list of the 2nd and the last one', ['SF1002', 'SF1004']],
    ['only 1 and 2', ['SF1001', 'SF1002']],
    ['add the third to my list', ['SF1003']],
    ['deja solo las dos primeras', ['SF1001', 'SF1002']],
  ])('is searched by their numbers: %s', (question, mlsIds) => {
    expect(searchOf(question)).toEqual({ mlsIds });
  });

  it('takes more homes, also one that was looked up since, and loses some', () => {
    const list = { search: { mlsIds: ['SF1001', 'SF1003'] }, results: exampleResults.slice(0, 3), totalPages: 1 };
    expect(searchOf('drop the last', list)).toEqual({ mlsIds: ['SF1001', 'SF1002'] });
    const since = {
      ...{
        search: { mlsIds: ['SF1004'] },
        results: exampleResults.slice(3),
        earlierSearches: [{ mlsIds: ['SF1001', 'SF1003'] }],
      },
    };
    expect(searchOf('show me my shortlist', { ...since, search: asked })).toEqual({ mlsIds: ['SF1001', 'SF1003'] });
    expect(searchOf('add it to my list', { ...since, search: asked })).toEqual({ mlsIds: ['SF1001', 'SF1003', 'SF1004'] });
  });

  it('says which places it does not have', async () => {
    expect(readShortList(turnOf('keep 1, 2 and 9'))).toMatchObject({
      search: { mlsIds: ['SF1001', 'SF1002'] },
      notes: [{ kind: 'not-in-list', places: [9] }],
    });
    expect(readShortList(turnOf('drop the fifth'))).toEqual({ kind: 'cannot', reason: 'no-such-result' });
    const { ask } = startSearchThread();
    await ask('condos in Noe Valley');
    expect((await ask('keep 1, 2 and 9')).text).toContain('The list has no number 9.');
  });

  it('is what is shown, where a home that was looked up is added to “the list”', () => {
    const since = { search: asked, results: exampleResults.slice(0, 2), opened: { mlsId: 'SF9', mlsSource: 'sf' } };
    expect(searchOf('add it to the list', since)).toEqual({ mlsIds: ['SF1001', 'SF1002', 'SF9'] });
    expect(searchOf('add it to my list', since)).toEqual({ mlsIds: ['SF9'] });
  });

  it.each(['keep it under 1m', 'just the second', 'only 2 beds', 'keep the garage', 'show me the list'])(
    'is none: %s',
    (question) => {
      expect(searchOf(question)).toBeNull();
    },
  );
});

it('tells each home of a list in its order, and which one was left out', async () => {
  const { ask } = startSearchThread((request) => {
    const items = exampleResults.filter(
      ({ mlsId }) => (request.mlsIds?.includes(mlsId) ?? true) && !request.excludedMlsIds?.includes(mlsId),
    );
    return { ...found, totalItems: items.length, totalPages: 1, items };
  });
  await ask('3 bed condos in Noe Valley');
  const dropped = await ask('drop the second');
  expect(dropped.searches).toHaveLength(1);
  expect(dropped.text).toContain('48 Jersey Ave** is left out');
  expect(dropped.text).toContain('without the one that you left out');
  const back = await ask('add it back');
  expect(back.searches[0]?.excludedMlsIds).toBeUndefined();
  const kept = await ask('keep the first, second and last');
  expect(kept.text).toContain('**3** homes on your list.');
  expect(kept.text).toMatch(/1\. .*123 Elm St[^]*2\. .*48 Jersey Ave[^]*3\. .*77 Day St/);
});
