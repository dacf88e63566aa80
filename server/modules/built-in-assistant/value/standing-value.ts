/** The value that the thread told last, as the next question may change it. */
import { estimateValueAnswerSchema, estimateValueInputSchema } from '#server/modules/market/index.ts';
import type { EarlierTurn } from '../question-parser/parsed-question.ts';

export const VALUE_TOOL = 'estimate_value';

export function afterValue(state: EarlierTurn | null, input: unknown, value: unknown): EarlierTurn | null {
  const request = estimateValueInputSchema.safeParse(input);
  const found = estimateValueAnswerSchema.safeParse(value);
  if (!request.success || !found.success) return state;
  const earlier = state?.value ?? null;
  const isSame = JSON.stringify(earlier?.request) === JSON.stringify(request.data);
  const before = isSame ? (earlier?.before ?? null) : (earlier?.request ?? null);
  const told = { request: request.data, found: found.data, before };
  const { reference } = found.data.subject;
  return {
    search: {},
    results: [],
    ...state,
    ...(reference ? { opened: reference } : {}),
    market: null,
    writing: null,
    value: told,
    lastValue: told,
  };
}
