import { expect, test } from 'vitest';
import { createCappedQueue } from './capped-queue.ts';
import { isAppError } from './errors/index.ts';

test('the queue runs two at a time, lets as many wait as it may, and refuses the next', async () => {
  const queue = createCappedQueue({ maxRunning: 2, maxWaiting: 1, whenFull: 'Busy.' });
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const run = (id: number) =>
    queue.run(async () => {
      started.push(id);
      await new Promise<void>((resolve) => finish.push(resolve));
    });
  const [first, second, third] = [run(1), run(2), run(3)];

  const refusal = await run(4).catch((error: unknown) => error);
  expect(isAppError(refusal, 'overloaded')).toBe(true);
  expect(started).toEqual([1, 2]);

  finish[0]?.();
  await first;
  expect(started).toEqual([1, 2, 3]);
  finish[1]?.();
  finish[2]?.();
  await Promise.all([second, third]);

  const last = run(5);
  finish[3]?.();
  await last;
});

test('work that fails gives its place back', async () => {
  const queue = createCappedQueue({ maxRunning: 1, maxWaiting: 0, whenFull: 'Busy.' });

  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'works')).toBe('works');
});

test('work that nobody waits for any more leaves the line and gives its place in it to another', async () => {
  const queue = createCappedQueue({ maxRunning: 1, maxWaiting: 1, whenFull: 'Busy.' });
  const { promise: held, resolve: finish } = Promise.withResolvers<undefined>();
  const first = queue.run(() => held);
  const gone = new AbortController();
  let hasRun = false;
  const dropped = queue.run(() => {
    hasRun = true;
    return Promise.resolve();
  }, gone.signal);

  gone.abort(new Error('went away'));
  await expect(dropped).rejects.toThrow('went away');
  const next = queue.run(() => Promise.resolve('works'));
  finish(undefined);
  await first;
  expect(await next).toBe('works');
  expect(hasRun).toBe(false);
});
