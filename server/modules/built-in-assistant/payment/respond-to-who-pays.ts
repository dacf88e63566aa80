/** "Who pays closing costs in NC": what the sheets here count for each side, who pays the transfer tax by custom, and that the contract decides. */
import { z } from 'zod';
import { buyersCosts, sellersCosts, type ClosingCostItem } from '#contract/closing-costs.ts';
import { lookUpTransferTaxAnswerSchema, type LookUpTransferTaxInput } from '#server/modules/listings/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { namedSalePlaces, salePlaceOf, type FindPlaces } from './sale-place.ts';
import { TRANSFER_TAX_TOOL } from './respond-to-transfer-tax.ts';
import { composePayers } from './transfer-tax-answer.ts';

type WhoPaysStep = { say: string } | { calls: LookUpTransferTaxInput[]; reasoning: string };

const COSTS =
  '(?:closing\\s+costs?|closing\\s+fees?|costs?\\s+(?:at|of)\\s+closing|escrow(?:\\s+fees?)?|title(?:\\s+(?:insurance|fees?|policy))?)';
const COSTS_IN_SPANISH = '(?:(?:gastos|costos)\\s+de(?:l)?\\s+cierre|escrow|seguro\\s+de\\s+titulo)';
const asksWhoPays = inLines()`
  \b(?:who|which\s+(?:side|party))\s+(?:\w+\s+){0,2}?(?:pays?|covers?|is\s+responsible)\s+(?:for\s+)?(?:\w+\s+){0,2}?${COSTS}\b
  |\b(?:does|do|is\s+it)\s+(?:the\s+)?(?:buyers?|sellers?)\s+or\s+(?:the\s+)?(?:buyers?|sellers?)\s+(?:\w+\s+){0,2}?pays?\s+(?:for\s+)?(?:\w+\s+){0,2}?${COSTS}\b
  |\bquien(?:es)?\s+(?:\w+\s+){0,2}?pagan?\s+(?:\w+\s+){0,2}?${COSTS_IN_SPANISH}\b
`;

/** Null where nobody asks who pays. */
export async function respondToWhoPays(turn: Turn, findPlaces: FindPlaces): Promise<WhoPaysStep | null> {
  const { question, previous, language, answers } = turn;
  if (!asksWhoPays.test(fold(question))) return null;
  const texts = textsIn(language);
  const { whoPays: words } = texts.closing;
  const standing = previous?.closing ?? previous?.lastClosing;
  const [named = null] = await namedSalePlaces(question, findPlaces);
  const ofSale = standing?.state ? { city: standing.city ?? null, state: standing.state } : null;
  const place = named ?? ofSale ?? salePlaceOf(previous?.search.areaFilter);
  const looked = answers.filter(({ toolName }) => toolName === TRANSFER_TAX_TOOL).map(({ value }) => value);
  if (place && looked.length === 0) return { calls: [place], reasoning: texts.transferTax.reasoning };
  const { data } = z.array(lookUpTransferTaxAnswerSchema).safeParse(looked);
  const payers = data && data.length > 0 ? composePayers(data, texts) : null;
  const itemsOf = (items: readonly { item: ClosingCostItem }[]): string =>
    items
      .filter(({ item }) => item !== 'transfer-tax')
      .map(({ item }) => inSentence(texts.closing.items[item]()))
      .join('; ');
  return {
    say: [
      words.lead,
      [words.seller(itemsOf(sellersCosts(null))), words.buyer(itemsOf(buyersCosts))].map((line) => `- ${line}`).join('\n'),
      payers === null ? '' : words.transferTax(payers),
      place === null ? words.namePlace : words.askThere,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

const inSentence = (label: string): string => label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
