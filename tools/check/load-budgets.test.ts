import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, type Chunk } from './load-budgets.ts';

const chunk = (fileName: string, imports: string[], entry: string | null = null): Chunk => ({
  fileName,
  entry: entry && `/somewhere/${entry}`,
  imports,
  code: `export const name = '${fileName}';`.repeat(3),
});
const size = ({ code }: Chunk) => gzipSync(code, { level: 9 }).length;

const base = chunk('base.js', []);
const shared = chunk('shared.js', ['base.js']);
const page = chunk('page.js', ['base.js', 'shared.js'], 'web/page.tsx');
const part = chunk('part.js', ['shared.js'], 'web/part.tsx');
const other = chunk('other.js', ['base.js'], 'web/other.tsx');
const all = [base, shared, page, part, other];

test('a screen weighs its files and what they import, each once, and nothing else', () => {
  const expected = [base, shared, page, part].map(size).reduce((sum, bytes) => sum + bytes);
  expect(bytesOf(all, ['web/page.tsx', 'web/part.tsx'])).toBe(expected);
});

test('a module that is no longer loaded by its name is told, so that a budget does not hold for nothing', () => {
  expect(() => bytesOf(all, ['web/gone.tsx'])).toThrow('No built file begins with web/gone.tsx');
});
