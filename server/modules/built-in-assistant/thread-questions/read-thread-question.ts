/** What is asked of the thread itself: of what was asked, used and said in it. */
import { fold } from '../question-parser/sentence.ts';

const kinds = ['first', 'last', 'left-out', 'used', 'why-shown', 'unanswered', 'said', 'sure'] as const;
export type ThreadQuestion = (typeof kinds)[number];

const THOSE = '(?:those|these|them|that|this|it|the\\s+(?:homes|houses|listings|results|ones)|(?:th[eo]se)\\s+\\w+)';
const patterns: Readonly<Record<ThreadQuestion, RegExp>> = {
  first:
    /\b(?:what|which)\b.{0,20}\bfirst\s+(?:thing|question|message|request)\b|\bwhat\s+did\s+i\s+(?:first\s+)?(?:ask|say|want)\b.{0,20}\b(?:first|beginning|start)\b|\b(?:que\s+fue\s+)?lo\s+primero\s+que\s+(?:te\s+)?(?:pregunte|pedi|dije)\b/,
  last: /\bwhat\s+(?:was|is)\s+(?:my\s+last|the\s+last)\s+(?:thing|question|message|request)\b|\bwhat\s+did\s+i\s+just\s+(?:ask|say|tell)\b|\b(?:lo\s+ultimo|que\s+fue\s+lo\s+ultimo)\s+que\s+(?:te\s+)?(?:pregunte|pedi|dije)\b/,
  'left-out':
    /\bwhat(?:\s+\w+){0,2}\s+(?:did|have|do|are|was|were|got)\s+(?:you\s+)?(?:leave|left|leaving)\s+out\b|\bwhat\s+(?:did|do|have)\s+you\s+(?:not\s+\w+|ignore\w*|skip\w*|drop\w*|miss\w*)\b|\bwhat\s+(?:did|have)(?:n'?t|\s+not)\s+you\s+(?:use|used|understand|read)\b|\bdid\s+you\s+(?:leave\s+(?:anything|something)\s+out|ignore\s+(?:anything|something))\b|\bque\s+(?:dejaste\s+fuera|ignoraste|no\s+(?:usaste|entendiste))\b/,
  used: /\bwhat(?:\s+all)?\s+(?:did|do|have)\s+you\s+(?:use|used|take|taken|pull|pulled|get|got|read|pick(?:ed)?\s+up|search(?:ed)?)\s+(?:from|of|out\s+of|for|by)\b|\bwhat\s+(?:did|do)\s+you\s+use\s*\??$|\b(?:which|what)\s+(?:conditions|filters|criteria|words)\s+(?:did|do|are|have|were)\b|\bque\s+(?:usaste|tomaste|sacaste)\b|\bque\s+(?:filtros|criterios|condiciones)\s+usaste\b/,
  'why-shown': new RegExp(
    `\\bwhy\\s+(?:did|do|are|were|would)\\s+(?:you\\s+)?(?:show|showing|pick|choose|give|giving|send|suggest|select|list)\\w*\\s+(?:me\\s+|us\\s+)?${THOSE}|^\\W*(?:and\\s+|but\\s+|so\\s+|ok\\s+)?why\\s+(?:these|those)(?:\\s+(?:ones|homes|houses|listings|results|\\w+))?\\W*$|\\bhow\\s+did\\s+you\\s+(?:pick|choose|select|find|get)\\s+${THOSE}|\\bpor\\s*que\\s+me\\s+(?:mostraste|diste|ensenaste)\\b|\\bpor\\s*que\\s+(?:esas|estas|esos|estos)\\W*$`,
  ),
  unanswered:
    /\byou\s+(?:did(?:n'?t|\s+not)|have(?:n'?t|\s+not)|never|forgot\s+to|only)\s+(?:answer(?:ed)?|address(?:ed)?|respond(?:ed)?)\b|\b(?:what\s+about\s+)?(?:the|my)\s+(?:other|second|rest\s+of\s+(?:the|my))\s+(?:part|question|half)\b(?!\s+of)|\bno\s+(?:respondiste|contestaste)\b/,
  said: /\b(?:your|ur)\s+(?:\w+\s+)?(?:answer|reply|message)\s+(?:\w+\s+)?(?:said|says|told)\b|\bdid(?:n'?t|\s+not)\s+you\s+(?:just\s+)?(?:say|tell)\b|\bwhat\s+did\s+you\s+(?:just\s+)?(?:say|tell\s+me)\b|\byou\s+(?:just\s+|already\s+)?(?:said|told\s+me)\b.*(?:\?|\bno\b|\bright\b)\W*$|\b(?:no\s+)?(?:dijiste|habias\s+dicho)\b.*\?/,
  sure: /^\W*(?:(?:but|and|wait|hmm+|really|so)[\s,.?]+)*(?:are|r)\s+(?:you|u)\s+(?:really\s+|absolutely\s+|very\s+|100\s?%?\s+)?(?:sure|certain|positive)\b|^\W*(?:you\s+)?sure\s*\?|^\W*estas?\s+segur[oa]\b/,
};
const MAX_WORDS = 20;

/** Null where it asks for something else. */
export function readThreadQuestion(question: string): ThreadQuestion | null {
  const folded = fold(question);
  if (folded.trim().split(/\s+/).length > MAX_WORDS) return null;
  return kinds.find((kind) => patterns[kind].test(folded)) ?? null;
}
