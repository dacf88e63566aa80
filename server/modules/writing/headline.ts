/** The line above the copy. */
import { say } from './frames.ts';
import { hookOf } from './hook.ts';
import { streetOf, type Voice } from './sentences.ts';
import { money } from './text.ts';
import type { Home } from './words.ts';

export function headlineOf(home: Home, { tone, choose, wishes }: Voice): string {
  const hook = hookOf(home, tone, choose, wishes.mustNot);
  const street = wishes.mustNot.has('address') ? null : streetOf(home);
  const frames = home.words.headlines(home, { hook, street, showsRooms: !wishes.mustNot.has('rooms') });
  const line = home.words.asTitle(say(frames, { tone, choose, topic: 'headline' }) ?? `${home.noun}, ${home.place}`);
  const { currentPrice } = home.listing;
  return wishes.pricedHeadline && currentPrice !== null && !wishes.mustNot.has('price')
    ? `${line}, ${money(currentPrice)}`
    : line;
}
