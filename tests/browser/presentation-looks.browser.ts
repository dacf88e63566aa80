import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { fixedPresentation } from './support/fixed-presentation.ts';
import { differsFromKept } from './support/looks.ts';

/**
 * The pages that clients see, of one presentation that never changes, against kept pictures (`LOOKS=keep` keeps new ones, to be looked at before
 * they are committed). The built page is answered from its files, so that no product has to run. Sections are compared as pictures; pages of the
 * PDF by the words on each, because no part of the product draws a PDF, and a picture of a page would say no more than those of its sections
 * do, but for where pages end: that the words tell on every machine.
 */
const ORIGIN = 'http://looks.invalid';
const TOKEN = 'A'.repeat(22);
const built = new URL('../../dist/web/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Sky, ground and a house in a colour of its own. */
const photoOf = (id: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#9fc4e8"/>
      <rect y="250" width="640" height="110" fill="#7d9a6a"/><rect x="200" y="130" width="240" height="150" fill="hsl(${(id * 47) % 360} 40% 60%)"/></svg>`),
  )
    .jpeg()
    .toBuffer();

async function open(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, photo] = /^\/photos\/(\d+)$/.exec(pathname) ?? [];
    if (photo) return route.fulfill({ contentType: 'image/jpeg', body: await photoOf(Number(photo)) });
    if (pathname === `/api/comps/shared/${TOKEN}`) return route.fulfill({ json: fixedPresentation });
    if (pathname.startsWith('/api/')) return route.fulfill({ status: 204 });
    const file = pathname === `/p/${TOKEN}` ? 'shared.html' : pathname.slice(1);
    const body = await readFile(fileURLToPath(new URL(file, built)));
    return route.fulfill({ contentType: types[extname(file)] ?? 'text/html', body });
  });
  await page.goto(`${ORIGIN}/p/${TOKEN}`);
  await page.locator('.pv-closing').waitFor();
}

/** All pictures, those far below included. */
const untilDrawn = (page: Page) =>
  page.evaluate(`Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => { image.loading = 'eager'; return image.decode().catch(() => undefined); }),
  ])`);

/** What stands under each other on the page, of the homes the first, each named by its place and its heading. */
async function shots(page: Page): Promise<[name: string, picture: Buffer][]> {
  const parts = await page.locator('.pv > :not(style, .pv-home + .pv-home)').all();
  const taken: [string, Buffer][] = [];
  for (const [at, part] of parts.entries()) {
    const headings = await part.locator('h1, h2').allTextContents();
    const name = (headings[0] ?? (await part.getAttribute('class')) ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    taken.push([`${String(at + 1).padStart(2, '0')}-${name}`, await part.screenshot()]);
  }
  return taken;
}

const looks = [
  { on: 'phone', viewport: { width: 390, height: 844 }, media: 'screen' },
  { on: 'desk', viewport: { width: 1280, height: 900 }, media: 'screen' },
  { on: 'paper', viewport: { width: 700, height: 1000 }, media: 'print' },
] as const;

for (const { on, viewport, media } of looks)
  test(`every section of a presentation looks as it was kept on ${on}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await page.emulateMedia({ media });
    await untilDrawn(page);
    // What floats over the page is not of a section.
    await page.addStyleTag({ content: '.shared-print, .shared-news { display: none !important }' });
    const taken = await shots(page);
    expect(taken).toHaveLength(13);
    const differing = await Promise.all(taken.map(([name, picture]) => differsFromKept(`${on}/${name}`, picture)));
    expect(differing.filter(Boolean)).toEqual([]);
  });

test('homes side by side begin their facts at one height, and a phone reads adjustments one under another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await untilDrawn(page);
  const topsOf = (of: string) =>
    page
      .locator(`.pv-cards ${of}`)
      .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]);
  for (const of of ['.pv-photo', '.pv-status', 'dl']) expect(await topsOf(of)).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Adjustments' })).toBeHidden();
  const adjusted = page.getByRole('list', { name: 'Adjustments' }).getByRole('listitem');
  await expect(adjusted).toHaveCount(5);
  const cut = await adjusted.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
});

/** The page on which each begins. */
const kept: Readonly<Record<string, number>> = {
  'Your home on Alder Street': 1,
  'sell for between': 2,
  'Key Features': 2,
  'Comparable Properties': 3,
  'How the prices were brought': 4,
  'The market around this home': 4,
  'The Neighborhood at a Glance': 5,
  'What we suggest': 12,
  "Seller's net sheet": 12,
  'The Vale Team': 13,
};
const KEPT_PAGES = 13;

/** First and last words of what is not to be cut: tables, cards, a chart, a map with its list, texts, who to call, notices. */
const whole = [
  ['List $1,037,000', '$703'],
  ['List $1,148,000', '$694'],
  ['How the prices were brought', 'Set by the agent'],
  ['The market around this home', 'Sold against list price'],
  ['Price per square foot of single family homes', 'Median of each month'],
  ['The Neighborhood at a Glance', '186 Gorse Way'],
  ['What we suggest', 'Clear the garage'],
  ["Seller's net sheet", 'An estimate before taxes'],
  ['(510) 555-0142', 'LinkedIn @robinvale'],
  ['Last updated on', 'Deemed reliable.'],
] as const;

test('the pages of the PDF hold whole sections, tables and cards, each with its foot', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await untilDrawn(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  const pages = text.map((words) => words.replaceAll(/\s+/g, ' '));
  const pageOf = (words: string): number[] => pages.flatMap((page, at) => (page.includes(words) ? at + 1 : []));
  const count = pages.length;

  expect(Object.fromEntries(Object.keys(kept).map((heading) => [heading, pageOf(heading)[0]]))).toEqual(kept);
  expect(count).toBe(KEPT_PAGES);
  pages.slice(1).forEach((words, at) => expect(words).toContain(`${at + 2} / ${count}`));
  expect(pages[0]).not.toContain(`1 / ${count}`);
  // A page for each home, with all of it.
  expect(pageOf('A home on a quiet street')).toEqual([6, 7, 8, 9, 10, 11]);
  for (const [first, last] of whole) {
    const [from, to] = [pageOf(first), pageOf(last)];
    expect(
      from.some((page) => to.includes(page)),
      `“${first}” and “${last}” on one page: ${from.join()} and ${to.join()}`,
    ).toBe(true);
  }
});
