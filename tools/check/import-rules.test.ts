import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let project: string;

/** A project with our configuration in which every import is allowed. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'sidekick-imports-'));
  for (const name of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.base.json', 'tsconfig.lint.json']) {
    await cp(join(root, name), join(project, name));
  }
  await mkdir(join(project, 'server'));
  await cp(join(root, 'server/module-ranks.ts'), join(project, 'server/module-ranks.ts'));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  await plant('contract/common.ts', `import { z } from 'zod'; export const id = z.string();`);
  await plant('server/platform/ids.ts', `export { id } from '#contract/common.ts';`);
  await plant('server/modules/flags/index.ts', `export { id } from '#server/platform/ids.ts';`);
  await plant('server/modules/threads/index.ts', `export { title } from './title.ts';`);
  await plant('server/modules/threads/title.ts', `import { id } from '#server/modules/flags/index.ts'; export const title = id;`);
  await plant('demo/index.ts', `export { title } from '#server/modules/threads/index.ts';`);
  await plant('server/main.ts', `export const demo = await import('#demo/index.ts');`);
  await plant('web/features/chat/chat.ts', `import type { id } from '#contract/common.ts'; export type Chat = typeof id;`);
  await plant('web/features/listings/card.ts', `import type { id } from '#contract/common.ts'; export type Card = typeof id;`);
});
afterAll(() => rm(project, { recursive: true, force: true }));

async function plant(path: string, code: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), code);
}

/** What dependency-cruiser finds: `rule file` of each violation, and how many files it read. */
function cruise(): { violations: string[]; modules: number } {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cruiser, '--output-type', 'json', 'contract', 'server', 'demo', 'web'];
  const { summary } = JSON.parse(spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' }).stdout) as Report;
  return { violations: summary.violations.map(({ rule, from }) => `${rule.name} ${from}`), modules: summary.totalCruised };
}

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[]; totalCruised: number };
}

it('passes a project that keeps to the rules, and has read its files', () => {
  const { violations, modules } = cruise();
  expect(violations).toEqual([]);
  expect(modules).toBeGreaterThanOrEqual(7);
});

const forbidden: [rule: string, file: string, code: string][] = [
  ['rank-of-flags', 'server/modules/flags/x.ts', `export { title } from '#server/modules/threads/index.ts';`],
  ['rank-of-listings', 'server/modules/listings/x.ts', `export type { title } from '#server/modules/threads/index.ts';`],
  ['module-has-rank', 'server/modules/games/x.ts', `export { id } from '#contract/common.ts';`],
  ['public-api-of-module', 'server/modules/sms/x.ts', `export { title } from '#server/modules/threads/title.ts';`],
  ['public-api-of-module-from-outside', 'server/x.ts', `export { title } from './modules/threads/title.ts';`],
  ['contract-is-zod-alone', 'contract/x.ts', `export { readFile } from 'node:fs';`],
  ['platform-knows-no-module', 'server/platform/x.ts', `export { id } from '#server/modules/flags/index.ts';`],
  ['demo-is-loaded-once', 'server/y.ts', `export const demo = await import('#demo/index.ts');`],
  ['demo-is-loaded-by-main', 'server/z.ts', `export { title } from '#demo/index.ts';`],
  ['demo-uses-public-apis', 'demo/x.ts', `export { title } from '#server/modules/threads/title.ts';`],
  ['web-knows-no-server', 'web/app/x.ts', `export { id } from '#server/platform/ids.ts';`],
  ['features-apart', 'web/features/chat/x.ts', `export type { Card } from '#web/features/listings/card.ts';`],
  ['nothing-imports-the-edge', 'server/platform/y.ts', `export { fake } from '#tests/fake.ts';`],
  ['no-cycles', 'web/ui/x.ts', `export { x } from './x.ts';`],
  ['no-orphans', 'web/ui/left-over.ts', `export const left = 1;`],
];

it('catches each forbidden import', async () => {
  await plant('tests/fake.ts', `import { id } from '#contract/common.ts'; export const fake = id;`);
  for (const [, file, code] of forbidden) await plant(file, code);
  expect(cruise().violations).toEqual(expect.arrayContaining(forbidden.map(([rule, file]) => `${rule} ${file}`)));
});
