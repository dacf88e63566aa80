/** Questions about what it costs to buy or to sell: closing costs, cash to close, what a seller is left with. */
import {
  estimateClosingAnswerSchema,
  estimateClosingInputSchema,
  type ClosingEstimate,
  type EstimateClosingInput,
} from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { proposalsAfterClosing } from '../answers/proposals.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { EarlierTurn, ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readLoanTerms } from './loan-terms.ts';
import { homeOf, openedBy } from './payment-home.ts';
import { ownFigures } from './seller-figures.ts';
import { namedSalePlace, salePlaceOf, type FindPlaces } from './sale-place.ts';

export const CLOSING_TOOL = 'estimate_closing_costs';

type ClosingStep = { say: string } | { call: EstimateClosingInput; reasoning: string };

const ofClosing =
  /\b(?:closing\s+costs?|title\s+(?:insurance|fees?)|escrow\s+fees?|costs?\s+(?:to|at|of)\s+clos(?:e|ing)|cash\s+(?:to|at|for)\s+clos(?:e|ing)|net\s+sheet|seller'?s?\s+net|net\s+proceeds|gastos?\s+de\s+cierre|costos?\s+de\s+cierre|dinero\s+(?:para|al)\s+(?:el\s+)?cierre)\b|\b(?:what\s+(?:does|would|will)\s+it\s+cost|how\s+much\s+(?:does|would|will)\s+it\s+cost|cuanto\s+(?:(?:me|nos|le|les)\s+)?(?:cuesta|costaria))\s+(?:me\s+|us\s+|them\s+|my\s+\w+\s+)?(?:to\s+)?(?:buy|sell|close|comprar|vender|cerrar)\b|\b(?:walk\s+away\s+with|\bnet\s+(?:for|to)\s+(?:the\s+|my\s+)?(?:sellers?|owners?)|sellers?'?s?\s+(?:net|walk)s?|would\s+(?:i|we|they|he|she|the\s+sellers?)\s+(?:net|clear)|(?:net|clear)\s+after\s+(?:costs|commission|fees)|(?:what|how\s+much)\s+(?:do|does|will|would|can|could)\s+(?:\w+\s+){1,4}?(?:net|clear|pocket|walk\s+(?:away\s+)?with))\b/;
const ofSeller = /\b(?:sell|sells|selling|sellers?|net|clear|walk\s+away|proceeds|commissions?|transfer|vend\w+|transferencia)\b/;
const ofBuyer = /\b(?:buy|buys|buying|buyers?|cash\s+(?:to|at|for)|down|purchase|compra\w*|enganche)\b/;

const COMMISSION = '(?:commissions?|comision(?:es)?)';
const ofCommission = [
  new RegExp(`\\b(\\d{1,2}(?:\\.\\d{1,3})?)\\s*(?:%|percent\\b)\\s*(?:\\w+\\s+){0,2}?${COMMISSION}\\b`),
  new RegExp(`\\b${COMMISSION}\\s+(?:[\\w.,$]+\\s+){0,4}?(\\d{1,2}(?:\\.\\d{1,3})?)\\s*(?:%|percent\\b)`),
];

/** "My commission at 2.5%", "a 5% commission": a share of the price that somebody named, and no rate of a loan. */
export function commissionPercent(folded: string): number | null {
  const written = ofCommission.map((pattern) => pattern.exec(folded)?.[1]).find((percent) => percent !== undefined);
  return written === undefined ? null : Number(written);
}

/** "725 durham owes 390 6%": of what a sale costs a bare percentage is the commission, and three digits are thousands. */
const bareCommission = /(?:^|[\s,])(\d(?:\.\d{1,2})?)\s?%(?!\s*(?:down|rate|interest|fixed))/;
const barePrice = /(?:\b(?:at|for|of)\s+|^\s*)\$?(\d{3})(?![\d.,%]|\s*(?:%|k\b|sq|sf|a\s+month|day|week|month|year))/;

const MAX_FOLLOW_UP_WORDS = 9;
const MILLION = 1_000_000;
const movesOn =
  /^\s*(?:(?:and|what\s+about|how\s+about|what\s+if|same|now|on|at|with|for|y|con|en)\b|w\/?\s|\$?\d{3}\s*k?\s*[?.!]*$)/;

/** What was added up last stands for the next question: "and for the seller?", "what does the seller net?", "with 10% down?" */
export function afterClosing(state: EarlierTurn | null, input: unknown): EarlierTurn {
  const { data } = estimateClosingInputSchema.safeParse(input);
  return { search: {}, results: [], ...state, ...openedBy(data?.listing), closing: data ?? null };
}

/** The estimate that stands with what a short message changes of it; null where it changes nothing. */
async function changedClosing({ question, previous }: Turn, findPlaces: FindPlaces): Promise<EstimateClosingInput | null> {
  const standing = previous?.closing;
  const folded = fold(question);
  if (!standing || question.trim().split(/\s+/).length > MAX_FOLLOW_UP_WORDS) return null;
  const [isSeller, isBuyer] = [sideOfSeller.test(folded), ofBuyer.test(folded)];
  const { rest: words, ...own } = ownFigures(question);
  const { downPercent, downDollars, ...terms } = readLoanTerms(words);
  // "At 1.3": said in millions where the price that stands is.
  const millions =
    (standing.priceDollars ?? 0) >= MILLION
      ? /\b(?:at|for|of)\s+\$?(\d\.\d{1,3})(?![\d%])(?!\s*(?:%|percent))/.exec(words)?.[1]
      : undefined;
  const thousands = barePrice.exec(words)?.[1];
  const priceDollars =
    terms.priceDollars ??
    (millions !== undefined
      ? Math.round(Number(millions) * MILLION)
      : thousands === undefined
        ? null
        : Number(thousands) * 1_000);
  const hasOwn = Object.keys(own).length > 0;
  const brokeragePercent = commissionPercent(folded);
  const place = await namedSalePlace(question, findPlaces);
  const isPlaceAlone = place !== null && question.trim().split(/\s+/).length <= 3;
  if (!movesOn.test(folded) && !isSeller && !isPlaceAlone && !hasOwn && brokeragePercent === null) return null;
  const side = isSeller || hasOwn || brokeragePercent !== null ? 'seller' : isBuyer ? 'buyer' : standing.side;
  const down = downPercent ?? downDollars;
  const isSame =
    side === standing.side && !place && !hasOwn && priceDollars === null && down === null && brokeragePercent === null;
  if (isSame && !ofClosing.test(folded)) return null;
  const { downPercent: before, downDollars: beforeDollars, ...rest } = standing;
  const downNow = down === null ? { downPercent: before, downDollars: beforeDollars } : { downPercent, downDollars };
  const brokerage = brokeragePercent === null ? {} : { brokeragePercent };
  return {
    ...rest,
    ...brokerage,
    ...own,
    side,
    ...place,
    ...(priceDollars === null ? {} : { priceDollars }),
    ...(side === 'buyer' ? downNow : {}),
  };
}

const sideOfSeller = /\b(?:sell|selling|sellers?|net|proceeds|walk\s+away|vend\w+)\b/;

/** Null where the question is not about closing. */
export async function respondToClosing(turn: Turn, parsed: ParsedQuestion, findPlaces: FindPlaces): Promise<ClosingStep | null> {
  const isAsked = parsed.kind === 'cannot' && parsed.reason === 'closing-costs';
  const folded = fold(turn.question);
  if (parsed.kind === 'write') return null;
  const texts = textsIn(turn.language);
  const { rest, ...own } = ownFigures(turn.question);
  const { priceDollars: named, downPercent, downDollars } = readLoanTerms(rest);
  const listing = homeOf(turn, parsed);
  const isOfSeller = ofClosing.test(folded) && ofSeller.test(folded) && !ofBuyer.test(folded);
  const thousands = ofClosing.test(folded) ? barePrice.exec(rest)?.[1] : undefined;
  // "Closing costs?" after a payment: of the price that was paid off there.
  const ofPayment = ofClosing.test(folded) && !listing ? (turn.previous?.payment?.priceDollars ?? null) : null;
  const priceDollars = named ?? (thousands === undefined ? ofPayment : Number(thousands) * 1_000);
  const bare = isOfSeller ? bareCommission.exec(folded)?.[1] : undefined;
  const brokeragePercent = commissionPercent(folded) ?? (bare === undefined ? null : Number(bare));
  // "Homes in Oakland that pay 2.5% commission" looks for homes.
  const asksCommission = brokeragePercent !== null && (parsed.kind !== 'search' || priceDollars !== null);
  const asks = ofClosing.test(folded) || asksCommission;
  const isWhole = asks && (listing !== null || priceDollars !== null);
  const changed = isWhole ? null : await changedClosing(turn, findPlaces);
  if (!isAsked && !changed && !asks) return null;
  const answered = turn.answers.findLast(({ toolName }) => toolName === CLOSING_TOOL);
  if (answered) return { say: composed(answered.value, texts) };
  if (changed) return { call: changed, reasoning: texts.closing.reasoning };
  if (listing === null && priceDollars === null) return { say: texts.closing.whichPrice };
  const place = listing
    ? null
    : ((await namedSalePlace(turn.question, findPlaces)) ??
      placeOfValue(turn.previous) ??
      salePlaceOf(turn.previous?.search.areaFilter));
  const side = asksCommission || (ofSeller.test(folded) && !ofBuyer.test(folded)) ? 'seller' : 'buyer';
  const down = { ...(downPercent === null ? {} : { downPercent }), ...(downDollars === null ? {} : { downDollars }) };
  const brokerage = brokeragePercent === null ? {} : { brokeragePercent };
  const input = { side, ...(listing ? { listing } : {}), ...(priceDollars === null ? {} : { priceDollars }) } as const;
  return {
    call: { ...input, ...place, ...(side === 'buyer' ? down : { ...brokerage, ...own }) },
    reasoning: texts.closing.reasoning,
  };
}

/** Where the home stands that was valued, whose price the question takes. */
function placeOfValue(previous: EarlierTurn | null): { city: string | null; state: string } | null {
  const { city, state } = (previous?.value ?? previous?.lastValue)?.found.subject ?? {};
  return state ? { city: city ?? null, state } : null;
}

const netInWords = (net: number, words: Texts['closing']): string =>
  net < 0 ? words.netNothing(dollars(-net)) : words.net(dollars(net));

function composed(value: unknown, texts: Texts): string {
  const { closing: words } = texts;
  const { data: answer } = estimateClosingAnswerSchema.safeParse(value);
  if (!answer) return words.failed;
  if ('withheld' in answer) return words.withheld;
  return 'problem' in answer ? words.problems[answer.problem] : compose(answer, texts);
}

function compose(estimate: ClosingEstimate, texts: Texts): string {
  const { closing: words, transferTax } = texts;
  const {
    mlsId,
    mlsSource,
    addressLine1,
    side,
    state,
    isUntaxed,
    downDollars,
    downPercent,
    cashToCloseDollars,
    proceedsDollars,
  } = estimate;
  const home = mlsId !== null && mlsSource !== null ? linkTo({ mlsId, mlsSource, addressLine1 }) : words.home;
  const [price, total] = [dollars(estimate.priceDollars), dollars(estimate.totalCostsDollars)];
  const lines = estimate.lines.map(({ item, name, isHalf, percent, of, amountDollars }) => {
    const isNamed = item === 'brokerage' && estimate.isBrokerageNamed === true;
    const called = name ?? (isNamed ? words.commission : words.items[item]());
    return words.line(isHalf ? words.half(called) : called, dollars(amountDollars), percent, of === 'loan');
  });
  const { payoffDollars, concessionsDollars, netDollars } = estimate;
  const own = [
    ...(concessionsDollars == null ? [] : [words.concessions(dollars(concessionsDollars))]),
    ...(payoffDollars == null ? [] : [words.payoff(dollars(payoffDollars))]),
  ];
  const down = downDollars === null || downPercent === null ? [] : [words.down(dollars(downDollars), downPercent)];
  const hasTax = estimate.lines.some(({ item }) => item === 'transfer-tax');
  const remarks = [
    proceedsDollars === null
      ? words.costs(total)
      : netDollars == null || payoffDollars == null
        ? words.proceeds(dollars(netDollars ?? proceedsDollars))
        : netInWords(netDollars, words),
    estimate.isDownAssumed && downPercent !== null ? words.assumedDown(downPercent) : '',
    words.defaults,
    state === null ? words.whichState : isUntaxed ? transferTax.untaxed(state) : '',
    state !== null && !isUntaxed && side === 'seller' && !hasTax ? words.unknownTransferTax(state) : '',
    estimate.city === null && hasTax ? words.local : '',
  ];
  return [
    cashToCloseDollars === null ? words.sells(home, price, total) : words.buys(home, price, dollars(cashToCloseDollars)),
    [...down, ...lines, ...own].map((line) => `- ${line}`).join('\n'),
    remarks.filter(Boolean).join(' '),
    proposalsAfterClosing(estimate, texts),
  ].join('\n\n');
}
