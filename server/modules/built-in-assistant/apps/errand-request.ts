/** Errands that the chat cannot run: what is wanted, so that it can be said what can be done next. */
import { inLines } from '#server/platform/text/in-lines.ts';

export type Errand = 'remind' | 'call' | 'send' | 'print' | 'showing' | 'route';

const please = String.raw`^\s*(?:(?:please|now|ok(?:ay)?|and|then|can\s+you|could\s+you|would\s+you|will\s+you|i\s+need\s+you\s+to)[,\s]+)*`;
const WHOM = '(?:him|her|them|it|this|that|these|those|everyone|everybody|my|our|the|\\+?[\\d(]|[\\w.+-]+@)';
const errands: readonly (readonly [RegExp, Errand])[] = [
  [
    /\bremind\s+me\b|\b(?:set|add|create|make)\s+(?:me\s+)?(?:a|an)\s+(?:reminder|task|alarm|to-?do)\b|\b(?:don'?t|do\s+not)\s+let\s+me\s+forget\b/,
    'remind',
  ],
  [
    inLines()`
      ${please}(?:schedule|book|arrange|set\s+up|request|get\s+(?:me|us)|make)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+)?
      (?:private\s+)?(?:showings?|tours?|viewings?|appointments?)\b(?!\s+(?:of|with)\s+the\s+(?:first|last|top))
    `,
    'showing',
  ],
  [
    new RegExp(
      `${please}(?:call|phone|ring|dial)\\s+(?:him|her|them|(?:the|my|its|their)\\s+(?:\\w+\\s+)?(?:agent|seller|buyer|client|broker|lender|office))\\b`,
    ),
    'call',
  ],
  [
    inLines()`
      ${please}(?:
        (?:plan|make|build|map|give|draw)\s+(?:me\s+|us\s+)?(?:out\s+)?(?:an?\s+|the\s+|my\s+)?
          (?:driving\s+|best\s+|good\s+)?
          (?:route|itinerary|driving\s+directions|directions|schedule\s+for\s+(?:the|these))
        |(?:what(?:'s|\s+is)\s+the\s+best|in\s+what|which)\s+(?:order|route)\b.*\b(?:see|visit|drive|go)
        |plan\s+my\s+(?:day|weekend|sunday|saturday)
        |(?:order|sort|arrange|put)\s+(?:them|these|those)\b.*\b
          (?:driv(?:e|ing)|route|back\s+and\s+forth|backtrack\w*)
      )
    `,
    'route',
  ],
  [
    inLines()`
      ${please}(?:print|download|export)\s+(?:me\s+)?(?:it|this|that|these|them|the)\b
      |\b(?:make|create|give|get)\s+(?:me\s+)?an?\s+(?:pdf|printout|print-?out)\b
      |\b(?:as|in)\s+(?:a\s+)?pdf\b
    `,
    'print',
  ],
  [new RegExp(`${please}(?:send|text|e-?mail|share|forward|dm|whatsapp|message)\\s+${WHOM}.{0,60}$`), 'send'],
];
/** What is written, and not only sent. */
const writes = /\b(?:saying|asking|telling|about\s+(?:a|the)\s+showing|draft|an?\s+(?:e-?mail|text|note|message))\b/;

/** Null where something else is wanted. @param folded in lower case */
export function readErrand(folded: string): Errand | null {
  const found = errands.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  return found === 'send' && (writes.test(folded) || /\b(?:me|weekly|daily|alerts?)\b/.test(folded)) ? null : found;
}
