/** A letter that says what was told and nothing else: "text my buyer that the inspection is on Friday". */
import { inLines } from '#server/platform/text/in-lines.ts';

const WHO = inLines()`
  (?:
    sellers?|(?:home)?owners?|buyers?|clients?|customers?|leads?|prospects?|agents?|agentes?|lenders?|loan\s+officers?|tenants?
    |landlords?|title|escrow(?:\s+officer)?|inspectors?|contractors?|attorneys?|neighbou?rs?
    |vendedor\w*|comprador\w*|client[ea]s?|duen[oa]s?|inquilin[oa]s?|prestamistas?
  )\b
`.source;
const TITLED = "(?:mrs?|ms|dr|sra?|srta|senora?|don|dona)\\.?\\s+[a-z'-]+";
const WHOM = `(?:(?:(?:my|our|the|all(?:\\s+my)?|\\d+|an?|mi|mis|los|las|la|el|nuestr[oa]s?)\\s+)?(?:(?:new|past|other|listing|buyer'?s?|seller'?s?)\\s+)?${WHO}|${TITLED}|the\\s+[a-z]+s|familia\\s+[a-z]+|him|her|them)`;
const FORM =
  '(?:(?:e-?)?mails?|te?xts?(?:\\s+messages?)?|txt|msg|messages?|notes?|letters?|repl(?:y|ies)|response|sms|whatsapp|correos?|mensajes?(?:\\s+de\\s+texto)?|cartas?|notas?|textos?)';
const POLITE =
  '(?:(?:please|pls|now|ok(?:ay)?|can\\s+you|could\\s+you|and|i\\s+need|need|i\\s+want|give\\s+me|por\\s+favor|necesito|quiero)[,\\s]+)*';
const VERB =
  '(?:write|draft|compose|send|make|prepare|do|shoot|escrib\\w*|redact\\w*|manda\\w*|envia\\w*|haz(?:me)?|prepara\\w*)';
const ADJECTIVES = '(?:(?:an?|the|un[a]?|short|quick|nice|friendly|polite|formal|professional|brief|warm|up|me|out)\\s+)*';
/** "Write an email to my seller", "txt my buyers", "correo a la vendedora": its head; what is told comes behind. */
const heads = [
  new RegExp(
    `^\\W*${POLITE}(?:${VERB}\\s+)?${ADJECTIVES}${FORM}\\s+(?:(?:to|for|back\\s+to|a|al|para)\\s+)?(?:the\\s+|al\\s+)?${WHOM}`,
  ),
  new RegExp(
    `^\\W*${POLITE}(?:${VERB}|tell|let|notify|inform|dile|avisale)\\s+(?:to\\s+|a\\s+|al\\s+)?${WHOM}(?:\\s+${ADJECTIVES}${FORM})?`,
  ),
];
/** "Text to Priya: …", "email maria and joe: …": by a name, where a colon leads into what is told. */
const NO_NAME =
  '(?:me|blast|message|msg|subject|body|text|e-?mail|line|template|draft|post|caption|from|version|reply|this|that|these|those|it|all|everyone|neighbou?rs?|agents?|new|listing|about|for|with|de|al|la|el|mi)';
const namedHead = new RegExp(
  `^\\W*${POLITE}(?:${VERB}\\s+)?${ADJECTIVES}${FORM}\\s+(?:(?:to|for|a|para)\\s+)?(?!${NO_NAME}\\b)[a-z][a-z'-]+(?:\\s+(?:(?:and|&|y)\\s+)?(?!${NO_NAME}\\b)[a-z][a-z'-]+){0,2}\\s*(?=:)`,
);

/** Whose name it is, and what leads into what is told. */
const CONNECT = inLines()`
  ^(?:\s*(?:mrs?|ms|dr|sra?|srta)\.?\s+[a-z'-]+)?(?:\s+(?!that\b|who\b|about\b|to\b|saying\b|re\b|que\b|sobre\b|the\b|we\b|it\b|i\b|no\b)[a-z'-]+){0,2}?\s*
  (?:
    [:;,.–-]+\s*(?:(?:that|saying|tell(?:ing)?\s+(?:them|him|her)|que)\s+)?
    |\s(?:
      that|saying(?:\s+that)?|to\s+say(?:\s+that)?|to\s+let\s+(?:them|him|her)\s+know(?:\s+that)?|letting\s+(?:them|him|her)\s+know(?:\s+that)?
      |know(?:\s+that)?|telling\s+(?:them|him|her)(?:\s+that)?|to\s+tell\s+(?:them|him|her)(?:\s+that)?|explaining(?:\s+that)?|confirming(?:\s+that)?
      |que|diciendo(?:le|les)?(?:\s+que)?|avisando(?:le|les)?(?:\s+que)?
    )\s+
  )
  (\S.*)$
`;
/** "Text my client i'm running late" */
const speaks =
  /^(?:\s*(?:mrs?|ms|dr)\.?\s+[a-z'-]+|\s+[a-z'-]+)?\s+((?:i|i['’]?m|i['’]?ll|we|we['’]?re|we['’]?ll|there['’]?s|there)\s+\S.*)$/;
const asks =
  /^(?:\s*[a-z'-]+){0,2}?\s+(?:asking|to\s+ask|and\s+ask|ask)\s+(?:(?:him|her|them)\s+)?(if|whether|for|when|what|who|where|how|why)\s+(\S.*)$/;
/** What a record, a market or a list tells: another text. */
const ofOthers = inLines()`
  \b(?:first|second|third|top|cheapest|newest)\s+(?:one|two|three|few|home|house|condo|listing|\d+)\b
  |\b(?:these|those|this|that)\s+(?:home|house|condo|listing|place|property|one|list|two|three|results)s?\b
  |\b(?:the|my)\s+(?:list|listings|search|results|comps|homes|numbers|figures|market|neighborhood)\b|\bopen\s+houses?\s+(?:this|in|on)\b
  |\b(?:figures|numbers|stats|statistics|charts?|graphs?|newsletters?|datos|cifras|numeros|mercado|boletin)\b
  |\bmatch(?:es|ing)?\b|\bcma\b|\bmarket\s+(?:update|report)\b|\b(?:primer[oa]|segund[oa]|mejores)\b
`;
const isPointer = /^(?:it|this|that|these|those|them|eso|esto|el|la|lo)\W*$/;
const MIN_WORDS = 3;

/** "Tenant emailed: 'can I …?' write back that the owner would do it": what was got, then what is said to it. */
const toldBack = inLines()`
  ^\W*(?:(?:my|our|the|an?|mi|el|la|un[a]?)\s+)?(?:${WHO})[^:]{0,30}?\b
  (?:e-?mail(?:ed|s)?|texted|texts|wrote|writes|asked|asks|messaged|says|said|escribio|pregunto|pregunta|dice|mando)\b.*
  [\s.,;:'"’”?!](?:write|reply|respond|answer|text|e-?mail|responde\w*|contesta\w*|escribe\w*)\s+(?:back\s+)?(?:to\s+)?(?:(?:them|him|her|le|les)\s+)?
  (?:back\s+)?(?:that|saying(?:\s+that)?|and\s+say(?:\s+that)?|que)\s+(\S.*)$
`;
/** @param folded lower case */
export const repliesToTold = (folded: string): boolean => toldBack.test(folded);

/** What it is to say, as it was told; null where no plain letter is asked for. @param text as it was typed, or in lower case */
export function toldIn(text: string): { told: string; isAsked: boolean } | null {
  const lower = text.toLowerCase();
  const back = toldBack.exec(lower)?.[1];
  if (back !== undefined) return { told: text.slice(-back.length), isAsked: false };
  for (const head of [...heads, namedHead]) {
    const found = head.exec(lower);
    if (!found) continue;
    const rest = text.slice(found[0].length);
    const ask = asks.exec(rest.toLowerCase());
    if (ask?.[2] !== undefined) return { told: rest.slice(-`${ask[1] ?? ''} ${ask[2]}`.length), isAsked: true };
    const said = (CONNECT.exec(rest.toLowerCase()) ?? speaks.exec(rest.toLowerCase()))?.[1];
    if (said !== undefined && said.split(/\s+/).length >= MIN_WORDS && !isPointer.test(said))
      return { told: rest.slice(rest.length - said.length), isAsked: false };
  }
  return null;
}

/** @param folded lower case */
export const asksForPlainLetter = (folded: string): boolean => !ofOthers.test(folded) && toldIn(folded) !== null;
