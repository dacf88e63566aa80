/** What is asked of the thread itself: of what was asked, used and said in it. */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const kinds = [
  'first',
  'last',
  'left-out',
  'used',
  'stale',
  'why-shown',
  'unanswered',
  'said',
  'sure',
  'memory',
  'complaint',
  'wait',
] as const;
export type ThreadQuestion = (typeof kinds)[number];

const THOSE = '(?:those|these|them|that|this|it|the\\s+(?:homes|houses|listings|results|ones)|(?:th[eo]se)\\s+\\w+)';
const LED =
  '^\\W*(?:(?:ok(?:ay)?|so|but|and|wow|man|hey|hello|ugh+|omg|seriously|no|well|pero|oye|bueno|mira|oiga|hombre|wrong)[\\s,.!?]+)*';
const YOU = '(?:you|u|ya|this|it|that|sidekick)';
/** The whole of a message that complains of the assistant, and asks for nothing. */
const complaints = [
  `${YOU}(?:'re|r|\\s+are|\\s+is|'s|\\s+r)?\\s+(?:\\w+\\s+){0,3}?(?:suck(?:s|ed)?|useless|stupid|dumb|trash|garbage|terrible|horrible|awful|worthless|pathetic|annoying|frustrating|no\\s+help|not\\s+help(?:ful|ing)|(?:broken|wrong|off)|(?:a\\s+)?(?:waste\\s+of\\s+(?:my\\s+)?time|joke))`,
  `(?:are|r|do|did|can)\\s+(?:you|u)\\s+(?:even\\s+|actually\\s+|really\\s+)?(?:read(?:ing)?|listen(?:ing)?|understand(?:ing)?|hear(?:ing)?|pay(?:ing)?\\s+attention)\\b(?:\\s+(?:to\\s+)?(?:me|what\\s+i(?:'?m|\\s+am)?\\s+\\w+|my\\s+\\w+|anything|at\\s+all|any\\s+of\\s+this)){0,2}`,
  `(?:you|u)(?:'re|\\s+are|r)?\\s+(?:not|never|don'?t|didn'?t|aren'?t|still\\s+not)\\s+(?:even\\s+|really\\s+)?(?:read(?:ing)?|listen(?:ing)?|understand(?:ing)?|get(?:ting)?\\s+(?:it|me)|help(?:ing|ful)?|making\\s+(?:any\\s+)?sense)\\b(?:\\s+(?:to\\s+)?(?:me|what\\s+i\\s+\\w+|it|my\\s+\\w+)){0,2}`,
  `(?:that|this|it)(?:'?s|\\s+is|\\s+was)?\\s*(?:not|n'?t|isn'?t|wasn'?t)\\s+(?:(?:at\\s+all|very|really|so)\\s+)?(?:what\\s+i\\s+(?:asked|wanted|meant|said)(?:\\s+for)?|right|helpful|correct|it)`,
  'no\\s+(?:me\\s+)?(?:entiendes|lees|escuchas|sirves?|ayudas)(?:\\s+(?:para\\s+)?nada)?',
  '(?:me\\s+)?(?:estas\\s+)?(?:leyendo|escuchando)(?:\\s+lo\\s+que\\s+(?:escribo|digo))?',
  '(?:esto\\s+)?(?:no\\s+sirve|es\\s+(?:inutil|una\\s+basura))(?:\\s+(?:para\\s+)?nada)?',
  '(?:(?:eso|esto|esta|asi)\\s+)?no\\s+(?:es|era|fue)\\s+(?:eso\\s+)?lo\\s+que\\s+(?:te\\s+|yo\\s+|le\\s+)*(?:pedi|queria|quiero|pregunte|dije)',
  '(?:yo\\s+)?(?:no\\s+(?:te\\s+|le\\s+)?(?:pedi|pregunte|dije|queria)\\s+(?:eso|esto)|(?:eso|esto)\\s+no\\s+(?:te\\s+|le\\s+)?(?:lo\\s+)?(?:pedi|pregunte|dije|queria))',
  "(?:i\\s+(?:didn'?t|did\\s+not|never)\\s+(?:ask(?:ed)?(?:\\s+(?:you\\s+)?for)?|say|said|mean|want(?:ed)?)\\s+(?:that|this)|(?:that'?s\\s+)?not\\s+what\\s+i\\s+(?:asked|wanted|meant|said)(?:\\s+for)?)",
];
const patterns: Readonly<Record<ThreadQuestion, RegExp>> = {
  first: inLines()`
      \b(?:what|which)\b.{0,20}\bfirst\s+(?:thing|question|message|request)\b
      |\bwhat\s+did\s+i\s+(?:first\s+)?(?:ask|say|want)\b.{0,20}\b(?:first|beginning|start)\b
      |\b(?:que\s+fue\s+)?lo\s+primero\s+que\s+(?:te\s+)?(?:pregunte|pedi|dije)\b
    `,
  last: inLines()`
    \bwhat\s+(?:was|is)\s+(?:my\s+last|the\s+last)\s+(?:thing|question|message|request)\b
    |\bwhat\s+did\s+i\s+just\s+(?:ask|say|tell)\b
    |\b(?:lo\s+ultimo|que\s+fue\s+lo\s+ultimo)\s+que\s+(?:te\s+)?(?:pregunte|pedi|dije)\b
  `,
  'left-out': inLines()`
      \bwhat(?:\s+\w+){0,2}\s+(?:did|have|do|are|was|were|got)\s+(?:you\s+)?(?:leave|left|leaving)\s+out\b
      |\bwhat\s+(?:did|do|have)\s+you\s+(?:not\s+\w+|ignore\w*|skip\w*|drop\w*|miss\w*)\b
      |\bwhat\s+(?:did|have)(?:n'?t|\s+not)\s+you\s+(?:use|used|understand|read)\b
      |\bdid\s+you\s+(?:leave\s+(?:anything|something)\s+out|ignore\s+(?:anything|something))\b
      |\bque\s+(?:dejaste\s+fuera|ignoraste|no\s+(?:usaste|entendiste))\b
    `,
  used: inLines()`
    \bwhat(?:\s+all)?\s+(?:did|do|have)\s+you\s+
      (?:use|used|take|taken|pull|pulled|get|got|read|pick(?:ed)?\s+up|search(?:ed)?)\s+(?:from|of|out\s+of|for|by)
      \b
    |\bwhat\s+(?:did|do)\s+you\s+use\s*\??$
    |\b(?:which|what)\s+(?:conditions|filters|criteria|words)\s+(?:did|do|are|have|were)\b
    |\bque\s+(?:usaste|tomaste|sacaste)\b
    |^\W*(?:(?:and|but|wait|hmm+|so|ok)[\s,]+)*(?:
      why\s+(?:do|would|did)\s+(?:you|u)\s+(?:say|think)\s+(?:that|so|this|it)
      |what\s+makes\s+(?:you|u)\s+(?:say|think)\s+(?:that|so|this|it)
      |based\s+on\s+what
      |how\s+(?:do|would)\s+(?:you|u)\s+know(?:\s+(?:that|this))?
      |por\s*que\s+(?:lo\s+)?dices(?:\s+eso)?
    )\W*$
    |\bque\s+(?:filtros|criterios|condiciones)\s+usaste\b
  `,
  stale: inLines()`
    (?<!\ban?\s)\b(?:dead|stale|outdated|expired)\s+(?:listings?|homes?|houses?|ones)\b
      (?!\s+(?:letters?|(?:call\s+)?scripts?|e-?mails?|texts?|voice\s?mails?|owners?|sellers?|leads?|calls?|post\s?cards?|in|on|at)\b)
    |\b(?:was|were|is|are|it'?s|already)\s+(?:all\s+|already\s+)?(?:sold|pending|gone|off\s+(?:the\s+)?market)\b.*\b
      why\b.*\b(?:show|give|gave|send|list)
    |\bwhy\b.*\b(?:show|showing|give|giving|gave|send|sending)\b.*\b
      (?:sold|pending|dead|unavailable|off[\s-](?:the\s+)?market)\b
    |\bpor\s*que\s+me\s+(?:muestras|das|mandas|diste)\b.*\bvendid[oa]s?\b
  `,
  'why-shown': inLines()`
    \bwhy\s+(?:did|do|are|were|would)\s+(?:you\s+)?(?:show|showing|pick|choose|give|giving|send|suggest|select|list)
      \w*\s+(?:me\s+|us\s+)?${THOSE}
    |^\W*(?:and\s+|but\s+|so\s+|ok\s+)?why\s+(?:these|those)(?:\s+(?:ones|homes|houses|listings|results|\w+))?\W*$
    |\bhow\s+did\s+you\s+(?:pick|choose|select|find|get)\s+${THOSE}
    |\bpor\s*que\s+me\s+(?:mostraste|diste|ensenaste)\b
    |\bpor\s*que\s+(?:esas|estas|esos|estos)\W*$
  `,
  unanswered: inLines()`
      \byou\s+(?:did(?:n'?t|\s+not)|have(?:n'?t|\s+not)|never|forgot\s+to|only)\s+
        (?:answer(?:ed)?|address(?:ed)?|respond(?:ed)?)\b
      |\b(?:what\s+about\s+)?(?:the|my)\s+(?:other|second|rest\s+of\s+(?:the|my))\s+(?:part|question|half)\b
        (?!\s+of)
      |\bno\s+(?:respondiste|contestaste)\b
    `,
  said: inLines()`
    \b(?:your|ur)\s+(?:\w+\s+)?(?:answer|reply|message)\s+(?:\w+\s+)?(?:said|says|told)\b
    |\bdid(?:n'?t|\s+not)\s+you\s+(?:just\s+)?(?:say|tell)\b
    |\bwhat\s+did\s+you\s+(?:just\s+)?(?:say|tell\s+me)\b
    |\byou\s+(?:just\s+|already\s+)?(?:said|told\s+me)\b.*(?:\?|\bno\b|\bright\b)\W*$
    |\b(?:no\s+)?(?:dijiste|habias\s+dicho)\b.*\?
  `,
  memory: inLines()`
      \b(?:do|did|can|will)\s+(?:you|u)\s+(?:still\s+)?(?:remember|recall|know)\b.{0,30}\b
        (?:
          we|me|us|i\s+(?:said|told|asked|wrote)|yesterday
          |last\s+(?:time|week|month|night|chat)
          |earlier
          |(?:previous|other|old)\s+(?:chats?|conversations?)
        )\b
      |\bwhat\s+did\s+(?:we|i)\s+(?:talk|chat|speak|ask\s+you|discuss)\b.{0,20}\b(?:yesterday|last\s+\w+|before)\b
      |\b(?:te\s+)?(?:acuerdas|recuerdas)\b.{0,30}\b(?:ayer|hablamos|dije|mi|la\s+(?:otra|ultima)\s+\w+)\b
    `,
  complaint: new RegExp(
    `${LED}(?:${complaints.join('|')})(?:[\\s,.!?]+(?:lol|man|dude|really|seriously|at\\s+all|again|anymore|wow|jeez|god|por\\s+favor))*\\W*$`,
  ),
  wait: inLines()`
    ^\W*(?:(?:no|ok(?:ay)?|oh|hey|um+|uh+)[\s,.]+)*(?:
      wait+|hold\s+(?:on|up)|hang\s+on
      |(?:just\s+)?(?:a|one|1)\s+(?:sec(?:ond)?|moment|min(?:ute)?)
      |give\s+me\s+a\s+(?:sec(?:ond)?|moment|minute)
      |espera(?:te)?|un\s+momento
    )(?:[\s,.!]+(?:a\s+(?:sec(?:ond)?|moment|minute)|please|pls|wait))*\W*$
  `,
  sure: inLines()`
    ^\W*(?:(?:but|and|wait|hmm+|really|so)[\s,.?]+)*(?:are|r)\s+(?:you|u)\s+
      (?:really\s+|absolutely\s+|very\s+|100\s?%?\s+)?(?:sure|certain|positive)\b
    |^\W*(?:you\s+)?sure\s*\?|^\W*estas?\s+segur[oa]\b
  `,
};
const MAX_WORDS = 20;

/** Null where it asks for something else. */
export function readThreadQuestion(question: string): ThreadQuestion | null {
  const folded = fold(question);
  if (folded.trim().split(/\s+/).length > MAX_WORDS) return null;
  return kinds.find((kind) => patterns[kind].test(folded)) ?? null;
}
