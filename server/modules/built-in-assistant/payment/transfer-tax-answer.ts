/** Transfer taxes in words: what is due on a price, else the rates; where they stand, and when they were checked. */
import type { z } from 'zod';
import type { lookUpTransferTaxAnswerSchema, TransferTaxes } from '#server/modules/listings/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { proposalsAfterTransferTax } from '../answers/proposals.ts';
import type { Texts } from '../answers/texts/index.ts';

type Tax = TransferTaxes['taxes'][number];

export function composeTransferTaxAnswer(answer: z.infer<typeof lookUpTransferTaxAnswerSchema>, texts: Texts): string {
  const { transferTax: words, common } = texts;
  if ('withheld' in answer) return words.withheld;
  if ('problem' in answer) return words.problems[answer.problem];
  const checked = words.checked(common.day(answer.ratesAsOf));
  if (answer.taxes.length === 0) return `${words.untaxed(answer.state)} ${checked}`;
  const where = plain([answer.city, answer.state].filter(Boolean).join(', '));
  const { priceDollars: price, totalDollars: total, sellerDollars, buyerDollars } = answer;
  const remarks = [
    sellerDollars && buyerDollars ? words.sides(dollars(sellerDollars), dollars(buyerDollars)) : '',
    answer.city === null ? words.stateOnly : '',
    checked,
    price === null ? words.namePrice : '',
  ];
  return [
    price === null || total === null
      ? words.ratesIn(where)
      : words.due(homeOf(answer, texts), dollars(price), where, dollars(total)),
    answer.taxes.map((tax) => `- ${lineOf(tax, texts)}. ${sourceOf(tax, texts)}.`).join('\n'),
    remarks.filter(Boolean).join(' '),
    proposalsAfterTransferTax(answer, texts),
  ].join('\n\n');
}

function homeOf({ mlsId, mlsSource, addressLine1 }: TransferTaxes, { transferTax: words }: Texts): string {
  return mlsId !== null && mlsSource !== null ? linkTo({ mlsId, mlsSource, addressLine1 }) : words.aHome;
}

function lineOf(tax: Tax, { transferTax: words }: Texts): string {
  if (tax.amountDollars !== null) return words.line(tax.name, dollars(tax.amountDollars), tax.ofPricePercent ?? 0, tax.payer);
  const rates = tax.rates.map(({ fromDollars, aboveDollars, percent }) => {
    if (fromDollars !== null) return words.from(percent, dollars(fromDollars));
    const above = aboveDollars ?? tax.onlyAboveDollars;
    return above === null ? words.rate(percent) : words.above(percent, dollars(above));
  });
  return words.rates(tax.name, rates, tax.isMarginal, tax.payer);
}

function sourceOf({ sourceName, since, isIndexed }: Tax, { transferTax: words, common }: Texts): string {
  const source = words.source(sourceName, since && common.day(since));
  return isIndexed ? `${source}; ${words.indexed}` : source;
}
