/** Numbers in words, as people dictate them: "three bedrooms", "one point two million", "eighteen hundred square feet". */
import { inLines } from '#server/platform/text/in-lines.ts';

const small: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60,
  seventy: 70, eighty: 80, ninety: 90,
}; // oxfmt-ignore
const word = Object.keys(small)
  .sort((one, other) => other.length - one.length)
  .join('|');
// "And" joins a number only behind "hundred" ("two hundred and fifty"); in "six hundred and seven hundred" it stands between two.
const run = new RegExp(
  `\\b(?:${word})(?:[\\s-]+(?:(?<=hundred\\s+)and\\s+(?=(?:${word})\\b(?!\\s+hundred)))?(?:${word}|hundred|point|oh))*(?![a-z])`,
  'g',
);
/** "One" alone is a pronoun ("the second one") unless a thing to count follows. */
const countable = inLines()`
  ^[\s-]*(?:
    \+|or\s+(?:more|two)|to\s
    |and\s+(?:a\s+half|one\s+half|(?:one|two|three|four|five)\s+(?:point|million|mil\b|and\s+a\s+half))
    |bed|bd|br|bath|ba\b|full|car|garage|parking|mile|acre|mil\b|mill|hundred|thousand|year|month|week|day|k\b|m\b
    |point|story
  )
`;

function valueOf(words: string[]): string {
  const point = words.indexOf('point');
  if (point > 0) {
    const digits = words.slice(point + 1).map((part) => (part === 'oh' ? 0 : (small[part] ?? 0)));
    return `${valueOf(words.slice(0, point))}.${digits.join('')}`;
  }
  let total = 0;
  let current = 0;
  for (const [index, part] of words.entries()) {
    if (part === 'hundred') current = Math.max(1, current) * 100;
    else {
      const value = small[part] ?? 0;
      // "three two" is two numbers said one after the other; the caller gets them apart.
      if (current > 0 && current % 10 !== 0 && current < 100) return `${total + current} ${valueOf(words.slice(index))}`;
      current += value;
    }
  }
  total += current;
  return String(total);
}

const pieces = new RegExp(`\\b(?:oh|${word})(?:[\\s-]+(?:oh|${word}))+\\b`, 'gi');

/** "Twenty one" is one piece, "one fourteen" are two. */
function joined(words: string[]): number[] {
  const numbers: number[] = [];
  let open = false;
  for (const value of words.map((each) => small[each] ?? 0)) {
    if (open && value > 0 && value < 10) numbers.push((numbers.pop() ?? 0) + value);
    else numbers.push(value);
    open = !open && value >= 20;
  }
  return numbers;
}

/** "Twenty twenty two" is a year. */
const spokenYear =
  /^(?:nineteen|twenty)[\s-]+(?:ten|eleven|twelve|\w+teen|\w+ty(?:[\s-]+(?:one|two|three|four|five|six|seven|eight|nine))?)$/;

/** "Ninety four one fourteen" is how a ZIP code is said: three pieces or more that make five digits. */
export function zipsInDigits(text: string): string {
  return text.replace(pieces, (match) => {
    if (spokenYear.test(match.toLowerCase())) return match;
    const numbers = joined(match.toLowerCase().split(/[\s-]+/));
    const digits = numbers.join('');
    return numbers.length >= 3 && digits.length === 5 ? digits : match;
  });
}

const decades = ['tens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];
const bareDecade = new RegExp(`\\b(?<=\\b(?:the|in|early|late|mid|from)\\s+)(${decades.slice(1).join('|')})\\b`, 'g');
const decade = new RegExp(`\\b(seventeen|eighteen|nineteen|twenty)[\\s-]+(${decades.join('|')})\\b`, 'g');
const year = inLines('g')`
  \b(seventeen|eighteen|nineteen|twenty)[\s-]+(
    (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)
      (?:[\s-]+(?:one|two|three|four|five|six|seven|eight|nine))?
    |ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen
  )\b(?!\s+(?:hundred|thousand|million|point))
`;
/** "Eight fifty" is how a price of 850 is said. */
const hundreds = inLines('g')`
  \b(one|two|three|four|five|six|seven|eight|nine)[\s-]+
  ((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-]+(?:five|nine))?)\b
  (?!\s+(?:hundred|point|bed|bath|year|foot|one|two|three|four|six|seven|eight|nine))
`;

const thousands = new RegExp(
  `\\b(built|constructed)\\s+(after|since|in|before|from|by)\\s+two\\s+thousand(?:\\s+(?:and\\s+)?(${word}))?(?![a-z])`,
  'g',
);

function yearsInDigits(text: string): string {
  return text
    .replace(
      thousands,
      (_, built: string, when: string, rest: string | undefined) => `${built} ${when} ${2000 + (small[rest ?? ''] ?? 0)}`,
    )
    .replace(decade, (_, century: string, tens: string) => `${(small[century] ?? 0) * 100 + (decades.indexOf(tens) + 1) * 10}s`)
    .replace(bareDecade, (_, tens: string) => `${1900 + (decades.indexOf(tens) + 1) * 10}s`)
    .replace(year, (match, century: string, rest: string) => {
      const [within, more] = joined(rest.split(/[\s-]+/));
      return within === undefined || more !== undefined ? match : String((small[century] ?? 0) * 100 + within);
    })
    .replace(hundreds, (match, digit: string, rest: string) => {
      const [within] = joined(rest.split(/[\s-]+/));
      return within === undefined ? match : String((small[digit] ?? 0) * 100 + within);
    });
}

/** "In the sevens", "high sixes": hundreds of thousands. */
const saidHundreds =
  /\b(?:in\s+the\s+)?(?:(?:low|mid|high|upper)[\s-]+(?:to[\s-]+(?:mid|high|upper)[\s-]+)?|(?<=\bin\s+the\s+))(four|five|six|seven|eight|nine)(?:e?s)\b/g;
/** "A third bedroom" asks for three. */
const oneMoreRoom = /\ban?\s+(second|third|fourth|fifth)\s+(?=(?:bed|bath)(?:room)?\b)/g;
const ordinals = ['second', 'third', 'fourth', 'fifth'];

/** "1 million 200 k", as Spanish counts: a million and two hundred thousand. */
const millionsAndThousands = /\b(\d{1,2}|an?)\s+millions?\s+(?:and\s+)?(\d{1,3})\s*k\b/g;

/** Writes number words as digits. */
export function digitsForNumberWords(text: string): string {
  return (
    yearsInDigits(
      text
        .replace(saidHundreds, (_, digit: string) => `in the ${(small[digit] ?? 0) * 100}s`)
        .replace(millionsAndThousands, (_, millions: string, thousands: string) =>
          String((Number(millions) || 1) * 1_000_000 + Number(thousands) * 1_000),
        )
        .replace(oneMoreRoom, (_, ordinal: string) => `${ordinals.indexOf(ordinal) + 2} `),
    )
      .replace(run, (match, offset: number) => {
        const rest = text.slice(offset + match.length);
        const before = text.slice(0, offset);
        if (match === 'one' && !countable.test(rest)) return match;
        if (match.startsWith('one') && /\b(?:this|that|which|second|first|third|last|the)\s+$/.test(before) && match === 'one')
          return match;
        return valueOf(match.split(/[\s-]+/).filter((part) => part !== 'and'));
      })
      .replace(
        /\b(\d{1,3})\s+thousand\s+(\d{1,3})\b(?!\s*(?:thousand|million|bed|bath|sq|car|k\b|m\b|-|\/|to\b))/g,
        (_, thousands: string, rest: string) => String(Number(thousands) * 1_000 + Number(rest)),
      )
      .replace(
        /\b(\d{1,2})\s+thousand\s+(?:and\s+)?(\d{3})(?=\s*(?:sq|sf\b|feet|foot|ft\b))/g,
        (_, thousands: string, rest: string) => String(Number(thousands) * 1_000 + Number(rest)),
      )
      .replace(/\b(\d{1,3})\s+thousand(?=\s+(?:sq|sf\b|feet|foot|ft\b))/g, '$1000')
      .replace(/\b(\d+)\s+and\s+(?:a|1|one)[\s-]+half\b/g, '$1.5')
      .replace(/\b(\d+)\s+1\/2(?=\s*(?:bath|ba\b|bed))/g, '$1.5')
      .replace(/\b(\d+|one)\s+and\s+(?:a|one|1)\s+quarter\s+(?=mil)/g, (_, whole: string) => `${whole === 'one' ? 1 : whole}.25 `)
      .replace(/\b(?:a|1|one)\s+mil(?:l|lion)?\s+and\s+a\s+quarter\b/g, '1.25 million')
      .replace(/\b([1-9]) ([1-9]) to ([1-9]) ([1-9])\b(?!\s*(?:bed|bath|car|acre|mile|day|month|year))/g, '$1.$2 to $3.$4')
      .replace(/\b([1-9])\s+hundred\b/g, (_, hundreds: string) => `${hundreds}00`)
      .replace(
        /\b(between|from|the|at|around)\s+([1-9])\s+(and|to)\s+([1-9]00)\b(?!\s*(?:sq|sf|feet|ft|a\s+month|thousand|k\b))/g,
        '$1 $200 $3 $4',
      )
      .replace(/\b([1-9]\d{2})\s+(to|and|-)\s+([1-3]) ([1-9])\b(?!\s*(?:bed|br\b|bath|ba\b|car|acre|mile))/g, '$1 $2 $3.$4')
      .replace(/(?<=[,;]\s*)([1-3]) ([1-9])(?=\s+(?:max|tops|or\s+(?:less|under|below))\b)/g, '$1.$2')
      .replace(
        /\b(under|over|below|above|around|about|up\s+to|than|max|at)\s+(?:one|1)\s+([1-9]\d{2})\b(?!\s*(?:[.,/x-]?\d|sq|sf|feet|thousand|k\b))/g,
        '$1 1.$2',
      )
      .replace(/\b(?:one|1)\s+([1-9]\d{2})(?=\s+(?:max|tops|or\s+(?:less|under|below))\b)/g, '1.$1')
      // "Under one six" is 1.6 million.
      .replace(
        /\b(under|over|below|above|around|about|up\s+to|than|max|at)\s+([1-9])\s+([1-9])\b(?!\s*(?:[.,/x-]?\d|bed|br\b|bd|bath|ba\b|car|acre|mile|day|week|month|year|unit|hundred|thousand|million|k\b|m\b))/g,
        '$1 $2.$3',
      )
      .replace(
        /\b([1-9])\s+(and|to|or)\s+([1-9]00\s+thousand)\b/g,
        (_, low: string, joint: string, high: string) => `${low}00 thousand ${joint} ${high}`,
      )
      .replace(/\b(?:a|1|one)\s+mil(?:l|lion)?\s+and\s+a\s+half\b|\b1\.5\s+of\s+a\s+million\b/g, '1.5 million')
      .replace(/\b(\d+)\s+million\s+and\s+a\s+half\b/g, '$1.5 million')
      .replace(/\b(?:an?|1|one)\s+(bath(?:room)?|acre)\s+and\s+a\s+half\b/g, '1.5 $1')
      .replace(/\b(\d)\s+(baths?|bathrooms?|acres)\s+and\s+a\s+half\b/g, '$1.5 $2')
      .replace(/\bhalf\s+a\s+(?:million|mil)\b/g, '500k')
      .replace(/\b(?:a|one)\s+(million|mil|mill)\b/g, '1 $1')
      .replace(/\b(?:a|one|1)\s+(?:thousand|grand)\b/g, '1000')
      .replace(/\b(million|mill?)\s+one\b(?!\s+(?:hundred|bed|bath|car|story|level|of|that))/g, '$1 1')
      .replace(
        /\b(\d+)\s+(?:million|mill?)\s+(\d{1,3})(?:\s+thousand)?\b(?!\s*(?:bed|bath|sq|car|m\b|k\b))/g,
        // "A million two" is 1.2 million, "a million fifty" 1.05.
        (_, millions: string, rest: string) =>
          String(Number(millions) * 1_000_000 + Number(rest) * (rest.length === 1 ? 100_000 : 1_000)),
      )
  );
}
