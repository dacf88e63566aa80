/** What is asked of saved searches in the chat, read by the words of the trade. */
import type { SavedSearchFrequency } from '#contract/saved-searches.ts';
import { nameOfOne, whichIn } from './names-of-searches.ts';
import {
  savesThis,
  savesNew,
  watchesHome,
  tellsMeOf,
  tellsMeWhen,
  asksNews,
  adjusts,
  adds,
  newsFor,
  newsOfSomebody,
  showsOne,
  stopsAll,
  showsAll,
  namesAll,
  runsIt,
  runsOne,
  showsSaved,
  asksWhenMailed,
  asksHowOften,
  stops,
  mails,
  renames,
} from './saved-search-words.ts';

export interface SavedSearchRequests {
  save: { name: string | null; frequency: SavedSearchFrequency | null; /** Null: the one that stands. */ search: string | null };
  /** One home, which is no search. */
  home: { what: 'home' };
  /** What one looks for: "to 1.5M". */
  adjust: { which: string | null; words: string; isMaybe?: true };
  /** Null: all of them. */
  news: { which: string | null };
  /** The homes that one finds now; null: the last one. */
  run: { which: string | null; /** It may name something else. */ isMaybe?: true };
  /** When news of them is mailed. */
  mails: { what: 'when' };
  change: {
    which: string | null;
    isAll?: true;
    frequency?: SavedSearchFrequency;
    isPaused?: boolean;
    isDeleted?: true;
    name?: string;
    /** Mail was asked for to somebody else; it goes to the agent alone. */
    isForOthers?: true;
    /** Theirs alone where one goes by that name. */
    isMaybe?: true;
  };
}

export type SavedSearchRequest = {
  [Kind in keyof SavedSearchRequests]: { kind: Kind } & SavedSearchRequests[Kind];
}[keyof SavedSearchRequests];

const pronoun = /^(?:it|that|this|them|those|these|everything)?$/i;
const namesThem = /\b(?:saved search(?:es)?|search alerts?|alerts?|watch(?:es)?)\b/i;
const ofClients =
  /^(?:them|him|her|my\s+(?:\w+\s+)?(?:buyers?|clients?|searches)\b.*|the\s+\w+s?(?:\s+family)?(?:'s)?\s+search.*|(?:it|that|this) search)$/i;

function frequencyIn(text: string): SavedSearchFrequency | null {
  if (/\b(?:daily|every day|each day|once a day)\b/i.test(text)) return 'daily';
  if (/\b(?:weekly|every week|each week|once a week)\b/i.test(text)) return 'weekly';
  if (/\b(?:instantly|immediately|right away|at once|as it happens)\b/i.test(text)) return 'instant';
  if (/\b(?:no|without) e?-?mails?\b/i.test(text)) return 'off';
  return null;
}

/** "for my buyers in Noe, weekly" → "Buyers in Noe"; "as “Diaz family”" → "Diaz family". */
function nameIn(text: string): string | null {
  const [, quoted] = /[“"']([^“”"']{1,100})[”"']/.exec(text) ?? [];
  if (quoted) return quoted.trim();
  const [, given] = /\b(?:(?:call|name)\s+(?:it|this|that)|for|as|under|named|called)\s+(.+)$/is.exec(text) ?? [];
  const name = (given ?? '')
    .replace(
      /[,;]?\s*(?:and\s+)?(?:(?:e-?mail|mail|tell|send|notify|alert|update|let)\s+(?:it\s+)?(?:to\s+)?me\b.*|(?:daily|weekly|instantly|every \w+|each \w+|once a \w+|right away|immediately)\b.*|(?:no|without) e?-?mails?.*)$/is,
      '',
    )
    .replace(/^(?:me|later|now|my|our|the)\b\s*/i, '')
    // Whom “them” means the search itself tells no worse.
    .replace(/^(?:them|him|her|it|this|that|us)\b[\s.!?]*$/i, '')
    .replace(/[.!?,\s]+$/, '')
    .slice(0, 100);
  return name === '' ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a thread has told of saved searches. */
export interface ToldSearches {
  /** Their names. */
  names: readonly string[];
  /** Whether the last thing that was done was done to one. */
  isLast: boolean;
}

/**
 * @param told what the thread has told of them; null: nothing, so that "it" cannot mean one the thread has told of saved searches, to which "it" may refer
 * @returns null for what is about something else
 */
export function readSavedSearchRequest(question: string, told: ToldSearches | null): SavedSearchRequest | null {
  const isStanding = told !== null;
  if (asksWhenMailed.test(question) || (told?.isLast && asksHowOften.test(question))) return { kind: 'mails', what: 'when' };
  if ([showsAll, showsSaved, namesAll].some((pattern) => pattern.test(question))) return { kind: 'news', which: null };
  if (told?.isLast && runsIt.test(question)) return { kind: 'run', which: null };
  const toRun = runsOne.exec(question)?.groups;
  const which = whichIn(toRun?.['which']);
  if (toRun && which !== null) return { kind: 'run', which, ...(toRun['search'] === undefined ? { isMaybe: true } : {}) };
  if (watchesHome.test(question)) return { kind: 'home', what: 'home' };
  const of = tellsMeOf.exec(question)?.groups?.['search'];
  if (of !== undefined) return { kind: 'save', name: null, frequency: frequencyIn(question), search: of };
  const saved = savesThis.exec(question)?.groups ?? tellsMeWhen.exec(question)?.groups;
  if (saved) {
    const { rest = '' } = saved;
    // "Save this search: 2+ beds in Noe Valley"
    const behind = /^\s*(?:search|list|results?)?\s*:\s*(\S.+)$/is.exec(rest)?.[1] ?? null;
    if (behind !== null && describesHomes.test(behind))
      return { kind: 'save', frequency: frequencyIn(question), ...namedIn(behind) };
    const search = 'what' in saved ? homesIn(rest) : null;
    return { kind: 'save', name: search === null ? nameIn(rest) : null, frequency: frequencyIn(question), search };
  }
  const described = savesNew.exec(question)?.groups?.['search'];
  if (described !== undefined) return { kind: 'save', frequency: frequencyIn(question), ...namedIn(described) };

  const news = asksNews.exec(question)?.groups?.['which'];
  if (news !== undefined && (namesThem.test(news) || ofClients.test(news.trim()) || (isStanding && pronoun.test(news.trim())))) {
    const client = /\bsearch(?:es)?\s+for\s+(?!me\b)(.+)$/i.exec(news)?.[1];
    if (client !== undefined) return { kind: 'news', which: whichIn(client) };
    return { kind: 'news', which: /searches\b/i.test(news) || /^(?:them|him|her)$/i.test(news.trim()) ? null : whichIn(news) };
  }
  const somebody = newsFor.exec(question) ?? newsOfSomebody.exec(question);
  const named = somebody?.groups?.['name'] ?? showsOne.exec(question)?.groups?.['which'];
  if (named !== undefined) return { kind: 'news', which: whichIn(named) };
  return readAdjusted(question, told) ?? readChange(question, told);
}

const leads = /^\s*(?:(?:my|our)\s+(?:\w+\s+)?(?:clients?|buyers?)\s*,?\s*|the\s+(?=\p{Lu}))/iu;

/** "… under 1.3 for client Wendy" */
const forClient =
  /^(.{6,}?)[,;]?\s+for\s+(?:(?:my|our|the)\s+)?(?:clients?|buyers?)\s+(\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:and|&)\s+)?\p{Lu}[\p{L}’'-]+){0,3})[.!]*\s*$/su;

/** "Tom Becker: Berkeley houses": the name before the colon, which may be a place yet. */
function namedIn(described: string): { name: string | null; search: string } {
  const [, name, search] = /^([^:,\d]{2,60}?)\s*:\s*(.{3,})$/s.exec(described) ?? [];
  if (name === undefined || search === undefined) {
    const [, homes, client] = forClient.exec(described) ?? [];
    return homes === undefined || client === undefined ? { name: null, search: described } : { name: client, search: homes };
  }
  const bare = name
    .replace(leads, '')
    .replace(/[“”"']/g, '')
    .trim();
  return bare === '' ? { name: null, search } : { name: bare.charAt(0).toUpperCase() + bare.slice(1), search };
}

/** "… in Bernal Heights, under 1.4M"; null where the rest says no more than whom it is for. */
function homesIn(rest: string): string | null {
  const words = rest.replace(
    /^\s*(?:(?:comes?|hits?|pops?|shows?|goes)\s+(?:(?:up|on|out)\s+)?)?(?:(?:for sale|on the market|the market)\s+)?[,;]?\s*/i,
    '',
  );
  return describesHomes.test(words) && !/^for\s+(?:me|my|our|the)\b/i.test(words) ? words : null;
}

/** A condition, and not only whom it is for. */
const describesHomes =
  /\b(?:in|near|around|under|over|below|above|with|between)\s+\S|\d\s*\+?\s*(?:bed|bath|br\b|k\b|m\b|sq)|\b(?:homes?|houses?|condos?|lofts?|townhouses?)\b/i;

/** A change of what one looks for, where the words name one that the thread has told of, or mean the last. */
function readAdjusted(question: string, told: ToldSearches | null): SavedSearchRequest | null {
  const found = adjusts.exec(question)?.groups ?? adds.exec(question)?.groups;
  const { which = '', words = '' } = found ?? {};
  if (!found || frequencyIn(words) !== null) return null;
  const named = which.trim();
  const isNamed = /\b(?:saved search|search|alert)\b/i.test(named) || (told?.names ?? []).some((name) => isNameOf(named, name));
  const may = isNamed ? null : nameOfOne(named, isPriceAlone.test(words));
  if (!isNamed && !may && !(told?.isLast && pronoun.test(named))) return null;
  const bare = named.replace(/(?:'s|’s)?\s+(?:budget|price|max(?:imum)?)\b/i, ' ');
  return { kind: 'adjust', which: whichIn(bare), words, ...(may === 'maybe' ? { isMaybe: true } : {}) };
}

const isPriceAlone = /^\s*\$?\s*\d[\d.,]*\s*(?:k|m|mm|mil|million|thousand)?\s*$/i;

/** "The Johnsons": “Johnsons”; "the Diaz search": “Diaz family”. */
function isNameOf(words: string, name: string): boolean {
  const own = wordsOf(name).filter((word) => word.length > 2);
  return wordsOf(words).some((word) => own.includes(word) && !/^(?:the|search|home|condo)$/.test(word));
}

/** Each as it is compared: "Toms", "Tom's" and "Tom" are one. */
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));

function readChange(question: string, told: ToldSearches | null): SavedSearchRequest | null {
  const isStanding = told !== null;
  const isAbout = (words: string | undefined) =>
    isAboutSaved(words, isStanding) || (told?.names ?? []).some((name) => isNameOf(words ?? '', name));
  const mailed = mails.exec(question)?.groups;
  if (mailed && isAbout(mailed['which'])) {
    const isForOthers = (mailed['person'] ?? mailed['other']) !== undefined;
    return {
      kind: 'change',
      which: whichIn(mailed['which']),
      frequency: frequencyIn(mailed['often'] ?? '') ?? 'daily',
      ...(isForOthers ? { isForOthers } : {}),
    };
  }
  const renamed = renames.exec(question)?.groups;
  if (renamed?.['name'] && isAbout(renamed['which'])) {
    return { kind: 'change', which: whichIn(renamed['which']), name: renamed['name'].trim() };
  }
  const stopped = stops.exec(question)?.groups;
  const may = stopped && !isAbout(stopped['which']) ? nameOfOne((stopped['which'] ?? '').trim(), false) : null;
  if (!stopped || (!may && !isAbout(stopped['which']))) return null;
  const isAll = stopsAll.test(question);
  const which = isAll ? null : whichIn(stopped['which']);
  const all = { ...(isAll ? { isAll: true as const } : {}), ...(may === 'maybe' ? { isMaybe: true as const } : {}) };
  const verb = (stopped['verb'] ?? '').toLowerCase();
  if (/^(?:delete|remove|cancel)/.test(verb)) return { kind: 'change', which, ...all, isDeleted: true };
  if (/^(?:resume|restart|unpause)/.test(verb)) return { kind: 'change', which, ...all, isPaused: false };
  if (verb.startsWith('unsubscribe') || /\b(?:(?:e-?)?mail(?:ing|s)?|sending me)\b/i.test(question))
    return { kind: 'change', which, ...all, frequency: 'off' };
  return { kind: 'change', which, ...all, isPaused: true };
}

function isAboutSaved(words: string | undefined, isStanding: boolean): boolean {
  const named = (words ?? '').trim();
  return namesThem.test(named) || /\bsearch\b/i.test(named) || (isStanding && pronoun.test(named));
}
