/** What a letter says in the user's own voice: "mention that I sold 14 homes there last year", "add a PS about a free CMA". */
import { languageOf } from '../language.ts';
import { askedOf, toYou } from './plain-sentences.ts';
import type { Language } from '../answers/texts/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface OwnWords {
  /** A sentence, an item of a list, or what a postscript is about. */
  words: string;
  place: 'list' | 'opening' | 'body' | 'postscript' | 'postscript-about';
  /** What it was said in: it is not translated. */
  language: Language;
}

const MAX_CHARACTERS = 240;
const speaks = inLines('iu')`
  \b(?:
    mention(?:ing)?|add|say(?:ing)?
    |tell(?:ing)?\s+(?:them|him|her)
    |include|put\s+in|work\s+in|just|only|note
    |(?:menciona|agrega|añade|incluye|pon|dile?s?|diciendo)(?=\s+que\b)
  )\s+(?:that\s+|que\s+)?((?:(?:i|we)(?:['’](?:m|ve|d|ll|re))?|my|our)\s.+|(?<=que\s).+)$
`;
/** "Add that there were 14 showings and no offers", "mention 3 offers so far": a fact that only the user knows. */
const tellsFact = inLines('iu')`
  \b(?:mention(?:ing)?|add|say(?:ing)?|include|note|put\s+in|work\s+in|tell(?:ing)?\s+(?:them|him|her)|let\s+(?:them|him|her)\s+know)\s+
  (?:in\s+)?
  (?:
    that\s+(\S+\s+\S.*)
    |((?:there(?:['’]?s)?|they|he|she|it['’]?s|it|no|the\s+\w+|\d[\d,.]*k?)\s+(?:\w+\s+){0,4}?
      (?:is|are|was|were|will|has|have|had|got|came|said|want|wants|need|needs|been|showings?|offers?|views?|visits?|days?)\b.*)
  )$
`;
/** "Add sorry for the trouble" */
const addsPhrase =
  /^\W*(?:(?:also|and|now|ok|please|pls|can\s+you)[,\s]+)*(?:add|say|include|agrega|añade|incluye)\s+(?:an?\s+)?((?:(?:we(?:['’]re|\s+are)|i(?:['’]m|\s+am)|so|very)\s+)*(?:sorry|apolog\w+|thanks?|thank\s+you|please|disculp\w+|perd[oó]n|gracias|lo\s+sentimos)\b.*)$/iu;
/** "Ask if they want to see similar ones" */
const asksThem =
  /^\W*(?:(?:also|and|now|ok|please|pls|can\s+you)[,\s]+)*ask\s+(?:(?:him|her|them)\s+)?((?:if|whether|when|what|who|where|how|why|for)\s+\S.*)$/iu;
/** "She loved the kitchen": said to her. */
const toldOfThem = /\b(?:she|he|they)\s+(?:really\s+|both\s+)?(loved|liked|enjoyed)\s+(\S.{2,80}?)\s*[.!]*$/iu;
/** "Remind them to send me the HOA docs by friday" */
const reminds =
  /\b(?:remind(?:ing)?(?:\s+(?:him|her|them|[A-Z]\p{L}+))?|recu[eé]rda(?:le|les)(?:\s+que)?)\s+(?:to|that|about|of)\s+(\S.*)$/iu;
/** "Mention spring": a thing to talk about, where no more is said of it. */
const mentionsThing =
  /\b(?:mention|menciona)\s+(?!that\b|que\b|it\b|this\b|them\b|i\b|we\b|there\b|no\b|my\b|\d)((?:[\p{L}'’-]+\s+){0,4}[\p{L}'’-]+)\s*[.!]*$/iu;
/** "Seller will leave the fridge, add that": what stands before it. */
const saidBefore =
  /^\W*(?:(?:also|and|oh|ok|y)[,\s]+)*(\S.{6,}?)[\s,;.–-]+(?:(?:please|pls|can\s+you|and|so|y)\s+)*(?:add|include|mention|put|work|say|agrega|a[ñn]ade|incluye|menciona|pon)\s*(?:that|it|this|them|lo|eso|esto)?(?:\s+(?:in|too|there|to\s+it))?\W*$/iu;
const hasVerb = /\b(?:is|are|was|were|has|have|had|will|can|sold|got|said)\b/i;
const postscript =
  /\b(?:p\.?\s?s\.?|post\s?script|posdata|p\.?\s?d\.)(?=[\s:])\s*:?\s*(about|on|regarding|sobre|saying|that|que\s+diga\s+que|que\s+diga|que)?\s*(\S.*)$/iu;
const isAbout = /^(?:about|on|regarding|sobre)$/i;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const inFull: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\byrs\b/gi, 'years'],
  [/\byr\b/gi, 'year'],
  [/^ill\s+(?=\p{L})/giu, 'I’ll '],
  [
    /(?<=\b(?:and|that|then)\s)ill\s+(?=(?:be|bring|send|call|have|get|come|drop|text|e-?mail|follow|stop|show|let)\b)/giu,
    'I’ll ',
  ],
  [/\bim\s+(?=\p{L})/giu, 'I’m '],
  [/\bive\s+(?=\p{L})/giu, 'I’ve '],
  [/\bi(?=['’\s]|$)/g, 'I'],
  [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, ''],
  [/\bcma\b/gi, 'CMA'],
  [/\bhoa\b/gi, 'HOA'],
];
const plainly = (text: string): string =>
  inFull
    .reduce((left, [short, whole]) => left.replace(short, (found) => (whole === '' ? capital(found.toLowerCase()) : whole)), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!\s]+$/, '')
    .slice(0, MAX_CHARACTERS);
const asSentence = (text: string): string => `${capital(plainly(text))}.`;
const daysInCapitals = (text: string): string =>
  text.replaceAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, (day) => capital(day.toLowerCase()));
/** "Free CMA": "a free CMA". */
const withArticle = (text: string): string => (/^(?:free|complimentary)\s+\S*[^s\s]$/i.test(text) ? `a ${text}` : text);

const sorryForTrouble = /\b(?:sorry|apolog\w+)\b.*\b(?:trouble|inconvenience|hassle|bother)\b[\s.!]*$/i;
/** "Sorry for the trouble": a sentence that stands by itself. */
const apologyInFull = (text: string): string =>
  sorryForTrouble.test(text)
    ? 'we are sorry for the inconvenience'
    : text.replace(/^apolog(?:y|ies)\b/i, 'I apologize').replace(/^(?:disculpa|perd[oó]n)s?\b/i, 'Disculpe');

export function ownWordsIn(text: string): OwnWords[] {
  const language = languageOf([text]);
  const [, how, behind] = postscript.exec(text) ?? [];
  if (behind !== undefined) {
    const about = how !== undefined && isAbout.test(how);
    return [
      about
        ? { words: withArticle(plainly(behind)), place: 'postscript-about', language }
        : { words: asSentence(behind), place: 'postscript', language },
    ];
  }
  const before = saidBefore.exec(text)?.[1];
  if (before !== undefined && !postscript.test(before)) return [{ words: asSentence(before), place: 'body', language }];
  const asked = asksThem.exec(text)?.[1];
  if (asked !== undefined) return [{ words: askedOf(asked), place: 'body', language }];
  const [, felt, thing] = toldOfThem.exec(text) ?? [];
  if (felt !== undefined && thing !== undefined && language === 'english')
    return [{ words: `I am glad you ${felt.toLowerCase()} ${plainly(thing)}.`, place: 'body', language }];
  const phrase = addsPhrase.exec(text)?.[1];
  if (phrase !== undefined) return [{ words: asSentence(apologyInFull(phrase)), place: 'body', language }];
  const fact = tellsFact.exec(text);
  const reminded = reminds.exec(text);
  if (reminded?.[1] !== undefined && language === 'english') {
    const isTo = /\bto\s+$/i.test(reminded[0].slice(0, -reminded[1].length));
    const words = daysInCapitals(toYou(plainly(reminded[1])));
    return [{ words: isTo ? `Please remember to ${words}.` : `A quick reminder: ${words}.`, place: 'body', language }];
  }
  const mentioned = speaks.test(text) || fact !== null ? undefined : mentionsThing.exec(text)?.[1];
  if (mentioned !== undefined && !hasVerb.test(mentioned))
    return [
      {
        words:
          language === 'english'
            ? `I would also like to talk with you about ${plainly(mentioned)}.`
            : `También quisiera hablar con usted de ${plainly(mentioned)}.`,
        ...{ place: 'body', language },
      },
    ];
  const said = speaks.exec(text)?.[1] ?? fact?.[1] ?? fact?.[2];
  return said === undefined ? [] : [{ words: asSentence(said), place: 'body', language }];
}

/** "…, i just sold one around the corner": what the writer of a letter says of themselves in the request for it. */
const ownClause = /[,;.]\s*(?:and\s+|y\s+)?((?:i|we|yo)(?:['’](?:m|ve|ll|d|re))?\s+(?!need\b|want\b)\S.+)$/iu;

/** @param typed words that were found already, which stand in its place */
export function clausesOf(typed: string | null, text: string): OwnWords[] {
  const words = typed ?? ownClause.exec(text)?.[1];
  return words === undefined ? [] : [{ words: asSentence(words), place: 'body', language: languageOf([text]) }];
}
