import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUnusedExports } from './unused-exports.ts';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'sidekick-exports-'));
});
afterEach(() => rm(project, { recursive: true }));

async function write(path: string, code: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), code);
}

it('finds an export that nothing uses, also behind an index', async () => {
  await write('server/a.ts', `export const used = 1; export const dead = 2; export type Dead = string;`);
  await write('server/index.ts', `export { used, used as passedOn } from './a.ts';`);
  await write('server/b.ts', `import { used } from '#server/index.ts'; console.log(used);`);
  expect(findUnusedExports(project)).toEqual(['server/a.ts: Dead', 'server/a.ts: dead', 'server/index.ts: passedOn']);
});

it('is content with what a file itself, a whole import, a lazy import or a type import uses', async () => {
  await write('web/a.ts', `export const inner = 1; export const outer = inner;`);
  await write('web/b.ts', `export const some = 1;`);
  await write('web/c.ts', `export default 1;`);
  await write('web/d.ts', `export interface D { d: 1 }`);
  await write(
    'web/main.ts',
    `import * as a from './a.ts'; import('./b.ts'); import c from './c.ts'; let d: import('./d.ts').D; a; c;`,
  );
  expect(findUnusedExports(project)).toEqual([]);
});
