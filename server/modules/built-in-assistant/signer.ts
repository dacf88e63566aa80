/** Who asks, as their profile says: a text of theirs is signed with it where no other name was told. */
export interface Signer {
  name: string;
  brokerage: string | null;
}

const blanks: readonly (readonly [blank: RegExp, of: keyof Signer])[] = [
  [/\\\[(?:your name|su nombre|tu nombre)\\\]/g, 'name'],
  [/\\\[(?:brokerage|agencia)\\\]/g, 'brokerage'],
];

/** A text with what is known of who writes it in the place of its blanks. @param text as markdown, its brackets escaped */
export const signed = (text: string, signer: Signer | null | undefined): string =>
  blanks.reduce((left, [blank, of]) => {
    const known = signer?.[of] ?? null;
    return known === null ? left : left.replace(blank, () => known.replaceAll(/[[\]<>*_`|\\~]/g, '\\$&'));
  }, text);
