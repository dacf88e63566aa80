/** A thread of the tables: each message is read after what was answered before, every search showing the listings of `example-results.ts`. */
import type { Turn } from '#server/modules/built-in-assistant/turn.ts';
import { understand } from '#server/modules/built-in-assistant/understand.ts';
import type { EarlierTurn, PlaceCandidate, Reading } from '../reading.ts';
import { exampleResults } from './example-results.ts';

interface ExampleThread {
  ask(text: string): Promise<Reading>;
}

interface ThreadNeeds {
  findPlaces(phrases: string[]): PlaceCandidate[];
  today: string;
}

/** `(opens SF1002)` stands for a listing that is opened on the screen. */
function opening(text: string): EarlierTurn | null {
  const mlsId = /^\(opens (\S+)\)$/.exec(text)?.[1];
  return mlsId ? { search: {}, results: [], opened: { mlsId, mlsSource: 'sf' } } : null;
}

export function startExampleThread({ findPlaces, today }: ThreadNeeds): ExampleThread {
  const needs = { findPlacesNamed: (phrases: string[]) => Promise.resolve(findPlaces(phrases)), today: () => today };
  let turn: Turn = { question: '', previous: null, last: null, open: [], answers: [] };
  return {
    async ask(question) {
      const opened = opening(question);
      if (opened) {
        turn = { ...turn, previous: opened };
        return { kind: 'help' };
      }
      turn = { ...turn, question };
      let reading = await understand(turn, needs);
      if (reading.kind === 'needs-listing') {
        const { listing } = reading;
        const openedFacts = exampleResults.find(({ mlsId }) => mlsId === listing.mlsId) ?? null;
        const previous = { search: {}, results: [], ...turn.previous, opened: listing, openedFacts };
        if (openedFacts) reading = await understand({ ...turn, previous, last: null }, needs);
      }
      const usedTools = isLookedUp(reading);
      turn = {
        question: '',
        previous: afterReading(turn.previous, reading),
        last: { question, previous: turn.previous, usedTools },
        open: usedTools ? [] : [...turn.open, question],
        answers: [],
      };
      return reading;
    },
  };
}

function isLookedUp(reading: Reading): boolean {
  if (reading.kind === 'market') return reading.question.places.length > 0;
  if (reading.kind === 'write') return reading.request.listing !== null || reading.request.address !== null;
  return reading.kind === 'search' || reading.kind === 'pick';
}

function afterReading(previous: EarlierTurn | null, reading: Reading): EarlierTurn | null {
  const { market: _market, writing: _writing, ...standing } = previous ?? { search: {}, results: [] };
  switch (reading.kind) {
    case 'search':
      return { search: reading.search, results: exampleResults, before: standing.search };
    case 'pick':
      return { ...standing, opened: reading.listing };
    case 'market': {
      const [areaFilter] = reading.question.places;
      const hasSearch = Object.values(standing.search).some((value) => value != null);
      return { ...standing, ...(hasSearch || !areaFilter ? {} : { search: { areaFilter } }), market: reading.question };
    }
    case 'write':
      return { ...standing, writing: reading.request, ...(reading.request.listing ? { opened: reading.request.listing } : {}) };
    default:
      return previous;
  }
}
