/** Turns about saved searches: which tool to call, and what to say of its answer. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { ListingSearch } from '#contract/listing-search.ts';
import { savedSearchChangeKinds, savedSearchFrequencies, type SavedSearchFrequency } from '#contract/saved-searches.ts';
import { savedSearchesAnswerSchema, type SavedSearchesAnswer } from '#server/modules/saved-searches/index.ts';
import { describeSearch } from '../answers/describe-search.ts';
import { count, dollars, plain, plural } from '../answers/format.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { readSavedSearchRequest, type SavedSearchRequest } from './saved-search-request.ts';

const tools = ['save_search', 'saved_search_news', 'change_saved_search'] as const;
export type SavedSearchTool = (typeof tools)[number];

export type SavedSearchStep = { say: string } | { call: SavedSearchTool; input: Record<string, unknown>; reasoning: string };

const MAX_NAME = 100;
const nothingToSave =
  'There is no search in this chat to save yet. Search for homes first, then say “save this”, or say what to watch: “save a search for condos in” a place.';
const failed = 'That did not work. Nothing was changed. Your saved searches are on their page, in the menu at the top right.';

const mailWords: Record<SavedSearchFrequency, string> = {
  instant: 'I mail you as soon as something happens, from 8 in the morning to 9 in the evening',
  daily: 'I mail you each morning on which there is news',
  weekly: 'I mail you each Monday on which there is news',
  off: 'No mail is sent: news stands on the page of saved searches and where you begin a chat',
};

function isStanding(prompt: LanguageModelV4Prompt): boolean {
  return prompt.some(
    (message) => message.role === 'tool' && message.content.some((part) => part.type === 'tool-result' && isOurs(part.toolName)),
  );
}

const isOurs = (toolName: string): boolean => tools.some((name) => name === toolName);

/** Null where the turn is about something else. */
export async function respondToSavedSearches(
  turn: Turn,
  prompt: LanguageModelV4Prompt,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<SavedSearchStep | null> {
  const request = readSavedSearchRequest(turn.question, isStanding(prompt));
  if (!request) return null;
  const answered = turn.answers.findLast(({ toolName }) => isOurs(toolName));
  if (!answered) return stepFor(request, turn, parse);
  const read = savedSearchesAnswerSchema.safeParse(answered.value);
  return { say: read.success ? compose(request, read.data) : failed };
}

async function stepFor(
  request: SavedSearchRequest,
  { previous }: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<SavedSearchStep | null> {
  if (request.kind === 'news') {
    return { call: 'saved_search_news', input: { savedSearch: request.which }, reasoning: 'Looking at the saved searches.' };
  }
  if (request.kind === 'change') {
    const { kind: _, which, ...changes } = request;
    return { call: 'change_saved_search', input: { savedSearch: which, ...changes }, reasoning: 'Changing the saved search.' };
  }
  const parsed = request.search === null ? null : await parse(request.search);
  // What cannot be read as a search is asked back by whoever reads searches.
  if (parsed && parsed.kind !== 'search') return null;
  const search = parsed?.search ?? previous?.search;
  if (!search || !hasCondition(search)) return { say: nothingToSave };
  const { paginationPage: _page, paginationLimit: _limit, ...conditions } = search;
  const name = request.name ?? nameFor(conditions);
  const input = { name, search: conditions, ...(request.frequency ? { frequency: request.frequency } : {}) };
  return { call: 'save_search', input, reasoning: 'Saving the search.' };
}

function hasCondition({
  paginationPage: _page,
  paginationLimit: _limit,
  orderResultsBy: _order,
  listingTransactionType: _kind,
  ...rest
}: ListingSearch): boolean {
  return Object.values(rest).some((value) => value != null);
}

function nameFor(search: ListingSearch): string {
  const words = describeSearch(search);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, MAX_NAME);
}

function compose(request: SavedSearchRequest, answer: SavedSearchesAnswer): string {
  const [saved] = answer.savedSearches;
  if (request.kind === 'save' && saved) {
    return `${plain(answer.done)}: ${describeSearch(saved.search)}. From now on I watch what is new, cut in price, back on the market, pending or sold there. ${mailWords[saved.frequency]}.\n\nSay “stop it”, “mail me about it weekly”, or ask “what's new for them?”`;
  }
  if (request.kind === 'change') {
    const undo = request.isDeleted ? ' On the page of saved searches it can be taken back.' : '';
    return `${plain(answer.done)}.${undo}`;
  }
  return composeNews(answer);
}

function composeNews({ savedSearches, news }: SavedSearchesAnswer): string {
  if (savedSearches.length === 0)
    return 'You have no saved searches yet. Search for homes, then say “save this for” and a client.';
  const lines = savedSearches.map(({ name, search, isPaused, frequency }) => {
    const own = news.filter((one) => one.savedSearch === name);
    const how = isPaused ? 'paused' : savedSearchFrequencies[frequency].toLowerCase();
    const head = `**${plain(name)}** (${describeSearch(search)}; ${how})`;
    return own.length === 0 ? `${head}: nothing new so far.` : `${head}:\n${own.map(newsLine).join('\n')}`;
  });
  return lines.join('\n\n');
}

function newsLine({
  kind,
  address,
  city,
  toPrice,
  fromPrice,
  beds,
  baths,
  livingAreaSqFt,
}: SavedSearchesAnswer['news'][number]): string {
  const place = plain([address ?? 'Address not shown', city].filter(Boolean).join(', '));
  const was =
    fromPrice !== null && fromPrice !== toPrice ? `, ${kind === 'sold' ? 'listed at' : 'was'} ${dollars(fromPrice)}` : '';
  const facts = [
    beds === null ? null : plural(beds, 'bed'),
    baths === null ? null : plural(baths, 'bath'),
    livingAreaSqFt === null ? null : `${count(livingAreaSqFt)} sq ft`,
  ].filter((fact) => fact !== null);
  const price = toPrice === null ? '' : `, ${dollars(toPrice)}${was}`;
  return `- ${savedSearchChangeKinds[kind]}: ${place}${price}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}
