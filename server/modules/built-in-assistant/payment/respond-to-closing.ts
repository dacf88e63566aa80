/** Questions about what it costs to buy or to sell: closing costs, cash to close, what a seller is left with. */
import { estimateClosingAnswerSchema, type EstimateClosingInput } from '#server/modules/listings/index.ts';
import { plain } from '../answers/format.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { isHomeAssumed } from './assumed-home.ts';
import { composeClosing } from './closing-answer.ts';
import { closingsTogether, readClosing } from './closing-request.ts';
import type { FindPlaces } from './sale-place.ts';

function nameIn(value: unknown): string | null {
  const { data } = estimateClosingAnswerSchema.safeParse(value);
  return data && 'addressLine1' in data ? data.addressLine1 : null;
}

export const CLOSING_TOOL = 'estimate_closing_costs';

/** Several calls are the same sale at several prices, or in several places. */
type ClosingStep = { say: string } | { calls: EstimateClosingInput[]; reasoning: string };

/** Null where the question is not about closing. */
export async function respondToClosing(turn: Turn, parsed: ParsedQuestion, findPlaces: FindPlaces): Promise<ClosingStep | null> {
  if (parsed.kind === 'write' && !closingsTogether(turn)) return null;
  const asked = await readClosing(turn, parsed, findPlaces);
  if (!asked) return null;
  const texts = textsIn(turn.language);
  const answered = turn.answers.filter(({ toolName }) => toolName === CLOSING_TOOL);
  if (answered.length > 0) {
    const values = answered.map(({ value }) => value);
    const name = isHomeAssumed(turn, asked.calls[0]?.listing) ? nameIn(values[0]) : null;
    const told = composeClosing(values, asked, texts);
    return { say: name === null ? told : `${texts.payment.homeAssumed(plain(name))}\n\n${told}` };
  }
  if (asked.calls.length === 0) return { say: texts.closing.whichPrice };
  return { calls: asked.calls, reasoning: texts.closing.reasoning };
}
