/** What a sale costs in words: as a sheet of one, side by side of several. */
import { estimateClosingAnswerSchema, type ClosingEstimate } from '#server/modules/listings/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { proposalsAfterClosing } from '../answers/proposals.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { ClosingRequest } from './standing-closing.ts';
import type { PriceMove } from './price-move.ts';

interface Line {
  label: string;
  amount: number;
  /** Behind the amount of a list. */
  behind: string;
  isSum?: boolean;
}

export function composeClosing(values: readonly unknown[], asked: Omit<ClosingRequest, 'calls'>, texts: Texts): string {
  const read = closingFigures(values, texts);
  if ('failed' in read) return read.failed;
  const { told, first } = read;
  return [told, remarks(first, asked, texts), proposalsAfterClosing(first, texts)].filter(Boolean).join('\n\n');
}

/** The sheet, or the sheets side by side, without what was assumed; words for what could not be told. */
export function closingFigures(
  values: readonly unknown[],
  texts: Texts,
): { told: string; first: ClosingEstimate } | { failed: string } {
  const { closing: words } = texts;
  const estimates: ClosingEstimate[] = [];
  for (const value of values) {
    const { data: answer } = estimateClosingAnswerSchema.safeParse(value);
    if (!answer) return { failed: words.failed };
    if ('withheld' in answer) return { failed: words.withheld };
    if ('problem' in answer) return { failed: words.problems[answer.problem] };
    estimates.push(answer);
  }
  const [first] = estimates;
  if (!first) return { failed: words.failed };
  return { first, told: estimates.length > 1 ? sideBySide(estimates, texts) : sheet(first, texts) };
}

const homeOf = ({ mlsId, mlsSource, addressLine1 }: ClosingEstimate, words: Texts['closing']): string =>
  mlsId !== null && mlsSource !== null ? linkTo({ mlsId, mlsSource, addressLine1 }) : words.home;

/** From the price to what is left of it, or from what is put down to the cash that it takes. */
function linesOf(estimate: ClosingEstimate, { closing: words }: Texts): Line[] {
  const { side, downDollars, downPercent, payoffDollars, secondPayoffDollars, concessionsDollars, availableDollars } = estimate;
  const costs = estimate.lines.map(({ item, name, isHalf, percent, of, amountDollars }) => {
    const isNamed = item === 'brokerage' && estimate.isBrokerageNamed === true;
    const called = name ?? (isNamed ? words.commission : words.items[item]());
    return { label: isHalf ? words.half(called) : called, amount: amountDollars, behind: words.share(percent, of === 'loan') };
  });
  const named = (label: string, amount: number | null | undefined): Line[] =>
    amount == null ? [] : [{ label, amount, behind: words.asYouSaid }];
  return [
    ...(side === 'seller' ? [{ label: words.price, amount: estimate.priceDollars, behind: '' }] : []),
    ...(downDollars === null ? [] : [{ label: words.downPayment, amount: downDollars, behind: `(${downPercent}%)` }]),
    ...costs,
    ...(estimate.otherCosts ?? []).flatMap(({ item, dollars: amount }) => named(words.named[item], amount)),
    { label: words.together, amount: estimate.totalCostsDollars, behind: '', isSum: true },
    ...named(words.concessions, concessionsDollars),
    ...named(words.payoff, payoffDollars),
    ...named(words.secondPayoff, secondPayoffDollars),
    ...named(words.available, availableDollars),
  ];
}

const listed = ({ label, amount, behind, isSum }: Line): string => {
  const told = `${label}: ${dollars(amount)}`;
  const line = behind.startsWith('(') ? `${told} ${behind}` : [told, behind].filter(Boolean).join(', ');
  return isSum ? `**${line}**` : line;
};

/** What the seller is left with, or what the buyer has after it. */
function result(estimate: ClosingEstimate, words: Texts['closing']): string {
  const { proceedsDollars, netDollars, payoffDollars, leftDollars } = estimate;
  if (proceedsDollars === null)
    return leftDollars == null
      ? (estimate.costsAfterConcessionsDollars ?? estimate.totalCostsDollars) === estimate.totalCostsDollars
        ? ''
        : words.costs(dollars(estimate.costsAfterConcessionsDollars ?? estimate.totalCostsDollars))
      : leftDollars < 0
        ? words.missing(dollars(-leftDollars))
        : words.remains(dollars(leftDollars));
  if (netDollars == null || payoffDollars == null) return words.proceeds(dollars(netDollars ?? proceedsDollars));
  return netDollars < 0 ? words.netNothing(dollars(-netDollars)) : words.net(dollars(netDollars));
}

function sheet(estimate: ClosingEstimate, texts: Texts): string {
  const { closing: words } = texts;
  const home = homeOf(estimate, words);
  const price = dollars(estimate.priceDollars);
  const cash = estimate.cashToCloseDollars;
  return [
    estimate.targetNetDollars != null
      ? words.sellsFor(home, price, dollars(estimate.targetNetDollars))
      : cash === null
        ? words.sells(home, price)
        : words.buys(home, price, dollars(cash)),
    linesOf(estimate, texts)
      .map((line) => `- ${listed(line)}`)
      .join('\n'),
    result(estimate, words),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The same sheet at several prices or in several places, a column each. */
function sideBySide(told: readonly ClosingEstimate[], texts: Texts): string {
  const { closing: words } = texts;
  // One row of commissions, whether a share was named or is the usual one.
  const isBrokerageNamed = told.some((one) => one.isBrokerageNamed === true);
  const estimates = told.map((one) => ({ ...one, isBrokerageNamed }));
  const arePrices = new Set(estimates.map(({ priceDollars }) => priceDollars)).size > 1;
  const arePlaces = new Set(estimates.map(({ city, state }) => `${city} ${state}`)).size > 1;
  const heads = estimates.map(({ city, state, priceDollars, lines }) => {
    if (arePlaces) return plain([city, state].filter(Boolean).join(', '));
    const commission = lines.find(({ item }) => item === 'brokerage');
    return arePrices || !commission ? dollars(priceDollars) : words.share(commission.percent, false);
  });
  const columns = estimates.map((estimate) => {
    const { proceedsDollars, netDollars, cashToCloseDollars } = estimate;
    const [label, amount] =
      proceedsDollars === null
        ? [words.cashToClose, cashToCloseDollars ?? 0]
        : [words.left(estimate.payoffDollars != null || estimate.secondPayoffDollars != null), netDollars ?? proceedsDollars];
    return [...linesOf(estimate, texts), { label, amount, behind: '', isSum: true }];
  });
  const labels = [...new Set(columns.flatMap((column) => column.map(({ label }) => label)))];
  const sums = new Set(columns.flatMap((column) => column.filter(({ isSum }) => isSum).map(({ label }) => label)));
  const inOrder = labels.toSorted((one, other) => place(columns, one) - place(columns, other));
  const rows = inOrder.map((label) => {
    const cells = columns.map((column) => {
      const line = column.find((one) => one.label === label);
      const told = line ? dollars(line.amount) : '–';
      return line?.isSum ? `**${told}**` : told;
    });
    return `| ${sums.has(label) ? `**${label}**` : label} | ${cells.join(' | ')} |`;
  });
  const [first] = estimates;
  const lead = first ? words.compared(homeOf(first, words), first.side === 'seller') : '';
  return [lead, [`| | ${heads.join(' | ')} |`, `|---|${heads.map(() => '---|').join('')}`, ...rows].join('\n')].join('\n\n');
}

/** How far from the end a line stands: what only one column has stands among its neighbors. */
const place = (columns: readonly Line[][], label: string): number =>
  Math.max(...columns.map((column) => (column.some((one) => one.label === label) ? -fromEnd(column, label) : -Infinity)));
const fromEnd = (column: readonly Line[], label: string): number =>
  column.length - column.findIndex((one) => one.label === label);

function remarks(
  estimate: ClosingEstimate,
  { priceFrom, move, leftOutDollars, sameCommissionPercent }: Omit<ClosingRequest, 'calls'>,
  { closing: words, transferTax }: Texts,
): string {
  const { state, side, isUntaxed, downPercent } = estimate;
  const hasTax = estimate.lines.some(({ item }) => item === 'transfer-tax');
  return [
    priceFrom === null ? '' : words.priceFrom[priceFrom],
    move ? movedInWords(move, words) : '',
    leftOutDollars ? words.noPrice(dollars(leftOutDollars)) : '',
    sameCommissionPercent == null ? '' : words.sameCommission(sameCommissionPercent),
    estimate.isDownAssumed && downPercent !== null ? words.assumedDown(downPercent) : '',
    estimate.loan ? words.premiumInLoan : '',
    words.defaults,
    state === null ? words.whichState : isUntaxed ? transferTax.untaxed(state) : '',
    state !== null && !isUntaxed && side === 'seller' && !hasTax ? words.unknownTransferTax(state) : '',
    estimate.city === null && hasTax ? words.local : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function movedInWords({ dollars: sum, percent, from }: PriceMove, words: Texts['closing']): string {
  const by = sum ?? percent ?? 0;
  return words.moved(sum === null ? `${Math.abs(by)}%` : dollars(Math.abs(by)), by < 0, from);
}
