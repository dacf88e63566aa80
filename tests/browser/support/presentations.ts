import { expect, type Page } from '@playwright/test';
import type { Product } from '#tests/support/product.ts';
import { ask, waitForReply } from './chat.ts';

/** The presentation in the drawer, or on its page. */
export const panel = (page: Page) => page.getByRole('region', { name: 'CMA Presentation' });
export const section = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true });
export const stored = (page: Page) => panel(page).getByLabel('All changes are stored');

/** Right after its start the product still reads the sales, and a CMA would have none to compare with. */
export async function untilSalesAreRead(product: Product, cookie: string): Promise<void> {
  const areaFilter = { type: 'named-area', nameType: 'city', name: 'Oakland' };
  const search = { areaFilter, propertyTypes: ['single-family-home'], paginationLimit: 1 };
  const found = await product.call(cookie, 'POST', '/api/actions/widgets/sidekick/find-listings-v3', search);
  const [home] = ((await found.json()) as { items: { mlsId: string; mlsSource: string }[] }).items;
  const subject = { mlsId: home?.mlsId, mlsSource: home?.mlsSource };
  await expect
    .poll(
      async () => {
        const answer = await product.call(cookie, 'POST', '/api/market/valuation', { subject });
        return ((await answer.json()) as { reason: { code: string } | null }).reason?.code ?? null;
      },
      { timeout: 90_000 },
    )
    .not.toBe('market-not-ready');
}

/** Starts a CMA in the chat and answers its id. */
export async function startCma(page: Page, product: Product, cookie: string): Promise<string> {
  await untilSalesAreRead(product, cookie);
  await ask(page, 'Houses in Oakland');
  await waitForReply(page);
  await ask(page, 'Start a CMA for the first one');
  await waitForReply(page);
  await expect(section(page, 'Compare')).toContainText(/\d+ properties/);
  const list = await product.call(cookie, 'GET', '/api/comps/cmas/mine?page=1');
  return ((await list.json()) as { items: { id: string }[] }).items[0]?.id ?? '';
}
