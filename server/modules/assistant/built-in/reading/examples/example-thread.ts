/** A conversation of the examples: every search shows the same listings. */
import { readQuestion } from '../read-question.ts';
import type { EarlierTurn, Question, Reading } from '../reading.ts';
import { exampleResults } from './example-results.ts';

interface ThreadTurn {
  reading: Reading;
  /** What the thread has established once the reading was answered. */
  after: EarlierTurn | null;
}

/** `(opens SF1002)` stands for a listing that is opened on the screen. */
export function opening(text: string): EarlierTurn | null {
  const mlsId = /^\(opens (\S+)\)$/.exec(text)?.[1];
  return mlsId ? { search: {}, results: [], opened: { mlsId, mlsSource: 'sf' } } : null;
}

export function readInThread(question: Question): ThreadTurn {
  let reading = readQuestion(question);
  if (reading.kind === 'needs-listing') {
    const { listing } = reading;
    const openedFacts = exampleResults.find(({ mlsId }) => mlsId === listing.mlsId) ?? null;
    const previous = { search: {}, results: [], ...question.previous, opened: listing, openedFacts };
    if (openedFacts) reading = readQuestion({ ...question, previous });
  }
  return { reading, after: afterReading(question.previous, reading) };
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
