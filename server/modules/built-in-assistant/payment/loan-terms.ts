/** The figures of a loan that a message names: "20% down at 6.5%", "10 percent down, 7 1/4, 30 years", "$200k down at 6". */
import { digitsForNumberWords } from '../question-parser/number-words.ts';
import { fold } from '../question-parser/sentence.ts';
import { isSpanish } from '../question-parser/spanish.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Null is what was not named. */
export interface LoanTerms {
  ratePercent: number | null;
  downPercent: number | null;
  downDollars: number | null;
  years: number | null;
  priceDollars: number | null;
  insuranceMonthlyDollars: number | null;
  taxAnnualDollars: number | null;
  taxPercent: number | null;
  hoaMonthlyDollars: number | null;
  mortgageInsuranceMonthlyDollars: number | null;
  mortgageInsurancePercent: number | null;
}

/** A cost beside the loan, with its sum on either side: "taxes are 9000 a year", "$300 HOA", "PMI at 0.5%". */
const besideLoan = (names: string): RegExp[] => {
  const sum =
    '\\$?\\s?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:(?<unit>k)(?![a-z]))?(?:\\s?(?<percent>%|percent|pct))?(?:\\s*(?:\\/|an?|per|al|por)\\s*(?<per>mo|mes|year|yr|ano)\\w*|\\s*(?<adverb>monthly|yearly|annually))?';
  const says =
    '(?:\\s+(?:rate|bill|dues|fees?|cost))?\\s*(?:(?:of|at|is|are|were|was|be|go(?:es)?(?:\\s+up)?\\s+to|went\\s+up\\s+to|run|runs|to|de|del|son|:|=)\\s+|[:=]\\s*)*(?:about\\s+|around\\s+|like\\s+)?';
  return [
    new RegExp(`\\b(?:${names})\\b${says}${sum}`),
    new RegExp(`${sum}\\s+(?:(?:for|of|in|de)\\s+)?(?:the\\s+)?(?:${names})\\b`),
  ];
};
const taxed = besideLoan('(?:(?:property|real\\s+estate)\\s+)?tax(?:es)?|impuestos?(?:\\s+prediales?)?');
const dued = besideLoan('hoas?|dues|assessments?|cuota\\s+de\\s+hoa');
const mortgageInsured = besideLoan('pmi|mip|(?:private\\s+)?mortgage\\s+insurance');
const withoutDues = /\b(?:no|without|zero|sin)\s+(?:any\s+|the\s+|la\s+|an?\s+)?(?:hoas?|dues|cuota)\b/;
const withoutMortgageInsurance = /\b(?:no|without|drop|sin)\s+(?:the\s+|any\s+)?(?:pmi|mip|mortgage\s+insurance)\b/;

const PERCENT = '%|percent|pct|por\\s*ciento';
const SCALE = 'k|thousand|grand|mm|m|million|millones|millon|mil';
const AMOUNT = `(?<![\\d.,])(?<sign>\\$\\s?)?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?<unit>${PERCENT}|(?:${SCALE})(?![a-z]))?`;
const PAID_FIRST =
  '(?:(?:available|saved(?:\\s+up)?|set\\s+aside|cash|in\\s+cash|to\\s+put|ready)\\s+)?(?:(?:as|for|de|of)\\s+(?:an?\\s+|the\\s+|their\\s+|my\\s+)?)?(?:down(?:\\s*-?payment)?|enganche|entrada|cuota\\s+inicial|inicial)';
const RATE = '(?<rate>\\d{1,2}(?:\\.\\d{1,3})?)';
const END =
  '(?=\\s*(?:$|[,;?!)]|\\.(?!\\d)|(?:with|w\\/?|and|over|for|on|at|a|con|y|de|del|por|para|sobre|en|fixed|interest|rate|is|not|instead|rather|what(?:\\Ws|s)?|plus|fha|va|usda|conv(?:entional)?|jumbo|incl|includ\\w*|incluy\\w*)\\b))';

const downFirst = new RegExp(`\\b(?:down\\s*-?payment|enganche)\\s*(?:of|is|:|=|del?)\\s*(?:el\\s+)?${AMOUNT}`);
const downBehind = new RegExp(`${AMOUNT}\\s*${PAID_FIRST}\\b`);
const downLast = new RegExp(`\\b(?:down(?:\\s*-?payment)?|enganche)\\s+${AMOUNT}`);
/** "What if they only put 10": of what is put down, percent or dollars. */
const putIn = inLines()`
  \b(?:put(?:s|ting)?|pon(?:en|er|ga|gan|go|emos|iendo)|dan|dar|damos)\s+(?:(?:only|just|down|solo|nada\s+mas)\s+)*
  (?:el\s+|un\s+)?${AMOUNT}(?![\d.,]*\d)(?!\s*(?:in|into|on|for|toward|year|yr|bed|bath|more\s+(?:bed|bath)))
`;
const nothingDown = /\b(?:no|nothing|without|sin)\s+(?:any\s+)?(?:money\s+)?(?:down(?:\s*-?payment)?|enganche)\b/;
const insured =
  /\binsurance\s*(?:of|at|is|:|=)?\s*\$?\s?(?<digits>\d[\d,]*)(?![\d.]*\s*%)(?:\s*(?:\/|an?|per)\s*(?<per>mo|year|yr)\w*)?/;
const insuredBehind =
  /\$?\s?(?<digits>\d[\d,]*)(?:\s*(?:\/|an?|per)\s*(?<per>mo|year|yr)\w*)?\s+(?:(?:for|of|in)\s+)?(?:home\s*owners?'?s?\s+)?insurance\b/;
const term = /(?<![\d.,])(?<years>\d{1,2})\s*-?\s*(?:years?|yrs?|anos?)\b(?!\s+old)/;
const prices = new RegExp(
  `(?<![\\d.,])(?:(?<sign>\\$\\s?)(?<marked>\\d[\\d,]*(?:\\.\\d+)?)|(?<digits>\\d[\\d,]*(?:\\.\\d+)?))\\s?(?<unit>(?:${SCALE})(?![a-z]))?(?![\\d.]*\\s*%)`,
  'g',
);
const approvedFor = new RegExp(
  `\\bpre-?\\s?(?:approv|qualif)\\w*\\s+(?:(?:for|at|up|to|of|around|about)\\s+)*\\$?\\s?\\d[\\d,]*(?:\\.\\d+)?\\s?(?:(?:${SCALE})(?![a-z]))?`,
);
/** "Pmt on 1.295": a price in millions, as agents say it; from 4 on it may be a rate. */
const inMillions = inLines()`
  (?:
    \b(?:on|for|price|priced|sobre|de)\s+(?:an?\s+)?
    |\b(?:at|on|for)\s+(?:the|that|their|her|his)\s+
    |\b(?:al|a\s+los)\s+
  )\$?(?<price>[1-3]\.\d{1,3})(?![\d,]*\s*(?:%|percent|pct|points?|acres?|baths?))
`;
/** "Pmt on 750": in thousands; a year's income is not lent. */
const inThousands = inLines()`
  \b(?:on|priced\s+at)\s+(?:an?\s+)?\$?(?<price>[2-9]\d\d)
  (?=\s*(?:$|[,;?!]|\.(?!\d)|(?:at|with|w\/?|over|what|and|if|house|home|condo|loan|con|al)\b))
`;
const ratePatterns = [
  new RegExp(
    `${'(?<![\\d.,$])'}${RATE}\\s*(?:${PERCENT})(?!\\s*(?:commission|closing|off|over|under|below|above|cap|down|dp|de\\s+enganche|enganche))`,
  ),
  new RegExp(`(?:\\b(?:rate|interest|tasa|interes|fixed|at|al)|@)\\s*(?:of|is|del?|:|=|at)?\\s*${RATE}(?![\\d.,]*\\d)${END}`),
  // "Le alcanza a 6.5": with its decimals, and no price in millions.
  new RegExp(`\\ba\\s+(?<rate>(?:[3-9]|1\\d)\\.\\d{1,3})(?![\\d.,]*\\d)${END}`),
  new RegExp(`(?<![\\d.,$])${RATE}\\s*(?:fixed|interest|rate)\\b`),
  new RegExp(`\\b(?:rate|apr|tasa)\\b(?:\\s+[a-z']+){1,5}?\\s+(?:is|was|of|at|es|fue|del?)\\s+${RATE}(?![\\d.,]*\\d)${END}`),
  new RegExp(`(?:^|,)\\s*${RATE}\\s*(?=$|[,?!]|\\.(?!\\d))`),
];

const MAX_RATE_PERCENT = 25;
const MIN_YEARS = 5;
const MAX_YEARS = 50;
const MIN_PRICE_DOLLARS = 10_000;
/** Five bare digits are a ZIP code. */
const MIN_BARE_PRICE_DOLLARS = 100_000;

const numberOf = (digits: string | undefined) => Number((digits ?? '').replaceAll(',', ''));

function scaleOf(unit: string | undefined, inSpanish: boolean): number {
  if (!unit) return 1;
  if (/^(?:k|thousand|grand)$/.test(unit) || (unit === 'mil' && inSpanish)) return 1_000;
  return 1_000_000;
}

const quarters: Record<string, string> = { '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4' };

/** "Six and three quarters" as "six and 3/4". */
const withFractions = (text: string) =>
  text
    .replace(/\band\s+(?:an?|one)[\s-]+(quarter|eighth)\b/g, (_, part: string) => `and 1/${part === 'quarter' ? 4 : 8}`)
    .replace(/\b(?:and\s+)?three[\s-]+quarters?\b/g, 'and 3/4')
    .replace(/\b(?:and\s+)?(three|five|seven)[\s-]+eighths?\b/g, (_, over: string) => `and ${eighths[over] ?? 1}/8`);
const eighths: Readonly<Record<string, number>> = { three: 3, five: 5, seven: 7 };

/** "7 1/4" as 7.25. */
const withDecimals = (text: string) =>
  text.replace(/\b(\d{1,2})(?:\s+and)?[\s-]+([1357])\/([248])\b/g, (_, whole: string, over: string, under: string) =>
    String(Number(whole) + Number(over) / Number(under)),
  );

export function readLoanTerms(text: string): LoanTerms {
  const folded = fold(text.replace(/[¼½¾]/g, (sign) => quarters[sign] ?? sign)).replace(/\bdw?n\b/g, 'down');
  const inSpanish = isSpanish(folded) || /\b(?:enganche|tasa|hipoteca|mensualidad|pago)\b/.test(folded);
  let rest = withDecimals(digitsForNumberWords(withFractions(folded)));
  const take = (...patterns: RegExp[]): Record<string, string | undefined> | null => {
    for (const pattern of patterns) {
      const match = pattern.exec(rest);
      if (!match) continue;
      rest = `${rest.slice(0, match.index)} , ${rest.slice(match.index + match[0].length)}`;
      return match.groups ?? {};
    }
    return null;
  };

  const mortgageInsurance = take(withoutMortgageInsurance) ? nothingAMonth : take(...mortgageInsured);
  const dues = take(withoutDues) ? nothingAMonth : take(...dued);
  const tax = take(...taxed);
  const nothing = take(nothingDown);
  const down = nothing ? null : take(downFirst, downBehind, downLast, putIn);
  const { downPercent, downDollars } = nothing ? { downPercent: 0, downDollars: null } : downOf(down, inSpanish);
  const insurance = take(insured, insuredBehind);
  const years = numberOf(take(term)?.years);
  const price = takePrice();
  const rate = numberOf(take(...ratePatterns)?.rate);
  return {
    ratePercent: rate > 0 && rate <= MAX_RATE_PERCENT ? rate : null,
    downPercent,
    downDollars,
    years: years >= MIN_YEARS && years <= MAX_YEARS ? years : null,
    priceDollars: price,
    insuranceMonthlyDollars: insurance
      ? Math.round(numberOf(insurance.digits) / (insurance.per?.startsWith('y') ? 12 : 1))
      : null,
    ...(tax?.percent
      ? { taxPercent: numberOf(tax.digits), taxAnnualDollars: null }
      : { taxPercent: null, taxAnnualDollars: tax && 12 * monthly(tax, 'year') }),
    hoaMonthlyDollars: dues && Math.round(monthly(dues, 'month')),
    ...(mortgageInsurance?.percent
      ? { mortgageInsurancePercent: numberOf(mortgageInsurance.digits), mortgageInsuranceMonthlyDollars: null }
      : {
          mortgageInsurancePercent: null,
          mortgageInsuranceMonthlyDollars: mortgageInsurance && Math.round(monthly(mortgageInsurance, 'month')),
        }),
  };

  function takePrice(): number | null {
    // "Pre-approved for 950k … on 925k": what a lender has approved is no price where another is named.
    const others = rest.replace(approvedFor, ' , ');
    if (others !== rest && [...others.matchAll(prices)].some((match) => priceIn(match) !== null)) rest = others;
    for (const match of rest.matchAll(prices)) {
      const value = priceIn(match);
      if (value === null) continue;
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
      return value;
    }
    const short = take(inMillions)?.price;
    if (short !== undefined) return Math.round(Number(short) * 1_000_000);
    const thousands = take(inThousands)?.price;
    return thousands === undefined ? null : Number(thousands) * 1_000;
  }

  function priceIn({ groups = {} }: RegExpExecArray): number | null {
    const value = Math.round(numberOf(groups.marked ?? groups.digits) * scaleOf(groups.unit, inSpanish));
    const isMarked = groups.sign !== undefined || groups.unit !== undefined;
    return value < (isMarked ? MIN_PRICE_DOLLARS : MIN_BARE_PRICE_DOLLARS) ? null : value;
  }
}

const nothingAMonth: Record<string, string | undefined> = { digits: '0' };

/** A sum for a month of what was named for a month or a year. @param usual what it is for where the words do not say */
function monthly({ digits, unit, per, adverb }: Record<string, string | undefined>, usual: 'month' | 'year'): number {
  const sum = numberOf(digits) * (unit ? 1_000 : 1);
  const period = per ?? adverb;
  const isYearly = period === undefined ? usual === 'year' : /^(?:y|a)/.test(period);
  return isYearly ? sum / 12 : sum;
}

function downOf(
  groups: Record<string, string | undefined> | null,
  inSpanish: boolean,
): Pick<LoanTerms, 'downPercent' | 'downDollars'> {
  const nothing = { downPercent: null, downDollars: null };
  if (!groups) return nothing;
  const value = numberOf(groups.digits);
  const isPercent = new RegExp(`^(?:${PERCENT})$`).test(groups.unit ?? '');
  if (isPercent || (!groups.unit && !groups.sign && value <= 100))
    return value <= 100 ? { ...nothing, downPercent: value } : nothing;
  return { ...nothing, downDollars: Math.round(value * scaleOf(groups.unit, inSpanish)) };
}
