/** What this assistant is asked for and does not do, told apart so that the answer can say what it can do instead. */
import { inLines } from '#server/platform/text/in-lines.ts';

export type UnsupportedRequest = 'send' | 'contact' | 'loan';

const sends = inLines()`
  ^\s*(?:ok(?:ay)?,?\s+|please\s+|(?:can|could|would)\s+you\s+(?:please\s+)?|now\s+)*
  (?:e-?mail|send|text|forward|share)\s+(?!.*\b(?:e-?mails?|messages?|notes?|letters?|about|regarding)\b.*\babout\b)
  (?!an?\s+(?:e-?mail|message|note|text|letter))(?:
    (?:
      me|this|these|those|them|it|all|my|the|that|one|both|top|first|second|third|last|listings?|results?|homes?
      |links?|ones?|of|details?|#?\d{1,2}
    )\s+
  )+(?:over\s+)?to\s+\S
`;
const contacts = inLines()`
  \b(?:schedule|book|arrange|set\s+up)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+)?(?:\w+\s+)?
    (?:showings?|tours?|appointments?|viewings?|calls?|inspections?|walk-?throughs?)\b
  |^\s*(?:please\s+|(?:can|could|would)\s+you\s+)*(?:call|phone|contact|ring|reach\s+out\s+to)\s+
    (?:the|my|a|their|its)\b
`;
const loans =
  /\b(?:mortgage|interest|refi(?:nance|nancing)?)\s+(?:rates?|calculator|payments?)\b|\bmonthly\s+(?:payments?|costs?)\b|\bdown\s*payment\b|\bclosing\s+costs\b/;

export function findUnsupportedRequest(folded: string): UnsupportedRequest | null {
  if (sends.test(folded)) return 'send';
  if (contacts.test(folded)) return 'contact';
  return loans.test(folded) ? 'loan' : null;
}
