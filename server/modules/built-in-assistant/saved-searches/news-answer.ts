/** What happened in saved searches, as a reply. */
import type { SavedSearchesAnswer } from '#server/modules/saved-searches/index.ts';
import { describeSearch } from '../answers/describe-search.ts';
import { dollars, plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';

export function composeNews({ savedSearches, news }: SavedSearchesAnswer, texts: Texts): string {
  const { saved: words } = texts;
  if (savedSearches.length === 0) return words.none;
  const lines = savedSearches.map(({ name, search, isPaused, frequency }) => {
    const own = news.filter((one) => one.savedSearch === name);
    const how = isPaused ? words.paused : words.frequencies[frequency].toLowerCase();
    const head = `**${plain(name)}** (${describeSearch(search, texts)}; ${how})`;
    return own.length === 0 ? words.nothingNew(head) : `${head}:\n${own.map((one) => newsLine(one, texts)).join('\n')}`;
  });
  return lines.join('\n\n');
}

type News = SavedSearchesAnswer['news'][number];

function newsLine(
  { kind, address, city, toPrice, fromPrice, beds, baths, livingAreaSqFt }: News,
  { common, saved: words }: Texts,
): string {
  const place = plain([address ?? words.noAddress, city].filter(Boolean).join(', '));
  const was = fromPrice !== null && fromPrice !== toPrice ? words.was(dollars(fromPrice), kind === 'sold') : '';
  const facts = [
    beds === null ? null : words.beds(beds),
    baths === null ? null : words.baths(baths),
    livingAreaSqFt === null ? null : common.sqFt(livingAreaSqFt),
  ].filter((fact) => fact !== null);
  const price = toPrice === null ? '' : `, ${dollars(toPrice)}${was}`;
  return `- ${words.kinds[kind]}: ${place}${price}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}
