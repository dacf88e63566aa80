import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const QUESTION = '3 bedroom condos under $1.5M in Noe Valley with parking, newest first';

test.describe('asking for homes', () => {
  test('streams an answer with the real count, opens the results, and a card opens its details', async ({
    agentPage: page,
    product,
    agentCookie,
  }) => {
    await ask(page, QUESTION);
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
    await waitForReply(page);

    const answer = await product.call(agentCookie, 'POST', '/api/actions/widgets/sidekick/find-listings-v3', {
      areaFilter: {
        type: 'named-area',
        nameType: 'neighborhood',
        name: 'Noe Valley',
        context: { city: 'San Francisco', stateAbbreviated: 'CA' },
      },
      propertyTypes: ['condominium'],
      bedroomsCount: { startAt: 3 },
      parkingGarageSpaces: { startAt: 1 },
      price: { endAt: 1_500_000 },
    });
    const { meta } = (await answer.json()) as { meta: { totalItems: number } };
    expect(meta.totalItems).toBeGreaterThan(0);

    await expect(page.getByRole('log')).toContainText(new RegExp(`\\b${meta.totalItems}\\b`));
    await page.getByRole('button', { name: 'Context' }).click();
    await expect(page.getByText('Searching listings')).toBeVisible();

    await expect(cards(page)).toHaveCount(Math.min(meta.totalItems, 10));
    await expect(drawer(page)).toContainText(/Showing (1 of 1 listing|1–\d+ of \d+ listings)/);
    await cards(page).first().click();
    const details = page.getByRole('region', { name: 'Property Details' });
    await expect(details).toContainText('Listing Price');
    await expect(details).toContainText('Condominium');
    await page.getByRole('button', { name: 'Back to results' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('refines, moves to another place, and opens the one that is meant', async ({ agentPage: page }) => {
    await ask(page, '3 bedroom homes under $2M in Noe Valley');
    await waitForReply(page);
    await ask(page, 'only with 2 baths');
    await waitForReply(page);
    await expect(drawer(page).getByRole('list', { name: 'Applied filters' })).toContainText('2 ba');
    await expect(drawer(page)).toContainText('Noe Valley');
    await ask(page, 'what about Oakland?');
    await waitForReply(page);
    await expect(drawer(page).getByRole('list', { name: 'Applied filters' })).toContainText('Oakland');
    await expect(drawer(page).getByRole('list', { name: 'Applied filters' })).toContainText('2 ba');
    await expect(cards(page).nth(1)).toBeVisible();
    const second = ((await cards(page).nth(1).getAttribute('aria-label')) ?? '').replace('Open ', '');
    await ask(page, 'tell me about the second one');
    await waitForReply(page);
    await expect(page.getByRole('region', { name: 'Property Details' })).toContainText(second.split(',')[0] ?? 'no address');
  });

  test('says what to do when nothing is found', async ({ agentPage: page }) => {
    await ask(page, '9 bedroom condos under $100k in Noe Valley');
    await waitForReply(page);
    await expect(drawer(page)).toContainText('No listings found with the selected criteria.');
    await expect(drawer(page)).toContainText('Showing 0 listings');
  });

  test('keeps the thread in the sidebar under a name made from the question', async ({ agentPage: page }) => {
    await ask(page, 'townhouses in Rockridge with a garage');
    await waitForReply(page);
    // Beside the results it is folded at this width.
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /rockridge/i })
        .first(),
    ).toBeVisible();
  });
});
