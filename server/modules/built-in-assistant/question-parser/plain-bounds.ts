/** Bounds that are said as a clause and not as a comparator: "they don't want to go over", "but could stretch to". Numbers are digits here. */
import { inLines } from '#server/platform/text/in-lines.ts';

const MONEY = '\\$?\\d[\\d.,]*\\s?(?:k|m|mm|mil|mill|million|thousand|grand)?(?![a-z\\d])';
const SUM = '(?:\\$?\\d[\\d.,]*\\s?(?:k|m|mm|mil|mill|million|thousand)|\\$?\\d+\\.\\d+|\\$?\\d{3}[\\d,]*)(?![a-z\\d])';
const NOT =
  "(?:(?:do|does|did|wo|wil|would|ca|can|could|should|must|need|is|are|have|has)\\s*n'?t|(?:do|does|did|will|would|can|could|should|must|need|is|are)\\s+not|wont|dont|cant|cannot|never|not|nothing|none|without|no\\s+one|nobody|hates?\\s+to|afraid\\s+to)";
const WANT = '(?:(?:really|want(?:s|ed|ing)?|like|wish|willing|looking|trying|able|plan(?:ning)?|comfortable|to|be|us|me)\\s+)*';
const GO = '(?:(?:go|going|goes|spend|spending|pay|paying|priced|cost|costing|stretch|stretching|look(?:ing)?(?:\\s+at)?)\\s+)?';
const BEYOND =
  '(?:(?:any(?:thing)?|much|a\\s+(?:penny|cent|dollar)|one\\s+(?:penny|cent|dollar))\\s+)?(?:over|above|more\\s+than|higher\\s+than|beyond|past|north\\s+of|exceed(?:ing|s)?)';
const BELOW = '(?:(?:any(?:thing)?|much)\\s+)?(?:under|below|less\\s+than|lower\\s+than|smaller\\s+than|fewer\\s+than)';

const NEVER = "(?:no|not|nothing|none|never|isn't|aren't|ain't)";
const PRICED = '(?:(?:priced?|costing|anything|any|at|asking|listed)\\s+)*';
const MORE =
  '(?:(?:more|greater|higher|bigger|larger|pricier|more\\s+expensive|more\\s+costly)\\s+than|over|above|beyond|past|exceeding)';
const LESS = '(?:(?:less|lower|smaller|cheaper|fewer|less\\s+expensive)\\s+than|under|below)';
const LEAVE_OUT =
  '(?:exclude|skip|hide|drop|remove|lose|cut(?:\\s+out)?|filter\\s+out|leave\\s+out|take\\s+out|get\\s+rid\\s+of|ignore|no)';
const ONES =
  '(?:(?:the|any|all|those|these)\\s+)?(?:(?:ones|anything|everything|those|homes?|houses?|condos?|listings?|places|properties|that|which|are|is)\\s+)*';
const OVER = '(?:over|above|more\\s+than|higher\\s+than|past|north\\s+of|more\\s+expensive\\s+than)';
const UNDER = '(?:under|below|less\\s+than|lower\\s+than|cheaper\\s+than|smaller\\s+than)';

const clauses: [RegExp, string][] = [
  // "850 but could stretch to 900": the second holds.
  [
    inLines('g')`
      ${MONEY}\s*(?:,|-|\.+)?\s*(?:(?:but|and|or|though|maybe|perhaps|possibly)\s+)*(?:(?:we|i|they|he|she|you)\s+)?
      (?:(?:could|can|might|may|would|will|'d|'ll|is|are|am|'re|be)\s+)*
      (?:(?:maybe|perhaps|possibly|probably|able|willing|up|for\s+the\s+right\s+(?:one|home|house|place))\s+)*
      (?:to\s+)?(?:stretch(?:able)?|go(?:es)?|push|reach|creep)
      (?:\s+(?:it|up|as\s+high\s+as|as\s+far\s+as|all\s+the\s+way))*(?:\s+to)?\s+(?=\$?\d)
    `,
    'up to ',
  ],
  // "1.1, maybe 1.2 if it's perfect".
  [
    new RegExp(
      `${SUM}\\s*,?\\s*(?:or\\s+|and\\s+)?(?:maybe|possibly|perhaps)\\s+(?:even\\s+)?(?:up\\s+to\\s+)?(?=${SUM}(?!\\s*(?:bed|bath|br\\b|bd\\b|ba\\b|car|sq|sf|feet)))`,
      'g',
    ),
    'up to ',
  ],
  [new RegExp(`\\b${NEVER}\\s+${PRICED}${MORE}\\s+(?=[$\\d])`, 'g'), 'up to '],
  [new RegExp(`\\b${NEVER}\\s+${PRICED}${LESS}\\s+(?=[$\\d])`, 'g'), 'at least '],
  [new RegExp(`\\b${NOT}\\s+${WANT}${GO}${BEYOND}\\s+(?=\\$?\\d)`, 'g'), 'up to '],
  [new RegExp(`\\b${NOT}\\s+${WANT}${GO}${BELOW}\\s+(?=\\$?\\d)`, 'g'), 'at least '],
  // "Exclude anything over 1.3", "skip the ones without parking", "nothing built before 1980".
  [new RegExp(`\\b${LEAVE_OUT}\\s+${ONES}(?:priced\\s+)?${OVER}\\s+(?=\\$?\\d)`, 'g'), 'up to '],
  [new RegExp(`\\b${LEAVE_OUT}\\s+${ONES}(?:priced\\s+)?${UNDER}\\s+(?=\\$?\\d)`, 'g'), 'at least '],
  [
    inLines('g')`
      \b${LEAVE_OUT}\s+${ONES}
      (?:that\s+(?:have|has|do\s*n'?t\s+have)\s+no|without|with\s+no|(?:that\s+)?(?:do|does)\s*n'?t\s+have)\s+
      (?:an?\s+|any\s+)?(?=parking|garage|doorman)
    `,
    'with ',
  ],
  [
    new RegExp(`\\b(?:${LEAVE_OUT}|nothing|none|not)\\s+${ONES}(?:that\\s+(?:was|were)\\s+)?built\\s+before\\s+(?=\\d{4})`, 'g'),
    'built since ',
  ],
  [
    new RegExp(
      `\\b(?:${LEAVE_OUT}|nothing|none|not)\\s+${ONES}(?:that\\s+(?:was|were)\\s+)?built\\s+(?:after|since)\\s+(?=\\d{4})`,
      'g',
    ),
    'built by ',
  ],
  // "HOA has to be less than 500".
  [
    /(?<!(?:n'?t|not)\s+)\b(?:has|have|needs?|ought|got|gotta|wants?)\s+to\s+be\b|\b(?:must|should|can|may|might|could)\s+be\b|\b(?:has|have|needs?)\s+to\s+stay\b/g,
    'is',
  ],
];

export const plainBounds = (text: string) => clauses.reduce((current, [pattern, word]) => current.replace(pattern, word), text);
