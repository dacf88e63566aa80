import type { Presentation } from '#contract/presentations.ts';
import { dollars, streetOf } from '../view/formats.ts';

/** What a reader saw, kept in their own browser alone: nothing of it is sent anywhere. */
interface Look {
  min: number | null;
  max: number | null;
  homes: Record<string, { status: string | null; price: number | null }>;
}

const keyOf = (token: string): string => `presentation ${token.slice(0, 8)}`;

function lookOf({ sourceData: { priceRange, comparableProperties } }: Presentation): Look {
  return {
    ...priceRange,
    homes: Object.fromEntries(
      comparableProperties.map((home) => [home.id, { status: home.listingStatus, price: home.soldPrice ?? home.currentPrice }]),
    ),
  };
}

function isLook(value: unknown): value is Look {
  return typeof value === 'object' && value !== null && 'homes' in value && typeof value.homes === 'object';
}

/** The differences between two looks, in words. */
export function differences(before: Look, presentation: Presentation): string[] {
  const { priceRange, comparableProperties } = presentation.sourceData;
  const words: string[] = [];
  if (priceRange.min !== null && priceRange.max !== null && (priceRange.min !== before.min || priceRange.max !== before.max))
    words.push(`The range is now ${dollars(priceRange.min)} to ${dollars(priceRange.max)}.`);
  for (const home of comparableProperties) {
    const known = before.homes[home.id];
    const price = home.soldPrice ?? home.currentPrice;
    if (!known) words.push(`${streetOf(home)} was added.`);
    else if (home.listingStatus !== known.status)
      words.push(
        `${streetOf(home)} is now ${(home.listingStatus ?? 'off the market').toLowerCase()}${price === null ? '' : ` at ${dollars(price)}`}.`,
      );
    else if (price !== null && known.price !== null && price !== known.price)
      words.push(
        `${streetOf(home)}: ${price < known.price ? 'price cut' : 'price raised'} from ${dollars(known.price)} to ${dollars(price)}.`,
      );
  }
  return words;
}

export function changesSince(token: string, presentation: Presentation): string[] {
  try {
    const before: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null');
    return isLook(before) ? differences(before, presentation) : [];
  } catch {
    return [];
  }
}

export function remember(token: string, presentation: Presentation): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(lookOf(presentation)));
  } catch {
    // A browser that keeps nothing tells no changes.
  }
}
