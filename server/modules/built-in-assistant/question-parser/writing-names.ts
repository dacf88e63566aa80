/** Names and times in a request for copy, as they were typed: copied, never made up. */
import { readOpenHouseTime } from './open-house-time.ts';
import { peopleAddressed } from './people-addressed.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const WHO =
  '(?:clients?|buyers?|sellers?|(?:home)?owners?|customers?|leads?|friends?|prospects?|cliente|clienta|compradora?|amig[oa])';
const NAME = "\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:and|&|y)\\s+\\p{Lu}[\\p{L}'’-]+|\\s+\\p{Lu}[\\p{L}'’-]+)?";
const named = new RegExp(
  `\\b(?:(?:to|for|tell|a|para)\\s+)?(?:my|our|the|an?|mi|mis|nuestr[oa]|la|el)\\s+(?:new\\s+|past\\s+)?${WHO}(?:\\s+${WHO})?,?\\s+(${NAME})`,
  'u',
);
/** "Name is Walt", "his name's Walt", "se llama Rosa". */
const called = new RegExp(
  `(?<!\\b[Mm]y\\s)\\b(?:[Nn]ames?(?:\\s+(?:is|are)|['’]s|:)|[Ss]e\\s+llaman?|[Cc]alled|[Nn]amed|[Nn]ombre\\s+es)\\s+(${NAME})`,
  'u',
);
/** "Send Dave and Lisa an email", "escríbele a Rosa un correo". */
const between = new RegExp(
  `\\b(?:[Ss]end|[Ww]rite|[Gg]ive|[Tt]ext|[Ee]-?mail|[Dd]raft|[Mm]essage)\\s+(${NAME})\\s+(?:an?|the|this|that|these|those|one|about|una?|las?|los?)\\b`,
  'u',
);
const toName = inLines('u')`
  \b(?:to|for|a|para|email|e-mail|text|message|Email|Text|Message|reply to|Reply to|answer|Answer)\s+(${NAME})
  (?=
    \s*(?:[.,!?:;]|$)
    |\s+(?:about|with|w|on|of|the|these|those|that|this|saying|asking|and|y|an?|in|sobre|con|de|en|las?|los?|una?)\b
  )
`;
/** Who is told of by no name: people by what they are, and where a text is put. */
const NO_NAME =
  '(?:homes|houses|condos|listings|figures|numbers|stats|comps|links?|lists?|photos?|details|info|something|descriptions?|headlines?|flyers?|remarks|reminders?|scripts?|blasts?|invites?|invitations?|back|for|to|of|in|at|from|me|him|her|them|us|you|my|our|his|their|the|an?|it|this|that|these|those|one|ones|both|all|everyone|everybody|someone|people|clients?|buyers?|sellers?|customers?|agents?|leads?|owners?|landlords?|tenants?|lenders?|neighbou?rs?|brokers?|friends?|prospects?|family|wife|husband|parents|mom|dad|print(?:er)?|pdf|excel|crm|mls|zillow|facebook|instagram|insta|linked\\s?in|twitter|nextdoor|whatsapp|spanish|english|market|social|email|text|messages?|mail|captions?|posts?|notes?|letters?|newsletters?|blog|website|updates?|reports?|presentation|meetings?|appointments?|copy|about|over|with|back|again|now|ella|ellos|ellas|mi|mis|la|las|los|el|un|una|todos|espanol|español|ingles|inglés|client[ea]s?|comprador(?:a|es)?|vendedor(?:a|es)?|dueñ[oa]s?)';
const SMALL_NAME = `(?!${NO_NAME}(?![\\p{L}'’-]))(\\p{Ll}{3,20})`;
/** "Tom and becky" */
const SMALL_NAMES = `${SMALL_NAME.slice(0, -1)}(?:\\s+(?:and|&|y)\\s+(?!${NO_NAME}(?![\\p{L}'’-]))\\p{Ll}{3,20})?)`;
const SENDS = '(?:send|e-?mail|text|message|forward|share|whatsapp|write)';
/** Typed small: "to my client maria", "name is walt", "send that to maria", "text mike about it", "mándaselo a luis". */
const small = [
  new RegExp(
    `\\b${SENDS}\\s+(?:it|this|that|these|those|them|(?:the|this|that)\\s+\\p{Ll}+(?:\\s+(?:one|home|house|condo|listing))?)\\s+(?:over\\s+)?to\\s+${SMALL_NAME}\\s*[.!?]*$`,
    'u',
  ),
  new RegExp(
    `^\\W*(?:pls\\s+|please\\s+|ok\\s+|now\\s+)?${SENDS}\\s+(?:to\\s+)?${SMALL_NAMES}\\s+(?:about|the|this|that|these|those|it|an?|w\\/?|with)(?![\\p{L}'’-])`,
    'u',
  ),
  new RegExp(
    `^\\W*(?:pls\\s+|please\\s+|ok\\s+|now\\s+)?(?:(?:write|draft|send|make|do)\\s+)?(?:an?\\s+)?(?:reply|respond|answer|write\\s+back|e-?mail|text|note|message)\\s+to\\s+${SMALL_NAMES}\\s+(?:about|with|w\\/?)(?![\\p{L}'’-])`,
    'u',
  ),
  new RegExp(
    `^\\W*(?:pls\\s+|please\\s+|ok\\s+|now\\s+)?${SENDS}\\s+(?:to\\s+)?(?!(?:subject|body|blast|line|template|draft)\\b)${SMALL_NAME}\\s*:`,
    'u',
  ),
  new RegExp(
    `\\b(?:m[aá]nd|env[ií]|escr[ií]b|p[aá]s)[ae](?:le|lo|la|selo|sela|melo)?\\s+(?:(?:es[oa]|est[oa]|la|el|un|una)\\s+(?:\\p{Ll}+\\s+)?)?a\\s+${SMALL_NAME}\\s*[.!?]*$`,
    'u',
  ),
  inLines('u')`
    \b(?:my|our|mi)\s+(?:client|buyer|seller|lead|cliente|clienta)(?:\s+(?:client|buyer|seller|lead))?\s+
    (?!${NO_NAME}(?![\p{L}'’-]))
    (?!
      (?:
        with|who|that|whose|which|on|of|for|in|and|or|to|is|was|are|has|had|at|after|before|since|from|by|as|so|but|if|when
        |why|how|because|regarding|re|there|here|today|tomorrow|tonight|yesterday|soon|weekly|monthly|name|named|wants?
        |needs?|says?|thinks?|wont|cant|down|via|just|asap|please|pls|sobre|con|de|en|y|que|para|por
      )\b
    )
    (?!
      (?:
        ask|say|tell|explain|thank|show|offer|propos|suggest|regard|confirm|remind|introduc|look|want|think|sell|buy|cut
        |drop|lower|mov|clos
      )\p{Ll}*ing\b
    )
    (\p{Ll}{3,20})
    \b
  `,
  /\b(?:his|her|their|the|client'?s|buyer'?s)?\s*names?(?:\s+(?:is|are)|['’]s|:)\s+(?!(?:the|a|an|my|in|on|not)\b)(\p{Ll}{3,20}(?:\s+(?:and|&)\s+\p{Ll}{3,20})?)\b/u,
];
/** A brokerage behind the name: "Dana Ruiz, Compass". */
const OFFICE =
  "(?:,\\s*(?:of\\s+)?\\p{Lu}[\\p{L}\\d&.'’-]*(?:\\s+(?:&\\s+)?\\p{Lu}[\\p{L}\\d&.'’-]*){0,3}|\\s+(?:at|of|with|from|de)\\s+\\p{Lu}[\\p{L}\\d&.'’-]*(?:\\s+\\p{Lu}[\\p{L}\\d&.'’-]*){0,3})?";
/** A telephone number behind it. */
const PHONE = '(?:[,\\s]+(?:\\(\\d{3}\\)\\s?|\\d{3}[\\s.-])\\d{3}[\\s.-]\\d{4})?';
/** "DRE 01234567", as some states want it beside the name. */
const LICENSE = '(?:[,\\s]+(?:(?:CA\\s*)?(?:DRE|BRE|CalBRE|CalDRE)|[Ll]ic(?:ense)?\\.?)\\s*#?\\s*\\d{5,9})?';
const signed = inLines('u')`
  \b(?:
    [Ss]ign(?:ed)?(?:\s+(?:it|this|off))?(?:\s+(?:as|by|with|from))?
    |[Ww]ith\s+my\s+name,?|[Aa]dd\s+my\s+name,?|[Mm]y\s+name(?:['’]s|\s+is)
    |[Ff]irm[ae](?:lo|la)?(?:\s+como)?
    |[Ff]írma(?:lo|la)?(?:\s+como)?
  )\s+["“]?(${NAME}${LICENSE}${OFFICE}${LICENSE}${PHONE})
`;
/** "sign it dana ruiz, compass" */
const signedSmall = inLines('u')`
  \bsign(?:ed)?\s+(?:it|this|off)\s+(?:(?:as|by|with|from)\s+)?(?!(?:off|as|by|with|from|the|my|for|and|in)\b)
  (\p{Ll}{2,20}(?:\s+(?!and\b|please\b|pls\b)\p{Ll}{2,20})?(?:,\s*\p{Ll}[\p{Ll}&.'-]+(?:\s+\p{Ll}{2,20})?)?)\s*[.!]*
  \s*$
`;
/** "From Dana Reyes", and nothing else. */
const sentFrom = new RegExp(`^\\s*(?:[Ii]t(?:['’]s|\\s+is)\\s+)?[Ff]rom\\s+(${NAME}${OFFICE})\\s*[.!]*\\s*$`, 'u');
const notNames = inLines()`
  ^(?:
    Instagram|Facebook|Linked\s?[Ii]n|Twitter|Tik\s?Tok|Whats\s?[Aa]pp|Nextdoor|MLS|Spanish|English|Español|Spanish
    |Ingles|Inglés|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|Zillow|Gmail|Google
  )\b
`;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export interface NamesAndTimes {
  recipient?: string;
  sender?: string;
  showing?: string;
}

const inCapitals = (names: string): string =>
  names
    .split(' ')
    .map((word) => (/^(?:and|&|y|of|de)$/.test(word) ? word : capital(word)))
    .join(' ');

function smallSender(text: string): [string, string] | [] {
  const [all, name] = signedSmall.exec(text) ?? [];
  return all === undefined || name === undefined ? [] : [all, inCapitals(name)];
}

/** "My buyers Dan and Priya": who they are, where they are called by what they are. */
export const namedBehindKind = (text: string): string | null => named.exec(text)?.[1] ?? null;

const saysThat = inLines('iu')`
  (?:[,;.]|\band|\by)?\s*\b(?:
    say(?:ing)?|tell(?:ing)?\s+(?:him|her|them)|let(?:ting)?\s+(?:him|her|them)\s+know|d[ií](?:ga|ciendo|le|les)
    |que\s+diga
  )\s+(?:that\s+|que\s+)?(?!(?:it|that|this)\s+(?:in|less|more|again)\b)(\S.{7,180}?)\s*[.!]*\s*$
`;
/** "Text to my buyer Sam: that one, offers due Tuesday" */
const behindColon = inLines('iu')`
  \b(?:text|message|e-?mail|note|whatsapp|sms|mensaje|correo)\b[^:]{0,60}:\s*(?:(?:re|about|on)\s+)?
  (?:that|this|the\s+(?:\w+\s+)?|est[ae]|es[ae])\s*(?:one|home|house|condo)?\s*[,.;-]\s*(\S.{5,180}?)\s*[.!]*\s*$
`;

/** What a text is to say in the user's own words; null where they name none. */
export const wordsToSay = (text: string): string | null => (behindColon.exec(text) ?? saysThat.exec(text))?.[1] ?? null;

/** @param places names that an area has, so that "for Oakland" is none */
export function readNames(
  text: string,
  { isForAgent, isPlace }: { isForAgent: boolean; isPlace: (name: string) => boolean },
): NamesAndTimes {
  const isName = (name: string | undefined): name is string => name !== undefined && !notNames.test(name) && !isPlace(name);
  const own = called.exec(text)?.[1] ?? peopleAddressed(text) ?? named.exec(text)?.[1];
  const to = [between, toName].map((pattern) => pattern.exec(text)?.[1]).find(isName);
  const typed = small.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined && !isPlace(name));
  const recipient = own ?? to ?? (typed === undefined ? undefined : inCapitals(typed));
  const [, sender] = signed.exec(text) ?? sentFrom.exec(text) ?? smallSender(text);
  const showing = isForAgent ? readShowingTime(text) : null;
  return { ...(recipient && !isForAgent ? { recipient } : {}), ...(sender ? { sender } : {}), ...(showing ? { showing } : {}) };
}

const DAY_AND_HOUR = inLines('i')`
  \b(?:today|tomorrow|tonight|(?:next\s+|this\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b
  (?:
    ,?\s+(?:at|around|from|after|@)?\s*\d{1,2}(?::\d{2})?(?!\d|\s*(?:bed|bath|/))(?:\s*[ap]\.?m\b\.?)?
    (?:\s*(?:-|–|to)\s*\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?)?
  )?
`;

/** Day and time of a showing, as they were typed: "Tomorrow at 2"; null where no day stands. */
export function readShowingTime(text: string): string | null {
  const typed = DAY_AND_HOUR.exec(text)?.[0].trim();
  return typed && /\d/.test(typed) ? capital(typed) : (readOpenHouseTime(withHour(text)) ?? (typed ? capital(typed) : null));
}

/** "Thursday 4pm" is at that hour. */
const withHour = (text: string) =>
  text.replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)\s+(\d{1,2}(?::\d{2})?\s*[ap]\.?m\b)/i, '$1 at $2');
