/** "Which one is the better deal?" of homes that stand side by side: what each asks, its value, days and cuts. Which of them it is, is left to people. */
import type { ListingReference } from '#contract/listing-reference.ts';
import { listingDetailsAnswerSchema } from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { comparedLast, homesNamed } from '../payment/payment-home.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step, type ToolCall } from '../reply.ts';
import { DETAILS_TOOL, type Turn } from '../turn.ts';
import { VALUE_TOOL } from '../value/standing-value.ts';
import { factsOf } from './respond-to-offer.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asks = inLines()`
  \b(?:which|what|who|cual)\b.{0,30}\b(?:better|best|mejor)\s+(?:deal|value|buy|bargain|priced?|negocio|trato|oportunidad|precio|compra|valor)\b
  |\b(?:which|what|cual)\b.{0,20}\b(?:priced\s+(?:better|best|right)|overpriced|underpriced|(?:mas\s+)?sobrevalorad[oa]|mejor\s+de\s+precio)\b
  |^\W*(?:(?:so|and|ok|y)\W+)*(?:the\s+)?better\s+(?:deal|value|buy)\W*$
`;
/** What is said of places and times, or of what is paid beside the price. */
const ofElse =
  /\b(?:neighborhoods?|areas?|cit(?:y|ies)|towns?|zips?|markets?|rates?|loans?|lenders?|offers?|month|year|barrios?|zonas?|ciudad(?:es)?)\b/;

/** Two to four homes that the question names, or that were compared right before. */
function homesMeant(turn: Turn): ListingReference[] {
  const named = homesNamed(turn);
  const homes = named.length > 1 ? named : comparedLast(turn.earlier, turn.previous);
  return homes.length > 1 ? homes : [];
}

/** Null where nobody asks it, or no homes stand side by side. */
export function respondToBetterDeal(step: Step, parsed: ParsedQuestion): Reply | null {
  const { turn, texts } = step;
  const folded = fold(turn.question);
  if (parsed.kind === 'write' || !asks.test(folded) || ofElse.test(folded)) return null;
  const homes = homesMeant(turn);
  if (homes.length === 0) return null;
  const answersOf = (toolName: string) => turn.answers.filter((one) => one.toolName === toolName).map(({ value }) => value);
  const [records, values] = [answersOf(DETAILS_TOOL), answersOf(VALUE_TOOL)];
  if (records.length === 0) {
    const calls = homes.flatMap(({ mlsId, mlsSource }): ToolCall[] => [
      { toolName: DETAILS_TOOL, input: { mlsId, mlsSource } },
      { toolName: VALUE_TOOL, input: { subject: { mlsId, mlsSource } } },
    ]);
    return callTools(step, calls, texts.offer.comparing);
  }
  const told = records.flatMap((record, at) => {
    const { data: details } = listingDetailsAnswerSchema.safeParse(record);
    return details ? [{ details, facts: factsOf(details, values[at] ?? null, null, texts) }] : [];
  });
  if (told.length < 2) return say(texts.home.failed);
  const blocks = told.map(({ details, facts }) => {
    const { pricePerSqFt, isLease } = details;
    const perFoot = pricePerSqFt === null || isLease ? '' : `- ${texts.offer.perFoot(dollars(pricePerSqFt))}`;
    return [`**${linkTo(details)}**`.replaceAll('****', '**'), [facts.lines, perFoot].filter(Boolean).join('\n')].join('\n\n');
  });
  const [notices = ''] = told.flatMap(({ facts }) => facts.notices);
  return say([texts.offer.deals, ...blocks, texts.offer.dealIsYours, notices].filter(Boolean).join('\n\n'));
}
