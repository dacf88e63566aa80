import { describe, expect, it } from 'vitest';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import { findExamplePlaces } from './question-parser/examples/example-places.ts';
import { withOwnListings } from './own-listings.ts';
import type { Turn } from './turn.ts';
import { understand } from './understand.ts';

const needs = {
  findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
};

async function asked(question: string, license: string | null): Promise<ParsedQuestion> {
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], previous: null, last: null, open: [], answers: [] },
  };
  return withOwnListings(await understand(turn, needs), { licenseOfAgent: () => Promise.resolve(license) });
}

describe('listings of the agent who asks', () => {
  it.each(['show my listings', 'my active listings', 'our pending listings in Oakland'])(
    'are searched by the license of the profile: %s',
    async (text) => {
      expect(await asked(text, '01234567')).toMatchObject({
        ...{ kind: 'search', search: { agentDreNumbers: ['01234567'] }, notes: [] },
      });
    },
  );

  it('are not searched without a license, and it is said what is missing', async () => {
    expect(await asked('show my listings', null)).toEqual({ kind: 'cannot', reason: 'own-listings' });
  });

  it('are left out with a note where a place was asked for as well', async () => {
    expect(await asked('my listings in Oakland', null)).toMatchObject({
      ...{ kind: 'search', notes: [{ kind: 'agents-by-licence', name: null }] },
      search: { areaFilter: { name: 'Oakland' } },
    });
  });

  it('of somebody else are never those of the one who asks', async () => {
    expect(await asked('homes listed by Jane Doe', '01234567')).toEqual({ kind: 'cannot', reason: 'by-agent-name' });
    expect(await asked('listings by Compass', '01234567')).toEqual({ kind: 'cannot', reason: 'by-agent-name' });
  });

  it('change nothing of any other search', async () => {
    const parsed = await asked('condos in Oakland', '01234567');
    expect(parsed).toMatchObject({ kind: 'search' });
    expect(parsed).not.toHaveProperty('search.agentDreNumbers');
  });
});
