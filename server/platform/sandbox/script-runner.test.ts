import { describe, expect, it } from 'vitest';
import { createScriptRunner } from './script-runner.ts';

const { prepare, run: runScript } = createScriptRunner();
const run = (code: string, rows: unknown[] = []) => runScript({ code, rows: JSON.stringify(rows) });

describe('a script that nobody vouches for', () => {
  it('computes over its rows with the helpers that it is told of', async () => {
    const rows = [1, 2, 3, null, 10].map((price) => ({ price, city: price === 10 ? 'B' : 'A' }));
    const code = `const values = rows.map((row) => row.price);
      return { median: median(values), mean: mean(values), sum: sum(values), none: median([]), third: round(1 / 3, 2),
        groups: groupBy(rows, 'city').map(({ name, rows }) => [name, rows.length]), bands: histogram(values).reduce((all, { count }) => all + count, 0) };`;
    expect(await run(code, rows)).toEqual({
      result: {
        median: 2.5,
        mean: 4,
        sum: 16,
        none: null,
        third: 0.33,
        groups: [
          ['A', 4],
          ['B', 1],
        ],
        bands: 4,
      },
    });
  });

  it('has no clock, no chance, no network, no files and no way to the program around it', async () => {
    const code = `return [typeof Date, typeof Math.random, typeof performance, typeof fetch, typeof setTimeout, typeof process, typeof require, typeof WebAssembly, typeof rowsAsText];`;
    expect(await run(code)).toEqual({ result: Array.from({ length: 9 }, () => 'undefined') });
    expect(await run("return (await import('node:fs')).readFileSync('/etc/passwd')")).toMatchObject({
      problem: expect.any(String),
    });
    expect(await run("return this.constructor.constructor('return typeof process')()")).not.toEqual({ result: 'object' });
  });

  it.each([
    ['arrays without end', 'const all = []; while (true) all.push(new Array(100000).fill(1));', /memory/],
    ['one text that is too long', "let text = 'x'; while (true) text += text;", /too long|memory/],
    ['calls without end', 'const f = () => f() + 1; return f();', /stack overflow/],
    ['a name that is not there', 'return nothing', /ReferenceError: 'nothing' is not defined/],
    ['words that are no code', 'return (', /SyntaxError/],
    ['an answer without end', "return 'x'.repeat(1e6)", /more than can be kept/],
    ['a circle', 'const a = {}; a.a = a; return a;', /circular/],
  ])('ends with a sentence after %s', async (_, code, words) => {
    expect(await run(code)).toEqual({ problem: expect.stringMatching(words) });
  });

  it('finds nothing of the one before it, in a thread that was held ready too', async () => {
    prepare();
    prepare();
    expect(await run('globalThis.left = 1; return left')).toEqual({ result: 1 });
    prepare();
    expect(await run('return typeof left')).toEqual({ result: 'undefined' });
  });

  it('ends with its time, and with whoever asked for it', async () => {
    const endless = { code: 'while (true) {}', rows: '[]' };
    expect(await runScript(endless, { maxMs: 300 })).toEqual({ problem: 'The script took too long.' });
    const stopped = AbortSignal.timeout(300);
    await expect(runScript(endless, { signal: stopped })).rejects.toThrow(/aborted|timeout/i);
  });
});
