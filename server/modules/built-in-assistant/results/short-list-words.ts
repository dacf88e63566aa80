/** Orders about a list of homes, read by their words: "drop the second", "keep 1 and 3", "she hated the last one, take it off". */
import { inLines } from '#server/platform/text/in-lines.ts';
import { HOMES, SEVERAL_HOMES } from './homes-meant.ts';

export type ListOrder =
  /** `which` names homes by their places or by what they have most of. */
  | { kind: 'keep' | 'drop' | 'add'; which: string }
  /** By an address or the name of a street. */
  | { kind: 'drop-named'; name: string }
  | { kind: 'drop-opened' | 'bring-back' | 'bring-all-back' | 'show' | 'show-rest' };

const LEAD =
  "^\\W*(?:(?:ok(?:ay)?|and|so|now|well|please|pls|actually|then|can\\s+(?:you|u|we)|could\\s+you|let'?s|go\\s+ahead\\s+and)[\\s,]+)*";
const LIST =
  '(?:(?:the|my|our|a|their|this|his|her|mi|la)\\s+(?:new\\s+|client\\s+)?(?:short\\s?-?list|list|lista|favorites|picks))';
const END = '(?:[\\s,]+(?:please|pls|then|for\\s+now|only|thanks|too|again|por\\s+favor))*[\\s.!?]*$';
const WHICH = `(?<which>${HOMES})`;

const REST = '(?:everything|all|the\\s+(?:rest|others))(?:\\s+of\\s+them)?';
const keeps = [
  new RegExp(
    `${LEAD}(?:just\\s+|only\\s+)?(?:keep|save|leave|deja|dejame)(?:\\s+(?:just|only|solo|nada\\s+mas))?\\s+${WHICH}(?:\\s+(?:as|in|into|on|to|for)\\s+${LIST})?${END}`,
  ),
  new RegExp(
    `${LEAD}(?:(?:drop|remove|lose|hide|leave\\s+out|get\\s+rid\\s+of|toss)\\s+${REST}\\s+(?:but|except(?:\\s+for)?)|everything\\s+(?:but|except))\\s+${WHICH}${END}`,
  ),
  new RegExp(
    `${LEAD}(?:short\\s?-?list|narrow\\s+(?:it|them|this|that|the\\s+list)(?:\\s+down)?\\s+to|(?:make|build|create|start|give)\\s+(?:me\\s+)?a\\s+(?:short\\s?-?)?list\\s+(?:of|with|from|out\\s+of))\\s+${WHICH}${END}`,
  ),
  // Of one alone its details are wanted.
  new RegExp(`${LEAD}(?:just|only|solo)\\s+(?:(?:show|send|give)\\s+(?:me\\s+)?)?(?<which>${SEVERAL_HOMES})${END}`),
];
const DROP =
  '(?:drop|remove|delete|lose|scratch|eliminate|exclude|skip|hide|toss|ditch|nix|leave\\s+out|take\\s+(?:out|off)|cross\\s+(?:out|off)|get\\s+rid\\s+of|without|minus|quita|quitame|saca)';
const FROM = `(?:\\s+(?:from|off|off\\s+of|out\\s+of|on|of|de)\\s+(?:${LIST}|the\\s+(?:results?|search)|there|it))?`;
const OFF = `(?:out|off)(?:\\s+(?:of\\s+)?(?:${LIST}|the\\s+(?:results?|search)|it))?`;
const SOMEBODY =
  '(?:(?:my|the|our|their|his|her)\\s+)?(?:clients?|buyers?|wife|husband|she|he|they|we|i|both|sellers?|couple|[a-z]+s?)';
const DISLIKE =
  "(?:hate[sd]?|dislike[sd]?|(?:did|does|do)(?:n'?t|\\s+not)\\s+(?:like|want|love|care\\s+for)|pass(?:ed|es)?\\s+on|ruled?\\s+out|said\\s+no\\s+to|(?:is|are|was|were)\\s+not\\s+into)";
const TAKE_IT_OFF = `(?:[\\s,;.]+(?:and\\s+|so\\s+|please\\s+|pls\\s+)*(?:${DROP}\\s+(?:it|them|that(?:\\s+one)?)|take\\s+(?:it|them|that\\s+one)\\s+(?:out|off))${FROM})?`;
const drops = [
  new RegExp(`${LEAD}${DROP}\\s+${WHICH}${FROM}${END}`),
  new RegExp(`${LEAD}(?:take|cross|leave|throw|kick)\\s+${WHICH}\\s+${OFF}${END}`),
  new RegExp(`${LEAD}(?:not|no\\s+to)\\s+${WHICH}${END}`),
  new RegExp(`${LEAD}(?:${SOMEBODY}\\s+)(?:really\\s+|just\\s+|already\\s+)?${DISLIKE}\\s+${WHICH}${TAKE_IT_OFF}${END}`),
];
/** "Drop the Corrwick one", "lose 1559 Corrwick" */
const dropsNamed = new RegExp(`${LEAD}${DROP}\\s+(?<name>[\\w#'. -]{3,60}?)${FROM}${END}`);
const THIS = '(?:this|that)\\s+(?:one|home|house|condo|listing|place)';
const dropsOpened = new RegExp(`${LEAD}(?:${DROP}\\s+${THIS}|take\\s+${THIS}\\s+${OFF})${FROM}${END}`);
const bringsBack = inLines()`
  ${LEAD}(?:
    (?:add|put|bring|get|take)\s+(?:it|that(?:\s+one)?|them|the\s+(?:last|dropped|removed)\s+one)\s+back
      (?:\s+(?:in|on|to\s+the\s+list))?
    |(?:add|put|bring)\s+back\s+
      (?:it|that(?:\s+one)?|the\s+(?:one|home|house)\s+(?:that\s+)?(?:we|i|you)\s+(?:just\s+)?(?:dropped|removed|took\s+(?:out|off)))
    |un-?(?:drop|remove|hide)\s+(?:it|that(?:\s+one)?)
  )${END}
`;
const bringsAllBack = new RegExp(
  `${LEAD}(?:add|put|bring|get)\\s+(?:(?:them\\s+)?all|everything|all\\s+of\\s+them)\\s+back(?:\\s+(?:in|on))?${END}`,
);
const adds = inLines()`
  ${LEAD}(?:add|put|include|save|stick|throw|agrega|pon)\s+
  (?<which>${HOMES}|it|es[ae]|est[ae]|(?:this|that)(?:\s+(?:one|home|house|condo|listing|place))?)
  \s+(?:also\s+)?(?:to|on|in|into|onto|a|en)\s+${LIST}${END}
`;
const shows = inLines()`
  ${LEAD}(?:
    (?:show|open|see|pull\s+up|what(?:'?s|\s+is)|give)\s+(?:me\s+)?(?:on\s+|in\s+)?(?:my|the|our)\s+short\s?-?list
    |(?:show|open|see|pull\s+up)\s+(?:me\s+)?my\s+(?:list|picks|favorites)
    |what(?:'?s|\s+is)\s+on\s+my\s+list
    |(?:my\s+)?short\s?-?list
  )${END}
`;
const showsRest = inLines()`
  ${LEAD}(?:
    (?:show|see|list|give)\s+(?:me\s+)?(?:what(?:'?s|\s+is)\s+left|the\s+(?:remaining|ones\s+left|rest))(?:\s+(?:ones|homes))?
    |what(?:'?s|\s+is)\s+left|which\s+(?:ones\s+)?are\s+left
  )${END}
`;

/** Null for words that order nothing about a list. @param folded small letters without accents */
export function readListOrder(folded: string): ListOrder | null {
  const whichOf = (patterns: readonly RegExp[]) => patterns.map((one) => one.exec(folded)?.groups?.['which']).find(Boolean);
  const added = whichOf([adds]);
  if (added) return { kind: 'add', which: added };
  const kept = whichOf(keeps);
  if (kept) return { kind: 'keep', which: kept };
  const dropped = whichOf(drops);
  if (dropped) return { kind: 'drop', which: dropped };
  if (shows.test(folded)) return { kind: 'show' };
  if (showsRest.test(folded)) return { kind: 'show-rest' };
  if (bringsAllBack.test(folded)) return { kind: 'bring-all-back' };
  if (bringsBack.test(folded)) return { kind: 'bring-back' };
  if (dropsOpened.test(folded)) return { kind: 'drop-opened' };
  const name = dropsNamed.exec(folded)?.groups?.['name'];
  return name === undefined ? null : { kind: 'drop-named', name };
}
