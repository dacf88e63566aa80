import { describe, expect, it } from 'vitest';
import type { SavedSearchesAnswer } from '#server/modules/saved-searches/index.ts';
import type { Turn } from '../turn.ts';
import { respondToSavedSearches } from './respond-to-saved-searches.ts';

const savedAs = (id: string, name: string): SavedSearchesAnswer['savedSearches'][number] => ({
  ...{ id, name, search: { bedroomsCount: { startAt: 4 } }, frequency: 'daily', isPaused: false, unseenCount: 0 },
});
const all: SavedSearchesAnswer = {
  done: 'Looked at 2 saved searches',
  savedSearches: [
    savedAs('01990000-0000-7000-8000-000000000001', "Dana's search"),
    savedAs('01990000-0000-7000-8000-000000000002', 'Ortega'),
  ],
  news: [],
};
const listed = { toolName: 'saved_search_news', value: all };
const notThere = { toolName: 'saved_search_news', value: null };

function asked(question: string, answers: Turn['answers'] = []) {
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], previous: null, last: null, open: [], answers },
  };
  const isPlace = /\boakland\b/i.test(question);
  return respondToSavedSearches(turn, [], () =>
    Promise.resolve(
      isPlace
        ? {
            ...{ kind: 'search', change: 'new', notes: [], unusedWords: [] },
            search: { areaFilter: { type: 'named-area', nameType: 'city', name: 'Oakland' } },
          }
        : { kind: 'cannot', reason: 'lending' },
    ),
  );
}

describe('saved searches in a chat that has told of none', () => {
  it('are looked up by the name of a client, and one that is none of them is said to be none', async () => {
    expect(await asked('anything new for dana')).toMatchObject({ call: 'saved_search_news', input: { savedSearch: 'dana' } });
    const said = await asked('anything new for the hendersons', [notThere, listed]);
    expect(said).toEqual({ say: expect.stringMatching(/None .*“hendersons”.*Dana's search/) });
  });

  it('leave the news of a place to those who search', async () => {
    expect(await asked('anything new for oakland', [notThere, listed])).toBeNull();
  });

  it('are looked through before words are taken for a name', async () => {
    expect(await asked('delete the ortega one')).toMatchObject({ call: 'saved_search_news', input: { savedSearch: null } });
    expect(await asked('delete the ortega one', [listed])).toMatchObject({
      call: 'change_saved_search',
      input: { savedSearch: all.savedSearches[1]?.id, isDeleted: true },
    });
    expect(await asked('delete the pool one', [listed])).toBeNull();
  });

  it('are run by their names', async () => {
    expect(await asked("run dana's search")).toMatchObject({ call: 'saved_search_news', input: { savedSearch: null } });
    expect(await asked('rerun dana', [listed])).toEqual({ search: { bedroomsCount: { startAt: 4 } }, isAll: true });
    expect(await asked('run the hendersons search', [listed])).toEqual({ say: expect.stringContaining('hendersons') });
    expect(await asked('run me through the offer', [listed])).toBeNull();
    expect(await asked('run the numbers')).toBeNull();
  });

  it('tell when each is mailed', async () => {
    expect(await asked('when do you mail me those', [listed])).toEqual({
      say: expect.stringMatching(/^- \*\*Dana's search\*\*: I mail you each morning[^]*\n- \*\*Ortega\*\*/),
    });
  });
});
