/** Topics that go by what a message sounds like and was read as. */
import { searchInWords } from '../answers/search-answer.ts';
import { respondToErrand } from '../apps/respond-to-errand.ts';
import { homeWithoutAddress } from '../cma/home-without-address.ts';
import { respondToCma } from '../cma/respond-to-cma.ts';
import { asksSalesAround, type Intent } from '../intents/index.ts';
import { respondToGain } from '../law/respond-to-gain.ts';
import { respondToBetterDeal } from '../offer/better-deal.ts';
import { respondToListPrice } from '../offer/respond-to-list-price.ts';
import { respondToOffer } from '../offer/respond-to-offer.ts';
import { AFFORDABILITY_TOOL, respondToAffordability } from '../payment/respond-to-affordability.ts';
import { respondToLoanKinds } from '../payment/loan-kinds-side-by-side.ts';
import { respondToBuydown } from '../payment/respond-to-buydown.ts';
import { respondToCanAfford } from '../payment/respond-to-can-afford.ts';
import { CLOSING_TOOL, respondToClosing } from '../payment/respond-to-closing.ts';
import { INCOME_TOOL, respondToIncome } from '../payment/respond-to-income.ts';
import { PAYMENT_TOOL, respondToPayment } from '../payment/respond-to-payment.ts';
import { PRICE_FOR_PAYMENT_TOOL, respondToPriceForPayment } from '../payment/respond-to-price-for-payment.ts';
import { RETURN_TOOL, respondToReturn } from '../payment/respond-to-return.ts';
import { respondToTransferTax, TRANSFER_TAX_TOOL } from '../payment/respond-to-transfer-tax.ts';
import { respondToWhoPays } from '../payment/respond-to-who-pays.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { withPriceOfFigures } from '../question-parser/told-price.ts';
import { callTools, type Reply, type ToolCall } from '../reply.ts';
import { respondToSavedSearches } from '../saved-searches/respond-to-saved-searches.ts';
import { search } from '../search-turn.ts';
import { SEARCH_TOOL, type Turn } from '../turn.ts';
import { understand } from '../understand.ts';
import { respondToValue } from '../value/respond-to-value.ts';
import { own, replied, said, valueReply, type Asked, type Topic } from './topic.ts';

/** What is asked of a topic, with what the message sounds like and what its words were read as. */
interface Understood extends Asked {
  intent: Intent;
  parsed: ParsedQuestion;
  /** With the price of the figures that stand in the place of "it". */
  priced: Turn;
}

export const understood = (asked: Asked, { intent, parsed }: Pick<Understood, 'intent' | 'parsed'>): Understood => ({
  ...asked,
  ...{ intent, parsed },
  priced: { ...asked.turn, question: withPriceOfFigures(asked.turn.question, asked.turn.previous) },
});

/** Their words sound like a question about a value now and then: "how much is the HOA of it?" */
const notOfValue: readonly Intent[] = ['market', 'lending', 'tax', 'legal', 'copy', 'act', 'person'];

/** In the order in which they are asked. */
export const topicsOfActs: readonly Topic<Understood>[] = [
  // "Pricing strategy for it" sounds like a CMA, which a home without an address has none of.
  ({ step, turn, parsed }) => (turn.previous?.cma ? null : respondToListPrice(step, parsed)),
  valueInsteadOfCma,
  ({ step, turn, options, parsed, today }) =>
    own(step, respondToCma(turn, options.prompt, { isAsked: parsed.kind === 'cma', today })),
  savedSearches,
  ({ turn, parsed }) => (parsed.kind === 'write' ? null : said(respondToErrand(turn))),
  ({ step, parsed }) => respondToGain(step, parsed),
  ({ step, priced, parsed }) => replied(step, respondToReturn(priced, parsed), (input) => ({ toolName: RETURN_TOOL, input })),
  ({ step, priced, parsed }) => replied(step, respondToLoanKinds(priced, parsed), (input) => ({ toolName: PAYMENT_TOOL, input })),
  ({ step, priced, parsed }) => replied(step, respondToBuydown(priced, parsed), (input) => ({ toolName: PAYMENT_TOOL, input })),
  ({ step, turn, parsed }) =>
    replied(step, respondToPriceForPayment(turn, parsed), (input) => ({ toolName: PRICE_FOR_PAYMENT_TOOL, input })),
  ({ step, turn, parsed }) =>
    replied(step, respondToCanAfford(turn, parsed), (input) => ({ toolName: AFFORDABILITY_TOOL, input })),
  ({ step, priced, parsed }) => replied(step, respondToIncome(priced, parsed), (input) => ({ toolName: INCOME_TOOL, input })),
  ({ step, priced, parsed }) =>
    replied(step, respondToAffordability(priced, parsed), (input) => ({ toolName: AFFORDABILITY_TOOL, input })),
  async ({ step, turn, findPlacesNamed }) =>
    replied(step, await respondToWhoPays(turn, findPlacesNamed), (input) => ({ toolName: TRANSFER_TAX_TOOL, input })),
  async ({ step, priced, parsed, findPlacesNamed }) =>
    replied(step, await respondToTransferTax(priced, parsed, findPlacesNamed), (input) => ({
      toolName: TRANSFER_TAX_TOOL,
      input,
    })),
  async ({ step, priced, parsed, findPlacesNamed }) =>
    replied(step, await respondToClosing(priced, parsed, findPlacesNamed), (input) => ({ toolName: CLOSING_TOOL, input })),
  ({ step, parsed }) => respondToListPrice(step, parsed),
  ({ step, parsed }) => respondToBetterDeal(step, parsed),
  ({ step, parsed }) => respondToOffer(step, parsed),
  value,
  ({ step, priced, parsed }) => replied(step, respondToPayment(priced, parsed), (input) => ({ toolName: PAYMENT_TOOL, input })),
];

async function savedSearches({ step, turn, options, needs }: Understood): Promise<Reply | null> {
  const about = await respondToSavedSearches(turn, options.prompt, (question, upon) =>
    understand({ ...turn, question, last: null, open: [], ...(upon === undefined ? {} : { previous: upon }) }, needs),
  );
  if (!about || !('search' in about)) return own(step, about);
  if (about.isAll) return search(step, { kind: 'search', search: about.search, unusedWords: [], notes: [], change: 'new' });
  const call: ToolCall = { toolName: SEARCH_TOOL, input: about.search };
  return callTools(step, [call], searchInWords(about.search, 'new', step.texts));
}

/** Of a home that has no address yet its value is told in the place of a presentation. */
async function valueInsteadOfCma({ step, turn, findAddresses, parseAlone }: Understood): Promise<Reply | null> {
  const described = homeWithoutAddress(turn);
  if (described === null) return null;
  const asked = { ...turn, question: described, english: described };
  const reply = valueReply(step, await respondToValue(asked, { findAddresses, parseAlone, isAsked: true }));
  return reply?.text ? { ...reply, text: `${step.texts.cma.needsAddress}\n\n${reply.text}` } : reply;
}

async function value({ step, turn, intent, parsed, findAddresses, parseAlone }: Understood): Promise<Reply | null> {
  // The copy of a told home is written, whatever its words sound like.
  if (parsed.kind === 'write' && parsed.request.home) return null;
  if (notOfValue.includes(intent) || asksSalesAround(parsed, turn.english, intent)) return null;
  return valueReply(step, await respondToValue(turn, { findAddresses, parseAlone, isAsked: parsed.kind === 'value' }));
}
