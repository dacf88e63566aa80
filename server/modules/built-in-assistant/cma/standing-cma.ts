/** The CMA that a thread made or changed last, and the tools that do so. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { cmaAnswerSchema, type CmaToolAnswer } from '#server/modules/presentations/index.ts';

const tools = [
  ...(['create_cma', 'change_cma_comparables', 'set_cma_range'] as const),
  ...(['edit_cma_sections', 'write_cma_summary', 'undo_cma_edit', 'create_buyer_tour'] as const),
];
export type CmaTool = (typeof tools)[number];
export const isOfCma = (name: string): boolean => tools.some((one) => one === name);

export type CmaStep = { say: string } | { call: CmaTool; input: Record<string, unknown>; reasoning: string };

/** The presentation as the thread's last tool of this kind answered it. */
export function standingCma(prompt: LanguageModelV4Prompt): CmaToolAnswer | null {
  for (const message of prompt.toReversed()) {
    if (message.role !== 'tool') continue;
    for (const part of message.content.toReversed()) {
      if (part.type !== 'tool-result' || !isOfCma(part.toolName) || part.output.type !== 'json') continue;
      const read = cmaAnswerSchema.safeParse(part.output.value);
      if (read.success) return read.data;
    }
  }
  return null;
}

/** The comparables of it that were taken out in the thread and are not back, the last one last. */
export function takenOutOf({ presentationId }: CmaToolAnswer, prompt: LanguageModelV4Prompt): CmaToolAnswer['comparables'] {
  let before: CmaToolAnswer['comparables'] = [];
  let out: CmaToolAnswer['comparables'] = [];
  for (const message of prompt) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result' || !isOfCma(part.toolName) || part.output.type !== 'json') continue;
      const { data } = cmaAnswerSchema.safeParse(part.output.value);
      if (data?.presentationId !== presentationId) continue;
      const has = (one: (typeof before)[number]): boolean =>
        data.comparables.some(({ mlsId, mlsSource }) => mlsId === one.mlsId && mlsSource === one.mlsSource);
      out = [...out, ...before].filter((one) => !has(one));
      before = data.comparables;
    }
  }
  return out;
}

/** Whether what was done last in the thread was done to the CMA: then "undo" and "warmer" mean it. */
export function isLastDone(prompt: LanguageModelV4Prompt, name: (toolName: string) => boolean): boolean {
  const lastQuestion = prompt.findLastIndex(({ role }) => role === 'user');
  const last = prompt.slice(0, lastQuestion).findLast(({ role }) => role === 'tool');
  return last?.role === 'tool' && last.content.some((part) => part.type === 'tool-result' && name(part.toolName));
}

/** What was made last is what stands: a value from before is no longer what "the farthest comp" is of. */
export function afterCma(state: EarlierTurn | null, value: unknown): EarlierTurn | null {
  const { data } = cmaAnswerSchema.safeParse(value);
  if (!data) return state;
  const { subject: home, priceRange } = data;
  const subject = home?.mlsId != null && home.mlsSource !== null ? { mlsId: home.mlsId, mlsSource: home.mlsSource } : null;
  const { low, high } = priceRange;
  const range = low === null || high === null ? null : { low, high };
  const before: EarlierTurn = { search: {}, results: [], ...state };
  return { ...before, ...(subject ? { opened: subject } : {}), value: null, cma: { subject, range } };
}
