import { expect, test } from 'vitest';
import { createSharedLookup } from './shared-lookup.ts';

/** A look-up that ends when the test says so. */
function createLookup() {
  const asked: { key: string; answer: (found: string) => void; fail: (error: Error) => void }[] = [];
  const find = createSharedLookup((key) => new Promise<string>((answer, fail) => asked.push({ key, answer, fail })));
  return { asked, find };
}

test('a thousand who ask at once cost two look-ups, and none is told what was so before asking', async () => {
  const { asked, find } = createLookup();
  const first = find('a');
  const others = Array.from({ length: 999 }, () => find('a'));
  expect(asked).toHaveLength(1);
  asked[0]?.answer('old');
  expect(await first).toBe('old');
  await new Promise(setImmediate);
  expect(asked).toHaveLength(2);
  asked[1]?.answer('new');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['new']));
});

test('keys do not wait for each other, a failure is told to those who shared it alone, and nothing is kept', async () => {
  const { asked, find } = createLookup();
  const [first, second, other] = [find('a'), find('a'), find('b')];
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
  asked[1]?.answer('b');
  expect(await other).toBe('b');
  asked[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await new Promise(setImmediate);
  asked[2]?.answer('a');
  expect(await second).toBe('a');
  void find('a');
  expect(asked).toHaveLength(4);
});
