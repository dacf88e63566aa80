import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { until } from '#tests/support/until.ts';
import { createComparablesQueue } from './comparables-queue.ts';

const acts = fc.array(fc.record({ type: fc.constantFrom('add', 'remove'), name: fc.constantFrom('a', 'b', 'c') }), {
  maxLength: 20,
});

it('ends as the last act on each home wanted it, however many are sent while others come', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.array(fc.nat(3), { maxLength: 20 }), async (wanted, pauses) => {
      // A checkbox asks only for what is not so already.
      const intended = new Set<string>();
      const stored = new Set<string>();
      const queue = createComparablesQueue({
        send: async ({ type, name }) => {
          await Promise.resolve();
          if (type === 'add') stored.add(name);
          else stored.delete(name);
        },
        onChange: () => {},
        onEmpty: () => {},
      });
      for (const [at, act] of wanted.entries()) {
        if ((act.type === 'add') === intended.has(act.name)) continue;
        if (act.type === 'add') intended.add(act.name);
        else intended.delete(act.name);
        queue.push(act);
        for (let step = 0; step < (pauses[at] ?? 0); step++) await Promise.resolve();
      }
      await until(() => expect(queue.pending()).toEqual([]));
      expect(stored).toEqual(intended);
    }),
    { numRuns: 200 },
  );
});

it('goes on after an act that failed', async () => {
  const sent: string[] = [];
  const queue = createComparablesQueue({
    send: async ({ name }) => {
      sent.push(name);
      if (name === 'a') throw new Error('refused');
    },
    onChange: () => {},
    onEmpty: () => {},
  });
  const silent = console.error;
  console.error = () => {};
  queue.push({ type: 'add', name: 'a' });
  queue.push({ type: 'add', name: 'b' });
  await until(() => expect(sent).toEqual(['a', 'b']));
  console.error = silent;
});
