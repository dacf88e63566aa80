/** What was told to be written, as sentences to the one whom it goes to: "their offer got rejected and theres a counter at 915k". */
import { sumIn } from './deal-terms.ts';

const inFull: readonly (readonly [RegExp, string])[] = [
  [/\bw\/(?=\d)/gi, 'with '],
  [/\bw\/o\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\bw\s+(?=\w)/g, 'with '],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bthx\b/gi, 'thanks'],
  [/\b(?:tmrw|tmw)\b/gi, 'tomorrow'],
  [/\btheres\b/gi, 'there is'],
  [/\bits\s+(?=(?:a|an|the|been|not|time|going|on|in|at|\w+ing|\w+ed)\b)/gi, 'it is '],
  [/\b(dont|cant|wont|doesnt|didnt|isnt|wasnt|havent)\b/gi, ''],
  [/\bive\b/gi, 'I have'],
  [/\bim\b/gi, 'I am'],
  [/\bi(?=['’\s]|$)/g, 'I'],
  [/\bappt\b/gi, 'appointment'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\bhoa\b/gi, 'HOA'],
  [/\bhvac\b/gi, 'HVAC'],
  [/\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, ''],
];
const shortened: Readonly<Record<string, string>> = {
  ...{ dont: 'don’t', cant: 'can’t', wont: 'won’t', doesnt: 'doesn’t', didnt: 'didn’t', isnt: 'isn’t', wasnt: 'wasn’t' },
  havent: 'haven’t',
};
/** "1.12m" is written out. */
const sumsInFull = (text: string): string =>
  text.replaceAll(
    /(?<![\w.$])\$?(\d{1,2}(?:\.\d{1,3})?m|\d{2,3}k)\b/gi,
    (sum) => sumIn(sum.replace('$', '').toLowerCase()) ?? sum,
  );
const wantsTalk =
  /^(?:and\s+)?(?:(?:i|we)(?:\s+would|['’]d)?\s+)?(?:want|would\s+like|like|need)\s+to\s+(talk|meet|chat|speak|call)\s+(.{3,60}?)[.\s]*$/i;
/** "Want to talk tonight at 7": asked of them. */
const asAsked = (text: string): string =>
  text.replace(wantsTalk, (_, verb: string, when: string) => `Can we ${verb.toLowerCase()} ${when}?`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const inFullWords = (text: string): string =>
  inFull.reduce(
    (left, [short, whole]) =>
      left.replace(short, (found) => (whole !== '' ? whole : (shortened[found.toLowerCase()] ?? capital(found.toLowerCase())))),
    text,
  );

/** Somebody else is told of: "the agent says they …" are not those whom it goes to. */
const othersToldOf =
  /\b(?:sellers?|buyers?|agents?|lenders?|owners?|inspectors?|appraisers?|tenants?|neighbou?rs?|contractors?|broker|bank|city|husband|wife|title|escrow|hoa)\b/i;
const toThem: readonly (readonly [RegExp, string])[] = [
  [/\b(?:they|he|she)(?:['’]re|['’]s|\s+is|\s+are)\b/gi, 'you are'],
  [/\b(?:they|he|she)\s+(?:has|have)\b/gi, 'you have'],
  [/\b(?:they|he|she)\s+(?:wants|want)\b/gi, 'you want'],
  [/\b(?:they|he|she)\s+(?:needs|need)\b/gi, 'you need'],
  [/\b(?:they|he|she)\b/gi, 'you'],
  [/\b(?:their|his)\b/gi, 'your'],
  [
    /\bher\s+(?=(?:offer|loan|home|house|condo|mortgage|deposit|inspection|closing|documents?|paperwork|signature|agent|lender|listing)\b)/gi,
    'your ',
  ],
  [/\b(?:them|him)\b/gi, 'you'],
];

/** @param text in the words of the user */
export const toYou = (text: string): string =>
  othersToldOf.test(text) ? text : toThem.reduce((left, [them, you]) => left.replace(them, you), text);

const MAX_CHARACTERS = 480;

/** One sentence for each that was told; of a list each part. */
export function sentencesOf(told: string, isSpanish: boolean): string[] {
  const whole = told.replace(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS);
  return sumsInFull(isSpanish ? whole : toYou(inFullWords(whole)))
    .split(
      /(?<=[.!?])\s+|\s*;\s*|\s*\n\s*|\s*,\s+(?=(?:and\s+)?(?:(?:i|we)\s+)?(?:want|would\s+like|need|like)\s+to\s+(?:talk|meet|chat|speak|call)\b)/iu,
    )
    .map(asAsked)
    .map((one) => one.replace(/^(?:and|also|y|que|that)\s+/i, '').replace(/[.,\s]+$/, ''))
    .filter((one) => one !== '')
    .map((one) => (/[!?]$/.test(one) ? capital(one) : `${capital(one)}.`));
}

/** "If they want to see similar ones": a question to them. */
export function askedOf(told: string): string {
  const said = toYou(
    inFullWords(
      told
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_CHARACTERS)
        .replace(/[?.!\s]+$/, ''),
    ),
  );
  if (/^(?:if|whether|when|what|who|where|how|why)\b/i.test(said)) return `Could you let me know ${said}?`;
  return `Could you send me ${said.replace(/^for\s+/i, '')}?`;
}
