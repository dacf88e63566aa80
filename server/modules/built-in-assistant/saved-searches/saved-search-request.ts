/** What is asked of saved searches in the chat, read by the words of the trade. */
import type { SavedSearchFrequency } from '#contract/saved-searches.ts';
import { nameOfOne, noName, whichIn } from './names-of-searches.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface SavedSearchRequests {
  save: { name: string | null; frequency: SavedSearchFrequency | null; /** Null: the one that stands. */ search: string | null };
  /** One home, which is no search. */
  home: { what: 'home' };
  /** What one looks for: "to 1.5M". */
  adjust: { which: string | null; words: string; isMaybe?: true };
  /** Null: all of them. */
  news: { which: string | null };
  /** The homes that the last one finds now. */
  run: { which: string | null };
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

const ask = String.raw`^\s*(?:please\s+|can you\s+|could you\s+|ok(?:ay)?,?\s+|yes,?\s+)*`;
const someSearch = String.raw`(?:this|that|the|my|it|these|those)(?:\s+(?:search|results?|ones|homes|list))?(?!\s+(?:one|home|house|condo|listing|property|place)\b)`;

const savesThis = new RegExp(
  String.raw`${ask}(?:save|watch|monitor|track|keep (?:an eye on|watching|track of))\s+${someSearch}(?<rest>\s.*)?$`,
  'is',
);
const savesNew = new RegExp(
  String.raw`${ask}(?:(?:save|create|set up|make)\s+(?:me\s+)?(?:a|an|another)\s+(?:new\s+)?(?:saved search alert|search alert|saved search|search|alert|watch)\s+(?:for|of|on|called|named|as)|alert me (?:to|about|of)|(?:keep an eye out|watch) for)\s+(?<search>.+)$`,
  'is',
);
const watchesHome = inLines('i')`
  ^\s*(?:please\s+|can you\s+|could you\s+)*
  (?:watch|monitor|track|follow|keep an eye on|save|alert me (?:to|about|of)|notify me (?:of|about))\s+
  (?:(?:price\s+\w+|changes?)\s+(?:on|for|of|to)\s+)?(?:this|that|the)\s+
  (?:one|home|house|condo|listing|property|place)\b
`;
/** "Notify me about price cuts in Rockridge": of a place that the words name. */
const tellsMeOf = new RegExp(
  String.raw`${ask}(?:notify|alert|tell|ping|e-?mail)\s+me\s+(?:to|of|about|on|when there(?:'s| is| are))\s+(?:(?:any|all|new|the|a)\s+)*(?:price\s+(?:cuts?|drops?|changes?|reductions?)|new\s+listings?|new\s+homes|listings?|back on (?:the )?market(?:\s+\w+)?|sales)\s+(?<search>(?:in|for|under|near|on|around)\s.+)$`,
  'is',
);
const tellsMeWhen = new RegExp(
  String.raw`${ask}(?:let me know|tell me|notify me|alert me|ping me|e-?mail me)\s+(?:(?:if|when|whenever|as soon as)\s+(?:anything|something|another(?: one)?|(?:any|a)\s+new(?:\s+\w+)?|new\s+\w+)\b.{0,20}?\b(?:new|else|similar|like (?:this|that|these)|comes?|hits?|lists?|pops?|shows?|listed)\b|(?:of|about|with|on) (?:anything|what(?:ever)?(?:'s| is)?) new\b)(?<what>(?<rest>.*))$`,
  'is',
);
const asksNews = new RegExp(
  String.raw`${ask}(?:what(?:'s|’s|s| is| has)?\s+(?:new|changed|happened)|any(?:thing)?\s+(?:news?|updates?|changes?)|(?:are there\s+)?any\s+(?:updates?|changes?|news))\s+(?:for|on|with|about|in|to)\s+(?<which>.+?)\??\s*$`,
  'is',
);
/** "Change the Johnsons to 1.5M", "add parking to it": of one that is named or was told of last. */
const adjusts = new RegExp(
  String.raw`${ask}(?:change|update|set|make|adjust|raise|lower|increase|bump|move|edit)\s+(?<which>.+?)\s+(?:up\s+|down\s+)?to\s+(?<words>.{1,80}?)[.!?]*\s*$`,
  'is',
);
const adds = new RegExp(
  String.raw`${ask}(?:add|include|require)\s+(?<words>.{2,60}?)\s+to\s+(?!(?:the|this|that|my|our)\s+(?:current\s+)?(?:search|results?|list|criteria|filters?)[.!?]*\s*$)(?<which>it|that|this|.{2,60}?)[.!?]*\s*$`,
  'is',
);
/** "Anything new for the Johnsons?", "show me the Johnsons' search" */
const newsFor = new RegExp(
  String.raw`${ask}(?:what(?:'s|’s| is| has)?\s+(?:new|changed)|any(?:thing)?\s+new(?:\s+(?:homes?|listings?|ones?))?|any(?:thing)?\s+(?:news?|updates?|changes?))\s+(?:for|with)\s+(?:the\s+)?(?<name>\p{Lu}[\p{L}’'-]+(?:\s+(?:and\s+|&\s+)?\p{Lu}[\p{L}’'-]+)*(?:\s+family)?)\s*[?.!]*\s*$`,
  'u',
);
/** "Anything new for dana", in small letters, of nothing that a search tells. */
const newsOfSomebody = new RegExp(
  String.raw`${ask}(?:what(?:'s|’s|s| is| has)?\s+(?:new|changed)|any(?:thing)?\s+new(?:\s+(?:homes?|listings?|ones?))?|any(?:thing)?\s+(?:news?|updates?|changes?))\s+(?:for|with)\s+(?:the\s+)?(?<name>(?!${noName})\p{L}[\p{L}’'-]+(?:\s+(?:and\s+|&\s+)?(?!${noName})\p{L}[\p{L}’'-]+){0,2})\s*[?.!]*\s*$`,
  'iu',
);
const showsOne = new RegExp(
  String.raw`${ask}(?:show|open|see|check|pull up|what is|what's)\s+(?:me\s+)?(?<which>(?:the\s+|my\s+)?.{2,60}?\s+(?:saved\s+)?(?:search|alert))[?.!]*\s*$`,
  'is',
);
const stopsAll = inLines('i')`
  \b(?:all|every|everything|any)\b.{0,20}\b(?:alerts?|searches|notifications?|mails?|e-?mails?)\b
  |^\s*(?:stop|pause|cancel|delete)\s+(?:everything|all\s+of\s+(?:them|it)|them\s+all)\s*[.!]*$
`;

const showsAll = inLines('i')`
  ^\s*(?:please\s+)?(?:show|list|open|see|what are|which are|how many|what|which|do i have(?: any)?)\s+(?:me\s+)?
  (?:all\s+)?(?:of\s+)?(?:my\s+)?(?:saved searches|search alerts|alerts)\b.{0,20}$
`;
/** "My saved searches?", "whats saved" */
const namesAll = inLines('i')`
  ^\s*(?:(?:and|ok|so)\s+)?(?:(?:all\s+)?(?:my|the)\s+)?(?:saved searches|search alerts)\s*[?.!]*\s*$
  |^\s*(?:and\s+|so\s+)?what(?:['’]?s|\s+is|\s+do\s+i\s+have|\s+have\s+i|\s+did\s+i)?\s+saved?
    (?:\s+(?:so\s+far|now|already))?\s*[?.!]*\s*$
`;
const runsIt = new RegExp(
  String.raw`${ask}(?:run|re-?run|do|search)\s+(?:it|that|this|(?:that|this|the)\s+(?:saved\s+)?search)(?:\s+(?:now|again|for\s+me))?\s*[?.!]*\s*$`,
  'is',
);
/** "What searches do I have saved", "list the searches I saved" */
const showsSaved = inLines('i')`
  ^\s*(?:please\s+|can you\s+)?(?:(?:show|list|tell|give)\s+(?:me\s+)?|(?:what|which|how many)\s+)(?:all\s+)?
    (?:of\s+)?(?:the\s+|my\s+)?(?:searches|alerts)\b.{0,14}\b(?:saved|set up|running|active)\b.{0,12}$
  |^\s*(?:do|did)\s+i\s+have\s+(?:any\s+)?(?:saved searches|search alerts|searches saved)\b.{0,12}$
`;
/** "When do you mail me those", "how often do I get the alerts" */
const asksWhenMailed = inLines('i')`
  ^\s*(?:and\s+|so\s+|ok\s+)*(?:when|how often|what time|what day)\s+
  (?:(?:do|will|would|are)\s+(?:you|they|i|those|these|the\s+\w+)|(?:does|is)\s+(?:it|that))\s+
  (?:be\s+|get\s+|going to\s+)*
  (?:e-?mail\w*|mail\w*|notif\w+|alert\w*|sent|send|(?:the|my|those|an?)\s+(?:alerts?|e-?mails?|updates?|news))
  (?:\s+(?:to\s+)?me\b.*|\s+(?:those|these|them|it|that|alerts?|out|updates?)\b.*)?[\s?.!]*$
`;
/** "How often will they get it?", right after one was saved */
const asksHowOften =
  /^\s*(?:and\s+|so\s+|ok\s+)*(?:when|how often)\s+(?:do|will|would)\s+(?:i|they|we|he|she|my\s+\w+)\s+(?:get|receive|hear)\s+(?:it|that|them|those|anything|back|about it)[\s?.!]*$/i;
const stops = new RegExp(
  String.raw`${ask}(?<verb>stop|pause|resume|restart|unpause|delete|remove|cancel|end|unsubscribe(?: me)?(?: from)?|no more|turn off)\s+(?:watching\s+|telling me about\s+|e-?mailing me\s*(?:about\s+)?|sending me\s+|mailing me\s*(?:about\s+)?|mails?\s+(?:about|for|of)\s+|e-?mails?\s+(?:about|for|of)\s+)?(?<which>.*?)[.!]*\s*$`,
  'is',
);
const mails = new RegExp(
  String.raw`${ask}(?:e-?mail|mail|send|tell|update|notify)\s+(?:(?:me|(?<person>him|her|them))\s+(?=it\b|that\b|this\b|about\b|every|each|daily|weekly|once|inst|immed|right))?(?:about\s+)?(?<which>it|that|this|them|.{0,60}?)\s*(?:to\s+(?:me|(?<other>him|her|them|the\s+\w+|my\s+\w+|\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?))\s+)?(?<often>every day|each day|daily|once a day|every week|each week|weekly|once a week|instantly|immediately|right away|at once|as it happens)\s*(?:instead|,?\s*(?:and\s+)?not\s+\w+(?:\s+\w+)?)?[.!]*\s*$`,
  'isu',
);
const renames = new RegExp(
  String.raw`${ask}(?:rename|call)\s+(?<which>it|that|this|(?:the\s+|my\s+)?(?:saved search|search|alert).{0,60}?)\s+(?:to\s+|as\s+)?[“"']?(?<name>[^“”"']{1,100}?)[”"']?[.!]*\s*$`,
  'is',
);

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
