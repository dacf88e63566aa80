import { describe, expect, it } from 'vitest';
import { inEnglish } from '../language.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { Turn } from '../turn.ts';
import { respondToOpenHouses } from './respond-to-open-houses.ts';

const openHouses = [
  [{ date: '2026-11-29', hours: '1 PM – 4 PM' }],
  [
    { date: '2026-11-18', hours: null },
    { date: '2026-11-28', hours: '11:30 AM – 1 PM' },
  ],
  [],
  [{ date: '2026-11-28', hours: '10 AM' }],
];
const results = exampleResults.map((home, at) => ({ ...home, openHouses: openHouses[at] ?? [] }));
const said = (english: string, previous: Turn['previous'] = { search: {}, results }) =>
  respondToOpenHouses(
    { ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers: [] }, previous },
    '2026-11-20',
  )?.say ?? null;

describe('open houses of the homes that were shown', () => {
  it('tells the days of the open home, and that its record has no hours', () => {
    const [, home = null] = results;
    const opened = {
      search: {},
      results,
      opened: home,
      openedFacts: home && { ...home, openHouses: [{ date: '2026-11-28', hours: null }] },
    };
    for (const words of [
      'is the open house sunday or saturday? what time',
      'what day is the open house',
      'when is the open house, saturday?',
    ])
      expect(said(words, opened), words).toContain('November 28, 2026, no hours on record');
    expect(said('is the house open to offers on sunday', opened)).toBeNull();
  });

  it('tells the time of one of those that were searched by their open houses', () => {
    const search = { features: ['open-house' as const] };
    expect(said('what time is the first one', { search, results })).toContain('1 PM – 4 PM');
    expect(said(inEnglish('¿a que hora es la primera?'), { search, results })).toContain('1 PM – 4 PM');
    expect(said('when was the first one built', { search, results })).toBeNull();
    expect(said('what time is the first one', { search: {}, results })).toBeNull();
  });

  it.each([
    'which is open earliest?',
    'which one is open first',
    "which one's open soonest",
    'which of these has the next open house',
    'when are the open houses?',
    'when are they open',
  ])('are told in the order of their days and hours: %s', (text) => {
    expect(said(text)).toMatch(
      /4\\\. .*77 Day St.*November 28, 2026, 10 AM\n\n2\\\. .*48 Jersey Ave.*November 28, 2026, 11:30 AM – 1 PM\n\n1\\\. .*123 Elm St.*November 29, 2026, 1 PM – 4 PM$/,
    );
  });

  it.each([
    'make me a schedule for those',
    'make me a route / schedule for those',
    'a schedule of these',
    'open house schedule',
    'hazme un horario de estas',
  ])('are a schedule where they were searched by their days: %s', (text) => {
    const search = { openHouseDate: { startAt: '2026-11-28', endAt: '2026-11-29' } };
    expect(said(text, { search, results })).toMatch(/^Open houses on record[^]*4\\\. [^]*2\\\. [^]*1\\\. [^]*1 PM – 4 PM$/);
    expect(said(text, { search, results, totalPages: 4 })).toContain('“show more” brings the next');
  });

  it.each(['what time does the second one start?', 'when is the second one open'])(
    'are told of the one that is named: %s',
    (text) => {
      expect(said(text)).toMatch(/48 Jersey Ave[^]*November 28, 2026, 11:30 AM – 1 PM$/);
    },
  );

  it('are said to be none where none is on record', () => {
    expect(said('which is open earliest', { search: {}, results: exampleResults })).toMatch(/^None of these/);
  });

  it.each(['when is the open house?', "when's it open", 'does it have an open house', 'any open houses?', 'open house times'])(
    'are told of the home that is open: %s',
    (text) => {
      const [home = null] = results;
      expect(said(text, { search: {}, results, opened: home, openedFacts: home })).toMatch(
        /123 Elm St[^]*- November 29, 2026, 1 PM – 4 PM$/,
      );
    },
  );

  it.each([
    'open houses this weekend',
    'homes in Oakland with an open house',
    'open the first one',
    'any open houses in Oakland',
  ])('leave a search alone: %s', (text) => {
    const [home = null] = results;
    expect(said(text, { search: {}, results, opened: home, openedFacts: home })).toBeNull();
  });
});
