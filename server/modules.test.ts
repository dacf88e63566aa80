import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Module } from './platform/module.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { moduleRanks } from './module-ranks.ts';
import { settingTable } from './settings.ts';

let app: TestApp;
let modules: readonly Module[];
beforeAll(async () => {
  app = await startTestApp();
  modules = app.dependencies.modules;
});
afterAll(() => app.close());

const rankOf = (name: string): number => moduleRanks.findIndex((names) => names.includes(name));

test('every folder of a module is one value in the list, and the list stands in the order of ranks', async () => {
  const entries = await readdir(new URL('modules/', import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const names = modules.map(({ name }) => name);

  expect(names.toSorted()).toEqual(folders.toSorted());
  expect(names.map(rankOf)).toEqual(names.map(rankOf).toSorted((a, b) => a - b));
});

test('the settings of every module stand in the table that is read without loading a module', () => {
  const table = new Map<string, unknown>(Object.entries(settingTable));
  const settings = modules.flatMap((module) => Object.entries(module.settings ?? {}));
  expect(settings.length).toBeGreaterThan(5);
  for (const [name, setting] of settings) expect([name, table.get(name)]).toEqual([name, setting]);
});

test('what comes again and again is worked on by somebody, under a name of its module or of one below whose news it follows', () => {
  for (const { name, registerJobs } of modules) {
    const handled = new Set<string>();
    const scheduled: string[] = [];
    registerJobs?.({
      handle: (task) => void handled.add(task.name),
      schedule: (task) => void scheduled.push(task.name),
      start: () => {},
      drain: async () => {},
    });
    for (const task of scheduled) expect([...handled]).toContain(task);
    for (const task of handled) {
      const owner = task.split('.')[0] ?? '';
      expect(rankOf(owner)).toBeGreaterThanOrEqual(0);
      if (owner !== name) expect(rankOf(owner)).toBeLessThan(rankOf(name));
    }
  }
});

test('a tool, an audited action and a fact of health have one owner', () => {
  const names = modules.flatMap(({ tools = [], auditActions = [], healthFacts = {} }) => [
    ...tools.map((tool) => `tool ${tool.name}`),
    ...auditActions.map((action) => `audited ${action}`),
    ...Object.keys(healthFacts).map((fact) => `fact ${fact}`),
  ]);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual([...new Set(names)]);
});
