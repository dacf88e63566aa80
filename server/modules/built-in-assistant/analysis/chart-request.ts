/** "Chart the price by month in Noe Valley", "histogram of these": what is to be drawn, and the words that say of which homes. */
export type MonthMeasure = 'medianPrice' | 'medianPricePerSqFt' | 'medianDaysOnMarket' | 'saleToListPercent' | 'sold';
export type HomeMeasure =
  'price' | 'pricePerSqFt' | 'livingAreaSqFt' | 'daysOnMarket' | 'yearBuilt' | 'beds' | 'lotSizeSqFt' | 'hoaMonthlyDollars';

export type Picture =
  | { kind: 'by-month'; measure: MonthMeasure; months: number }
  | { kind: 'inventory'; months: number }
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
const MAX_MONTHS = 600;

const pictureWords =
  /\b(?:bar |line |column |scatter )?(?:charts?|graphs?|histograms?|diagrams?|scatter ?plots?)\b|\b(?:plot|graph|chart|visuali[sz]e|draw)(?= (?:me |us |out )*(?:the|a|an|this|these|those|them|it|how|median|average|prices?|sales|list|sold|inventory|days|homes|listings|distribution|\$))|\b(?:price |size |the )?distribution(?: of)?\b/i;
/** Said of a figure, this asks for its course without the word for a picture. */
const byParts = /\b(?:by|per|each|every) (?:month|neighbou?rhood)\b|\bmonth (?:by|over) month\b/i;
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
const listAgainstSold = new RegExp(
  `\\b(?:list(?:ed|ing)?|asking)(?: prices?)? ${againstWords} (?:the )?(?:sold|sale|selling|close[d]?|closing)(?: prices?)?\\b|\\b(?:sold|sale)(?: prices?)? ${againstWords} (?:the )?(?:list(?:ed|ing)?|asking)(?: prices?)?\\b`,
  'i',
);
const sizeAgainstPrice = new RegExp(
  `\\bprices? ${againstWords} (?:the )?(?:living area|size|square (?:feet|footage)|sq\\.? ?ft)\\b|\\b(?:size|square (?:feet|footage)|sq\\.? ?ft) ${againstWords} (?:the )?prices?\\b`,
  'i',
);
const byNeighborhood = /\b(?:by|per|across|each|every|between) (?:the )?neighbou?rhoods?\b/i;
const byMonth =
  /\b(?:by|per|each|every) month\b|\bmonth (?:by|over) month\b|\bmonthly\b|\bover time\b|\btrends?\b|\bhistory\b|\b(?:last|past) (?:\d+|two|three|five|ten|few) ?(?:months|years)\b/i;
const inventory = /\b(?:inventory|new listings|supply)\b/i;
const distribution = /\bdistribution\b|\bhistogram\b/i;
const prices = /\b(?:prices?|values?|median|sold|cost)\b/i;
const sales = /\b(?:number of sales|sales (?:count|volume)|how many (?:homes )?(?:sold|sales)|sales)\b/i;
const saleToList = /\bsale[- ]to[- ]list\b/i;

const span = /\b(?:over |for |in |during )?(?:the )?(?:last|past) (\d+|two|three|five|ten|few)? ?(months?|years?)\b/i;
const numbersInWords: Readonly<Record<string, number>> = { two: 2, three: 3, five: 5, ten: 10, few: 3 };

function monthsIn(text: string): number {
  const [, written, unit] = span.exec(text) ?? [];
  if (!unit) return DEFAULT_MONTHS;
  const number = written === undefined ? 1 : (numbersInWords[written.toLowerCase()] ?? Number(written));
  return Math.min(MAX_MONTHS, Math.max(3, unit.startsWith('year') ? number * 12 : number));
}

function pictureOf(text: string): Picture | null {
  const measure = measures.find(([words]) => words.test(text))?.[1];
  if (listAgainstSold.test(text) && !saleToList.test(text)) return { kind: 'list-against-sold' };
  if (sizeAgainstPrice.test(text)) return { kind: 'size-against-price' };
  if (byNeighborhood.test(text)) {
    const ofHomes = measure === 'pricePerSqFt' || measure === 'daysOnMarket' ? measure : 'price';
    return { kind: 'by-neighborhood', measure: ofHomes };
  }
  if (distribution.test(text)) return { kind: 'distribution', measure: measure ?? 'price' };
  const months = monthsIn(text);
  if (inventory.test(text)) return { kind: 'inventory', months };
  if (saleToList.test(text)) return { kind: 'by-month', measure: 'saleToListPercent', months };
  if (measure === 'pricePerSqFt') return { kind: 'by-month', measure: 'medianPricePerSqFt', months };
  if (measure === 'daysOnMarket') return { kind: 'by-month', measure: 'medianDaysOnMarket', months };
  if (measure) return { kind: 'distribution', measure };
  if (byMonth.test(text) || prices.test(text))
    return { kind: 'by-month', measure: !prices.test(text) && sales.test(text) ? 'sold' : 'medianPrice', months };
  if (sales.test(text)) return { kind: 'by-month', measure: 'sold', months };
  // "Chart these": what stands beside the chat.
  return { kind: 'distribution', measure: 'price' };
}

/** Words that say what is drawn and how, and so nothing about which homes. */
const drawn = new RegExp(
  [
    pictureWords,
    span,
    listAgainstSold,
    sizeAgainstPrice,
    byNeighborhood,
    byMonth,
    perSqFt,
    ...measures.filter(([, name]) => name !== 'beds').map(([words]) => words),
    /\b(?:please|can you|could you|would you|now|then|again|instead|also|just|only|same|there|here|show|give|make|create|draw|plot|graph|chart|me|us|a|an|the|of|how|that|this|it|these|those|them|results?|search|median|average|mean|prices?|values?|inventory|supply|new listings|sales|sold|number|changed?|changing|moved?|trend(?:ed|ing)?|bar|line|as|with|look(?:s|ed)? like|has|have|did)\b/,
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
    !(byParts.test(text) && (prices.test(text) || inventory.test(text) || measures.some(([words]) => words.test(text))))
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
