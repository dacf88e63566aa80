/** What is asked of saved searches in the chat, read by the words of the trade. */
import type { SavedSearchFrequency } from '#contract/saved-searches.ts';

export interface SavedSearchRequests {
  save: { name: string | null; frequency: SavedSearchFrequency | null; /** Null: the one that stands. */ search: string | null };
  /** Null: all of them. */
  news: { which: string | null };
  change: { which: string | null; frequency?: SavedSearchFrequency; isPaused?: boolean; isDeleted?: true; name?: string };
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
  String.raw`${ask}(?:(?:save|create|set up|make)\s+(?:me\s+)?(?:a|an|another)\s+(?:new\s+)?(?:saved search|search|alert|watch)\s+(?:for|of|on)|alert me (?:to|about|of)|(?:keep an eye out|watch) for)\s+(?<search>.+)$`,
  'is',
);
const tellsMeWhen = new RegExp(
  String.raw`${ask}(?:let me know|tell me|notify me|alert me|ping me|e-?mail me)\s+(?:(?:if|when|whenever|as soon as)\s+(?:anything|something|another(?: one)?|(?:any|a)\s+new(?:\s+\w+)?|new\s+\w+)\b.{0,20}?\b(?:new|else|similar|like (?:this|that|these)|comes?|hits?|lists?|pops?|shows?|listed)\b|(?:of|about|with|on) (?:anything|what(?:ever)?(?:'s| is)?) new\b)(?<rest>.*)$`,
  'is',
);
const asksNews = new RegExp(
  String.raw`${ask}(?:what(?:'s|’s|s| is| has)?\s+(?:new|changed|happened)|any(?:thing)?\s+(?:news?|updates?|changes?)|(?:are there\s+)?any\s+(?:updates?|changes?|news))\s+(?:for|on|with|about|in|to)\s+(?<which>.+?)\??\s*$`,
  'is',
);
const showsAll =
  /^\s*(?:what|which)\s+(?:saved searches|search alerts|alerts)\s+(?:do i have|have i|are there)\b.{0,10}$|^\s*(?:please\s+)?(?:show|list|open|see|what are|which are|how many|do i have(?: any)?)\s+(?:me\s+)?(?:all\s+)?(?:of\s+)?(?:my\s+)?(?:saved searches|search alerts|alerts)\b.{0,20}$/i;
const stops = new RegExp(
  String.raw`${ask}(?<verb>stop|pause|resume|restart|unpause|delete|remove|cancel|end|unsubscribe(?: me)?(?: from)?)\s+(?:watching\s+|telling me about\s+|e-?mailing me\s*(?:about\s+)?|sending me\s+|mailing me\s*(?:about\s+)?|mails?\s+(?:about|for|of)\s+|e-?mails?\s+(?:about|for|of)\s+)?(?<which>.*?)[.!]*\s*$`,
  'is',
);
const mails = new RegExp(
  String.raw`${ask}(?:e-?mail|mail|send|tell|update|notify)\s+(?:me\s+)?(?:about\s+)?(?<which>it|that|this|them|.{0,60}?)\s*(?:to\s+me\s+)?(?<often>every day|each day|daily|once a day|every week|each week|weekly|once a week|instantly|immediately|right away|at once|as it happens)\s*(?:instead)?[.!]*\s*$`,
  'is',
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
  const [, given] = /\b(?:for|as|under|named|called)\s+(.+)$/is.exec(text) ?? [];
  const name = (given ?? '')
    .replace(
      /[,;]?\s*(?:and\s+)?(?:(?:e-?mail|mail|tell|send|notify|alert|update|let)\s+(?:it\s+)?(?:to\s+)?me\b.*|(?:daily|weekly|instantly|every \w+|each \w+|once a \w+|right away|immediately)\b.*|(?:no|without) e?-?mails?.*)$/is,
      '',
    )
    .replace(/^(?:me|later|now|my|our|the)\b\s*/i, '')
    .replace(/[.!?,\s]+$/, '')
    .slice(0, 100);
  return name === '' ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

/** The words that tell one saved search from another; null for "it", and for none. */
function whichIn(text: string | undefined): string | null {
  const words = (text ?? '')
    .replace(/[?.!]+$/, '')
    .replace(/^(?:the|my|our)\s+/i, '')
    .replace(/\b(?:saved\s+search(?:es)?|search(?:es)?|alerts?|mails?|e-?mails?)\b/gi, ' ')
    .replace(/\b(?:for|about|on|of|from|me|my|the|called|named|all)\b/gi, ' ')
    .replace(/[“”"']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return pronoun.test(words) ? null : words;
}

/**
 * @param isStanding whether the thread has told of saved searches, to which "it" may refer
 * @returns null for what is about something else
 */
export function readSavedSearchRequest(question: string, isStanding: boolean): SavedSearchRequest | null {
  if (showsAll.test(question)) return { kind: 'news', which: null };
  const saved = savesThis.exec(question) ?? tellsMeWhen.exec(question);
  if (saved) {
    const rest = saved.groups?.['rest'] ?? '';
    return { kind: 'save', name: nameIn(rest), frequency: frequencyIn(question), search: null };
  }
  const described = savesNew.exec(question)?.groups?.['search'];
  if (described !== undefined) return { kind: 'save', name: null, frequency: frequencyIn(question), search: described };

  const news = asksNews.exec(question)?.groups?.['which'];
  if (news !== undefined && (namesThem.test(news) || ofClients.test(news.trim()) || (isStanding && pronoun.test(news.trim())))) {
    return { kind: 'news', which: /searches\b/i.test(news) || /^(?:them|him|her)$/i.test(news.trim()) ? null : whichIn(news) };
  }
  return readChange(question, isStanding);
}

function readChange(question: string, isStanding: boolean): SavedSearchRequest | null {
  const mailed = mails.exec(question)?.groups;
  if (mailed && isAboutSaved(mailed['which'], isStanding)) {
    return { kind: 'change', which: whichIn(mailed['which']), frequency: frequencyIn(mailed['often'] ?? '') ?? 'daily' };
  }
  const renamed = renames.exec(question)?.groups;
  if (renamed?.['name'] && isAboutSaved(renamed['which'], isStanding)) {
    return { kind: 'change', which: whichIn(renamed['which']), name: renamed['name'].trim() };
  }
  const stopped = stops.exec(question)?.groups;
  if (!stopped || !isAboutSaved(stopped['which'], isStanding)) return null;
  const which = whichIn(stopped['which']);
  const verb = (stopped['verb'] ?? '').toLowerCase();
  if (/^(?:delete|remove|cancel)/.test(verb)) return { kind: 'change', which, isDeleted: true };
  if (/^(?:resume|restart|unpause)/.test(verb)) return { kind: 'change', which, isPaused: false };
  if (verb.startsWith('unsubscribe') || /\b(?:(?:e-?)?mail(?:ing|s)?|sending me)\b/i.test(question))
    return { kind: 'change', which, frequency: 'off' };
  return { kind: 'change', which, isPaused: true };
}

function isAboutSaved(words: string | undefined, isStanding: boolean): boolean {
  const named = (words ?? '').trim();
  return namesThem.test(named) || /\bsearch\b/i.test(named) || (isStanding && pronoun.test(named));
}
