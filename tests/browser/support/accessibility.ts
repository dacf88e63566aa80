import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLORS = ['color-contrast', 'link-in-text-block'];

/** Transitions are over first, or axe sees half a color; what turns for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** What axe finds, short enough to read in a failure. */
async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

/**
 * Axe finds nothing on the screen, nor in its colors in the other theme, which is looked at without a second journey: the page is left
 * in the theme it was in. A page whose theme was chosen by its user stays in that one.
 */
export async function expectAccessible(page: Page, screen = 'the screen'): Promise<void> {
  await settled(page);
  // In the page itself: a tab of its own to add up the frames' findings, as axe would have it, takes longer than the looking.
  const look = () => new AxeBuilder({ page }).setLegacyMode();
  expect
    .soft(
      await barriers(
        look()
          .options({ resultTypes: ['violations'] })
          .withTags(WCAG),
      ),
      screen,
    )
    .toEqual([]);

  const was = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: was ? 'light' : 'dark' });
  await settled(page);
  const colors = await barriers(
    look()
      .options({ resultTypes: ['violations'] })
      .withRules(COLORS),
  );
  expect.soft(colors, `${screen} in the ${was ? 'light' : 'dark'} theme`).toEqual([]);
  await page.emulateMedia({ colorScheme: was ? 'dark' : 'light' });
  await settled(page);
}
