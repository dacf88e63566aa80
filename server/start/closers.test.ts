import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { createClosers, StopRequested } from './closers.ts';

test('what was opened last is closed first, also when something does not close', async () => {
  const closed: string[] = [];
  const closers = createClosers(createLog('silent'));
  closers.add('database', async () => void closed.push('database'));
  closers.add('bus', () => Promise.reject(new Error('broken')));
  closers.add('http', async () => void closed.push('http'));

  await closers.closeAll();
  await closers.closeAll();

  expect(closed).toEqual(['http', 'database']);
});

test('a stop in the middle of the way up ends it, and closes what was opened at that moment', async () => {
  const closed: string[] = [];
  const closers = createClosers(createLog('silent'));
  closers.requestStop();

  expect(() => closers.add('PostgreSQL', async () => void closed.push('PostgreSQL'))).toThrow(StopRequested);
  await closers.closeAll();
  expect(closed).toEqual(['PostgreSQL']);
});
