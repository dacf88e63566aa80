/** Transfer taxes in words: what is due on a price, else the rates; where they stand, and when they were checked. */
import type { z } from 'zod';
import type { lookUpTransferTaxAnswerSchema, TransferTaxes } from '#server/modules/listings/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { proposalsAfterTransferTax } from '../answers/proposals.ts';
import type { Texts } from '../answers/texts/index.ts';

type Tax = TransferTaxes['taxes'][number];

type Answer = z.infer<typeof lookUpTransferTaxAnswerSchema>;

/** Of several places one after the other, with what holds for all of them once. */
export function composeTransferTaxes(answers: readonly Answer[], texts: Texts): string {
  const [first] = answers;
  if (!first) return texts.transferTax.failed;
  const known = answers.find((answer) => 'taxes' in answer);
  const told = answers.map((answer) => taxesOf(answer, texts));
  if (!known) return told.join('\n\n');
  const { transferTax: words, common } = texts;
  const isUnpriced = known.priceDollars === null && known.taxes.length > 0;
  const remarks = [words.checked(common.day(known.ratesAsOf)), isUnpriced ? words.namePrice : ''].filter(Boolean).join(' ');
  if (known.taxes.length === 0 && answers.length === 1) return [...told, remarks].join(' ');
  return [...told, remarks, answers.length === 1 ? proposalsAfterTransferTax(known, texts) : ''].filter(Boolean).join('\n\n');
}

/** Who pays by custom, in each place; null where there is nothing to pay. */
export function composePayers(answers: readonly Answer[], { transferTax: words, common }: Texts): string | null {
  const taxed = answers.filter((answer) => 'taxes' in answer).filter(({ taxes }) => taxes.length > 0);
  const [first] = taxed;
  if (!first) return null;
  const lines = taxed.map(({ city, state, taxes, priceDollars, sellerDollars, buyerDollars }) => {
    const where = plain([city, state].filter(Boolean).join(', '));
    const each = taxes.map(({ name, payer }) => words.payerOf(name, payer));
    const sums =
      priceDollars !== null && sellerDollars !== null && buyerDollars !== null
        ? words.payerSums(dollars(priceDollars), dollars(sellerDollars), dollars(buyerDollars))
        : null;
    return `- ${[`${where}: ${each.join('; ')}`, sums].filter(Boolean).join('. ')}.`;
  });
  return [words.byCustom, lines.join('\n'), words.checked(common.day(first.ratesAsOf))].join('\n\n');
}

function taxesOf(answer: Answer, texts: Texts): string {
  const { transferTax: words } = texts;
  if ('withheld' in answer) return words.withheld;
  if ('problem' in answer) return words.problems[answer.problem];
  if (answer.taxes.length === 0) return words.untaxed(answer.state);
  const where = plain([answer.city, answer.state].filter(Boolean).join(', '));
  const { priceDollars: price, totalDollars: total, sellerDollars, buyerDollars } = answer;
  const remarks = [
    sellerDollars && buyerDollars ? words.sides(dollars(sellerDollars), dollars(buyerDollars)) : '',
    answer.city === null ? words.stateOnly : '',
  ];
  return [
    price === null || total === null
      ? words.ratesIn(where)
      : words.due(homeOf(answer, texts), dollars(price), where, dollars(total)),
    answer.taxes.map((tax) => `- ${lineOf(tax, texts)}. ${sourceOf(tax, texts)}.`).join('\n'),
    remarks.filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
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
