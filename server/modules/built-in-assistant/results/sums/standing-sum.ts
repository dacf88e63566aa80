/** What a sum leaves behind: the next message may change it, or point at its home. */
import {
  calculateAnswerSchema,
  calculateInputSchema,
  type Calculated,
  type CalculatedFigure,
} from '#server/modules/listings/index.ts';
import { z } from 'zod';
import type { EarlierTurn } from '../../question-parser/earlier-turn.ts';
import { isSame } from '../../question-parser/result-references/among-results.ts';

export const CALCULATE_TOOL = 'calculate';

/** What came out; null where there was nothing to work it out from. */
export const resultOf = ({
  sum,
  average,
  median,
  share,
  changed,
  product,
  lowest,
  highest,
  difference,
  total,
}: Calculated): CalculatedFigure | null =>
  total ?? sum ?? average ?? median ?? share ?? changed ?? product ?? lowest ?? highest ?? difference ?? null;

export function afterSum(state: EarlierTurn | null, asked: unknown, value: unknown): EarlierTurn | null {
  const input = calculateInputSchema.safeParse(asked);
  const answer = calculateAnswerSchema.safeParse(value);
  const result = answer.success ? resultOf(answer.data) : null;
  if (!input.success || !result) return state;
  const { homes } = input.data;
  const [only, other] = homes ?? [];
  const facts = only && state?.results.find((one) => isSame(one, only));
  return {
    search: {},
    results: [],
    ...state,
    ...(only && !other ? { opened: only, openedFacts: facts ?? null } : {}),
    calculated: { input: input.data, result },
  };
}

const closingShape = z.object({ cashToCloseDollars: z.number().positive() });
/** The cash to close that was told; null where the costs were a seller's. */
export const neededIn = (value: unknown): number | null => closingShape.safeParse(value).data?.cashToCloseDollars ?? null;
