import { expect, test } from 'vitest';
import type { ListedImport, ListingImportReport } from '#contract/listing-imports.ts';
import { labelOfField, reportWords, stateWords, unseenWords } from './import-words.ts';

const report: ListingImportReport = {
  ...{
    isDryRun: false,
    read: 1_204,
    inserted: 1_200,
    updated: 1,
    unchanged: 0,
    deleted: 0,
    refused: 3,
    leftEmpty: 0,
    duplicates: 0,
  },
  ...{ unseen: [], lines: [], brokenOff: null },
};
const one: ListedImport = {
  ...{ id: '01900000-0000-7000-8000-000000000000', source: 'Bay MLS', fileName: 'homes.csv', state: 'done', canUndo: true },
  ...{ createdAt: '2026-11-22T20:00:00Z', finishedAt: null, progress: null, problem: null, report, undone: null },
};

test('a report says what came of a file, and of a try what would', () => {
  expect(reportWords(report)).toBe('It came to 1,200 new listings, 1 changed, 0 unchanged, 3 rows refused.');
  expect(reportWords({ ...report, isDryRun: true, inserted: 1 })).toMatch(/^It would come to 1 new listing,/);
});

test('rows that are stored and shown nowhere are told with their status', () => {
  expect(unseenWords(report)).toBeNull();
  expect(
    unseenWords({
      ...report,
      unseen: [
        { status: 'Withdrawn', count: 12 },
        { status: '', count: 1 },
      ],
    }),
  ).toBe('Stored, and shown nowhere: 12 Withdrawn, 1 without a status.');
});

test('an import says where it stands', () => {
  expect(stateWords(one)).toBe('1,200 new listings, 1 changed');
  expect(stateWords({ ...one, state: 'running', progress: { share: 0.419, read: 500 } })).toBe('41% read');
  expect(stateWords({ ...one, state: 'failed', problem: 'The file breaks off.' })).toBe('The file breaks off.');
  expect(stateWords({ ...one, state: 'undone', undone: { removed: 1, restored: 2, left: 0 } })).toBe(
    'Undone: 1 listing removed, 2 as before',
  );
});

test('a field that only a mapping made by hand knows keeps its name', () => {
  expect([labelOfField('ListPrice'), labelOfField('MyField')]).toEqual(['List price', 'MyField']);
});
