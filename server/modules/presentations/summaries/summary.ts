/** A text of a presentation from its own figures: what the home is, what it was compared with, its market, and what that comes to. */
import type { AdjustmentsData, InsightsData } from '#contract/presentation-section-data.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import type { TextLength, TextTone } from '#contract/presentation-texts.ts';
import type { Presentation } from '#contract/presentations.ts';
import { longDate } from '../reading/date-words.ts';

export interface SummaryWishes {
  tone: TextTone;
  length: TextLength;
}

interface SummaryText {
  professional: string;
  warm: string;
  bold: string;
}

const money = (dollars: number): string => `$${Math.round(dollars).toLocaleString('en-US')}`;
const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function withArticle(noun: string): string {
  return `${/^(?:[aeio]|8|11\b|18\b)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** "a 3-bedroom, 2-bath single family home of 1,450 square feet". */
function homeInWords({ beds, baths, propertyType, livingSpace }: PresentationProperty): string {
  const rooms = [beds && `${beds}-bedroom`, baths && `${baths}-bath`].filter(Boolean).join(', ');
  const noun = [rooms, (propertyType ?? 'home').toLowerCase()].filter(Boolean).join(' ');
  return `${withArticle(noun)}${livingSpace ? ` of ${livingSpace.toLocaleString('en-US')} square feet` : ''}`;
}

function aboutHome(subject: PresentationProperty): SummaryText {
  const street = subject.addressLine1 ?? 'This home';
  const place = [subject.neighborhood, subject.city].filter(Boolean).join(', ');
  const where = place ? ` in ${place}` : '';
  const built = subject.yearBuilt ? `, built in ${subject.yearBuilt}` : '';
  const home = homeInWords(subject);
  return {
    professional: `${street} is ${home}${where}${built}.`,
    warm: `Your home at ${street} is ${home}${where}${built}, and it deserves a price that you can explain to anybody who asks.`,
    bold: `${street}: ${home}${where}${built}.`,
  };
}

function aboutSales(sold: readonly PresentationProperty[], hasSubject: boolean): SummaryText | null {
  const prices = sold.flatMap(({ soldPrice }) => soldPrice ?? []);
  const dates = sold.flatMap(({ soldDate }) => soldDate ?? []).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const sales = count(sold.length, 'sale', 'sales');
  const when = first && last ? (first === last ? ` on ${longDate(first)}` : ` from ${longDate(first)} to ${longDate(last)}`) : '';
  const priced = low === high ? `at ${money(low)}` : `between ${money(low)} and ${money(high)}`;
  const compared = hasSubject ? 'It was compared with' : 'Here are';
  return {
    professional: `${compared} ${sales}${when}, ${priced}.`,
    warm: `To find it we looked at ${sales} near you${when}: homes like yours went ${priced}.`,
    bold: `${sales[0]?.toUpperCase()}${sales.slice(1)}${when}. They closed ${priced}.`,
  };
}

function aboutClosest(sold: readonly PresentationProperty[], grid: AdjustmentsData | undefined): SummaryText | null {
  const [row] = (grid?.rows ?? []).toSorted((one, other) => other.weight - one.weight);
  const home = sold.find(({ id }) => id === row?.propertyId);
  if (!row || !home?.addressLine1) return null;
  const { addressLine1: street } = home;
  const price = money(row.price);
  const adjusted = money(row.adjusted);
  return {
    professional: `${street} says most: it sold for ${price}, which its differences from this home bring to ${adjusted}.`,
    warm: `The closest to yours is ${street}. It sold for ${price}; once we allow for what sets the two homes apart, that is ${adjusted} for yours.`,
    bold: `Closest match: ${street}, sold for ${price}, ${adjusted} once adjusted.`,
  };
}

function aboutCompetition(comparables: readonly PresentationProperty[]): SummaryText | null {
  const active = comparables.filter(({ type }) => type === 'comparable-active');
  const prices = active.flatMap(({ currentPrice }) => currentPrice ?? []);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const homes = count(active.length, 'home', 'homes');
  const asking = low === high ? money(low) : `${money(low)} to ${money(high)}`;
  return {
    professional: `${homes[0]?.toUpperCase()}${homes.slice(1)} like it ${active.length === 1 ? 'is' : 'are'} on the market now, asking ${asking}.`,
    warm: `Buyers who see yours will also see ${homes} on the market today, asking ${asking}.`,
    bold: `On the market against it: ${homes}, asking ${asking}.`,
  };
}

function aboutMarket(insights: InsightsData | null | undefined): SummaryText | null {
  if (!insights) return null;
  const { medianSalesPriceChange: price, averageDaysOnMarket: pace } = insights;
  if (price.median === null) return null;
  const { area } = price;
  const median = money(price.median);
  const than =
    price.change === null || price.trend === null
      ? ''
      : price.trend.startsWith('stayed')
        ? ', about what it was a year earlier'
        : `, ${Math.abs(price.change)}% ${price.change > 0 ? 'more' : 'less'} than a year earlier`;
  const days = pace.days === null ? null : Math.floor(pace.days);
  const paced = days === null ? '' : ` and took ${days} days`;
  return {
    professional: `Homes in ${area} sold for a median of ${median}${than}${paced ? `, and half of them took ${days} days or fewer` : ''}.`,
    warm: `Around you in ${area}, the median home sold for ${median}${than}${paced ? `, and the median wait for a buyer was ${days} days` : ''}.`,
    bold: `${area}: median ${median}${than}.${paced ? ` Median time to sell: ${days} days.` : ''}`,
  };
}

function aboutRange(
  { min, max }: { min: number | null; max: number | null },
  grid: AdjustmentsData | undefined,
): SummaryText | null {
  if (min === null || max === null) return null;
  const range = `${money(min)} to ${money(max)}`;
  const isOfGrid =
    grid?.low != null && grid.high !== null && Math.abs(grid.low - min) <= 1_000 && Math.abs(grid.high - max) <= 1_000;
  const covers = isOfGrid ? ` A range made this way holds ${Math.round(grid.coverage * 100)}% of sales.` : '';
  return {
    professional: `Together they support a price of ${range}.${covers} This is not an appraisal.`,
    warm: `All of it together points to ${range} for your home.${covers} It is not an appraisal, and the final word is yours.`,
    bold: `The range: ${range}.${covers} Not an appraisal.`,
  };
}

/** The words of the summary as HTML of paragraphs; every figure in it stands in the presentation. */
export function writeSummary(
  presentation: Presentation,
  { tone, length }: SummaryWishes,
): { title: string; htmlContent: string } {
  const { featuredProperty: subject, comparableProperties, priceRange, estimateWithheld } = presentation.sourceData;
  const grid = estimateWithheld
    ? undefined
    : presentation.sections.map(({ data }) => data.adjustments).find((data) => data !== undefined);
  const insights = presentation.sections.map(({ data }) => data.insights).find((data) => data != null);
  const sold = comparableProperties.filter(({ type }) => type === 'comparable-sold');
  const isFull = length === 'full';
  const paragraphs = [
    [subject && aboutHome(subject)],
    [
      aboutSales(sold, subject !== null),
      isFull ? aboutClosest(sold, grid) : null,
      isFull ? aboutCompetition(comparableProperties) : null,
    ],
    [isFull ? aboutMarket(insights) : null],
    [estimateWithheld ? null : aboutRange(priceRange, grid)],
  ];
  const texts = paragraphs
    .map((sentences) => sentences.flatMap((sentence) => sentence?.[tone] ?? []).join(' '))
    .filter((text) => text !== '');
  return {
    title: subject ? 'What the market says about your home' : 'Summary',
    htmlContent: texts.map((text) => `<p>${escape(text)}</p>`).join(''),
  };
}
