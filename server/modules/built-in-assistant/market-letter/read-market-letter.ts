/** A letter, post or message about the market that was told: asked for, and changed afterwards. */
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { readNames } from '../question-parser/writing-names.ts';
import { fold } from '../question-parser/sentence.ts';
import type { ToldText } from '../question-parser/told-text.ts';
import { kindIn } from '../question-parser/writing-kinds.ts';
import { hasWishes, wishesIn } from '../question-parser/writing-wishes.ts';
import { inEnglish } from '../language.ts';
import { occasionIn } from '../client-letters/letter-asked.ts';
import { homesAfter, type HomesInLetter } from './homes-in-letter.ts';
import type { Share } from '../sales/share-question.ts';
import { salesIn } from './sales-in-letter.ts';
import { sharesAfter } from './shares-in-letter.ts';
import { audienceIn, pointsAsked, proseAsked, recounted, type Audience } from './talking-points.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface MarketLetter extends ToldText {
  /** A newsletter and a letter are written to many; only a letter has no subject. */
  form: 'email' | 'post' | 'message' | 'newsletter' | 'letter';
  /** To homeowners who think of selling. */
  isToSellers: boolean;
  /** How many of the latest sales stand in it. */
  sales: number;
  /** Homes for sale that stand in it. */
  homes: HomesInLetter | null;
  /** What single sales tell beside its figures. */
  shares: readonly Share[];
  /** Sentences to say stand in the place of a text. */
  points: { count: number; audience: Audience; isProse: boolean; maxWords: number | null } | null;
  /** A line stands open in it for what the agent advises. */
  hasAdviceLine: boolean;
  /** Of which month it is the issue: 1 to 12. */
  month: number | null;
  isToPastClients: boolean;
  /** Its first sentence, where it was changed apart: its tone, and which of those that there are. */
  intro: { tone: MarketLetter['tone']; at: number } | null;
  /** Its subject alone is asked for. */
  isSubjectOnly: boolean;
}

const forms = { email: 'email', social: 'post', 'text-message': 'message', description: 'post', highlights: 'post' } as const;
const asks = inLines()`
  ^\s*(?:(?:please|now|ok(?:ay)?|and|great|can\s+you|could\s+you)[,\s]+)*
  (?:
    give|write|draft|escribe(?:me)?|redacta|haz(?:me)?|prepara(?:me)?|crea
    |(?:manda|envia|pasa)(?:me|le|les)?
    |make|turn|put|send|e-?mail|text|share|forward|compose|create|prepare|do|i\s+need|i\s+want|get\s+me
    |(?:an?\s+)?
      (?:ig\s+|instagram\s+|fb\s+|facebook\s+|short\s+|monthly\s+|weekly\s+|quarterly\s+|market\s+(?:update\s+)?)*
      (?:captions?|posts?|blurbs?|newsletters?|postcards?|e-?mails?|letters?|boletin(?:\s+mensual)?)
      (?=\s+(?:for|on|about|with|of|to)\b|\s*[.!?]*$)
    |(?:(?:an?|un|una)\s+)?(?:(?:short|quick|brief|simple|corto|corta|breve)\s+)*
      (?:e-?mails?|letters?|texts?|messages?|notes?|correo|carta|mensaje)
      (?=\s+(?:to|for|with|about|para|a|al|con)\b)
  )\b
`;
/** "That's the one. Caption for IG" */
const approves = /^\s*(?:(?:that(?:'s| is)\s+(?:the\s+one|it|good|great|perfect)|perfect|great|good|nice|love\s+it)[.!,]\s*)+/;
const ofMarket = inLines()`
  \b(?:
    that|this|it|these|those|them|market|figures|numbers|stats|statistics|report|update|summary|data|charts?|graphs?
    |captions?|post\s?cards?|newsletters?|boletin|sphere|farm|eso|esto|esos|esas|estos|estas|datos|cifras|numeros
    |mercado
    |(?:of|for|about|de)\s+(?:the|all|los|las)\s+(?:two|three|four|dos|tres|cuatro)
  )\b
`;
/** "Homeowners" are no home. */
const ofHome = /\b(?:listing|home|house|condo|property|first\s+one|second\s+one|offer|showing|agent)\b/;
const MAX_WORDS = 20;
const MAX_PASSING_WORDS = 2;
/** "And for buyers?" */
const goesOnFor = /^\W*(?:(?:and|now|same|ok|y|ahora|lo\s+mismo|what\s+about|how\s+about)\s+)*(?:for|para|to|buyers|sellers)\b/;
const MAX_AUDIENCE_WORDS = 6;

export const namesNewsletter = /\b(?:newsletters?|boletin(?:es)?)\b/;
/** "As a letter to homeowners", "in a text". */
const otherForm = inLines()`
  \b(?:(?:as|into|in|to|make\s+it|en|como)\s+(?:an?|una?)\s+(?:[\w-]+\s+){0,2}?|como\s+)
    (?<form>letter|e-?mail|post|text|message|newsletter|carta|boletin|mensaje|texto|correo)\b
  |^\W*(?:(?:now|and|ok|then)\s+)*(?:an?\s+)?(?<alone>letter|e-?mail|newsletter|post|text)\s+(?:to|for)\b
  |\b(?:(?:an?|una?|the)\s+)?(?:(?:quick|short|brief|corta|rapida)\s+)?(?<version>letter|e-?mail|text|message|post)
    \s+version\b
  |\bversion\s+(?:de\s+|en\s+|of\s+|in\s+)?(?<ofForm>carta|correo|mensaje|texto|letter|e-?mail|text|message|post)\b
`;
const formOf = (word: string): MarketLetter['form'] =>
  /^(?:letter|carta)/.test(word)
    ? 'letter'
    : /^(?:newsletter|boletin)/.test(word)
      ? 'newsletter'
      : /^(?:text|message|mensaje)/.test(word)
        ? 'message'
        : word === 'post'
          ? 'post'
          : 'email';
const toSellers = inLines()`
  \b(?:thinking|considering|curious|planning)\s+(?:of|about|on)?\s*(?:selling|listing)\b
  |\bpotential\s+sellers?\b
  |\b(?:to|for)\s+(?:my\s+|the\s+|local\s+|future\s+)*(?:home\s?owners?|sellers|owners)\b
  |\b(?:to|for)\s+(?!buyers?\b)\w+(?:\s+\w+)?\s+(?:home\s?owners?|sellers)\b
  |\b(?:duenos|propietarios)\b
  |\b(?:pensando|piensan)\s+(?:in|en)\s+(?:vender|sell)\b
`;
/** "Add one line on what to do now": what to advise is for the agent to say. */
const asksAdvice = inLines()`
  \b(?:add|include|with|put|end|agrega|incluye|con)\b.{0,24}\b(?:line|sentence|advice|tip|takeaway|recommendation|call\s+to\s+action|linea|frase|consejo)\b
    (?=.*\b(?:what\s+(?:to|they\s+should|sellers\s+should|buyers\s+should|i(?:'d)?)|do|doing|next|now|action|advice|advise|tip|recommend\w*|que\s+hacer|hacer|ahora|consejo)\b|\W*$)
`;
const changesIntro =
  /\b(?:intro(?:duction)?|opening|opener|first\s+(?:line|sentence|paragraph)|beginning|(?:la\s+)?introduccion|primera\s+frase)\b/;
const asksSubject = /\b(?:subject(?:\s+lines?)?|asunto)\b/;
const MAX_SUBJECT_WORDS = 9;

/** "Now a version for text msg" */
const asksForForm =
  /^\W*(?:(?:now|and|ok|then|also|please|give me|make|do|same)\s+)*(?:(?:an?|the)\s+)?(?:\w+\s+)?(?:version|same|one|it)\b.*\b(?:for|as|in|to)\b/;
const pastClients =
  /\b(?:past|former|previous|old)\s+(?:clients?|customers?)\b|\b(?:antiguos|anteriores)\s+clientes\b|\bclientes\s+(?:anteriores|antiguos|pasados)\b/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName =
  /\b(jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|(?<=for\s|,\s)may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/;

function monthIn(folded: string): number | null {
  const name = monthName.exec(folded)?.[1]?.slice(0, 3);
  return name === undefined ? null : months.indexOf(name) + 1;
}

/** What could not be done leaves it standing as well. */
const asksForChange =
  /^\W*(?:(?:now|and|ok|please|can\s+you|could\s+you)\s+)*(?:make\s+it|add|replace|swap|mention|remove|put|sign|take\s+out|leave\s+out|drop)\b/;

/** Whether a name is of a place that it is about, and of nobody whom it is written to. */
type IsPlace = (name: string) => boolean;

/** "Send them market stats for Berkeley too" */
const sendsToSomebody =
  /\bto\s+\S|\b(?:send|e-?mail|text|share|forward)\s+(?:them|him|her|(?:my|the|our)\s+(?:clients?|buyers?|sellers?|owners?))\b/;

const plainLetter: MarketLetter = {
  ...{ form: 'email', isToSellers: false, sales: 0, homes: null, shares: [], points: null, month: null, isToPastClients: false },
  hasAdviceLine: false,
  ...{ intro: null, isSubjectOnly: false, tone: 'professional', isShort: false, language: null },
  ...{ recipient: null, sender: null, isToSend: false },
};
/** "Talking points for this listing" */
const ofOneHome = /\b(?:(?:this|that|the|my|first|second)\s+(?:listing|home|house|condo|property|one)|offer|showing)\b/;

/** What one message asks for; null where it asks for no letter about the market. */
function asked(text: string, isPlace: IsPlace): MarketLetter | null {
  const folded = fold(inEnglish(text)).replace(approves, '');
  const prose = proseAsked(text, inEnglish(text));
  const points = prose ?? pointsAsked(text, inEnglish(text));
  if (points !== null && !ofOneHome.test(folded) && folded.split(/\s+/).length <= MAX_WORDS)
    return {
      ...plainLetter,
      points: {
        ...{ count: points, audience: audienceIn(fold(text)) },
        ...{ isProse: prose !== null, maxWords: wishesIn(folded).maxWords ?? null },
      },
      language: wishesIn(folded).language ?? null,
    };
  // What is told in it is no figure of the market.
  if (occasionIn(text) === 'plain') return null;
  if (!asks.test(folded) || !ofMarket.test(folded) || ofHome.test(folded) || folded.split(/\s+/).length > MAX_WORDS) return null;
  const sends = /^\W*(?:(?:please|can\s+you|could\s+you|now|ok)[,\s]+)*(?:send|e-?mail|text|share|forward)\b/.test(folded);
  const kind = /^\W*text\b/.test(folded) ? 'text-message' : kindIn(folded);
  const inForm = otherForm.exec(folded)?.groups?.['form'];
  const form = kind !== null && kind in forms ? forms[kind as keyof typeof forms] : inForm === undefined ? null : formOf(inForm);
  const isLetter = /\b(?:letter|carta)\b/.test(folded);
  if (form === null && !isLetter && !namesNewsletter.test(folded) && !(sends && sendsToSomebody.test(folded))) return null;
  const isNewsletter = namesNewsletter.test(folded);
  const wishes = wishesIn(folded);
  const { recipient = null, sender = null } = readNames(text, { isForAgent: false, isPlace });
  return {
    form: isNewsletter ? 'newsletter' : (form ?? (/\b(?:texto|mensaje)\b/.test(folded) ? 'message' : 'email')),
    isToSellers: toSellers.test(folded),
    ...{ shares: sharesAfter(folded, []) ?? [], points: null, hasAdviceLine: asksAdvice.test(folded) },
    sales: salesIn(folded) ?? 0,
    homes: homesAfter(folded, null) ?? null,
    month: monthIn(folded),
    isToPastClients: pastClients.test(folded),
    intro: null,
    isSubjectOnly: false,
    tone: wishes.tone ?? 'professional',
    isShort: wishes.length === 'short',
    language: wishes.language ?? null,
    ...{ recipient, sender },
    isToSend: sends && !/\ban?\s+(?:e-?mail|text|message|post)\b/.test(folded),
  };
}

/** The letter that stands with what one more message changes of it; null where it changes nothing of it. */
function changed(standing: MarketLetter, text: string, isPlace: IsPlace): MarketLetter | null {
  const folded = fold(inEnglish(text));
  if (folded.split(/\s+/).length > MAX_WORDS) return null;
  const isSubjectOnly = asksSubject.test(folded) && folded.split(/\s+/).length <= MAX_SUBJECT_WORDS;
  const stands: MarketLetter = { ...standing, isSubjectOnly, isToSend: false };
  if (isSubjectOnly) return stands;
  const again = asked(text, isPlace);
  const wishes = wishesIn(folded);
  const { recipient = null, sender = null } = readNames(text, { isForAgent: false, isPlace });
  const named = otherForm.exec(folded)?.groups;
  const form = named?.['form'] ?? named?.['alone'] ?? named?.['version'] ?? named?.['ofForm'];
  const sales = salesIn(folded);
  const isIntro = changesIntro.test(folded);
  const homes = homesAfter(folded, standing.homes);
  const isForm = asksForForm.test(folded) && kindIn(folded) !== null;
  const shares = sharesAfter(folded, standing.shares);
  const count = standing.points && recounted(text);
  const audience =
    standing.points && goesOnFor.test(folded) && folded.split(/\s+/).length <= MAX_AUDIENCE_WORDS ? audienceIn(fold(text)) : null;
  const isOwn =
    form !== undefined ||
    sales !== null ||
    isIntro ||
    homes !== undefined ||
    shares !== undefined ||
    count !== null ||
    audience !== null ||
    asksAdvice.test(folded);
  if (!again && !isOwn && !isForm && !isWish(folded, wishes) && sender === null) return null;
  const kind = isOwn ? null : kindIn(folded);
  return {
    ...stands,
    form:
      again?.form ??
      (form !== undefined
        ? formOf(form)
        : kind === 'social'
          ? 'post'
          : kind === 'text-message'
            ? 'message'
            : kind === 'email' && !namesNewsletter.test(folded)
              ? 'email'
              : standing.form),
    isToSellers: (audience === null && toSellers.test(folded)) || (standing.isToSellers && form === undefined),
    sales: sales ?? standing.sales,
    hasAdviceLine: standing.hasAdviceLine || asksAdvice.test(folded),
    shares: shares ?? standing.shares,
    points: pointsAfter(standing.points, { again, count, audience, isOther: form !== undefined || isForm }),
    homes: homes === undefined ? standing.homes : homes,
    intro: isIntro ? introAfter(standing, wishes.tone) : wishes.tone ? null : standing.intro,
    tone: isIntro ? standing.tone : (wishes.tone ?? standing.tone),
    isShort: wishes.length === null ? standing.isShort : wishes.length === 'short',
    language: wishes.language ?? standing.language,
    recipient: recipient ?? standing.recipient,
    sender: sender ?? standing.sender,
    isToSend: again?.isToSend ?? false,
  };
}

/** Asked for again they are new ones; another form takes their place. */
function pointsAfter(
  points: MarketLetter['points'],
  { again, count, audience, isOther }: { again: MarketLetter | null; count: number | null; audience: Audience; isOther: boolean },
): MarketLetter['points'] {
  if (again) return again.points && { ...again.points, audience: again.points.audience ?? points?.audience ?? null };
  return isOther ? null : points && { ...points, count: count ?? points.count, audience: audience ?? points.audience };
}

/** "Swap the intro, it's too stiff": that sentence alone, in the tone that is wanted, and never the same again. */
function introAfter({ intro, tone }: MarketLetter, wanted: MarketLetter['tone'] | null): MarketLetter['intro'] {
  const before = intro ?? { tone, at: 0 };
  const next = wanted ?? before.tone;
  return { tone: next, at: next === before.tone ? before.at + 1 : 0 };
}

const isWish = (folded: string, wishes: ReturnType<typeof wishesIn>) =>
  hasWishes(wishes) &&
  wishes.mention.length + wishes.leaveOut.length === 0 &&
  !/\b(?:condos?|houses?|homes?|market|months?|year|days)\b/.test(folded);

/** A newsletter or the like is asked for, of a place that the words may name. */
export const asksForLetter = (text: string): boolean => asked(text, () => false) !== null;
/** Only these may be of a place that was not told before. */
export const namesMarket = (folded: string): boolean => namesNewsletter.test(folded) || /\bmarket\b/.test(folded);
/** What is written to many tells the whole market. */
export const isForMany = ({ form, isToPastClients }: MarketLetter): boolean =>
  form === 'newsletter' || form === 'letter' || isToPastClients;

/**
 * @param messages the user's since the market was told, the last one last
 * @returns the letter as the last message leaves it, and as it was before
 */
export function readMarketLetter(
  messages: readonly string[],
  market: MarketQuestion | null,
): { letter: MarketLetter; before: MarketLetter | null } | null {
  if (!market || market.places.length === 0) return null;
  const [last, ...earlier] = messages.toReversed();
  if (last === undefined) return null;
  const names = market.places.flatMap((place) => (place.type === 'named-area' ? [fold(place.name)] : []));
  const isPlace: IsPlace = (name) => names.includes(fold(name));
  const standing = standingOf(earlier, isPlace);
  const letter = standing ? changed(standing, last, isPlace) : asked(last, isPlace);
  return letter && { letter, before: standing };
}

/** The letter that stood after the message before. */
function standingOf([last, ...earlier]: readonly string[], isPlace: IsPlace): MarketLetter | null {
  if (last === undefined) return null;
  const before = standingOf(earlier, isPlace);
  // A few words that change nothing leave it standing.
  const isPassing = last.trim().split(/\s+/).length <= MAX_PASSING_WORDS || asksForChange.test(fold(inEnglish(last)));
  return (before && changed(before, last, isPlace)) ?? asked(last, isPlace) ?? (isPassing ? before : null);
}
