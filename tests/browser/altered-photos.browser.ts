import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const photosSchema = z.looseObject({ photoAlterations: z.array(z.string().nullable()) });

/** Makes the first photo of each listing one that its MLS says was staged, and the second one with more done to it. */
async function alterPhotos(page: Page): Promise<void> {
  await page.route(/\/(find-listings-v3|get-listing-details-by-mls-id)\b/, async (route) => {
    const answer = await route.fetch();
    const body = z.looseObject({ items: z.array(photosSchema).optional() }).parse(await answer.json());
    for (const listing of body.items ?? [photosSchema.parse(body)]) {
      listing.photoAlterations.splice(0, 2, 'VirtuallyStaged', 'Sky Replaced, ObjectsRemoved');
      if (!body.items) Object.assign(body, listing);
    }
    await route.fulfill({ response: answer, json: body });
  });
}

test('a photo that was altered says so on its card, in the carousel and in full screen, and no other does', async ({
  agentPage: page,
}) => {
  await alterPhotos(page);
  await ask(page, 'Homes in San Francisco');
  await waitForReply(page);
  await expect(cards(page)).toHaveCount(10);
  await expect(drawer(page).getByText('Altered: virtually staged')).toHaveCount(10);

  await cards(page).first().click();
  const carousel = page.getByRole('region', { name: 'Photos' });
  await expect(carousel.getByText('Altered: virtually staged')).toBeVisible();
  await expect(carousel.getByText('Altered: sky replaced, objects removed')).toHaveCount(1);
  await expect(carousel.getByText(/^Altered:/)).toHaveCount(2);

  await page.getByRole('button', { name: 'Open photo 1', exact: true }).click();
  const lightbox = page.getByRole('dialog', { name: /^Photos of/ });
  const label = lightbox.locator('.yarl__slide_current').getByText(/^Altered:/);
  await expect(label).toHaveText('Altered: virtually staged');
  await expect(label).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(label).toHaveText('Altered: sky replaced, objects removed');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('3 of', { exact: false })).toBeVisible();
  await expect(label).toHaveCount(0);
});
