/** A client's e-mail that somebody pasted, apart from what is asked about it: "client email: '…' answer her questions and find houses". */
import { fold } from '../../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface PastedLetter {
  /** Its sentences, without greeting, signature and the mails that it answers. */
  body: string;
  /** What the user asks about it, in front of it and behind it. */
  command: string;
  /** Who signed it; null where nobody did. */
  sender: string | null;
  /** What an agent noted or dictated of a client, and nobody wrote: "buyer note: berkeley, 3+ bd". */
  isNote: boolean;
}

const MIN_WORDS = 22;
/** Behind "client email:" also a few words are theirs. */
const MIN_WORDS_LABELLED = 10;
const MIN_WORDS_NOTED = 3;
/** With a greeting and a signature alone, shorter words may be the user's own. */
const MIN_WORDS_UNLABELLED = 40;
const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

/** What says that a client's words follow. */
const LABEL =
  "(?:(?:(?:this|here(?:'?s|\\s+is)|got|just\\s+got|received|new|an?|the|my|our|from|correo|mensaje|este|esta)\\s+)*(?:client|buyer|seller|lead|customer|cliente|comprador\\w*)?(?:'?s)?\\s*(?:e-?mail(?:ed)?|messaged?|text(?:ed)?|wrote|writes|note|letter|inquiry|dm|sms|correo|mensaje|escribio|escribe|email)?(?:\\s+(?:me|us|this|from|de|del)(?:\\s+(?:an?\\s+|my\\s+|the\\s+|mi\\s+|una?\\s+)?[\\w'-]+){0,3})?)";
const label = new RegExp(`(?:^|[\\s.])(?:fwd?|fw|re|${LABEL})\\s*(?:from\\s+(?:[\\w'-]+\\s*){1,3})?:\\s*$`);
const forwarded =
  /^\s*(?:fwd?|fw)\s*:|^\s*(?:(?:forwarded|fwd)\s+)?(?:message|e-?mail|text|mensaje|correo)?\W*\bfrom:\s|-{2,}.*\b(?:forwarded|original)\b|^\s*from:\s.+\n/im;
/** The heads of a mail that was pasted into one line. */
const heads =
  /^\s*(?:(?:forwarded|fwd|reenviado)\s+(?:message|e-?mail|mensaje|correo)\s*:?\s*)?(?:(?:from|to|cc|sent|date|subject|de|para|asunto|fecha)\s*:\s*[^.:\n]{1,60}[.;|]\s*)+/i;
const headFrom = /\b[Ff](?:rom|ROM)\s*:\s*(\p{Lu}[\p{L}'’-]+)/u;
/** "Kevin wrote: …", a name and what it said, however short. */
const saidBy = inLines('u')`
  ^\s*(?:(?:so|ok|and)\s+)?(\p{Lu}[\p{L}'’-]+)(?:\s+(?:(?:and|&)\s+)?\p{Lu}[\p{L}'’-]+){0,2}\s+(?:just\s+)?
  (?:wrote|writes|e-?mailed|e-?mails|texted|texts|messaged|says|said|sent|replied|escribi[oó]|dice|dijo)
  (?:\s+(?:me|us|back|this|today))*\s*:\s*
`;
const MIN_WORDS_SAID = 8;
const labelAhead = inLines('i')`
  ^\s*(?:
    (?:fwd?|fw)\s*:
    |(?:[\w\s']{0,30}\b)?(?:client|buyer|seller|lead|cliente|comprador\w*)(?:'?s)?\s+
      (?:e-?mail(?:ed)?|messaged?|text(?:ed)?|wrote|writes|note|sent|correo|mensaje|escribio|dice|says?)\b
      [\w\s']{0,24}:
    |(?:[\w\s']{0,20}\b)?(?:e-?mail|message|text|correo|mensaje)\s+(?:from|de)\s+[\w\s']{1,30}:
  )
`;
/** "Buyer note:", "dictated:", "intake:" */
const noteAhead = inLines('i')`
  ^\s*(?:
    (?:[\w']+\s+){0,3}?(?:client|buyer|lead|customer|intake|call|phone|cliente|comprador\w*)(?:'?s)?\s+(?:call\s+)?(?:notes?|memo|intake|wish\s?list|criteria|needs|notas?)
    |(?:voice\s+(?:memo|notes?)|dictated|dictation|intake(?:\s+(?:form|call))?|dictado|nota\s+de\s+voz)
    |new\s+(?:client|buyer|lead)
  )(?:\s+(?:from|of|about|on|for|de|sobre)\s+[\w\s'&.-]{1,30})?\s*:\s*
`;
/** What is noted of somebody who buys, and no order to do something else. */
const isOfBuyer =
  /^(?!\W*(?:(?:please|ok(?:ay)?|hey|so)\W+)*(?:write|draft|compose|send|make|reply|text|email|schedule|remind|call|how|what|which|escrib\w*|redact\w*|mand\w*)\b)/i;
const quotes = /(?:^|[\s:(])(["“”'‘])([^]+)(["”'’])(?=$|[\s.,;)-])/;

const greeting =
  /^[\s"'“‘>]*(?:hi|hello|hey|dear|good\s+(?:morning|afternoon|evening)|hola|buen[oa]s(?:\s+\w+)?|estimad[oa]|querid[oa])\b[^.!?,\n:-]{0,40}[,!.:-]+\s*/i;
const CLOSE =
  '(?:(?:talk|speak)\\s+(?:to\\s+you\\s+)?soon|thanks?(?:\\s+(?:again|so\\s+much|a\\s+(?:lot|million)))?|thank\\s+you(?:\\s+(?:again|so\\s+much))?|many\\s+thanks|thx|best\\s+(?:regards|wishes)|(?:best|love|yours)(?=\\s*[,\\n])|(?:kind|warm)?\\s*regards|cheers|sincerely|take\\s+care|hugs|saludos(?:\\s+cordiales)?|(?:muchas\\s+)?gracias|un\\s+abrazo|abrazos|atentamente)';
const NAME = "(\\p{Lu}[\\p{L}'’-]+)";
/** Each word with or without a capital; a name is told by its own. */
const eitherCase = (words: string) => words.replace(/(?<![\\a-z])[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** "Talk soon, Priya", "XO Beth": behind it stand titles, phone numbers and mottos. */
const signature = new RegExp(
  `(?:^|[\\s.!?])(?:${eitherCase(CLOSE)}|[xX][oOxX]+)\\s*[,!.\\s-]*\\s*(?:-+\\s*)?${NAME}(?:\\s+(?:(?:and|&|y|\\p{Lu}\\.)\\s+)?${NAME})?(?=[\\s"'”’.,|!]|$)`,
  'gu',
);
/** "… this weekend? - Dana" */
const dashedName = /(?<=[.!?])\s*(?:-+|–|—|~)\s*(\p{Lu}[\p{L}'’-]+)(?:\s+(?:(?:and|&|y)\s+)?\p{Lu}[\p{L}'’-]+)?\s*$/u;
/** "Thanks Dana! We need 3 beds": no signature, where the letter goes on. */
const goesOn = /\b(?:we|i|i'm|we're|need|want|looking|please|can|necesitamos|queremos|buscamos)\b/i;
const earlierMail = /^\s*(?:on\b.{4,90}\bwrote:|el\b.{4,90}\bescribi[oó]:|-{2,}\s*original message)[^]*$/im;

/** Unquoted lines alone, where there are any: what is quoted is the mail before. */
function withoutEarlierMails(text: string): string {
  const lines = text.split('\n');
  const own = lines.filter((line) => !/^\s*>/.test(line)).join('\n');
  const kept = wordsIn(own.replace(earlierMail, ' ')) >= MIN_WORDS ? own.replace(earlierMail, ' ') : text.replace(/^\s*>+/gm, '');
  return kept.replace(/^\s*(?:from|to|cc|sent|date|subject|de|para|asunto|fecha)\s*:.*$/gim, ' ').replace(/^.*-{3,}.*$/gm, ' ');
}

function opened(text: string, command: string, named: string | null = null): PastedLetter {
  const own = withoutEarlierMails(text.replace(heads, ''));
  const last = [...own.matchAll(signature)].at(-1);
  const signed = last && !goesOn.test(own.slice(last.index + last[0].length)) ? last : undefined;
  const dashed = signed ? null : dashedName.exec(own);
  const end = signed ? signed.index + 1 : dashed?.index;
  const body = own.slice(0, end).replace(greeting, '').trim();
  const sender = named ?? signed?.[1] ?? dashed?.[1] ?? headFrom.exec(text)?.[1] ?? null;
  return { body, command: command.replace(/^[\s:.,;–—-]+|[\s:.,;–—-]+$/g, '').trim(), sender, isNote: false };
}

/** What is only said while thinking. */
const withoutFillers = (spoken: string): string =>
  spoken
    .replaceAll(/\b(?:uh+|um+|erm?|hmm+|you\s+know|i\s+mean|(?:or\s+)?something\s+like\s+that|o\s+algo\s+asi)\b/gi, ',')
    .replaceAll(/\b(?:oh|ok(?:ay)?|so|anyway)\s+(?=and\b|so\b|he\b|she\b|they\b|we\b|new\b|also\b|he's\b|she's\b)/gi, ', ')
    .replaceAll(
      /\s+(?=(?:and\s+)?(?:he|she|they)\s+(?:really\s+|also\s+)?(?:has|have|does|do|wants?|needs?|would|is|are|can)\b)/gi,
      ', ',
    )
    .replaceAll(/(?:\s*,)+/g, ',')
    .replace(/^[\s,]+/, '');

/** Null where no letter of a client was pasted. */
export function readLetter(message: string): PastedLetter | null {
  const note = noteAhead.exec(message);
  const noted = note ? message.slice(note[0].length).replace(/^["“'‘]|["”'’]\s*$/g, '') : '';
  if (note && wordsIn(noted) >= MIN_WORDS_NOTED && !greeting.test(noted) && isOfBuyer.test(noted))
    return { body: withoutFillers(noted), command: '', sender: null, isNote: true };
  const quoted = quotes.exec(message);
  const inside = quoted?.[2] ?? '';
  if (quoted && wordsIn(inside) >= MIN_WORDS) {
    const before = message.slice(0, quoted.index + 1);
    const behind = message.slice(quoted.index + quoted[0].length);
    const isOfClient = label.test(fold(before).trimEnd()) || labelAhead.test(before) || greeting.test(inside);
    if (isOfClient)
      return opened(inside, `${label.test(fold(before).trimEnd()) ? '' : before.replace(labelAhead, '')} ${behind}`);
  }
  const who = saidBy.exec(message);
  const words = who ? message.slice(who[0].length).replace(/^["“'‘]|["”'’]\s*$/g, '') : '';
  if (who && wordsIn(words) >= MIN_WORDS_SAID) return opened(words, '', who[1] ?? null);
  const isWhole = greeting.test(message) && message.search(signature) >= 0 && wordsIn(message) >= MIN_WORDS_UNLABELLED;
  if (!labelAhead.test(message) && !forwarded.test(message) && !isWhole) return null;
  const text = message.replace(labelAhead, '');
  const isOrder = /\b(?:write|draft|compose|send|make|reply|escrib\w*|redact\w*|mand\w*)\b/.test(
    fold(message.split(':')[0] ?? ''),
  );
  if (wordsIn(text) < (labelAhead.test(message) && !isOrder ? MIN_WORDS_LABELLED : MIN_WORDS)) return null;
  // What the user adds stands behind a line of its own, or behind dashes.
  const parts = text.split(/\n\s*\n|\s--+\s|\s[–—]\s/);
  const last = parts.at(-1) ?? '';
  const isCommand = parts.length > 1 && wordsIn(last) <= 16 && asksOfLetter.test(fold(last));
  return opened(isCommand ? text.slice(0, text.lastIndexOf(last)).replace(/[\s–—-]+$/, '') : text, isCommand ? last : '');
}

const asksOfLetter =
  /\b(?:pull|find|search|show|get|send|what|which|can\s+(?:you|u)|could\s+you|draft|reply|respond|answer|write|busca\w*|encuentra\w*|responde\w*|contesta\w*|puedes)\b/;
