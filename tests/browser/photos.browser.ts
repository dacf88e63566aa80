import { photoWidths } from '#contract/listing-photos.ts';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

test('a photo keeps its place and shows its colours until it is there, in the width that its card needs', async ({
  agentPage: page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/listings/photos/**', async (route) => {
    await released;
    await route.continue();
  });
  await ask(page, 'Homes in San Francisco');
  await waitForReply(page);
  await expect(cards(page)).toHaveCount(10);
  const photo = drawer(page).locator('article img').first();

  await expect(photo).toHaveCSS('background-image', /^linear-gradient\(rgb/);
  const before = await photo.boundingBox();
  expect(before && before.width / before.height).toBeCloseTo(16 / 9, 1);
  await expect(photo).toHaveAttribute('loading', 'lazy');
  await expect(photo).toHaveAttribute('decoding', 'async');
  const offered = (await photo.getAttribute('srcset')) ?? '';
  expect(offered.split(', ').map((entry) => entry.split(' ')[1])).toEqual(photoWidths.map((width) => `${width}w`));

  release();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  expect(await photo.boundingBox()).toEqual(before);
  const chosen = await photo.evaluate((image: HTMLImageElement) => Number(new URL(image.currentSrc).searchParams.get('w')));
  expect(chosen).toBe(photoWidths.find((width) => width >= (before?.width ?? 0)));
});
