/** "Chart the price by month in Noe Valley", "histogram of these": what is to be drawn, and the words that say of which homes. */
import { inLines } from '#server/platform/text/in-lines.ts';

export type MonthMeasure = 'medianPrice' | 'medianPricePerSqFt' | 'medianDaysOnMarket' | 'saleToListPercent' | 'sold' | 'listed';
export type HomeMeasure =
  | 'price'
  | 'pricePerSqFt'
  | 'livingAreaSqFt'
  | 'daysOnMarket'
  | 'yearBuilt'
  | 'beds'
  | 'lotSizeSqFt'
  | 'hoaMonthlyDollars';

/** What a point stands for: a month, a quarter or a year of the calendar, or the twelve months up to each. */
export type PointSpan = 'month' | 'quarter' | 'year' | 'rolling-quarter' | 'rolling-year';

/** The last so many months, or all since the beginning of a year. */
export type Course = { months: number } | { fromYear: number } | { isThisYear: true };

export type Picture =
  | ({
      kind: 'by-month';
      measure: MonthMeasure;
      span?: PointSpan;
      /** Drawn as lines where they are not wanted. */ isColumns?: true;
    } & Course)
  | ({ kind: 'inventory' } & Course)
  | { kind: 'by-neighborhood'; measure: 'price' | 'pricePerSqFt' | 'daysOnMarket' }
  | { kind: 'list-against-sold' }
  | { kind: 'size-against-price' }
  | { kind: 'distribution'; measure: HomeMeasure };

export interface ChartRequest {
  picture: Picture;
  /** What is left of the words: a place, types, conditions. */
  homes: string;
}

const DEFAULT_MONTHS = 24;
const MIN_MONTHS = 3;
const MONTHS_OF_YEAR = 12;
const MAX_MONTHS = 600;

const pictureWords =
  /\b(?:bar |line |column |scatter )?(?:charts?|graphs?|histograms?|diagrams?|scatter ?plots?)\b|\b(?:plot|graph|chart|visuali[sz]e|draw)(?= (?:me |us |out )*(?:the|a|an|this|these|those|them|it|how|median|average|prices?|sales|list|sold|inventory|days|homes|listings|distribution|\$))|\b(?:price |size |the )?distribution(?: of)?\b/i;
/** "Which month had the highest median price", "show the trend of days on market" */
const ofCourse = inLines('i')`
  \b(?:which|what) (?:month|quarter|year) (?:had|has|saw|was|were|is)\b.*\b(?:highest|lowest|most|fewest|least|best|worst|biggest|smallest|top|peak\w*)\b
  |\b(?:show|see|give|get)(?: me)? (?:the |a )?trends? (?:of|in|for) (?:the )?(?:median |average )?
    (?:days|dom|prices?|price per|sale[- ]to[- ]list|sales|\$)
`;
/** Said of a figure, this asks for its course without the word for a picture. */
const byParts = /\b(?:by|per|each|every) (?:month|quarter|year(?! built)|neighbou?rhood)\b|\bmonth (?:by|over) month\b/i;
const notPictures = /\bcharter|\bplots? of land\b|\bdraw(?:ing)? up\b|\borg chart\b/i;

const perSqFt =
  /(?:price|cost|\$|dollars?)\s*(?:per|\/|a)\s*(?:sq\.?|square)[\s.]*(?:f(?:oo|ee)t|ft)?\b|\bppsf\b|\$\/(?:sf|sqft)\b/i;
const measures: readonly [RegExp, HomeMeasure][] = [
  [perSqFt, 'pricePerSqFt'],
  [/\b(?:days on (?:the )?market|dom)\b/i, 'daysOnMarket'],
  [/\b(?:living (?:area|space)|sizes?|square (?:feet|footage)|sq\.? ?ft)\b/i, 'livingAreaSqFt'],
  [/\b(?:year built|ages?|built)\b/i, 'yearBuilt'],
  [/\b(?:bedrooms?|beds)\b/i, 'beds'],
  [/\blots?(?: sizes?)?\b/i, 'lotSizeSqFt'],
  [/\bhoa(?: (?:fees?|dues))?\b/i, 'hoaMonthlyDollars'],
];
const againstWords = '(?:against|vs\\.?|versus|and|to|compared (?:to|with)|over)';
const listAgainstSold = inLines('i')`
  \b(?:list(?:ed|ing)?|asking)(?: prices?)? ${againstWords} (?:the )?(?:sold|sale|selling|close[d]?|closing)
    (?: prices?)?\b
  |\b(?:sold|sale)(?: prices?)? ${againstWords} (?:the )?(?:list(?:ed|ing)?|asking)(?: prices?)?\b
`;
const sizeAgainstPrice = inLines('i')`
  \bprices? ${againstWords} (?:the )?(?:living area|size|square (?:feet|footage)|sq\.? ?ft)\b
  |\b(?:size|square (?:feet|footage)|sq\.? ?ft) ${againstWords} (?:the )?prices?\b
`;
const byNeighborhood = /\b(?:by|per|across|each|every|between) (?:the )?neighbou?rhoods?\b/i;
const byMonth = inLines('i')`
  \b(?:by|per|each|every) (?:month|quarter|year)\b
  |\b(?:rolling|trailing|moving|quarterly|yearly|annual(?:ly)?)\b
  |\bmonth (?:by|over) month\b|\bmonthly\b|\bover time\b|\btrends?\b|\bhistory\b
  |\b(?:last|past) (?:\d+|two|three|five|ten|few) ?(?:months|years)\b
`;
export const inventory = /\b(?:inventory|new listings|supply)\b/i;
const distribution = /\bdistribution\b|\bhistogram\b/i;
const prices = /\b(?:prices?|values?|median|sold|cost)\b/i;
const sales = /\b(?:number of sales|sales (?:count|volume)|how many (?:homes )?(?:sold|sales)|sales)\b/i;
/** "How many sales are behind each point?" */
const behindPoints =
  /\bhow many (?:sales|homes|houses|closings?|of them)?\b.*\b(?:behind|make up|go into|in|at|per) (?:each|every|a|those|these|the|that) (?:points?|dots?|months?|quarters?|bars?|figures?|medians?)\b|\bsample sizes?\b/i;
const saleToList =
  /\b(?:sale|sold|close)[- ](?:price )?to[- ](?:list|asking)\b|\b(?:sp|s)\/(?:lp|l)\b|\b(?:over|under)[- ](?:asking|list)\b/i;

const rolling = inLines('i')`
  \b(?:rolling|trailing|moving)(?: (?:averages?|medians?))?(?: (?:of|over|for))?
    (?: (?:the )?(?:last |past )?(?:(\d+|three|twelve)[- ]?(?:mo(?:nths?)?)|(quarters?)|years?))?
    (?: (?:averages?|medians?))?\b
  |\b(\d+|three|twelve)[- ](?:mo(?:nths?)?) (?:rolling|trailing|moving)(?: (?:averages?|medians?))?\b
  |\bsmooth(?:ed|er)?(?: (?:it|that|this|the line))?(?: out)?\b
`;
const spansInWords: readonly [RegExp, PointSpan][] = [
  [/\b(?:by|per|each|every) quarter\b|\bquarter(?:ly| (?:by|over) quarter)\b/i, 'quarter'],
  [/\b(?:by|per|each|every) year\b|\byearly\b|\bannual(?:ly)?\b|\byear by year\b/i, 'year'],
  [/\b(?:by|per|each|every) month\b|\bmonthly\b|\bmonth by month\b/i, 'month'],
];

/** "As bars", "make it a line"; null where the words name no form. */
export function formIn(text: string): 'columns' | 'line' | null {
  if (/\b(?:bars?|columns?|barras|columnas)\b/i.test(text)) return 'columns';
  return /\b(?:(?:an?\s+)?line (?:chart|graph)|(?:as|into|make (?:it|that)) (?:an? )?lines?)\b/i.test(text) ? 'line' : null;
}

/** Null where the words say none; a rolling time is a year unless three months are said. */
export function spanIn(text: string): PointSpan | null {
  const [isRolling, months, quarter, first] = rolling.exec(text) ?? [];
  if (isRolling) return quarter || /^(?:3|three)$/i.test(months ?? first ?? '') ? 'rolling-quarter' : 'rolling-year';
  return spansInWords.find(([words]) => words.test(text))?.[1] ?? null;
}

const span = inLines('i')`
  \b(?:over |for |in |during |make it |to )?(?:the )?
  (?:last|past|(?=(?:\d+|two|three|five|ten) (?:months?|mos?|years?|yrs?)\b)) ?
  (\d+|two|three|five|ten|few|couple(?: of)?)? ?(months?|mos?|years?|yrs?)\b
`;
const since = /\b(?:since|from|(?:back|starting|going back) (?:to|in|at|from)) ((?:19|20)\d\d)(?: on(?:wards?)?)?\b/i;
const thisYear = /\bthis year\b|\bytd\b|\byear to date\b/i;
const numbersInWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  few: 3,
  couple: 2,
  'couple of': 2,
};

/** Null where the words say no time. */
export function courseIn(text: string): Course | null {
  const year = since.exec(text)?.[1];
  if (year) return { fromYear: Number(year) };
  if (thisYear.test(text)) return { isThisYear: true };
  const [, written, unit] = span.exec(text.replace(rolling, ' ')) ?? [];
  if (!unit) return null;
  const number = written === undefined ? 1 : (numbersInWords[written.toLowerCase()] ?? Number(written));
  return { months: Math.min(MAX_MONTHS, Math.max(MIN_MONTHS, unit.startsWith('y') ? number * MONTHS_OF_YEAR : number)) };
}

/** @param today YYYY-MM-DD */
export function monthsOf(course: Course, today: string): number {
  if ('months' in course) return course.months;
  const years = 'fromYear' in course ? Number(today.slice(0, 4)) - course.fromYear : 0;
  return Math.min(MAX_MONTHS, Math.max(MIN_MONTHS, years * MONTHS_OF_YEAR + Number(today.slice(5, 7)) - 1));
}

const usualMonths: Partial<Record<PointSpan, number>> = { quarter: 36, year: 120 };

/** What the words say of the points and the time, and the usual where they say nothing: points of a year want more of them. */
function courseWithSpan(text: string): Course & { span?: PointSpan } {
  const said = spanIn(text) ?? 'month';
  const course = courseIn(text) ?? { months: usualMonths[said] ?? DEFAULT_MONTHS };
  return said === 'month' ? course : { ...course, span: said };
}

const asColumns = (text: string): { isColumns?: true } => (formIn(text) === 'columns' ? { isColumns: true } : {});

function pictureOf(text: string): Picture | null {
  const measure = measures.find(([words]) => words.test(text))?.[1];
  if (listAgainstSold.test(text) && !saleToList.test(text) && !byMonth.test(text)) return { kind: 'list-against-sold' };
  if (sizeAgainstPrice.test(text)) return { kind: 'size-against-price' };
  if (byNeighborhood.test(text)) {
    const ofHomes = measure === 'pricePerSqFt' || measure === 'daysOnMarket' ? measure : 'price';
    return { kind: 'by-neighborhood', measure: ofHomes };
  }
  if (distribution.test(text)) return { kind: 'distribution', measure: measure ?? 'price' };
  const course = courseWithSpan(text);
  if (inventory.test(text)) return { kind: 'inventory', ...(courseIn(text) ?? { months: DEFAULT_MONTHS }) };
  const ofMonths = monthMeasureIn(text);
  if (ofMonths && ofMonths !== 'medianPrice' && ofMonths !== 'sold')
    return { kind: 'by-month', measure: ofMonths, ...course, ...asColumns(text) };
  if (measure && !(ofMonths && byMonth.test(text))) return { kind: 'distribution', measure };
  if (ofMonths || byMonth.test(text))
    return { kind: 'by-month', measure: ofMonths ?? 'medianPrice', ...course, ...asColumns(text) };
  // "Chart these": what stands beside the chat.
  return { kind: 'distribution', measure: 'price' };
}

/** Null where the words name no figure of months. */
export function monthMeasureIn(text: string): MonthMeasure | null {
  if (behindPoints.test(text)) return 'sold';
  if (saleToList.test(text) || listAgainstSold.test(text)) return 'saleToListPercent';
  const measure = measures.find(([words]) => words.test(text))?.[1];
  if (measure === 'pricePerSqFt') return 'medianPricePerSqFt';
  if (measure === 'daysOnMarket') return 'medianDaysOnMarket';
  if (prices.test(text)) return 'medianPrice';
  return sales.test(text) ? 'sold' : null;
}

const ofCourseWords =
  /\b(?:which|what) (?:month|quarter|year) (?:had|has|saw|was|were|is)\b|\b(?:highest|lowest|most|fewest|least|best|worst|biggest|smallest|peak\w*)\b/i;
/** Words that say what is drawn and how, and so nothing about which homes. */
const drawn = new RegExp(
  [
    pictureWords,
    rolling,
    span,
    since,
    thisYear,
    ofCourseWords,
    behindPoints,
    ...spansInWords.map(([words]) => words),
    listAgainstSold,
    sizeAgainstPrice,
    byNeighborhood,
    byMonth,
    perSqFt,
    ...measures.filter(([, name]) => name !== 'beds').map(([words]) => words),
    inLines()`
      \b(?:
        please|can you|could you|would you|now|then|again|instead|also|just|only|same|there|here
        |(?:the )?both(?: of)?|each(?: of)?|all(?: of)?|the two|two of|side by side|together|show|give|make|create
        |draw|plot|graph|chart|me|us|a|an|the|of|how|that|this|it|these|those|them|results?|search|median|average
        |mean|prices?|values?|inventory|supply|new listings|sales|sold|number|changed?|changing|moved?
        |trend(?:ed|ing)?|bar|line|as|with|look(?:s|ed)? like|has|have|did
      )\b
    `,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

export const asksForPicture = (text: string): boolean => pictureWords.test(text) && !notPictures.test(text);

/** "What would it cost us each month with 10% down?" asks for a payment. */
const ofPayment =
  /\b(?:\d+ ?(?:%|percent) down|down payment|payments?|mortgage|cost (?:us|me|them|him|her|my \w+)|(?:we|i|they|he|she) pay)\b/i;

/** Null where no picture is asked for. */
export function readChartRequest(text: string): ChartRequest | null {
  if (notPictures.test(text)) return null;
  const asked = pictureWords.test(text);
  if (!asked && ofPayment.test(text)) return null;
  if (
    !asked &&
    !(
      (byParts.test(text) || ofCourse.test(text)) &&
      (prices.test(text) || inventory.test(text) || measures.some(([words]) => words.test(text)))
    )
  )
    return null;
  const picture = pictureOf(text);
  return picture && { picture, homes: homesIn(text) };
}

export const homesIn = (text: string): string =>
  text
    .replaceAll(drawn, ' ')
    .replaceAll(/[?!:;"“”]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
