/** "What should I list it at?": the value, its range and how homes sell around it, as choices. Which of them to take is left to people. */
import type { NamedArea } from '#contract/listing-search.ts';
import {
  estimateValueAnswerSchema,
  marketAnswerSchema,
  type EstimateValueAnswer,
  type MarketAnswer,
} from '#server/modules/market/index.ts';
import { roundedEstimate } from '#contract/market-words.ts';
import { dollars, plain } from '../answers/format.ts';
import { lineOf } from '../answers/market-lines.ts';
import type { Texts } from '../answers/texts/index.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { dollarsInShort } from '../question-parser/money.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import { answerTo, callTools, say, type Reply, type Step, type ToolCall } from '../reply.ts';
import { VALUE_TOOL } from '../value/standing-value.ts';
import { composeValueAnswer, sureness, valueLead, valueNotices } from '../value/value-answer.ts';

const SELLER = '(?:i|we|he|she|they|you|u|one|(?:my|our|the)\\s+(?:clients?|sellers?|owners?))';
const THING = '(?:it|this|that|(?:the|this|my|our|their)\\s+(?:home|house|place|property|condo|listing|one))';
const asksListPrice = new RegExp(
  [
    `\\b(?:what|where|how\\s+(?:much|high|low))\\s+(?:price\\s+)?(?:should|would|could|can|do)\\s+${SELLER}\\s+(?:\\w+\\s+)?(?:list|price)\\b`,
    `\\b(?:should|would|could|can)\\s+${SELLER}\\s+(?:\\w+\\s+)?(?:list|price)\\s+(?:${THING}\\s+)?(?:at|for|above|over|under|below|high|low|aggressive\\w*|conservative\\w*)\\b`,
    `\\b(?:so\\s+)?(?:list|price)\\s+(?:${THING}\\s+)?(?:at|for)\\s+\\$?\\d`,
    `\\bprice\\s+${THING}\\s+(?:high|low|aggressive\\w*|conservative\\w*|under|over|above|below|at)\\b`,
    `\\brange\\s+(?:that\\s+)?(?:(?:should|would|could|can|do)\\s+)?(?:${SELLER}\\s+)?(?:(?:should|would|could|can|do)\\s+)?(?:to\\s+)?(?:list|price)\\b|\\b(?:list|listing|pricing)\\s+(?:price\\s+)?range\\b`,
    '\\bpricing\\s+strateg(?:y|ies)\\b|\\b(?:aggressive|conservative)\\s+(?:or|vs\\.?|versus)\\s+\\w+|\\b(?:list|listing|asking)\\s+price\\s+(?:recommendation|suggestion|advice|idea)s?\\b',
    '\\b(?:suggest\\w*|recommend\\w*|good|right|best|realistic|fair)\\s+(?:list|listing|asking)\\s+price\\b',
    '\\b(?:en\\s+cuanto|a\\s+(?:que|cual)\\s+precio|a\\s+cuanto)\\s+(?:lo\\s+|la\\s+)?(?:debo|deberia\\w*|debemos|conviene|puedo|pongo|ponemos|listo|listamos|listar\\w*|anuncio|anunciamos|publico|publicamos)\\b|\\bestrategia\\s+de\\s+precios?\\b|\\bprecio\\s+de\\s+lista\\s+(?:recomend\\w+|suger\\w+)',
  ].join('|'),
);
const namedPrice =
  /\b(?:list|price|listar\w*|pongo)\s+(?:\w+\s+){0,2}?(?:at|for|en|a)\s+\$?(\d[\d,.]*\d|\d)\s*(k|m|mil)?(?![\d%])/;

/** Null where nobody asks what to list a home at, or none stands. */
export function respondToListPrice(step: Step, parsed: ParsedQuestion): Reply | null {
  const { turn, texts } = step;
  const folded = fold(turn.question);
  if (parsed.kind === 'write' || !asksListPrice.test(folded)) return null;
  const address = findAddress(folded)?.area;
  if (address?.nameType === 'street-and-number') return null;
  const { previous } = turn;
  const opened = previous?.opened ?? null;
  const told = (previous?.value ?? previous?.lastValue)?.found;
  const reference = told?.subject.reference ?? null;
  const standing = told && (!opened || !reference || isSame(opened, reference)) ? told : null;
  if (!standing && !opened) return null;
  const answered = answerTo(turn, VALUE_TOOL);
  const { data: valued } = estimateValueAnswerSchema.safeParse(answered?.value);
  const found = standing ?? valued;
  if (!found && !answered && opened) {
    const { mlsId, mlsSource } = opened;
    return callTools(step, [{ toolName: VALUE_TOOL, input: { subject: { mlsId, mlsSource } } }], texts.offer.comparing);
  }
  if (!found) return say(texts.value.failed);
  if (found.valueDollars === null || found.subject.isLease)
    return say(composeValueAnswer({ kind: 'how' }, { found, before: null }, texts));
  const market = answerTo(turn, MARKET_TOOL);
  const call = market ? null : marketCall(found);
  if (call) return callTools(step, [call], texts.offer.comparing);
  const { data: around } = marketAnswerSchema.safeParse(market?.value);
  return say(choices(found, around ?? null, pricesNamed(folded), texts));
}

/** The city has the sales that a neighborhood may lack. */
function marketCall({ subject: { city, state, propertyType } }: EstimateValueAnswer): ToolCall | null {
  if (city === null) return null;
  const context = state === null ? {} : { context: { stateAbbreviated: state } };
  const areaFilter: NamedArea = { type: 'named-area', nameType: 'city', name: city, ...context };
  const input = { areaFilter, propertyTypes: [propertyType] };
  return { toolName: MARKET_TOOL, input: { ...input, figures: ['sale-to-list', 'days-on-market'] } };
}

/** Whether what to list a home at was asked, with the prices that were named. */
export function listPriceAsked(question: string): { named: number[] } | null {
  const folded = fold(question);
  return asksListPrice.test(folded) || namedPrice.test(folded) ? { named: pricesNamed(folded) } : null;
}

function priceNamed(folded: string): number | null {
  const [, digits = '', unit] = namedPrice.exec(folded) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  if (!value) return null;
  return Math.round(unit === undefined ? dollarsInShort(value) : value * (unit === 'm' || value < 20 ? 1_000_000 : 1_000));
}

/** "At 899 or 950": the other one, in the unit of the first where it names none. */
const orPrice =
  /^\s*(?:k|m|mil)?\s*(?:or|vs\.?|versus|and|y|o|,)\s+(?:at\s+|for\s+|en\s+|a\s+)?\$?(\d[\d,.]*\d|\d)\s*(k|m|mil)?(?![\d%])/;

function pricesNamed(folded: string): number[] {
  const first = priceNamed(folded);
  const found = namedPrice.exec(folded);
  if (first === null || !found) return [];
  const [, digits, unit] = orPrice.exec(folded.slice(found.index + found[0].length)) ?? [];
  const other = digits === undefined ? null : priceNamed(`list at ${digits}${unit ?? found[2] ?? ''}`);
  return other === null || other === first ? [first] : [first, other];
}

const about = (value: number): string => dollars(roundedEstimate(value));

function choices(found: EstimateValueAnswer, around: MarketAnswer | null, named: readonly number[], texts: Texts): string {
  const { offer } = texts;
  const words = offer.listing;
  const { value = 0, low = 0, high = 0 } = found.valueDollars ?? {};
  const names = texts.market.names(false);
  const facts = (['saleToList', 'medianDaysOnMarket'] as const).flatMap((key) => {
    const line = around && lineOf[key](around, texts);
    return line ? [offer.inArea(plain(around.area), names[key], line)] : [];
  });
  const sold = around?.saleToList?.value ?? null;
  const lines = [
    words.under(about(low), about(value), sold === null ? null : sold > 100),
    words.at(about(value)),
    words.over(about(value), about(high)),
  ];
  const sideOf = (price: number): number => Math.sign(price - roundedEstimate(value));
  return [
    [`${valueLead(found, texts)} ${sureness(found, texts)}`, ...facts].map((fact) => `- ${fact}`).join('\n'),
    [words.choices, ...lines.map((line) => `- ${line}`)].join('\n'),
    named.map((price) => words.named(dollars(price), sideOf(price), price >= low && price <= high)).join(' '),
    words.yours,
    valueNotices(found, texts),
  ]
    .filter(Boolean)
    .join('\n\n');
}
