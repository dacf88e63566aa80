/** The value that the thread told last, as the next question may change it. */
import { estimateValueAnswerSchema, estimateValueInputSchema, type EstimateValueInput } from '#server/modules/market/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';

export const VALUE_TOOL = 'estimate_value';

/** What was asked about one sale changes nothing of the value. */
function withoutQuestion(request: EstimateValueInput): EstimateValueInput {
  const { askedAbout: _, ...choice } = request.comparables ?? {};
  return Object.keys(choice).length > 0 ? { ...request, comparables: choice } : omitted(request);
}

const omitted = ({ comparables: _, ...request }: EstimateValueInput): EstimateValueInput => request;

const isSame = (one: EstimateValueInput | undefined, other: EstimateValueInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Asked again it is no step; made as it was before the last step, that step is taken back; of another home all begins anew. */
function requestsAfter(earlier: readonly EstimateValueInput[], asked: EstimateValueInput): readonly EstimateValueInput[] {
  const last = earlier.at(-1);
  if (!last || !isSameHome(last, asked)) return [asked];
  if (isSame(last, asked)) return earlier;
  return isSame(earlier.at(-2), asked) ? earlier.slice(0, -1) : [...earlier, asked];
}

/** Also where one of them is its rent. */
function isSameHome({ subject: one }: EstimateValueInput, { subject: other }: EstimateValueInput): boolean {
  const { changes: _, isLease: __, ...home } = one;
  const { changes: ___, isLease: ____, ...otherHome } = other;
  return JSON.stringify(home) === JSON.stringify(otherHome);
}

export function afterValue(state: EarlierTurn | null, input: unknown, value: unknown): EarlierTurn | null {
  const request = estimateValueInputSchema.safeParse(input);
  if (!request.success || value === null) return state;
  const asked = withoutQuestion(request.data);
  const valueRequests = requestsAfter(state?.valueRequests ?? [], asked);
  const before: EarlierTurn = { search: {}, results: [], ...state, valueRequests };
  const found = estimateValueAnswerSchema.safeParse(value);
  if (!found.success) return before;
  const told = { request: asked, found: found.data, steps: valueRequests.slice(0, -1) };
  const { reference } = found.data.subject;
  return {
    ...before,
    ...(reference ? { opened: reference } : {}),
    market: null,
    writing: null,
    value: told,
    lastValue: told,
    cma: null,
  };
}
