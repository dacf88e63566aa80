/** The school districts of a search by their names, where schools were asked for: none is rated. */
import type { SchoolDistrictsAnswer } from '#server/modules/listings/index.ts';
import { dollars, plain } from './format.ts';
import type { Texts } from './texts/index.ts';

export function districtsInWords(districts: SchoolDistrictsAnswer['districts'], { search: { districts: words } }: Texts): string {
  if (districts.length === 0) return '';
  const lines = districts.map(({ name, listingCount, medianPriceDollars, miles }) =>
    [
      `- **${plain(name)}**: ${words.homes(listingCount)}`,
      ...(medianPriceDollars === null ? [] : [words.median(dollars(medianPriceDollars))]),
      // Of one district alone its middle is that of the search.
      ...(miles === null || districts.length < 2 ? [] : [words.miles(miles)]),
    ].join(', '),
  );
  return `${words.named}\n\n${lines.join('\n')}`;
}
