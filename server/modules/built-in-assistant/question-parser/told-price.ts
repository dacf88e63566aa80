/** "Homes at that price": the price that was told last stands for its words. */
import type { EarlierTurn } from './earlier-turn.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const atThatPrice = inLines('i')`
  \b(?:
    (?:at|for|around|in|within|under|below|with|up\s+to)\s+(?:that|this|the\s+same)\s+
      (?:price(?:\s+(?:range|point|limit))?|budget|amount)
    |(?:a|por|de|con|en|hasta)\s+(?:ese|este|el\s+mismo)\s+(?:rango\s+de\s+)?(?:precio|presupuesto)
  )\b
  |(?<=\b(?:get|find|buy|have)\b.{2,60})\bfor\s+that(?=\s*(?:[?.!]|$))
`;

const ofThatPrice = inLines('i')`
  (?<=\b(?:sells?|sold|goes|went|closes?|closed|lists?|listed|buys?)\s+(?:it\s+)?)(?:at|for)\s+that\b
    (?=\s*(?:[,.?!;]|$|and\b|with\b|w/|if\b|after\b|but\b))
  |\b(?:at|for|of|on|with)\s+(?:that|this|the\s+same)\s+(?:price|value|number|amount|figure)\b
  |\b(?:a|por|de|con|en)\s+(?:ese|este|el\s+mismo)\s+(?:precio|valor)\b
  |\bsame\s+price\b
  |(?<=\b(?:costs?|payments?|pmts?|sheet|buyers?|sellers?)\s+)(?:at|on|for)\s+that\b(?=\s*(?:$|[,.?!;]|with\b|w/|and\b))
`;

/** A question about money with the price of the figures that were told last: "what would the seller net at that price?" */
export function withPriceOfFigures(text: string, previous: EarlierTurn | null): string {
  const told = previous?.toldDollars;
  return told ? text.replace(ofThatPrice, `at $${told}`) : text;
}

/** "Condos they can afford": up to what their income was told to carry, whatever was told since. */
const asTheyCan = inLines('i')`
  \b(?:(?:that|which)\s+)?(?:they|we|he|she|i|(?:my|the|our)\s+(?:buyers?|clients?))\s+(?:can|could)\s+(?:\w+\s+)?
    afford\b
  |\bwhat\s+(?:can|could|would)\s+(?:they|we|he|she|i|(?:my|the|our)\s+(?:buyers?|clients?))\s+(?:get|buy|find)\b
    (?!\s+for\b)
  |\b(?:with)?in\s+(?:their|our|my|his|her)\s+(?:budget|price\s+range|range|means)\b
  |\bque\s+(?:puedan|pueden|podamos|podemos|puedo|pueda|puede)\s+(?:pagar|comprar)\b
`;

/** "Show me what that buys in Oakland", "casas en Oakland con eso": homes up to what was told last. */
const whatThatBuys = inLines('i')`
  \bwhat\s+(?:all\s+)?(?:that|this|it)\s+(?:(?:will|would|can|could)\s+)?(?:buys?|gets?)
    (?:\s+(?:them|us|me|him|her|you))?\b
  |\bwhat\s+(?:does|would|will|can|could)\s+(?:that|this|it)\s+(?:buy|get)(?:\s+(?:them|us|me|him|her|you))?\b
  |\b(?:lo\s+)?qu[eé]\s+(?:(?:se\s+)?(?:compra|consigue|hay)|(?:les?\s+|me\s+)?alcanza|puede[ns]?\s+comprar)\s+
    (?:con|por|para)\s+(?:eso|esto)\b
`;
const withThat = /\b(?:con|por)\s+(?:eso|esa\s+cantidad)\b(?=\s*(?:[,.?!]|$))/i;

/** The message with the price in dollars, where one was told: what a buyer can afford, else what the open home costs. */
export function withToldPrice(text: string, previous: EarlierTurn | null): string {
  const told = previous?.affordableDollars ?? previous?.openedFacts?.price ?? previous?.toldDollars;
  const affordable = previous?.affordableDollars ?? previous?.lastAffordableDollars;
  const ofHomes = told ? text.replace(whatThatBuys, `homes up to $${told}`) : text;
  const named = previous?.affordableDollars ? ofHomes.replace(withThat, `up to $${told}`) : ofHomes;
  const asked = told ? named.replace(atThatPrice, `up to $${told}`) : named;
  return affordable ? asked.replace(asTheyCan, `up to $${affordable}`) : asked;
}

/** Which of the prices that were told at several rates is searched up to. */
export function noteOnToldPrice(parsed: ParsedQuestion, isToldPrice: boolean, previous: EarlierTurn | null): ParsedQuestion {
  const { lastAffordableDollars: price, affordableAtPercent: ratePercent } = previous ?? {};
  if (!isToldPrice || parsed.kind !== 'search' || !price || !ratePercent || parsed.search.price?.endAt !== price) return parsed;
  return { ...parsed, notes: [...parsed.notes, { kind: 'lowest-affordable', dollars: price, ratePercent }] };
}
