/** A value in sentences that a seller understands; every figure is one that the tool gave. */
import { homeFactsSchema } from '#contract/valuation-request.ts';
import { roundedEstimate } from '#contract/market-words.ts';
import type { EstimateValueAnswer } from '#server/modules/market/index.ts';
import { askLink } from '#contract/reply-links.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo, rooms } from '../answers/homes.ts';
import type { Texts } from '../answers/texts/index.ts';
import { aboutComparable, competition, exchanged, signed, table, weakInWords } from './comparables-answer.ts';
import { leftOutList, whyNot } from './left-out-answer.ts';
import { valuePoints } from './value-points.ts';
import { whyHeaviest } from './why-heaviest.ts';
import type { ValueChange, ValueQuestion } from './value-question.ts';

const about = (value: number): string => dollars(roundedEstimate(value));

/** Its address; of a home outside the MLS what it is like and where. */
function subjectName({ subject }: EstimateValueAnswer, texts: Texts): string {
  const { value: words, common } = texts;
  const { address, reference, neighborhood, city, fullBaths, halfBaths } = subject;
  const isKnown = reference !== null || /^\d+\s/.test(address ?? '');
  if (isKnown) return address ? `**${plain(address)}**` : words.thatHome;
  const facts = rooms(
    {
      beds: subject.bedrooms ?? null,
      baths: fullBaths == null ? null : fullBaths + (halfBaths ?? 0) / 2,
      livingAreaSqFt: subject.livingAreaSqFt ?? null,
    },
    texts,
  );
  const lot = subject.propertyType === 'lots-and-land' && subject.lotSizeSqFt ? common.sqFt(subject.lotSizeSqFt) : '';
  const where = address ?? neighborhood ?? city;
  return words.describedHome(subject.propertyType, where && plain(where), address !== null, facts || lot);
}

/** The value and its range in one sentence. */
export function valueLead(found: EstimateValueAnswer, texts: Texts): string {
  const { valueDollars, coveragePercent: percent, subject } = found;
  const { value = 0, low = 0, high = 0 } = valueDollars ?? {};
  const figures = { value: about(value), low: about(low), high: about(high) };
  return texts.value.lead(subjectName(found, texts), { isLease: subject.isLease, ...figures, percent });
}

/** So much above every rent a sum was read as a price. */
const THOUSAND_TIMES_NEARER = 30;

/** A price that someone has in mind, beside the range. */
export function besidePrice(
  said: number,
  { valueDollars, coveragePercent: percent, subject }: EstimateValueAnswer,
  texts: Texts,
): string {
  const { value = 0, low = 0, high = 0 } = valueDollars ?? {};
  // Of a rent "3200" is no price in thousands.
  const price = subject.isLease && said > high * THOUSAND_TIMES_NEARER ? said / 1_000 : said;
  const side = price > high ? 'above' : price < low ? 'below' : 'within';
  const range = { value: about(value), low: about(low), high: about(high), percent };
  return texts.value.besidePrice(dollars(price), side, { isLease: subject.isLease, ...range });
}

function basis(found: EstimateValueAnswer, { value: words, common }: Texts): string {
  const { comparables, lowestAdjustedPrice, highestAdjustedPrice, market, subject } = found;
  const [low, high] = [about(lowestAdjustedPrice ?? 0), about(highestAdjustedPrice ?? 0)];
  const rests = words.basis(comparables.length, subject.isLease, low, high);
  if (!market) return rests;
  return `${rests} ${words.learned(market.saleCount, plain(market.inWords), subject.isLease, common.shortDay(market.since))}`;
}

function heaviest({ comparables: [first] }: EstimateValueAnswer, { common, value: words }: Texts): string {
  return first
    ? words.heaviest(linkTo(first), dollars(first.price), common.shortDay(first.soldDate), dollars(first.adjustedPrice))
    : '';
}

function besideList({ subject, fromListPercent }: EstimateValueAnswer, { common, value: words }: Texts): string {
  const { sold } = subject;
  const known = sold?.price ?? subject.listPrice;
  if (known === null || fromListPercent === null) return '';
  const price = subject.isLease ? common.aMonth(dollars(known)) : dollars(known);
  const asked = sold ? words.wasSoldAt(price, common.shortDay(sold.date)) : words.isListedAt(price);
  const against =
    fromListPercent === 0 ? words.whichIsTheValue : words.againstList(Math.abs(fromListPercent), fromListPercent < 0);
  return `${asked}${against}`;
}

const MOST_PERCENT = 50;

/** Less sure than the method where most weight rests on comparables that had to be adjusted much, or are old. */
export function sureness({ confidence, market, subject, weak }: EstimateValueAnswer, { value: words }: Texts): string {
  const isWeak = (weak?.weightPercent ?? 0) > MOST_PERCENT;
  const sure = confidence === 'high' && isWeak ? 'medium' : isWeak ? 'low' : (confidence ?? 'low');
  const test = market?.backTest;
  const past = test
    ? words.past({
        sales: test.count,
        isLease: subject.isLease,
        half: test.medianErrorPercent,
        within: test.withinTenPercent,
        ten: test.tenPercent,
      })
    : words.noPast;
  return `${words.sure[sure]} ${past}`;
}

function rateInWords(
  { kind, ratePerSqFt, rateDollars, ratePercent }: EstimateValueAnswer['rates'][number],
  { value: words }: Texts,
): string {
  if (ratePercent !== null) return words.ratePercent(ratePercent, kind);
  return ratePerSqFt === null ? words.rate(rateDollars ?? 0, kind) : words.ratePerSqFt(ratePerSqFt, kind);
}

/** What a change did, to the dollar; of a "what if" what it adds to the home as it is. */
function moved({ change }: Extract<ValueQuestion, { kind: 'change' }>, { found, before }: Told, { value: words }: Texts): string {
  const { valueDollars, changesAddDollars: added } = found;
  const isWhatIf = change.act === 'what-if' && added !== null;
  const all =
    isWhatIf && (added === 0 ? words.changesNothing : words.changesAdd(dollars(Math.abs(added)), added > 0, hasChanges(before)));
  // "And with one bath?" behind another change is asked of that.
  if (all && !hasChanges(before)) return sentences(all, areOthers(found, before) ? words.otherComparables : '');
  const [was, is] = [before?.valueDollars?.value, valueDollars?.value];
  if (was === undefined || is === undefined || before?.subject.isLease !== found.subject.isLease) return all || '';
  const moves = was === is ? words.unmoved : words.moved(dollars(was), dollars(is), Math.sign(is - was));
  return sentences(moves, all && added !== 0 ? all : '', isWhatIf && areOthers(found, before) ? words.otherComparables : '');
}

const hasChanges = (before: EstimateValueAnswer | null): boolean => (before?.subject.changed.length ?? 0) > 0;

/** Whether some of its comparables did not count in the value before. */
const areOthers = ({ comparables }: EstimateValueAnswer, before: EstimateValueAnswer | null): boolean =>
  before !== null &&
  comparables.some(
    (one) => !before.comparables.some(({ mlsId, mlsSource }) => mlsId === one.mlsId && mlsSource === one.mlsSource),
  );

/** Facts of the home that the agent supposes, as they were taken. */
function supposed({ subject }: EstimateValueAnswer, { value: words }: Texts): string[] {
  const changed = factNames.filter((fact) => subject.changed.includes(fact));
  const told = changed.map((fact) => words.supposed(fact, subject[fact] ?? null));
  return told.some((one) => one === null) ? [words.changedFacts] : told.filter((one) => one !== null);
}
const factNames = homeFactsSchema.keyof().options;

/** What the agent changed of the sales or supposes of the home; empty where nothing. */
export function changesIn(found: EstimateValueAnswer, texts: Texts): string {
  const { subject, rates, excludedCount, withinMiles, soldWithinMonths } = found;
  const { value: words } = texts;
  const parts = [
    ...rates.map((rate) => rateInWords(rate, texts)),
    ...(subject.changed.length > 0 ? supposed(found, texts) : []),
    ...(excludedCount > 0 ? [words.leftOutCount(excludedCount)] : []),
    ...(withinMiles === null ? [] : [words.withinAlone(withinMiles)]),
    ...(soldWithinMonths == null ? [] : [words.soldWithinAlone(soldWithinMonths)]),
  ];
  return parts.length > 0 ? words.isWith(parts) : '';
}

/** How far a supposed renovation may be believed, and what was supposed in vain. */
function cautionOf(change: Extract<ValueChange, { act: 'what-if' }>, { value: words }: Texts): string {
  const { changes, isOneRoom, notCounted = [] } = change;
  return sentences(
    changes.condition == null ? '' : words.conditionCaution(isOneRoom === true),
    notCounted.length > 0 ? words.cannotSuppose(notCounted) : '',
  );
}

/** What has to be said beside a value. */
export const valueNotices = ({ notices, subject }: EstimateValueAnswer, { value: words }: Texts): string =>
  words
    .notices(notices, subject.state)
    .map((notice) => `_${notice}_`)
    .join('\n\n');

const join = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');
const sentences = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** Every kind of adjustment with its weighted mean over the comparables, the largest first. */
function mainAdjustments({ meanAdjustments }: EstimateValueAnswer): EstimateValueAnswer['meanAdjustments'] {
  return meanAdjustments.toSorted((a, b) => Math.abs(b.dollars) - Math.abs(a.dollars)).slice(0, 3);
}

function why(found: EstimateValueAnswer, direction: 'low' | 'high', texts: Texts): string {
  const { value: words } = texts;
  const priced = found.comparables.map(({ price }) => price);
  const raw = words.before(dollars(Math.min(...priced)), dollars(Math.max(...priced)));
  const named = mainAdjustments(found).map(
    ({ kind, dollars: amount }) => `${words.labels[kind].toLowerCase()} (${signed(amount)})`,
  );
  const moved = named.length > 0 ? words.movedMost(named) : '';
  const isLow = direction === 'low';
  const [biggest] = found.comparables.toSorted((a, b) =>
    isLow ? a.adjustedPrice - b.adjustedPrice : b.adjustedPrice - a.adjustedPrice,
  );
  const pull = biggest ? words.pull(isLow, linkTo(biggest), dollars(biggest.adjustedPrice), biggest.weightPercent) : '';
  return join(sentences(besideList(found, texts), raw, moved), pull);
}

function howSure(found: EstimateValueAnswer, texts: Texts): string {
  const { value: words } = texts;
  const { valueDollars, coveragePercent, market } = found;
  const covered = market?.backTest?.coveredPercent ?? null;
  return join(
    sentences(sureness(found, texts), covered === null ? '' : words.covered(covered)),
    words.range(about(valueDollars?.low ?? 0), about(valueDollars?.high ?? 0), coveragePercent),
    words.cautions(found),
  );
}

function noValue(found: EstimateValueAnswer, texts: Texts): string {
  const { value: words } = texts;
  const name = subjectName(found, texts);
  const reason = found.reason ? words.reason(found.reason.code, found.reason.words, found.reason.help) : words.noReason;
  const { neighborhood, city } = found.subject;
  const place = neighborhood ?? city;
  const instead = place ? askLink(texts.proposals.market(plain(place))) : '';
  return [`${words.noValue(lower(name))} ${reason}`, instead].filter(Boolean).join('\n\n');
}

const lower = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** What the tool answered in this turn, and what was told before it of the same home; null where nothing was. */
interface Told {
  found: EstimateValueAnswer;
  before: EstimateValueAnswer | null;
}

/** The reply to a question about a value. */
export function composeValueAnswer(question: ValueQuestion, told: Told, texts: Texts): string {
  const { found } = told;
  if (found.valueDollars === null) return noValue(found, texts);
  switch (question.kind) {
    case 'why':
      return join(why(found, question.direction, texts), valueNotices(found, texts));
    case 'why-not':
      return whyNot(found, question.words, texts);
    case 'left-out':
      return join(leftOutList(found, texts), valueNotices(found, texts));
    case 'competition':
      return competition(found, texts);
    case 'points': {
      const placed = question.priceDollars === null ? '' : besidePrice(question.priceDollars, found, texts);
      const said = { lead: valueLead(found, texts), besidePrice: placed, basis: basis(found, texts) };
      return join(valuePoints(question.count, found, said, texts), valueNotices(found, texts));
    }
    case 'heaviest': {
      const [first] = found.comparables;
      return join(
        sentences(heaviest(found, texts), first ? texts.value.hasWeight(first.weightPercent) : ''),
        first ? whyHeaviest(first, found, texts) : '',
        table(found, texts),
        valueNotices(found, texts),
      );
    }
    case 'comparable':
      return aboutComparable(question, found, texts);
    case 'appraisal':
      return join(texts.value.noAppraisal, valueNotices(found, texts));
    case 'cannot-suppose':
      return texts.value.cannotSuppose(question.features);
    case 'needs-work':
      return texts.value.needsWork;
    case 'cannot-change':
      return texts.value.cannotChange;
    case 'beside-price':
      return join(besidePrice(question.priceDollars, found, texts), valueNotices(found, texts));
    case 'how-sure':
      return join(question.ofFirst ? texts.value.ofFirst : '', howSure(found, texts), valueNotices(found, texts));
    case 'how':
      return join(
        sentences(valueLead(found, texts), basis(found, texts)),
        sentences(heaviest(found, texts), texts.value.sum(dollars(found.valueDollars.value))),
        table(found, texts),
        weakInWords(found, texts),
        valueNotices(found, texts),
      );
    case 'change':
      return join(
        sentences(
          ...[valueLead(found, texts), moved(question, told, texts), changesIn(found, texts)],
          question.change.act === 'what-if' ? cautionOf(question.change, texts) : exchanged(found, told.before, texts),
        ),
        table(found, texts),
        weakInWords(found, texts),
        ['within', 'nearer'].includes(question.change.act) ? texts.value.cautions(found) : '',
        valueNotices(found, texts),
      );
    case 'value':
      return join(
        sentences(
          valueLead(found, texts),
          besideList(found, texts),
          found.subject.changed.length > 0 ? changesIn(found, texts) : '',
        ),
        sureness(found, texts),
        sentences(basis(found, texts), heaviest(found, texts)),
        table(found, texts),
        weakInWords(found, texts),
        texts.value.cautions(found),
        valueNotices(found, texts),
      );
  }
}
