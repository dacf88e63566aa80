import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { createShutdownStack, StopRequested } from './shutdown-stack.ts';

test('what was opened last is closed first, also when something does not close', async () => {
  const closed: string[] = [];
  const shutdown = createShutdownStack(createLog('silent'));
  shutdown.add('database', async () => void closed.push('database'));
  shutdown.add('bus', () => Promise.reject(new Error('broken')));
  shutdown.add('http', async () => void closed.push('http'));

  await shutdown.closeAll();
  await shutdown.closeAll();

  expect(closed).toEqual(['http', 'database']);
});

test('a stop in the middle of the way up ends it, and closes what was opened at that moment', async () => {
  const closed: string[] = [];
  const shutdown = createShutdownStack(createLog('silent'));
  shutdown.requestStop();

  expect(() => shutdown.add('PostgreSQL', async () => void closed.push('PostgreSQL'))).toThrow(StopRequested);
  await shutdown.closeAll();
  expect(closed).toEqual(['PostgreSQL']);
});
