/** Names and times in a request for copy, as they were typed: copied, never made up. */
import { readOpenHouseTime } from './open-house-time.ts';

const WHO = '(?:clients?|buyers?|sellers?|customers?|leads?|friends?|prospects?|cliente|clienta|compradora?|amig[oa])';
const NAME = "\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:and|&|y)\\s+\\p{Lu}[\\p{L}'’-]+|\\s+\\p{Lu}[\\p{L}'’-]+)?";
const named = new RegExp(`\\b(?:(?:to|for|tell|a|para)\\s+)?(?:my|our|the|mi|mis|nuestr[oa])\\s+${WHO},?\\s+(${NAME})`, 'u');
const toName = new RegExp(
  `\\b(?:to|for|para|email|e-mail|text|message|Email|Text|Message|reply to|Reply to|answer|Answer)\\s+(${NAME})(?=\\s*(?:[.,!?]|$|about|with|on|the|these|those|a\\b|in\\b|sobre|con))`,
  'u',
);
/** Typed small: "to my client maria". */
const small = new RegExp(
  `\\b(?:my|our|mi)\\s+(?:client|buyer|seller|cliente|clienta)\\s+(?!(?:about|with|who|that|on|of|for|in|and|to|the|is|a|an|at|after|sobre|con|de|en|y|que|para)\\b)(\\p{Ll}{3,20})\\b`,
  'u',
);
const signed = new RegExp(
  `\\b(?:[Ss]ign(?:ed)?(?:\\s+(?:it|this|off))?(?:\\s+(?:as|by|with|from))?|[Ff]írma(?:lo|la)?(?:\\s+como)?)\\s+["“]?(${NAME})`,
  'u',
);
/** "From Dana Reyes", and nothing else. */
const sentFrom = new RegExp(`^\\s*(?:[Ii]t(?:['’]s|\\s+is)\\s+)?[Ff]rom\\s+(${NAME})\\s*[.!]*\\s*$`, 'u');
const notNames =
  /^(?:Instagram|Facebook|Linked\s?[Ii]n|Twitter|Tik\s?Tok|Whats\s?[Aa]pp|Nextdoor|MLS|Spanish|English|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|Zillow|Gmail|Google)\b/;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export interface NamesAndTimes {
  recipient?: string;
  sender?: string;
  showing?: string;
}

/** @param places names that an area has, so that "for Oakland" is none */
export function readNames(
  text: string,
  { isForAgent, isPlace }: { isForAgent: boolean; isPlace: (name: string) => boolean },
): NamesAndTimes {
  const [, own] = named.exec(text) ?? [];
  const [, to] = own === undefined ? (toName.exec(text) ?? []) : [];
  const [, typed] = own === undefined && to === undefined ? (small.exec(text) ?? []) : [];
  const recipient = own ?? (to !== undefined && !notNames.test(to) && !isPlace(to) ? to : undefined) ?? (typed && capital(typed));
  const [, sender] = signed.exec(text) ?? sentFrom.exec(text) ?? [];
  const showing = isForAgent ? readShowingTime(text) : null;
  return { ...(recipient && !isForAgent ? { recipient } : {}), ...(sender ? { sender } : {}), ...(showing ? { showing } : {}) };
}

const DAY_AND_HOUR =
  /\b(?:today|tomorrow|tonight|(?:next\s+|this\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?:,?\s+(?:at|around|from|after|@)?\s*\d{1,2}(?::\d{2})?(?!\d|\s*(?:bed|bath|\/))(?:\s*[ap]\.?m\b\.?)?(?:\s*(?:-|–|to)\s*\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?)?)?/i;

/** Day and time of a showing, as they were typed: "Tomorrow at 2"; null where no day stands. */
export function readShowingTime(text: string): string | null {
  const typed = DAY_AND_HOUR.exec(text)?.[0].trim();
  return typed && /\d/.test(typed) ? capital(typed) : (readOpenHouseTime(withHour(text)) ?? (typed ? capital(typed) : null));
}

/** "Thursday 4pm" is at that hour. */
const withHour = (text: string) =>
  text.replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)\s+(\d{1,2}(?::\d{2})?\s*[ap]\.?m\b)/i, '$1 at $2');
