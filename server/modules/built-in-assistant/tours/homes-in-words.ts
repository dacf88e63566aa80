/** The homes that the words about a tour name, each in its place as `home_0`, `home_1`: addresses, and stops of the tour that stands. */
import type { NamedArea } from '#contract/listing-search.ts';
import { findAddressesOfListings, unitAfter } from '../addressed-home/find-address-of-listing.ts';
import { writtenAddresses } from '../addressed-home/written-addresses.ts';
import { fold } from '../question-parser/sentence.ts';
import type { BuiltInModelNeeds } from '../understand.ts';
import { SUFFIX } from '../value/address-words.ts';

/** A stop by its place in the tour, from 0; a home of a listing; an address that no listing has. */
export type HomeNamed = { stop: number } | { area: NamedArea } | { missing: string };

export interface WordsWithHomes {
  text: string;
  homes: HomeNamed[];
}

const MAX_ADDRESSES = 10;
const HOME = 'home_';
export const HOME_NAMED = String.raw`\bhome_\d+\b`;
export const homeAt = (token: string): number => Number(token.slice(HOME.length));

/** "910 galelea", "the galelea one" of stops. */
function stopsNamed(text: string, stops: readonly (string | null)[]): WordsWithHomes {
  const homes: HomeNamed[] = [];
  const put = (words: string, stop: number, pattern: RegExp) =>
    words.replace(pattern, () => {
      homes.push({ stop });
      return `${HOME}${homes.length - 1}`;
    });
  const lines = stops.map((address) => /^(\d+)\s+(.+?)(?:\s+#.*)?$/.exec(fold(address ?? '')));
  const streets = lines.map((line) => line?.[2]?.replace(new RegExp(`\\s+(?:${SUFFIX})\\.?$`), '') ?? null);
  const escaped = (words: string) => words.replace(/[^\w\s]/g, '\\$&');
  const whole = lines.reduce(
    (words, line, at) =>
      line && streets[at]
        ? put(words, at, new RegExp(`\\b${line[1]}\\s+${escaped(streets[at])}(?:\\s+(?:${SUFFIX})\\b\\.?)?`, 'g'))
        : words,
    text,
  );
  const alone = streets.reduce<string>((words, street, at) => {
    const isOnly = street !== null && streets.indexOf(street) === at && streets.lastIndexOf(street) === at;
    return isOnly
      ? put(
          words,
          at,
          new RegExp(`(?<!\\d\\s)\\b(?:the\\s+)?${escaped(street)}(?:\\s+(?:${SUFFIX}|one|house|home)\\b\\.?)?`, 'g'),
        )
      : words;
  }, whole);
  return { text: alone, homes };
}

/** @param stops the addresses of the tour that stands */
export async function withHomesNamed(
  text: string,
  stops: readonly (string | null)[],
  { findPlacesNamed }: Pick<BuiltInModelNeeds, 'findPlacesNamed'>,
): Promise<WordsWithHomes> {
  const { text: words, homes } = stopsNamed(text, stops);
  const found = await findAddressesOfListings(words, (phrases) => findPlacesNamed(phrases), MAX_ADDRESSES);
  const named = found.map(({ area, start, end }) => {
    const unit = unitAfter(words, end);
    return { start, end: end + (unit?.length ?? 0), home: { area: { ...area, name: area.name + (unit?.name ?? '') } } };
  });
  const unknown = writtenAddresses(words)
    .filter(
      ({ suffix, start }, at, all) =>
        suffix !== null && all.findIndex((one) => one.suffix !== null && one.start === start) === at,
    )
    .filter(({ start }) => !named.some((one) => one.start === start))
    .map(({ start, end }) => ({ start, end, home: { missing: words.slice(start, end) } }));
  return [...named, ...unknown]
    .toSorted((a, b) => b.start - a.start)
    .reduce<WordsWithHomes>(
      (so, { start, end, home }) => ({
        text: `${so.text.slice(0, start)}${HOME}${so.homes.length}${so.text.slice(end)}`,
        homes: [...so.homes, home],
      }),
      { text: words, homes },
    );
}
