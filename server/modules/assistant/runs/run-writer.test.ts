import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommitOutcome } from './commit.ts';
import { emptyReply, type ReplyBatch } from './reply.ts';
import { createRunWriter } from './run-writer.ts';

describe('the writer of a run', () => {
  let pending: number;
  let commitTimes: number[];
  let commit: (batch: ReplyBatch) => Promise<CommitOutcome>;
  beforeEach(() => {
    vi.useFakeTimers();
    pending = 0;
    commitTimes = [];
    commit = async () => 'committed';
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function createWriter() {
    const onOutcome = vi.fn();
    const writer = createRunWriter({
      spacing: { firstSpacingMs: 250, laterSpacingMs: 500 },
      hasPending: () => pending > 0,
      take() {
        pending = 0;
        return { events: [], lastEventId: 0, reply: emptyReply, journal: [], usage: { inputTokens: 0, outputTokens: 0 } };
      },
      commit(batch) {
        commitTimes.push(performance.now());
        return commit(batch);
      },
      onOutcome,
    });
    return {
      writer,
      onOutcome,
      note: (urgent = false) => {
        pending += 1;
        writer.note(urgent);
      },
    };
  }

  it('commits the first words at once, and at most two times a second for long', async () => {
    const { note } = createWriter();
    const from = performance.now();
    for (let ms = 0; ms < 10_000; ms += 20) {
      note(ms === 0);
      await vi.advanceTimersByTimeAsync(20);
    }
    const times = commitTimes.map((time) => time - from);
    expect(times[0]).toBeLessThan(20);
    expect(times.filter((time) => time > 2_500).length).toBeLessThanOrEqual(2 * 7.5);
    expect(times.length).toBeGreaterThan(15);
  });

  it('does not let many urgent things make many commits', async () => {
    const { note } = createWriter();
    for (let ms = 0; ms < 10_000; ms += 20) {
      note(true);
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(commitTimes.filter((time) => time > commitTimes[0]! + 2_500).length).toBeLessThanOrEqual(2 * 7.5);
  });

  it('makes one commit at a time and then one of all that came meanwhile', async () => {
    const first = Promise.withResolvers<CommitOutcome>();
    commit = () => first.promise;
    const { note, writer } = createWriter();
    note(true);
    await vi.advanceTimersByTimeAsync(1);
    for (let noted = 0; noted < 5; noted++) note(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(commitTimes).toHaveLength(1);
    commit = async () => 'committed';
    first.resolve('committed');
    await vi.advanceTimersByTimeAsync(600);
    expect(commitTimes).toHaveLength(2);
    await writer.drop();
  });

  it.each(['lease-lost', 'refused'] as const)('commits nothing after %s', async (refusal) => {
    commit = async () => refusal;
    const { note, onOutcome } = createWriter();
    note(true);
    await vi.advanceTimersByTimeAsync(1);
    note(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onOutcome.mock.calls.map(([outcome]) => outcome as string)).toEqual([refusal]);
    expect(commitTimes).toHaveLength(1);
  });
});
