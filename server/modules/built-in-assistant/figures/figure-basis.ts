/** How market figures come about: what was counted, over which time, and the arithmetic with its own numbers. */
import { askLink } from '#contract/reply-links.ts';
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { typesInWords } from '../answers/describe-search.ts';
import { plain } from '../answers/format.ts';
import { figure, span, type Median } from '../answers/market-words.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';

const medians = ['medianPrice', 'medianPricePerSqFt', 'medianDaysOnMarket', 'saleToList'] as const;

export function composeBasis(question: MarketQuestion, found: readonly MarketAnswer[], texts: Texts): string {
  return [...found.map((one) => basisOf(question, one, texts)), askLink(texts.proposals.thoseSales)].join('\n\n');
}

function basisOf({ propertyTypes }: MarketQuestion, found: MarketAnswer, texts: Texts): string {
  const { figures: words, market, common } = texts;
  const { isLease, period, area } = found;
  const known = medians.flatMap((name) => {
    const median = found[name];
    return median ? [{ name, median: median satisfies Median }] : [];
  });
  const sales = found.soldCount?.value ?? Math.max(0, ...known.map(({ median }) => median.n));
  const lines = known.map(({ name, median }) => {
    const isFromListDate = name === 'medianDaysOnMarket' && found.medianDaysOnMarket?.basis === 'list-to-sale';
    const how = isFromListDate ? words.daysFromListDate(isLease) : words[name](isLease);
    const value = median.value === null ? market.notEnough : `**${figure(median.value, median.unit, texts)}**`;
    return `- ${words.line(market.names(isLease)[name], value, market.sales(median.n, isLease), how)}`;
  });
  const supply = found.monthsOfSupply;
  if (supply?.value != null && found.activeCount)
    lines.push(
      `- ${words.supply(`**${market.months(supply.value)}**`, {
        active: found.activeCount.value,
        pace: supply.meanSales.value,
        sales: market.sales(supply.n, isLease),
        span: common.shortSpan(supply.period.startAt, supply.period.endAt),
      })}`,
    );
  return [
    words.counted(market.sales(sales, isLease), typesInWords(propertyTypes, texts), plain(area), span(period, texts), isLease),
    lines.join('\n'),
    `${words.needs} ${words.sources}`,
  ].join('\n\n');
}
