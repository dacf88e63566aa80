/** "How's the market at 12 Alder Street?": an address has no market, the place around its home has. */
import type { AreaFilter, NamedArea } from '#contract/listing-search.ts';
import { searchListingsAnswerSchema } from '#server/modules/listings/index.ts';
import type { MarketQuestion } from './question-parser/market-question.ts';
import { answerTo, type Reply, type Step } from './reply.ts';
import { homeAt } from './respond-to-home.ts';
import { placesStanding } from './sales/sales-rows.ts';
import { SEARCH_TOOL } from './turn.ts';

const isAddress = (place: AreaFilter): place is NamedArea =>
  place.type === 'named-area' && place.nameType === 'street-and-number';

/** The address of a question that names nothing else. */
export function addressOf({ places: [first, second] }: MarketQuestion): NamedArea | null {
  return first && !second && isAddress(first) ? first : null;
}

/** The question of the neighborhood, or the city, that the home at an address lies in; the step that looks for it, where that is not known. */
export function aroundHome(
  step: Step,
  question: MarketQuestion,
  address: NamedArea,
): { question: MarketQuestion } | { reply: Reply } {
  const found = homeAt(step, address);
  if ('reply' in found) return found;
  const [facts] = searchListingsAnswerSchema.safeParse(answerTo(step.turn, SEARCH_TOOL)?.value).data?.items ?? [];
  const places = placesStanding({ search: {}, results: [], openedFacts: facts ?? null });
  return { question: { ...question, places } };
}
