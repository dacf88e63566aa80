/** Turns about saved searches: which tool to call, and what to say of its answer. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { ListingSearch } from '#contract/listing-search.ts';
import { savedSearchesAnswerSchema, type SavedSearchesAnswer } from '#server/modules/saved-searches/index.ts';
import { describeSearch } from '../answers/describe-search.ts';
import { dollars, plain } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { readSavedSearchRequest, type SavedSearchRequest } from './saved-search-request.ts';

const tools = ['save_search', 'saved_search_news', 'change_saved_search'] as const;
export type SavedSearchTool = (typeof tools)[number];

export type SavedSearchStep = { say: string } | { call: SavedSearchTool; input: Record<string, unknown>; reasoning: string };

const MAX_NAME = 100;
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
  const request = readSavedSearchRequest(turn.english, isStanding(prompt));
  if (!request) return null;
  const answered = turn.answers.findLast(({ toolName }) => isOurs(toolName));
  if (!answered) return stepFor(request, turn, parse);
  const read = savedSearchesAnswerSchema.safeParse(answered.value);
  const texts = textsIn(turn.language);
  return { say: read.success ? compose(request, read.data, texts) : texts.saved.failed };
}

async function stepFor(
  request: SavedSearchRequest,
  { previous, language }: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<SavedSearchStep | null> {
  const texts = textsIn(language);
  const { steps } = texts.saved;
  if (request.kind === 'news') {
    return { call: 'saved_search_news', input: { savedSearch: request.which }, reasoning: steps.looking };
  }
  if (request.kind === 'change') {
    const { kind: _, which, ...changes } = request;
    return { call: 'change_saved_search', input: { savedSearch: which, ...changes }, reasoning: steps.changing };
  }
  const parsed = request.search === null ? null : await parse(request.search);
  // What cannot be read as a search is asked back by whoever reads searches.
  if (parsed && parsed.kind !== 'search') return null;
  const search = parsed?.search ?? previous?.search;
  if (!search || !hasCondition(search)) return { say: texts.saved.nothingToSave };
  const { paginationPage: _page, paginationLimit: _limit, ...conditions } = search;
  const name = request.name ?? nameFor(conditions, texts);
  const input = { name, search: conditions, ...(request.frequency ? { frequency: request.frequency } : {}) };
  return { call: 'save_search', input, reasoning: steps.saving };
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

function nameFor(search: ListingSearch, texts: Texts): string {
  const words = describeSearch(search, texts);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, MAX_NAME);
}

function compose(request: SavedSearchRequest, answer: SavedSearchesAnswer, texts: Texts): string {
  const [saved] = answer.savedSearches;
  const { saved: words } = texts;
  if (request.kind === 'save' && saved)
    return `${words.isSaved(plain(answer.done), describeSearch(saved.search, texts), words.mails[saved.frequency])}\n\n${words.canSay}`;
  if (request.kind === 'change') return words.changed(plain(answer.done), request.isDeleted ?? false);
  return composeNews(answer, texts);
}

function composeNews({ savedSearches, news }: SavedSearchesAnswer, texts: Texts): string {
  const { saved: words } = texts;
  if (savedSearches.length === 0) return words.none;
  const lines = savedSearches.map(({ name, search, isPaused, frequency }) => {
    const own = news.filter((one) => one.savedSearch === name);
    const how = isPaused ? words.paused : words.frequencies[frequency].toLowerCase();
    const head = `**${plain(name)}** (${describeSearch(search, texts)}; ${how})`;
    return own.length === 0 ? words.nothingNew(head) : `${head}:\n${own.map((one) => newsLine(one, texts)).join('\n')}`;
  });
  return lines.join('\n\n');
}

type News = SavedSearchesAnswer['news'][number];

function newsLine(
  { kind, address, city, toPrice, fromPrice, beds, baths, livingAreaSqFt }: News,
  { common, saved: words }: Texts,
): string {
  const place = plain([address ?? words.noAddress, city].filter(Boolean).join(', '));
  const was = fromPrice !== null && fromPrice !== toPrice ? words.was(dollars(fromPrice), kind === 'sold') : '';
  const facts = [
    beds === null ? null : words.beds(beds),
    baths === null ? null : words.baths(baths),
    livingAreaSqFt === null ? null : common.sqFt(livingAreaSqFt),
  ].filter((fact) => fact !== null);
  const price = toPrice === null ? '' : `, ${dollars(toPrice)}${was}`;
  return `- ${words.kinds[kind]}: ${place}${price}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}
