import type { EarlierTurn, Reading } from '../reading.ts';
import { exampleResults } from './example-results.ts';

/** What a thread of the examples has established once a reading was answered: every search shows the same listings. */
export function afterReading(previous: EarlierTurn | null, reading: Reading): EarlierTurn | null {
  const { market: _market, writing: _writing, ...standing } = previous ?? { search: {}, results: [] };
  switch (reading.kind) {
    case 'search':
      return { search: reading.search, results: exampleResults };
    case 'pick':
      return { ...standing, opened: reading.listing };
    case 'market':
      return { ...standing, market: reading.question };
    case 'write':
      return { ...standing, writing: reading.request, ...(reading.request.listing ? { opened: reading.request.listing } : {}) };
    default:
      return previous;
  }
}
