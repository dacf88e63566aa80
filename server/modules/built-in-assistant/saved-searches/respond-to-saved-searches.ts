/** Turns about saved searches: which tool to call, and what to say of its answer. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { ListingSearch } from '#contract/listing-search.ts';
import { searchListingsAnswerSchema } from '#server/modules/listings/index.ts';
import { savedSearchesAnswerSchema } from '#server/modules/saved-searches/index.ts';
import { describeSearch } from '../answers/describe-search.ts';
import { plain } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { SEARCH_TOOL, type ToolAnswer, type Turn } from '../turn.ts';
import { composeNews } from './news-answer.ts';
import { readSavedSearchRequest, type SavedSearchRequest, type SavedSearchRequests } from './saved-search-request.ts';
import { calledSo, fitsAny, notFound, remaining, theOneCalled } from './searches-called.ts';
import { readSpanishRequest } from './spanish-requests.ts';
import { CHANGE, isOurs, NEWS, SAVE, toldBefore, type SavedSearchTool, type Told } from './told-before.ts';

export type SavedSearchStep =
  | { say: string }
  | { call: SavedSearchTool; input: Record<string, unknown>; reasoning: string }
  /** What is saved is shown first. `isAll`: and nothing more is done. */
  | { search: ListingSearch; isAll?: true };

const MAX_NAME = 99;

/** Reads words as a search: after what came before, or upon another search. */
export type ParseSearch = (text: string, upon?: EarlierTurn | null) => Promise<ParsedQuestion>;

/** Null where the turn is about something else. */
export async function respondToSavedSearches(
  turn: Turn,
  prompt: LanguageModelV4Prompt,
  parse: ParseSearch,
): Promise<SavedSearchStep | null> {
  const told = toldBefore(prompt);
  const request = readSpanishRequest(turn.question) ?? readSavedSearchRequest(turn.english, told);
  if (!request) return null;
  const texts = textsIn(turn.language);
  const answers = turn.answers.filter(({ toolName }) => isOurs(toolName));
  const asked: Asked = { turn, told, answers, texts };
  switch (request.kind) {
    case 'home':
      return { say: texts.saved.noSingleHome };
    case 'save':
      return save(request, asked, parse);
    case 'news':
      return news(request, asked, parse);
    case 'run':
      return run(request, asked);
    case 'mails':
      return whenMailed(asked);
    case 'adjust':
      return adjust(request, asked, parse);
    case 'change':
      return change(request, asked);
  }
}

interface Asked {
  turn: Turn;
  told: Told | null;
  /** What our tools answered in this turn. */
  answers: readonly ToolAnswer[];
  texts: Texts;
}

const read = (answer: ToolAnswer | undefined) => savedSearchesAnswerSchema.safeParse(answer?.value).data ?? null;

async function save(
  asked: SavedSearchRequests['save'],
  { turn, answers, texts }: Asked,
  parse: ParseSearch,
): Promise<SavedSearchStep | null> {
  const { search: words, name, frequency } = await withPlace(asked, parse);
  const [answered] = answers;
  const parsed = words === null ? null : await parse(words, null);
  // What cannot be read as a search is asked back by whoever reads searches.
  if (parsed && parsed.kind !== 'search') return null;
  const search = parsed?.search ?? turn.previous?.search;
  if (!search || !hasCondition(search)) return { say: texts.saved.nothingToSave };
  const { paginationPage: _page, paginationLimit: _limit, ...conditions } = search;
  const shown = turn.answers.find(({ toolName }) => toolName === SEARCH_TOOL);
  if (answered) {
    const done = read(answered);
    const [saved] = done?.savedSearches ?? [];
    if (!done || !saved) return { say: texts.saved.failed };
    const { saved: own } = texts;
    const found = shown && searchListingsAnswerSchema.safeParse(shown.value).data;
    const isSaved = own.isSaved(plain(saved.name), describeSearch(saved.search, texts), own.mails[saved.frequency]);
    return { say: [isSaved, found ? own.matchNow(found.totalItems) : '', own.canSay].filter(Boolean).join('\n\n') };
  }
  if (parsed && !shown) return { search: conditions };
  const input = {
    name: name === null ? nameFor(conditions, texts) : asWritten(name, turn.question),
    search: conditions,
    ...(frequency ? { frequency } : {}),
  };
  return { call: SAVE, input, reasoning: texts.saved.steps.saving };
}

/** "Noe Valley: 2 bed condos": a place before the colon belongs to the search. */
async function withPlace(asked: SavedSearchRequests['save'], parse: ParseSearch): Promise<SavedSearchRequests['save']> {
  const { name, search } = asked;
  if (name === null || search === null) return asked;
  const named = await parse(`homes in ${name}`, null);
  return named.kind === 'search' && named.search.areaFilter ? { ...asked, name: null, search: `${search} in ${name}` } : asked;
}

/** What was read in English words keeps the letters that it was typed with. */
function asWritten(name: string, question: string): string {
  const at = fold(question).indexOf(fold(name));
  const typed = at < 0 ? name : question.slice(at, at + name.length);
  return fold(typed) === fold(name) ? typed.charAt(0).toUpperCase() + typed.slice(1) : name;
}

async function news(
  { which }: SavedSearchRequests['news'],
  { answers, texts }: Asked,
  parse: ParseSearch,
): Promise<SavedSearchStep | null> {
  const [first, all] = answers;
  const { steps } = texts.saved;
  if (!first) return { call: NEWS, input: { savedSearch: which }, reasoning: steps.looking };
  const told = read(first);
  if (told) return { say: composeNews(told, texts) };
  if (!all && which !== null) return { call: NEWS, input: { savedSearch: null }, reasoning: steps.looking };
  const every = read(all);
  // "Toms" for Tom; of two of one name what is new in both.
  const meant = which !== null && every ? calledSo(which, every) : [];
  if (every && meant.length > 0) return { say: composeNews({ ...every, savedSearches: meant }, texts) };
  // "Anything new for Oakland?" asks for the homes of a place.
  const named = which === null || (every && meant.length > 0) ? null : await parse(`homes in ${which}`, null);
  if (named?.kind === 'search' && named.search.areaFilter && named.unusedWords.length === 0) return null;
  return { say: notFound(which, every, texts) };
}

/** "Run it", "run Dana's": the homes that the search finds now. */
function run({ which, isMaybe }: SavedSearchRequests['run'], { told, answers: [first], texts }: Asked): SavedSearchStep | null {
  const { steps, failed } = texts.saved;
  const lastId = which === null ? (told?.lastId ?? null) : null;
  if (!first) return { call: NEWS, input: { savedSearch: lastId }, reasoning: steps.looking };
  const all = read(first);
  if (!all) return { say: failed };
  if (which !== null) {
    const named = theOneCalled(which, all);
    if (named) return { search: named.search, isAll: true };
    return isMaybe && !fitsAny(which, all) ? null : { say: notFound(which, all, texts) };
  }
  const [only, second] = all.savedSearches;
  return only && !second ? { search: only.search, isAll: true } : { say: composeNews(all, texts) };
}

/** "When do you mail me those": how often for each. */
function whenMailed({ answers: [first], texts }: Asked): SavedSearchStep {
  const { saved: words } = texts;
  if (!first) return { call: NEWS, input: { savedSearch: null }, reasoning: words.steps.looking };
  const all = read(first);
  if (!all) return { say: words.failed };
  if (all.savedSearches.length === 0) return { say: words.noneIsWatched };
  const lines = all.savedSearches.map(({ name, isPaused, frequency }) =>
    words.mailed(plain(name), isPaused ? words.paused : words.mails[frequency]),
  );
  return { say: lines.map((line) => (lines.length > 1 ? `- ${line}` : line)).join('\n') };
}

/** What it looks for now is read first, and changed by the words. */
async function adjust(
  { which, words, isMaybe }: SavedSearchRequests['adjust'],
  { told, answers, texts }: Asked,
  parse: ParseSearch,
): Promise<SavedSearchStep | null> {
  const { steps } = texts.saved;
  const named = which ?? told?.lastId ?? null;
  const [first, ...others] = answers;
  if (!first) return { call: NEWS, input: { savedSearch: named }, reasoning: steps.looking };
  const all = read(first) ? null : others[0];
  if (!read(first) && !all) return { call: NEWS, input: { savedSearch: null }, reasoning: steps.looking };
  const listed = all ? read(all) : null;
  const found = all ? theOneCalled(which, listed) : read(first)?.savedSearches[0];
  if (!found && isMaybe && !fitsAny(which, listed)) return null;
  if (!found) return { say: notFound(which, listed, texts) };
  const parsed = await parse(isPrice.test(words) ? `under ${words}` : words, { search: found.search, results: [] });
  if (parsed.kind !== 'search') return { say: texts.saved.notAdjusted(plain(found.name)) };
  const done = others[all ? 1 : 0];
  if (!done) {
    const { paginationPage: _page, paginationLimit: _limit, ...search } = parsed.search;
    return { call: CHANGE, input: { savedSearch: found.id, search }, reasoning: steps.changing };
  }
  const [changed] = read(done)?.savedSearches ?? [];
  return { say: changed ? texts.saved.adjusted(plain(changed.name), describeSearch(changed.search, texts)) : texts.saved.failed };
}

const isPrice = /^\s*\$?\s*[\d.,]+\s*(?:k|m|mm|mil|million|thousand)?\s*$/i;

function change(
  { kind: _kind, which, isAll, isForOthers, isMaybe, ...changes }: Extract<SavedSearchRequest, { kind: 'change' }>,
  { told, answers, texts }: Asked,
): SavedSearchStep | null {
  const { steps } = texts.saved;
  const list: SavedSearchStep = { call: NEWS, input: { savedSearch: null }, reasoning: steps.looking };
  // Words that may name something else are looked for among the names first.
  const [first, ...others] = isMaybe ? [{ toolName: CHANGE, value: null }, ...answers] : answers;
  if (isAll) {
    if (!first) return list;
    const all = read(first)?.savedSearches ?? [];
    const next = all[others.length];
    if (next) return { call: CHANGE, input: { savedSearch: next.id, ...changes }, reasoning: steps.changing };
    const done = others.flatMap((one) => read(one)?.done ?? []);
    return {
      say: done.length === 0 ? texts.saved.none : texts.saved.changed(done.map(plain).join('. '), changes.isDeleted ?? false),
    };
  }
  // The one that "it" meant is gone: no other is meant by it.
  if (which === null && told?.wasDeleted) {
    if (!first) return list;
    return { say: `${texts.saved.deletedAlready} ${remaining(read(first), texts)}` };
  }
  if (!first)
    return { call: CHANGE, input: { savedSearch: which ?? told?.lastId ?? null, ...changes }, reasoning: steps.changing };
  const [all, again] = others;
  const done = read(first) ?? read(again);
  if (done) {
    const [saved] = done.savedSearches;
    if (saved && changes.name) return { say: texts.saved.renamed(plain(saved.name)) };
    if (saved && changes.frequency) {
      const mailed = texts.saved.mailed(plain(saved.name), texts.saved.mails[saved.frequency]);
      return { say: isForOthers ? `${mailed} ${texts.saved.mailsYouAlone}` : mailed };
    }
    return { say: texts.saved.changed(plain(done.done), changes.isDeleted ?? false) };
  }
  if (!all) return list;
  if (isMaybe && !fitsAny(which, read(all))) return null;
  const only = again ? null : theOneCalled(which, read(all));
  return only
    ? { call: CHANGE, input: { savedSearch: only.id, ...changes }, reasoning: steps.changing }
    : { say: notFound(which, read(all), texts) };
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
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).replace(/\W+\w*$/, '')}…` : name;
}
