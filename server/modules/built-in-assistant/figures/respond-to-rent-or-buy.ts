/** "Is it better to rent or buy in Oakland": the rent and the price side by side, as the records tell them. Which to do is for people. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { lineOf } from '../answers/market-lines.ts';
import { MARKET_TOOL, marketAnswers } from '../market-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step, type ToolCall } from '../reply.ts';
import { placesNamed, placesStanding } from '../sales/sales-rows.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asks = inLines()`
  \b(?:rent(?:ing)?|rentar|alquilar|lease|leasing)\s+(?:or|vs\.?|versus|o|than|que)\s+(?:to\s+|a\s+)?
    (?:buy(?:ing)?|own(?:ing)?|purchas\w+|comprar)\b
  |\b(?:buy(?:ing)?|own(?:ing)?|purchas\w+|comprar)\s+(?:or|vs\.?|versus|o|than|que)\s+(?:to\s+|a\s+)?
    (?:rent(?:ing)?|rentar|alquilar|lease|leasing)\b
`;
/** "Homes to rent or buy in Oakland" are looked for, and a text is written. */
const ofElse =
  /\b(?:homes|houses|condos|apartments|listings|places|show|find|search|list|write|draft|email|post|casas|departamentos|busca\w*)\b/;

/** Whether somebody weighs renting against buying. */
export const asksRentOrBuy = (...texts: readonly string[]): boolean =>
  texts.some((text) => asks.test(fold(text))) && !texts.some((text) => ofElse.test(fold(text)));

/** Null where nobody asks, or no place is named or stands. */
export async function respondToRentOrBuy(step: Step, parse: (text: string) => Promise<ParsedQuestion>): Promise<Reply | null> {
  const { turn, texts } = step;
  if (!asksRentOrBuy(turn.question, turn.english)) return null;
  const named = placesNamed(await parse(turn.english));
  const [place] = named.length > 0 ? named : placesStanding(turn.previous);
  if (!place) return null;
  const answered = turn.answers.filter(({ toolName }) => toolName === MARKET_TOOL);
  if (answered.length === 0)
    return callTools(
      step,
      (['lease', 'sale'] as const).map((transaction) => callOf(place, transaction)),
      texts.figures.rentOrBuy.reading,
    );
  const found = marketAnswers(answered.map(({ value }) => value));
  const [rents, prices] = found ?? [];
  return rents && prices ? tell(rents, prices, step) : say(texts.market.failed);
}

const callOf = (areaFilter: AreaFilter, transaction: 'lease' | 'sale'): ToolCall => ({
  toolName: MARKET_TOOL,
  input: {
    areaFilter,
    ...(transaction === 'lease' ? { listingTransactionType: transaction } : {}),
    figures: ['median-price', 'price-per-sqft'],
  },
});

function tell(rents: MarketAnswer, prices: MarketAnswer, { texts }: Step): Reply {
  const { rentOrBuy: words } = texts.figures;
  const lines = [rents, prices].flatMap((one) =>
    (['medianPrice', 'medianPricePerSqFt'] as const).flatMap((key) => {
      const line = lineOf[key](one, texts);
      return line ? `- ${texts.market.names(one.isLease)[key]}: ${line}` : [];
    }),
  );
  const price = prices.medianPrice?.value ?? null;
  const way = price === null ? '' : askLink(words.paymentOn(dollars(price)));
  return say([words.lead(plain(prices.area)), lines.join('\n'), words.notTold, way].filter(Boolean).join('\n\n'));
}
