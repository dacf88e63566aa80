/** Ways of saying a window that another way says too: "fortnight", "the start of March", "2Q26". */
import { inLines } from '#server/platform/text/in-lines.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';

const LEAVE_OUT =
  "\\b(?:drop|skip|lose|toss|cut|remove|exclude|hide|leave\\s+out|take\\s+out|get\\s+rid\\s+of|filter\\s+out|without|nothing|don't\\s+show(?:\\s+me)?|no)";

const spoken: [RegExp, string][] = [
  [/\bmost\s+recent\s+(?=\d+\s*(?:days|weeks|months|years))/g, 'last '],
  [/\b(?:a\s+)?fortnight\b/g, '14 days'],
  [/\b(last|past|previous)\s+(?:half\s+(?:an?\s+)?year|1\/2\s+year)\b/g, '$1 6 months'],
  [/\b(last|past|previous)\s+(?:1\s+)?year\s+and\s+an?\s+half\b/g, '$1 18 months'],
  [/\bsince\s+(?:the\s+)?(?:very\s+)?(?:start|beginning|first)\s+of\s+(?:the\s+|this\s+)?(?=month|week|quarter)/g, 'this '],
  [/\bsince\s+(?:the\s+)?(?:very\s+)?(?:start|beginning)\s+of\s+(?:the\s+|this\s+)?year\b/g, 'this year'],
  [new RegExp(`\\bsince\\s+(?:the\\s+)?(?:very\\s+)?(?:start|beginning)\\s+of\\s+(?=${MONTH}\\b|20\\d\\d)`, 'g'), 'since '],
  [/\b(since|from)\s+new\s+years?\b(?!\s+day)/g, '$1 january 1'],
  [
    new RegExp(
      `\\b(?:from\\s+)?(${MONTH}(?:\\s+${DAY})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)\\s*(?:through|thru|to|til|till|until|-)\\s*(?:today|now|date|the\\s+present|present)\\b`,
      'g',
    ),
    'since $1',
  ],
  [/\b([1-4])q\s?'?(\d\d)\b/g, 'q$1 20$2'],
  [/\bq([1-4])\s?'(\d\d)\b/g, 'q$1 20$2'],
  [
    new RegExp(
      `\\b(${MONTH}\\s+)(${DAY})\\s*(?:-|to|and|through|thru)\\s*(${DAY})(?![\\d/:,]|\\s*(?:bed|br|ba|k\\b|m\\b|sq))`,
      'g',
    ),
    '$1$2 to $1$3',
  ],
  [/\b(\d{1,3})\s*(?:days\s+on\s+(?:the\s+)?market|dom)\s+or\s+(?:less|fewer|under)\b/g, 'dom under $1'],
  [/\b(?:with\s+)?(\d{1,3})\s*(?:days\s+on\s+(?:the\s+)?market|dom)\s+or\s+(?:more|longer|over)\b/g, 'dom over $1'],
  [/\b(?:with\s+)?(\d{1,3})\s+or\s+more\s+(?:days\s+on\s+(?:the\s+)?market|dom)\b/g, 'dom over $1'],
  [/\b(?:with\s+)?(\d{1,3})\s+or\s+(?:less|fewer)\s+(?:days\s+on\s+(?:the\s+)?market|dom)\b/g, 'dom under $1'],
  [/\bon\s+(?:the\s+)?market\s+(?:for\s+)?(\d{1,3})\s+days\s+or\s+(?:more|longer)\b/g, 'dom over $1'],
  [/\bon\s+(?:the\s+)?market\s+(?:for\s+)?(\d{1,3})\s+days\s+or\s+(?:less|fewer)\b/g, 'dom under $1'],
  // "Drop anything that's been on longer than 45 days" leaves the newer ones.
  [
    inLines('g')`
      ${LEAVE_OUT}\s+(?:(?:anything|everything|any|all|ones?|homes?|listings?|those|the|that|which)\s+){0,4}?
      (?:(?:that's|that\s+has|that\s+have|that've|have|has|with|having|which\s+has)\s+)?(?:been\s+)?
      (?:(?:on(?:\s+(?:the\s+)?market)?|sitting|listed|up)\s+)?(?:for\s+)?(?:longer\s+than|more\s+than|over|past)\s+
      (\d{1,3})\s+(days|weeks|months)\b
    `,
    'on the market less than $1 $2',
  ],
  [/\b(?:over|more\s+than|at\s+least)\s+(\d{1,3})\s+dom\b(?!\s*[<>=:\d])/g, 'dom over $1'],
  [/\b(?:under|less\s+than|fewer\s+than|up\s+to|at\s+most)\s+(\d{1,3})\s+dom\b(?!\s*[<>=:\d])/g, 'dom under $1'],
  [
    /\b(?:stale|old(?:er)?|aged|lingering)\s+listings?\s*,?\s+(?:over|more\s+than|older\s+than)\s+(\d{1,3})\s+days(?:\s+old)?\b/g,
    'dom over $1',
  ],
  [/\blistings?\s+(?:older|more)\s+than\s+(\d{1,3})\s+days(?:\s+old)?\b/g, 'listings dom over $1'],
];

export const plainDates = (text: string) => spoken.reduce((current, [pattern, words]) => current.replace(pattern, words), text);
