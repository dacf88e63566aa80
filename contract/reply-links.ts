import type { ListingReference } from './listing-reference.ts';

/**
 * Links in a reply's markdown that act in the product: `[12 Alder St](#home/SOURCE/ID)` opens a home's details, and `[Same in Oakland](#ask)`
 * says its own words as the user's next message. Any model can write them; a surface that does not know them shows their words.
 */
export type ReplyLink = { kind: 'home'; listing: ListingReference } | { kind: 'ask' };

const ASK = '#ask';
const homePattern = /^#home\/([^/]+)\/([^/]+)$/;

/** `encodeURIComponent` leaves parentheses, which would end the address in markdown. */
const encode = (text: string) => encodeURIComponent(text).replace(/[()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

/** @param words markdown */
export function homeLink(words: string, { mlsSource, mlsId }: ListingReference): string {
  return `[${words}](#home/${encode(mlsSource)}/${encode(mlsId)})`;
}

/** @param words what is said when it is pressed; no markdown */
export function askLink(words: string): string {
  return `[${words}](${ASK})`;
}

/** The words of all such links of a text. */
export const askLinksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\[([^\]]+)\]\(#ask\)/g)].map(([, words = '']) => words);

/** What an address in a reply does, or null where it is an address like any other. */
export function readReplyLink(address: string): ReplyLink | null {
  if (address === ASK) return { kind: 'ask' };
  const [, mlsSource, mlsId] = homePattern.exec(address) ?? [];
  if (!mlsSource || !mlsId) return null;
  try {
    return { kind: 'home', listing: { mlsSource: decodeURIComponent(mlsSource), mlsId: decodeURIComponent(mlsId) } };
  } catch {
    return null;
  }
}
