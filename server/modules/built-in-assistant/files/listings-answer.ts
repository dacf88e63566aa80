/** Which homes of an attached table are on the market or were sold, in words. */
import type { MatchAnswer } from '#server/modules/analysis/index.ts';
import { dollars } from '../answers/format.ts';
import { linkTo, price } from '../answers/homes.ts';
import type { Texts } from '../answers/texts/index.ts';
import { escaped } from './escaped.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type AskedOfListings = 'on-market' | 'sold' | 'all';

const asks: readonly [AskedOfListings, RegExp][] = [
  ['sold', /\bsold\b|\bvendid[ao]s?\b/i],
  ['all', /\b(?:compare|compared|against|versus|vs|match(?:es)?|check)\b.{0,25}\b(?:market|mls|listings?)\b/i],
  [
    'on-market',
    inLines('i')`
      \b(?:
        on (?:the )?(?:market|mls)|in (?:the )?mls|for sale
        |(?:still|currently|now) (?:active|available|listed|for sale)
        |(?:are|is|have|has) (?:a )?listings?
        |en (?:el mercado|venta)|a la venta
      )\b
    `,
  ],
];

/** Null where a question of a table is not about listings. */
export function asksForListings(question: string): AskedOfListings | null {
  return asks.find(([, words]) => words.test(question))?.[0] ?? null;
}

export function composeListings(answer: MatchAnswer, asked: AskedOfListings, { files: words, home, ...texts }: Texts): string {
  const file = `**${escaped(answer.fileName)}**`;
  if (answer.problem !== null) return words.unreadable(file, answer.problem);
  const { addresses, byStatus, homes, notFound, missing } = answer;
  const sold = byStatus.find(({ status }) => status === 'sold')?.count ?? 0;
  const open = byStatus.filter(({ status }) => status !== 'sold');
  const onMarket = open.reduce((sum, { count }) => sum + count, 0);
  const parts = open.length < 2 ? [] : open.map(({ status, count }) => `${words.statuses[status]}: ${count}`);
  const found = asked === 'sold' ? words.wereSold(sold, addresses, file) : words.onMarket(onMarket, addresses, file, parts);
  const rest = words.rest(asked === 'sold' ? onMarket : sold, asked === 'sold', notFound);
  const lines = homes.map(({ row, inFileDollars, differenceDollars, home: listing }) =>
    [
      ...[row, linkTo(listing), words.statuses[listing.status]],
      price(listing, { files: words, home, ...texts }),
      inFileDollars === null ? '' : dollars(inFileDollars),
      differenceDollars === null ? '' : words.difference(differenceDollars),
    ].join(' | '),
  );
  const head = [words.row, words.home, words.status, words.price, words.inFile, words.ofDifference].join(' | ');
  const table =
    lines.length === 0 ? '' : `| ${head} |\n|---:|---|---|---:|---:|---:|\n${lines.map((line) => `| ${line} |`).join('\n')}`;
  const told = asked === 'all' ? onMarket + sold : asked === 'sold' ? sold : onMarket;
  const more = told > homes.length ? words.first(homes.length).trim() : '';
  const without =
    missing.length > 0
      ? words.without(
          missing.map(({ address }) => escaped(address)),
          notFound,
        )
      : '';
  return [`${found} ${rest}`, more, table, without, answer.withheld?.note ?? ''].filter(Boolean).join('\n\n');
}

/** What a row that was picked is in the listings. */
export function composeListingOfRow({ homes, problem }: MatchAnswer, texts: Texts): string {
  const [found] = homes;
  if (!found || problem !== null) return problem === null ? texts.files.noListing : '';
  const { home } = found;
  return texts.files.listedAs(linkTo(home), texts.files.statuses[home.status], price(home, texts));
}
