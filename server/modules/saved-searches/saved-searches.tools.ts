import { z } from 'zod';
import { savedSearchFrequencies, savedSearchFrequencyKeys, savedSearchSchema } from '#contract/saved-searches.ts';
import { searchArtifact, searchInputSchema } from '#server/modules/listings/index.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { SavedSearchesService } from './saved-searches.service.ts';
import { savedSearchesAnswerSchema, answerOfChange, answerOfSearch, type SavedSearchesAnswer } from './tools/answer.ts';

/** What one answer tells of each search, and of how many searches. */
const MAX_NEWS_PER_SEARCH = 10;
const MAX_SEARCHES_WITH_NEWS = 5;

const which = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .nullish()
  .describe('Its id, or words of its name. Left out: the one that was saved or changed last');

const shorten = ({ done, savedSearches }: SavedSearchesAnswer) => ({
  done,
  savedSearches: savedSearches.map(({ id, name }) => ({ id, name })),
});

/** What the assistant can do with saved searches. Mail about them goes to the agent alone, and each change can be taken back. */
export function createSavedSearchTools(service: SavedSearchesService): Tool[] {
  const save = defineTool({
    name: 'save_search',
    description: `Save a search, so that the agent is told what is new, cut in price, back on the market, pending or sold in it from now on: in the
product, and by mail as often as frequency says. "save this for my buyers in Noe" → the search that stands, name "Buyers in Noe". Name it after the client where one is named, else after what it looks for. Send the conditions that the search has, no more.`,
    title: 'Saving the search',
    failure: 'The search could not be saved.',
    inputSchema: z.strictObject({
      name: savedSearchSchema.shape.name,
      search: searchInputSchema,
      frequency: z
        .enum(savedSearchFrequencyKeys)
        .default('daily')
        .describe('How often news is mailed; off: it is told in the product alone'),
    }),
    answerSchema: savedSearchesAnswerSchema,
    writes: true,
    cost: { maxCallsPerReply: 5 },
    async execute({ name, search, frequency }, { viewer, idempotently }) {
      const saved = await idempotently('save', (tx) => service.create(tx, { userId: viewer.userId, name, search, frequency }));
      const done = `Saved “${saved.name}”`;
      return { answer: { done, savedSearches: [answerOfSearch(saved)], news: [] }, artifact: null, summary: done };
    },
    shorten,
  });

  const listNews = defineTool({
    name: 'saved_search_news',
    description: `The agent's saved searches, and what happened in them: one of them, or without a name all of them. Answers what is new, cut, back, pending or sold, the latest first; some of it the agent may have seen.`,
    title: 'Looking at saved searches',
    failure: 'The saved searches could not be read.',
    inputSchema: z.strictObject({ savedSearch: which.describe('Its id, or words of its name. Left out: all of them') }),
    answerSchema: savedSearchesAnswerSchema,
    writes: false,
    async execute({ savedSearch }, { viewer }) {
      const { userId } = viewer;
      const found = savedSearch ? [await service.find(userId, savedSearch)] : await service.list(userId);
      const searches = found.slice(0, MAX_SEARCHES_WITH_NEWS);
      const news = await Promise.all(
        searches.map(async (saved) =>
          (await service.changes({ userId, savedSearchId: saved.id }, viewer))
            .slice(0, MAX_NEWS_PER_SEARCH)
            .map((change) => answerOfChange(saved, change)),
        ),
      );
      const done = found.length === 1 ? 'Looked at 1 saved search' : `Looked at ${found.length} saved searches`;
      const [only] = found;
      return {
        answer: { done, savedSearches: found.map(answerOfSearch), news: news.flat() },
        artifact: savedSearch && only ? searchArtifact.draft(only.search) : null,
        summary: done,
      };
    },
    shorten,
  });

  const change = defineTool({
    name: 'change_saved_search',
    description: `Rename a saved search, mail its news more or less often (off: no mail), pause it or go on with it, look for something else in it, or delete it.
"stop it" → isPaused true. "no more mails about it" → frequency off. "delete it" → isDeleted true; it can be taken back on its page.`,
    title: 'Changing the saved search',
    failure: 'The saved search could not be changed.',
    inputSchema: z.strictObject({
      savedSearch: which,
      name: savedSearchSchema.shape.name.nullish(),
      search: searchInputSchema.nullish(),
      frequency: z.enum(savedSearchFrequencyKeys).nullish(),
      isPaused: z.boolean().nullish(),
      isDeleted: z.literal(true).nullish(),
    }),
    answerSchema: savedSearchesAnswerSchema,
    writes: true,
    cost: { maxCallsPerReply: 10 },
    async execute({ savedSearch, name, search, frequency, isPaused, isDeleted }, { viewer, idempotently }) {
      const { userId } = viewer;
      const answer = await idempotently('change', async (tx): Promise<SavedSearchesAnswer> => {
        const before = await service.find(userId, savedSearch ?? null, tx);
        const own = { userId, savedSearchId: before.id };
        if (isDeleted) {
          await service.delete(tx, own);
          return { done: `Deleted “${before.name}”`, savedSearches: [], news: [] };
        }
        const changes = {
          name: name ?? undefined,
          search: search ?? undefined,
          frequency: frequency ?? undefined,
          isPaused: isPaused ?? undefined,
        };
        const saved = await service.update(tx, own, changes);
        const words = [
          name ? `Renamed to “${saved.name}”` : null,
          search ? `Changed what “${saved.name}” looks for` : null,
          frequency ? `“${saved.name}”: ${savedSearchFrequencies[frequency].toLowerCase()}` : null,
          isPaused == null ? null : `${isPaused ? 'Paused' : 'Watching'} “${saved.name}”`,
        ].filter((word) => word !== null);
        return { done: words.join('. ') || 'Nothing changed', savedSearches: [answerOfSearch(saved)], news: [] };
      });
      return { answer, artifact: null, summary: answer.done };
    },
    shorten,
  });

  return [save, listNews, change];
}
