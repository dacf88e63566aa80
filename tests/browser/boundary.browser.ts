import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask, cards, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const homes = (page: Page) => page.getByRole('region', { name: 'Homes on the map' });

async function canvasBox(page: Page) {
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('The map has no canvas');
  return box;
}

/** How far the page and everything in it is scrolled. */
const scrolledTo = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, [role=dialog], [role=dialog] *')]
      .map((element) => element.scrollTop)
      .filter((top) => top > 0),
  );

/** A finger that goes from point to point, as the browser itself gets it. */
async function drag(page: Page, points: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [at, [x, y]] of points.entries()) await tell(at === 0 ? 'touchStart' : 'touchMove', [{ x, y }]);
  await tell('touchEnd', []);
}

/** Streets come from a host that tests do not reach, so the map that is tried is the bundled one. */
async function openBoundary(page: Page, question: string): Promise<void> {
  await page.route(/openfreemap/, (route) => route.abort());
  await ask(page, question);
  await waitForReply(page);
  // On a phone the sheet waits to be asked.
  if ((page.viewportSize()?.width ?? 0) < 600) await page.getByRole('button', { name: /^Search Results/ }).tap();
  else await expect(cards(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Boundary' }).click();
  await expect(page.getByRole('region', { name: 'Map of the search' })).toBeVisible();
  await expect(homes(page).getByRole('button').first()).toBeVisible();
}

test('a drawn circle is searched, and its homes stand on the map and in the list', async ({ agentPage: page }) => {
  await openBoundary(page, 'Homes in Noe Valley');
  const before = await homes(page).getByRole('button').count();

  await page.getByRole('button', { name: 'Draw a circle' }).click();
  const box = await canvasBox(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 5 });
  await page.mouse.move(x + 90, y, { steps: 10 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Search this shape' }).click();

  await expect(page.getByRole('button', { name: 'Search this shape' })).toBeHidden();
  await expect.poll(() => homes(page).getByRole('button').count()).not.toBe(before);
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(chips(page)).toContainText(/mi/);

  await page.getByRole('tab', { name: 'Boundary' }).click();
  await page.getByRole('button', { name: 'Draw freehand' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('When switching to the freehand tool, the circle will be cleared.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Clear shapes' })).toBeDisabled();
});

test('a typed place and a distance do without drawing, and a home opens from the list', async ({ agentPage: page }) => {
  await openBoundary(page, 'Homes in San Francisco');
  await page.getByLabel('Around an address or place').fill('Noe Valley');
  await page.getByLabel('Miles').fill('0');
  await page.getByRole('button', { name: 'Search around' }).click();
  await expect(page.getByText(/Miles go from/)).toBeVisible();
  await page.getByLabel('Miles').fill('0.8');
  await page.keyboard.press('Enter');
  await expect(homes(page).getByRole('status')).toContainText(/homes? in view/);

  await page.getByLabel('Around an address or place').fill('Glen Park');
  await page.getByLabel('Miles').fill('1.5');
  await page.getByRole('button', { name: 'Also within' }).click();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(chips(page)).toContainText('Within 0.8 mi (straight line) of Noe Valley');
  await expect(chips(page)).toContainText('Within 1.5 mi (straight line) of Glen Park');
  await page.getByRole('tab', { name: 'Boundary' }).click();

  await homes(page).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Property Details' })).toBeVisible();
});

test('leaving a shape of one kind for the other is asked about first', async ({ agentPage: page }) => {
  await openBoundary(page, 'Homes in Noe Valley');
  await page.getByRole('button', { name: 'Draw a circle' }).click();
  const box = await canvasBox(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 10, { steps: 10 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Search this shape' })).toBeVisible();

  await page.getByRole('button', { name: 'Draw freehand' }).click();
  await expect(
    page.getByText('When switching to the freehand tool, the circle will be cleared. Would you like to continue?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Search this shape' })).toBeVisible();
  await page.getByRole('button', { name: 'Close map' }).click();
  await expect(page.getByText('You have unsaved changes. Are you sure you want to close?')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger draws a circle and a freehand shape, and neither the page nor the sheet moves under it', async ({
    agentPage: page,
  }) => {
    await openBoundary(page, 'Homes in Noe Valley');
    const { x, y, width, height } = await canvasBox(page);
    const [middleX, middleY] = [x + width / 2, y + height / 2];

    await page.getByRole('button', { name: 'Draw a circle' }).tap();
    const before = await scrolledTo(page);
    // Downwards, as one would scroll, or pull the sheet away.
    await drag(
      page,
      Array.from({ length: 12 }, (_, step) => [middleX, middleY + step * 6]),
    );
    await expect(page.getByRole('button', { name: 'Search this shape' })).toBeVisible();
    expect(await scrolledTo(page)).toEqual(before);
    expect(await canvasBox(page)).toEqual({ x, y, width, height });
    await page.getByRole('button', { name: 'Search this shape' }).tap();
    await expect(page.getByRole('button', { name: 'Search this shape' })).toBeHidden();

    await page.getByRole('button', { name: 'Draw freehand' }).tap();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expect(page.getByRole('button', { name: 'Draw freehand' })).toHaveAttribute('aria-pressed', 'true');
    const free = await canvasBox(page);
    const turn = (step: number) => (step / 30) * 2 * Math.PI;
    await drag(
      page,
      Array.from({ length: 30 }, (_, step) => [
        free.x + free.width / 2 + 70 * Math.cos(turn(step)),
        free.y + free.height / 2 + 70 * Math.sin(turn(step)),
      ]),
    );
    await page.getByRole('button', { name: 'Search this shape' }).tap();
    expect(await scrolledTo(page)).toEqual(before);
    expect(await canvasBox(page)).toMatchObject({ x: free.x, width: free.width });
    await page.getByRole('tab', { name: 'Results' }).tap();
    await expect(chips(page)).toContainText('Drawn area');
  });
});

test('the boundary map is accessible in both themes', async ({ agentPage: page }) => {
  await openBoundary(page, 'Homes in Noe Valley');
  await expect(homes(page).getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
});
