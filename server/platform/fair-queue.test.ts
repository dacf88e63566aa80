import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

const options = { maxRunning: 2, maxRunningPerUser: 1, maxWaitingPerUser: 3, maxWaitMs: 1_000, whenFull: 'Busy.' };

describe('a fair queue', () => {
  test('lets users in by turns, not in the order in which they asked', async () => {
    const queue = createFairQueue({ ...options, maxRunning: 1, maxWaitingPerUser: 10 });
    const order: string[] = [];
    const work = async (user: string) => {
      const leave = await queue.enter(user);
      order.push(user);
      leave();
    };
    const first = await queue.enter('anna');
    const all = [...Array.from({ length: 4 }, () => work('anna')), work('bert'), work('cora')];
    first();
    await Promise.all(all);

    expect(order.slice(0, 3).sort()).toEqual(['anna', 'bert', 'cora']);
  });

  test('gives nobody more than a share, even of what is free', async () => {
    const queue = createFairQueue(options);
    const leave = await queue.enter('anna');
    const onSecond = vi.fn();
    const second = queue.enter('anna').then(onSecond);
    await queue.enter('bert');

    expect(onSecond).not.toHaveBeenCalled();
    leave();
    await second;
    expect(onSecond).toHaveBeenCalledOnce();
  });

  test('refuses one who waits for too much, and lets others wait', async () => {
    const queue = createFairQueue({ ...options, maxRunning: 1 });
    const leave = await queue.enter('anna');
    const waiting = [1, 2, 3].map(() => queue.enter('anna'));

    await expect(queue.enter('anna')).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 2, message: 'Busy.' });
    const bert = queue.enter('bert');
    leave();
    (await waiting[0])?.();
    (await bert)();
    for (const each of waiting.slice(1)) (await each)();
  });

  test('forgets who left while waiting, and refuses who waited too long', async () => {
    vi.useFakeTimers();
    try {
      const queue = createFairQueue({ ...options, maxRunning: 1 });
      const leave = await queue.enter('anna');
      const gone = new AbortController();
      const left = queue.enter('bert', gone.signal);
      const late = expect(queue.enter('cora')).rejects.toMatchObject({ code: 'overloaded' });
      gone.abort(new Error('went away'));
      await expect(left).rejects.toThrow('went away');
      await vi.advanceTimersByTimeAsync(1_001);
      await late;
      leave();
      leave();

      (await queue.enter('dora'))();
    } finally {
      vi.useRealTimers();
    }
  });

  describe('with an allowance', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
    afterEach(() => vi.useRealTimers());

    const allowance = { burstMs: 100, share: 0.5, maxRestMs: 1_000 };

    async function workFor(queue: FairQueue, user: string, ms: number): Promise<void> {
      const leave = await queue.enter(user);
      await vi.advanceTimersByTimeAsync(ms);
      leave();
    }

    test('lets a user work in a row up to the burst, and then rest until the time is paid for', async () => {
      const queue = createFairQueue({ ...options, allowance });
      await workFor(queue, 'anna', 40);
      await workFor(queue, 'anna', 60);
      await workFor(queue, 'anna', 100);
      const onNext = vi.fn();
      const next = queue.enter('anna').then((leave) => (onNext(), leave()));

      // 200 ms of work are paid for by 400, of which 200 have passed and 100 may be owed.
      await vi.advanceTimersByTimeAsync(98);
      expect(onNext).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(3);
      expect(onNext).toHaveBeenCalledOnce();
      await next;
    });

    test('keeps nobody else waiting for who rests, and lets those who waited start one after the other', async () => {
      const queue = createFairQueue({ ...options, maxRunning: 1, allowance });
      await workFor(queue, 'anna', 400);
      const started: string[] = [];
      const waiting = ['first', 'second'].map(async (name) => {
        const leave = await queue.enter('anna');
        started.push(name);
        leave();
      });
      (await queue.enter('bert'))();
      expect(started).toEqual([]);

      await vi.advanceTimersByTimeAsync(301);
      await Promise.all(waiting);
      expect(started).toEqual(['first', 'second']);
    });

    test('lets in whoever comes in the last moment of the rest', async () => {
      const queue = createFairQueue({ ...options, allowance });
      await workFor(queue, 'anna', 200);
      await vi.advanceTimersByTimeAsync(100 - 1);
      // The clock goes on between one look at it and the next.
      const now = performance.now();
      const clock = vi
        .spyOn(performance, 'now')
        .mockReturnValueOnce(now)
        .mockReturnValue(now + 1);
      const next = queue.enter('anna');
      clock.mockRestore();

      (await next)();
    });

    test('lets nobody rest longer than one piece of work took, or than the longest rest', async () => {
      const queue = createFairQueue({ ...options, allowance: { burstMs: 0, share: 0.1, maxRestMs: 50 } });
      await workFor(queue, 'anna', 200);
      const onNext = vi.fn();
      const next = queue.enter('anna').then((leave) => (onNext(), leave()));

      await vi.advanceTimersByTimeAsync(195);
      expect(onNext).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(6);
      expect(onNext).toHaveBeenCalledOnce();
      await next;
    });

    test('keeps no timer for who has paid', async () => {
      const queue = createFairQueue({ ...options, allowance });
      await workFor(queue, 'anna', 50);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(51);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
