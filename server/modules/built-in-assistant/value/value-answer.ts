/** A value in sentences that a seller understands; every figure is one that the tool gave. */
import { homeLink } from '#contract/reply-links.ts';
import { adjustmentLabels, overrideUnits } from '#contract/market-valuation.ts';
import type { ComparableFacts, EstimateValueAnswer } from '#server/modules/market/index.ts';
import { count, day, dollars, list, plain, plural } from '../answers/format.ts';
import type { ValueQuestion } from './value-question.ts';

const MAX_SHOWN = 6;
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${dollars(Math.abs(value))}`;

const nameOfComparable = ({ addressLine1, mlsId }: Pick<ComparableFacts, 'addressLine1' | 'mlsId'>): string =>
  addressLine1 === null ? `MLS ${plain(mlsId)}` : plain(addressLine1);
const linked = (one: ComparableFacts): string => homeLink(`**${nameOfComparable(one)}**`, one);

function subjectName({ subject }: EstimateValueAnswer): string {
  if (subject.address) return plain(subject.address);
  const where = subject.neighborhood ?? subject.city;
  return where ? `That home in ${plain(where)}` : 'That home';
}

const aMonth = ({ subject }: EstimateValueAnswer): string => (subject.isLease ? ' a month' : '');

function lead(found: EstimateValueAnswer): string {
  const { valueDollars, coveragePercent, subject } = found;
  const { value = 0, low = 0, high = 0 } = valueDollars ?? {};
  const verb = subject.isLease ? 'would rent for about' : 'would sell for about';
  return `**${subjectName(found)}** ${verb} **${dollars(value)}**${aMonth(found)}; ${coveragePercent} % of such homes go for ${dollars(low)} to ${dollars(high)}.`;
}

function basis({ comparables, lowestAdjustedPrice, highestAdjustedPrice, market, subject }: EstimateValueAnswer): string {
  const what = plural(comparables.length, subject.isLease ? 'rental' : 'sale');
  const spread = `brought to this home feature by feature they come to ${dollars(lowestAdjustedPrice ?? 0)} to ${dollars(highestAdjustedPrice ?? 0)}`;
  const learned = market
    ? ` What a difference is worth was learned from ${count(market.saleCount)} sales in ${plain(market.inWords)}.`
    : '';
  return `It rests on ${what}: ${spread}, and the nearest and most alike count most.${learned}`;
}

function heaviest({ comparables: [first] }: EstimateValueAnswer): string {
  if (!first) return '';
  return `The one that counts most is ${linked(first)}, at ${dollars(first.price)} on ${day(first.soldDate)}, which comes to ${dollars(first.adjustedPrice)} here.`;
}

function besideList({ subject, fromListPercent }: EstimateValueAnswer): string {
  if (subject.listPrice === null || fromListPercent === null) return '';
  const asked = `It is listed at ${dollars(subject.listPrice)}${subject.isLease ? ' a month' : ''}`;
  if (fromListPercent === 0) return `${asked}, which is the value.`;
  return `${asked}; the value is ${Math.abs(fromListPercent)} % ${fromListPercent < 0 ? 'below' : 'above'} that.`;
}

const confidenceWords = { high: 'fairly sure', medium: 'moderately sure', low: 'not very sure' } as const;

function sureness({ confidence, market }: EstimateValueAnswer): string {
  const test = market?.backTest;
  const past = test
    ? ` On the last ${count(test.count)} sales here, half of the values were within ${test.medianErrorPercent} %, and ${test.withinTenPercent} % within ${test.tenPercent} %.`
    : ' There are too few past values here to say how good they have been.';
  return `I am ${confidenceWords[confidence ?? 'low']} of it.${past}`;
}

function table({ comparables, subject }: EstimateValueAnswer): string {
  const rows = comparables
    .slice(0, MAX_SHOWN)
    .map(
      (one) =>
        `| ${one.number} | ${linked(one)}${one.isPinned ? ' (pinned)' : ''} | ${dollars(one.price)} | ${day(one.soldDate)} | ${signed(one.adjustedByDollars)} | ${dollars(one.adjustedPrice)} | ${one.weightPercent} % |`,
    );
  const more = comparables.length > MAX_SHOWN ? `\n\nThe other ${comparables.length - MAX_SHOWN} are in the panel.` : '';
  const price = subject.isLease ? 'Rent' : 'Sold for';
  return (
    [`| # | Comparable | ${price} | On | Adjusted by | Comes to | Weight |`, '|---|---|---|---|---|---|---|', ...rows].join(
      '\n',
    ) + more
  );
}

function rateInWords({ kind, ratePerSqFt, rateDollars, ratePercent }: EstimateValueAnswer['rates'][number]): string {
  const what = adjustmentLabels[kind].toLowerCase();
  if (ratePercent !== null) return `${ratePercent} % a month for ${what}`;
  if (ratePerSqFt !== null) return `$${ratePerSqFt} a sq ft for ${what}`;
  return `${dollars(rateDollars ?? 0)} ${overrideUnits[kind].replace(/^\$ /, '')}`;
}

function changesIn({ subject, rates, excludedCount, withinMiles }: EstimateValueAnswer): string {
  const facts = subject.reference && subject.changed.length > 0 ? ['the facts that you changed'] : [];
  const left = excludedCount > 0 ? [`${plural(excludedCount, 'comparable')} left out`] : [];
  const near = withinMiles === null ? [] : [`sales within ${withinMiles} ${withinMiles === 1 ? 'mile' : 'miles'} alone`];
  const parts = [...rates.map(rateInWords), ...facts, ...left, ...near];
  return parts.length > 0 ? `This is with ${list(parts)}.` : '';
}

const closing = ({ notices }: EstimateValueAnswer): string => notices.map((notice) => `_${notice}_`).join('\n\n');

const join = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');

/** Every kind of adjustment with its weighted mean over the comparables, the largest first. */
function mainAdjustments({ meanAdjustments }: EstimateValueAnswer): EstimateValueAnswer['meanAdjustments'] {
  return meanAdjustments.toSorted((a, b) => Math.abs(b.dollars) - Math.abs(a.dollars)).slice(0, 3);
}

function why(found: EstimateValueAnswer, direction: 'low' | 'high'): string {
  const main = mainAdjustments(found);
  const priced = found.comparables.map(({ price }) => price);
  const raw = `Before any adjustment, the comparables went for ${dollars(Math.min(...priced))} to ${dollars(Math.max(...priced))}.`;
  const named = main.map(({ kind, dollars: amount }) => `${adjustmentLabels[kind].toLowerCase()} (${signed(amount)})`);
  const moved = main.length > 0 ? `What moved them most on the way to this home, on average: ${list(named)}.` : '';
  const biggest = found.comparables.toSorted((a, b) =>
    direction === 'low' ? a.adjustedPrice - b.adjustedPrice : b.adjustedPrice - a.adjustedPrice,
  )[0];
  const pull = biggest
    ? `${direction === 'low' ? 'Lowest' : 'Highest'} is ${linked(biggest)}, which comes to ${dollars(biggest.adjustedPrice)} with ${biggest.weightPercent} % of the weight; leave it out if it is not like this home, and I will value it again.`
    : '';
  return join([besideList(found), raw, moved].filter(Boolean).join(' '), pull);
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9'-]{3,}/g) ?? []).filter(
    (word) => !/^(?:the|one|home|house|sale|comp|comparable|street|use|used|did|you|was|that|this)$/.test(word),
  );

function whyNot(found: EstimateValueAnswer, words: string): string {
  const wanted = wordsOf(words);
  const isMeant = ({ addressLine1 }: { addressLine1: string | null }): boolean =>
    addressLine1 !== null && wanted.some((word) => addressLine1.toLowerCase().split(/\s+/).includes(word));
  const used = found.comparables.filter(isMeant);
  const left = found.leftOut.filter(isMeant);
  if (used.length === 0 && left.length === 0) {
    return 'It is not among the sales nearest to this home and most like it. Name its whole address and I will add it.';
  }
  const lines = [
    ...used.map((one) => `${linked(one)} is in, with ${one.weightPercent} % of the weight.`),
    ...left.map(
      ({ addressLine1, why: reason }) =>
        `**${plain(addressLine1 ?? '')}** was left out: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
    ),
  ];
  return lines.slice(0, 4).join('\n\n');
}

function howSure(found: EstimateValueAnswer): string {
  const { valueDollars, coveragePercent, market, cautions } = found;
  const test = market?.backTest;
  const covered = test?.coveredPercent == null ? '' : ` Ranges like this one have held ${test.coveredPercent} % of the sales.`;
  return join(
    `${sureness(found)}${covered}`,
    `The range, ${dollars(valueDollars?.low ?? 0)} to ${dollars(valueDollars?.high ?? 0)}, is made to hold ${coveragePercent} % of such homes.`,
    cautions.join(' '),
  );
}

/** The reply to a question about a value, from what the tool answered in this turn. */
export function composeValueAnswer(question: ValueQuestion, found: EstimateValueAnswer): string {
  if (found.valueDollars === null) {
    const { words = 'There is no value.', help = null } = found.reason ?? {};
    return `I cannot put a value on ${subjectName(found) === 'That home' ? 'that home' : `**${subjectName(found)}**`}. ${[words, help].filter(Boolean).join(' ')}`;
  }
  switch (question.kind) {
    case 'why':
      return join(why(found, question.direction), closing(found));
    case 'why-not':
      return whyNot(found, question.words);
    case 'how-sure':
      return join(howSure(found), closing(found));
    case 'how':
      return join([lead(found), basis(found)].join(' '), heaviest(found), table(found), closing(found));
    case 'change':
      return join([lead(found), changesIn(found)].filter(Boolean).join(' '), table(found), closing(found));
    case 'value':
      return join(
        [lead(found), besideList(found), basis(found), sureness(found)].filter(Boolean).join(' '),
        heaviest(found),
        table(found),
        found.cautions.join(' '),
        closing(found),
      );
  }
}
