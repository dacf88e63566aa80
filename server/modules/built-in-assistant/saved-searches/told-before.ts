/** The tools of saved searches, and what the turns before told with them. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { savedSearchesAnswerSchema } from '#server/modules/saved-searches/index.ts';
import type { ToldSearches } from './saved-search-request.ts';

const tools = ['save_search', 'saved_search_news', 'change_saved_search'] as const;
export type SavedSearchTool = (typeof tools)[number];
export const [SAVE, NEWS, CHANGE] = tools;

export interface Told extends ToldSearches {
  /** What "it" means; null where the last one was deleted, or several were told of. */
  lastId: string | null;
  wasDeleted: boolean;
}

/** What the turns before told of saved searches; null for nothing. */
export function toldBefore(prompt: LanguageModelV4Prompt): Told | null {
  const before = prompt.slice(
    0,
    prompt.findLastIndex(({ role }) => role === 'user'),
  );
  const lastTool = before.findLast(({ role }) => role === 'tool');
  const answers = before.flatMap((message) =>
    message.role !== 'tool'
      ? []
      : message.content.flatMap((part) =>
          part.type === 'tool-result' && isOurs(part.toolName)
            ? [
                {
                  message,
                  read: savedSearchesAnswerSchema.safeParse(part.output.type === 'json' ? part.output.value : null).data,
                },
              ]
            : [],
        ),
  );
  const last = answers.at(-1);
  if (!last) return null;
  const [only, second] = last.read?.savedSearches ?? [];
  return {
    names: answers.flatMap(({ read }) => (read?.savedSearches ?? []).map(({ name }) => name)),
    isLast: last.message === lastTool,
    lastId: only && !second ? only.id : null,
    wasDeleted: /^Deleted\b/.test(last.read?.done ?? ''),
  };
}

export const isOurs = (toolName: string): boolean => tools.some((name) => name === toolName);
