import { describe, expect, it } from 'vitest';
import { newId, newIdAfter } from './ids.ts';

describe('a new id', () => {
  it('sorts after every one made before it, however many are made in a millisecond', () => {
    const made = Array.from({ length: 20_000 }, newId);
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
    expect(made.at(-1)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('an id after another one', () => {
  it('sorts after it within one millisecond', () => {
    let last = newId();
    for (let made = 0; made < 1_000; made++) {
      const next = newIdAfter(last);
      expect(next > last).toBe(true);
      last = next;
    }
  });

  it('sorts after one that a clock ahead of ours made, and is a UUIDv7 still', () => {
    const ahead = 'ffffffff-fffe-7abc-8def-0123456789ab';
    const next = newIdAfter(ahead);
    expect(next).toMatch(/^ffffffff-ffff-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is any new id when there is none before', () => {
    expect(newIdAfter(undefined)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });
});
