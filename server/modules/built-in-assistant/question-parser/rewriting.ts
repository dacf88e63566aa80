/** Brings the many ways of writing the same words into the one way that the topics read. */
import { withoutBackground } from './background.ts';
import { withoutComplaint } from './complaints.ts';
import { plainDates } from './date-words.ts';
import { digitsForNumberWords } from './number-words.ts';
import { plainBounds } from './plain-bounds.ts';
import { plainAcres } from './sizes.ts';
import { englishForSpanish, isSpanish } from './spanish.ts';
import { forgiveSpelling } from './spelling.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Shorthand = readonly [RegExp, string | ((match: string, ...groups: string[]) => string)];
const shorthands: Shorthand[] = [
  // An age and no price: "no hoa, 55+, charleston".
  [
    /(?<![$\d.,])\b(?:55|62)\s?(?:\+|plus|and\s+over)(?=\s*(?:,|$|[.!?]|communit|active|living|senior|in\b))(?:\s*(?:communit(?:y|ies)))?/g,
    'senior community',
  ],
  // A time of day and no millions: "start at 10", "start at 11 instead", of a tour.
  [/\bstart\s+at\s+(?:[1-9]|1[0-2])(?::\d\d)?(?:\s*[ap]\.?m\b\.?)?(?![\d.,]*\d|\s*(?:k|m|mm|mil|mill|million|millions)\b)/g, ' '],
  [
    /\b(?:check|look\s+(?:in|on|at|through)|search|scan|go\s+through)\s+(?:the\s+|my\s+|our\s+)?mls\s+(?:for|to\s+find)\b/g,
    'find',
  ],
  [/\bw\/o\b/g, 'without'],
  [/\bw\s?[/&]\s?d\b/g, 'washer and dryer'],
  [/\bw\/(?=\s|[a-z\d])/g, 'with '],
  [/\bu\/(?=\s?\$?\d)/g, 'under '],
  // "u1.2", "to 1.2m": no unit, no room and no other end of a range.
  [/(?<![\w/.#-]|#\s)u(?=\s?\$?(?:\d{0,2}\.\d|\d{1,4}\s?(?:k|m|mm|mil)\b|\d{3,}\b))/g, 'under '],
  [
    inLines('g')`
      (?<!
        (?:
          \d[\w.,+]*(?:\s+(?:thousand|grand|million|mil))?
          |\b(?:
            up|down|it|that|this|them|price|budget|max|limit|cap|go|going|goes|stretch|raise|lower|drop|bump|close
            |next|back|beds?|baths?
          )
        )\s+
      )\bto\s+
      (?=\$?(?:\d\.\d{1,3}|\d+(?:\.\d+)?\s?(?:k|m|mm|mil|million))(?![\w.]|\s*(?:ba|bath|bed|br|acre|mile|mi\b|%)))
    `,
    'up to ',
  ],
  [/\bwee?kn?e?nd\b|\bwknd\b/g, 'weekend'],
  [/\b(?:betw|btwn|bw|b\/w)\b/g, 'between'],
  [/\b(?:abt|approx\.)(?=\s)/g, 'about'],
  // Lawful, and no condition: how many people the bedrooms are for.
  [/\bfor\s+(?:a|our|my|their)\s+(?:\w+\s+)?family\s+of\s+(?:\d{1,2}|two|three|four|five|six|seven|eight)\b/g, ' '],
  [/\bh\.?\s?o\.?\s?a\.?(?=[\s,.;:?!]|$)/g, 'hoa'],
  [/(?<![\d/.+])([1-5])\s?\+\s?([1-4](?:\.5)?)(?![\d/.]|\s*(?:%|k|m|mil|miles?|acres?|months?|beds?|br|bd)\b)/g, '$1/$2'],
  [/(\$?\d[\d.,]*\s?(?:k|m)?)-?ish\b/g, 'around $1'],
  [/\b(last|this|past|a|per|1)\s+yr\b/g, '$1 year'],
  [/\byrs?\b/g, 'years'],
  // As "only 2 baths": so many, and no more.
  [/\bonly\s+with\s+(?=(?:[1-9]|one|two|three|four|five)\b)/g, 'only '],
  [
    /\b(built|blt|constructed)\s+(after|since|before|in|from|post|pre)\s+'?(\d\d)\b(?![\d,.%]|\s*(?:k\b|m\b|beds?|baths?|sq))/g,
    (_, built: string, when: string, year: string) => `${built} ${when} ${Number(year) <= 30 ? '20' : '19'}${year}`,
  ],
  [
    inLines('g')`
      \b(hoas?(?:\s+fees?|\s+dues)?)\s+(?:is\s+|are\s+)?(?:\w+\s+)?too\s+(?:high|much|expensive)
      (?:\s+(?:on|for)\s+\w+)?\s*[,.;-]?\s*(?=(?:under|below|less|max|up\s+to|no\s+more)\b)
    `,
    '$1 ',
  ],
  [/\bfr\s+(?=rent|sale|lease)/g, 'for '],
  [/\bhome\s?owners?'?s?\s+association\b/g, 'hoa'],
  [/(\d\s?[km]?)\s?\.{2,3}\s?(?=\$?\d)/g, '$1-'],
  [/(?<!\d\s?[km]?\s?)\+\/-\s*(?=\$?\d)/g, 'around '],
  [/\b(?:one|1)\s+and\s+(?:a|one|1)\s+quarter\s+(?:mil|mill|million)\b/g, '1.25 million'],
  [/\b(?:two|2)\s+and\s+(?:a|one|1)\s+quarter\s+(?:mil|mill|million)\b/g, '2.25 million'],
  [/\bmkt\b/g, 'market'],
  // How much of Europe writes decimals.
  [/\b(\d{1,2}),(\d{1,2})(?=\s?(?:millions?|mill?|mio|millones|millon|m|mm)\b)/g, '$1.$2'],
  [/\b(\d),5(?=\s?(?:ba\b|bath))/g, '$1.5'],
  [/\b(\d)\s?c(?=\s*(?:gar|pkg|prkg|parking)\b)/g, '$1 car'],
  [/\b(\d{1,3})\s(?:(\d{3})\s)?000\b(?!\s*(?:sq|sf))/g, '$1$2000'],
  [/\bbuilt\s+(?:in\s+)?(?:this|the\s+21st|the\s+current)\s+century\b/g, 'built since 2000'],
  [/(?<!\d\s?|#\s?)\b4\s+(?=(?:rent|sale|lease|an?|my|our|the|us|me)\b)/g, 'for '],
  [
    /\b(?:built|constructed|completed)\s+(?:in|within|over|during)\s+(?:the\s+)?(?:last|past)\s+(\d{1,3}|ten|twenty|five)\s+years\b/g,
    '$1 years old or newer',
  ],
  [
    inLines('g')`
      (?<=
        ^(?!.*\b(?:rent|lease|rentals?|month|sold|closed)\b).*\b
        (?:homes?|houses?|condos?|bungalows?|craftsm[ae]n|victorians?|edwardians?|century|era|builds?)\s+
      )((?:18|19|20)\d\d)\s?-\s?(19\d\d|20[0-4]\d)(?![\d,.]|\s*(?:sq|sf|k\b|m\b|ft))
    `,
    'built $1-$2',
  ],
  [/\b(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?:24\s+hours|day)\b/g, 'last 1 days'],
  [/\b(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?:48\s+hours)\b/g, 'last 2 days'],
  [/\b(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?:72\s+hours)\b/g, 'last 3 days'],
  [/\b(?:came|come|coming|hit|hitting|went|going)\s+(?:on(?:to)?\s+|to\s+)?(?:the\s+)?market\b/g, 'listed'],
  [/\bmos\b/g, 'months'],
  [/\bnew\s+year'?s(?:\s+day)?\b/g, 'january 1'],
  // "2+bd"
  [/(\d)\+(?=[a-z])/g, '$1+ '],
  [/(\d)\s?pkgs?\b/g, '$1 parking'],
  [/\bp(?:rk|k)g\b/g, 'parking'],
  [/\bcont\b(?=\.?\s*(?:\/|&|\+|,|$|sfh|sfr|condos?\b|listings?))|(?<=(?:\/|&|\+)\s*)cont\b/g, 'contingent'],
  [/\bths?\b/g, 'townhouse'],
  // Not the university's towns.
  [/\bu\/?c\b(?!\s+(?:berkeley|davis|campus|san|santa|los|irvine|merced|riverside))/g, 'under contract'],
  [/\blse\b/g, 'lease'],
  [/\brnt\b/g, 'rent'],
  [
    inLines('g')`
      \b(?:change|set|switch|make|raise|lower|bump|increase|move)\s+(?:the\s+)?(?:number\s+of\s+)?
      (bed(?:room)?s?|bath(?:room)?s?)\s+(?:count\s+)?(?:up\s+|down\s+)?to\s+(?!bath)
    `,
    '$1 ',
  ],
  [/\b(?:the\s+)?(?:first|1st)\s+of\s+(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)([a-z]+)/g, '$1 1'],
  [/\b(sat(?:urday)?|sun(?:day)?|weekend)\s+opens\b/g, '$1 open houses'],
  [/\bhse?s?\b(?!\.)/g, 'house'],
  [/\bsael\b/g, 'sale'],
  [/\bcons(?:t|tr)\b\.?/g, 'construction'],
  [/\bdup(?=\s*\/)/g, 'duplex'],
  [/(?<=\/\s*)trip\b/g, 'triplex'],
  [/\bact(?=\s*(?:\/|&|\+|,|and\b|sfh|sfr|condo|listings?))/g, 'active'],
  // Dictated: "two" is heard as "to".
  [/\bto[\s-]+car\b/g, '2 car'],
  [/\b(bed(?:room)?s?),?\s+to\s+(?=bath)/g, '$1 2 '],
  [/\bactive\s+under\s+contract\b/g, 'under contract'],
  [/\bunder\s+agreement\b/g, 'under contract'],
  [/\bnewly\s+(?=sold|closed)/g, 'just '],
  [
    /\bno\s+(hoas?|dues|(?:hoa|condo|association|maintenance|monthly)\s+(?:fees?|dues|charges?))\s+(?:over|above|more\s+than|higher\s+than)\s+(?=\$?\d)/g,
    '$1 up to ',
  ],
  [/\bpend\b/g, 'pending'],
  [/\bac(?=\s*(?:\+|&|and|\/|,)\s*(?:pend|act|sold))/g, 'contingent'],
  [/\bclsd\b/g, 'closed'],
  [/\bsld\b/g, 'sold'],
  [/\btwn?hs?e?s?\b/g, 'townhouse'],
  [/\b([2-4])\s?u(?:nit)?\s+(?:bldgs?|buildings?)\b/g, '$1 unit building'],
  [/\bin\s+the\s+(?:neighbou?rhood|ballpark|range)\s+of\s+(?=\$?\d)/g, 'around '],
  [/\bl(\d{1,3})([dwmy])\b/g, 'last $1 $2'],
  // Else "about 2 bedrooms" would be read out of "how about 2 bedrooms".
  [/\b(?:how|what)\s+about\b/g, 'what if'],
  [/\bblt\b/g, 'built'],
  [/\b(?:a|one)\s+year\s+old\b/g, '1 years old'],
  [
    inLines('g')`
      \b(?:at\s+least|min(?:imum)?|(?:no|not)\s+(?:less|fewer|lower)\s+than|not\s+under)\s+
      (\$?\d+(?:[.,]\d+)*\s?[km]?(?:\s*(?:sq\.?\s?ft|sqft|sf|square\s+feet)(?=.{1,30}\d\s*(?:sq|sf)))?)\s*(?:,\s*)?
      (?:but|and)?\s*(?:(?:no|not)\s+(?:more|higher|larger|bigger)\s+than|not\s+over|at\s+most|max(?:imum)?|up\s+to)
      \s+(?=\$?\d)
    `,
    '$1 to ',
  ],
  [
    inLines('g')`
      \b(?:over|above|more\s+than|bigger\s+than|larger\s+than)\s+
      (\$?\d+(?:[.,]\d+)*\s?[km]?(?:\s*(?:sq\.?\s?ft|sqft|sf|square\s+feet)(?=.{1,30}\d\s*(?:sq|sf)))?)\s*,?\s*
      (?:but|and|yet)\s+(?:under|below|less\s+than|smaller\s+than|no\s+more\s+than|not\s+over)\s+
      (?=\$?\d[\d.,]*\s?[km]?\b(?!\s*-?(?:bed|br\b|bd|bath|ba\b|car|gar|park)))
    `,
    '$1 to ',
  ],
  [
    /\bin\s+the\s+(\$?\d[\d.,]*\s?(?:k|m|mil|million|thousand)?)\s+(?:price\s+)?(?:range|ballpark|area|neighborhood|vicinity)\b/g,
    'around $1',
  ],
  [
    /(?<![\d/])([1-4])\s?\/\s?([2-6])(?=[\s-]*(?:bed(?:room)?s?|brs?|bds?|bdrms?)\b(?!\s*\/))/g,
    (match: string, low: string, high: string) => (low < high ? `${low}-${high}` : match),
  ],
  [/\b(\d{2,3})\s?(?:\+|plus|or\s+more)\s*years?\s+old\b/g, 'at least $1 years old'],
  [/\bsq\.\s*ft\.?/g, 'sqft'],
  [/(\d\s*\+?\s*-?(?:bd|br|bed|bedroom)s?)\s*[/|&x]\s*(?=\d)/g, '$1 '],
  [/\+\s?\/\s?-\s*\d{1,2}\s*(?:%|percent)/g, ' or so'],
  [/\b(?:pre-?\s?)?(?:approved|qualified)\s+(?:for|up\s+to|to)\b/g, 'up to'],
  [/\bnot\s+(?:exceeding|a\s+(?:penny|dollar|cent)\s+(?:over|above|more\s+than))\b/g, 'up to'],
  [/\bsub-(?=\$?\d)/g, 'under '],
  [/\b(?:low|mid|high|upper|lower)(?:\s*(?:-|to)\s*(?:low|mid|high|upper))?[\s-]+(?=\$?[1-9]00'?s\b)/g, ''],
  [/\bthree[\s-]quarters?\s+of\s+a\s+million\b/g, '750k'],
  [/\ba\s+quarter\s+(?:of\s+a\s+)?million\b/g, '250k'],
  [/\b(before|prior\s+to|pre)[\s-]+(?:the\s+)?(?:ww\s?(?:ii|2)|world\s+war\s+(?:ii|two|2)|second\s+world\s+war)\b/g, 'pre-war'],
  [/\b(?:after|post)[\s-]+(?:the\s+)?(?:ww\s?(?:ii|2)|world\s+war\s+(?:ii|two|2)|second\s+world\s+war)\b/g, 'post-war'],
  [/\bmin(?:imum)?\s+(?:price|budget)(?:\s+of)?\b/g, 'at least'],
  [
    /\b(around|about|near|roughly)\s+the\s+(?=\$?\d[\d.,]*\s?(?:k|m|mil|million|thousand)?\s+(?:mark|range|level|area|price))/g,
    '$1 ',
  ],
  [/(?<!no\s+)\bmax\s+(?:price|budget)\b/g, 'max'],
  [/\bsize\s+(?:of\s+|between\s+|from\s+)?(\d[\d,]{2,})\s*(?:-|to|and)\s*(\d[\d,]{2,})(?!\s*(?:sq|sf|k|m))/g, '$1 to $2 sqft'],
];

/** "A two two condo" is said for 2/2. */
const roomsApart =
  /(?<=^\s*(?:an?\s+)?)([2-6])\s?(?:-|&)\s?([1-4](?:\.\d)?)(?=\s+(?:in|near|for|under|with|condos?|houses?|homes?|townho\w+|lofts?|sfhs?|sfrs?|on|around)\b)/;
const roomsAnd = /(?<=(?:^|[,;.:])\s*)([2-6]) and ([1-4](?:\.5)?)(?=\s*(?:[,;]|$|\b(?:in|near|for|under|with|on|around)\b))/;
const saidRooms =
  /(?<=^\s*|\ban?\s|\bthe\s|\bme\s)([1-6]) ([1-5](?:\.\d)?)(?=\s+(?:in\b|near\b|with\b|under\b|condos?|houses?|homes?|townho\w+|lofts?|sfhs?|units?|apartments?|places?)\b)/;

/** @param inSpanish whether the whole question is, which its parts need not show */
export function rewrite(folded: string, inSpanish = isSpanish(folded)): string {
  const plain = shorthands.reduce(
    (text, [pattern, word]) => (typeof word === 'string' ? text.replace(pattern, word) : text.replace(pattern, word)),
    withoutBackground(withoutComplaint(folded)),
  );
  const numbered = digitsForNumberWords(inSpanish ? englishForSpanish(plain) : plain)
    .replace(saidRooms, '$1/$2')
    .replace(roomsApart, '$1/$2')
    .replace(roomsAnd, '$1/$2');
  return forgiveSpelling(plainAcres(plainBounds(plainDates(numbered))));
}
