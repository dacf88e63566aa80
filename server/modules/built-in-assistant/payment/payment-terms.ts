/** Whether a message asks for a payment, and at which terms: its own, or those that stand with what it changes of them. */
import type { EstimatePaymentInput } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readDownShares } from './down-shares.ts';
import { readLoanTerms, type LoanTerms } from './loan-terms.ts';
import { homeOf } from './payment-home.ts';
import { movedPrice, offeredPrice } from './price-move.ts';
import { dropsBuydown } from './read-buydown.ts';
import { readSupposed, supposesPrice } from './supposed-price.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Words of a loan, beside "down payment" and the payment of dues. */
const ofLoan =
  /(?<!\bdown[\s-])\b(?:payments?|p(?:y|ay)?mn?ts?|mortgage|loan|p\s?(?:&|and)\s?i|piti|pagos?|mensualidad(?:es)?|cuotas?|hipoteca|prestamo)\b/;
const ofPayment = inLines()`
  (?<!\bdown[\s-])\b(?:payments?|p(?:y|ay)?mn?ts?|p\s?(?:&|and)\s?i|piti|monthly|mensualidad(?:es)?|pagos?|cuotas?)
    \b
  |\b(?:cost|costs|pay|paying|run|be|carry)\b[^.?!]{0,40}\b(?:(?:a|per|each|every)\s+month|monthly)\b
  |\b(?:cuanto|pagar\w*|cuesta|costaria|saldria|sale|queda\w*|quedaria)\b[^.?!]{0,30}\b(?:al|por|cada)\s+mes\b
`;
const fixed = /\b(?:fixed|tasa fija)\b/;
/** What a lender decides, or what no payment answers. */
const ofLender = /\b(?:pre-?\s?qualif\w*|pre-?\s?approv\w*|qualif\w*|afford\w*|refinanc\w*|heloc|dti|calific\w*)\b/;
const preApproved = /\bpre-?\s?(?:qualif|approv)\w*/g;
const MAX_FOLLOW_UP_WORDS = 8;

export interface PaymentAsked {
  terms: LoanTerms;
  /** A usual tax and insurance count, where no record or word tells them. */
  withUsualCosts?: boolean;
  /** A usual mortgage insurance counts, where none was named. */
  withMortgageInsurance?: boolean;
  /** By the least that an FHA loan asks to be put down. */
  isFha?: boolean;
  /** With nothing down, as a VA loan allows. */
  isVa?: boolean;
  /** The estimate that the question changes. */
  standing: EstimatePaymentInput | null;
}

/** "With taxes and insurance?", "all in", "PITI" */
const COST = '(?:tax(?:es)?|insurance|ins|home\\s?owners?|hoi|impuestos?|seguros?)';
const INSURED = '(?:pmi|mip|(?:private\\s+)?mortgage\\s+insurance|seguro\\s+hipotecario)';
const WITH =
  '\\b(?:with|w\\/|including|includes?|incl|plus|add|and|con|mas|incluyendo|incluido)\\.?\\s+(?:(?:the|property|home|hazard|homeowners|hoa|pmi|mip|private|mortgage\\s+insurance|tax(?:es)?|insurance|ins|and|los|el|la|y|seguro\\s+hipotecario|impuestos?|seguros?|[,&+])\\s*)*';
const ofUsualCosts = new RegExp(
  `${WITH}\\b(?<!mortgage\\s)${COST}\\b(?!\\s+hipotecario)|\\bpiti\\b|\\ball[\\s-]in\\b|\\btaxes\\s+and\\s+insurance\\b`,
);
const ofMortgageInsurance = new RegExp(
  `${WITH}\\b${INSURED}\\b|^\\W*(?:(?:is|does|and|so|any|the)\\s+)*${INSURED}\\s+(?:in|part\\s+of|with|on)\\s+(?:that|it|there|this)\\b`,
);

/** "What's the HOA payment?" asks for what the record says. */
const ofDues = /\b(?:hoa|dues|tax(?:es)?|rent|insurance|fees?|cuota de hoa|impuestos?)\b/;

/** Null where no payment is asked for. */
export function askedTerms(turn: Turn, parsed: ParsedQuestion): PaymentAsked | null {
  const asked = withVa(withFha(termsAsked(turn, parsed), turn), turn);
  const withUsualCosts = ofUsualCosts.test(fold(turn.question));
  const withMortgageInsurance = ofMortgageInsurance.test(fold(turn.question));
  if (asked)
    return {
      ...asked,
      withUsualCosts: withUsualCosts || asked.standing?.withUsualCosts === true,
      withMortgageInsurance:
        asked.isVa !== true &&
        (withMortgageInsurance || asked.isFha === true || asked.standing?.withUsualMortgageInsurance === true),
    };
  const standing = turn.previous?.payment;
  const isShort = turn.question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  if (!standing || !isShort || !(withUsualCosts || withMortgageInsurance)) return null;
  return {
    ...{ terms: standingTerms(standing, turn.previous), standing },
    withUsualCosts: withUsualCosts || standing.withUsualCosts === true,
    withMortgageInsurance: withMortgageInsurance || standing.withUsualMortgageInsurance === true,
  };
}

const ofFha = /\bfha\b/;
/** What FHA asks of most buyers. */
const FHA_DOWN_PERCENT = 3.5;

/** "FHA?" upon a payment: the same with as little down as such a loan takes, where no share is named. */
function withFha(asked: PaymentAsked | null, { question, previous }: Turn): PaymentAsked | null {
  const standing = previous?.payment ?? null;
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  if (!ofFha.test(fold(question)) || !(asked ?? (isShort ? standing : null)) || wantsMeaning.test(fold(question))) return asked;
  const told = asked ?? { terms: standingTerms(standing, previous), standing };
  const named = readLoanTerms(question);
  const isNamed = named.downPercent !== null || named.downDollars !== null;
  const terms = isNamed ? told.terms : { ...told.terms, downPercent: FHA_DOWN_PERCENT, downDollars: null };
  return { ...told, terms, isFha: !isNamed };
}

const withoutInsurance = { mortgageInsuranceMonthlyDollars: null, mortgageInsurancePercent: null };
const ofVa =
  /\bva\s+(?:loan|financing)\b|^\W*(?:(?:and|or|what\s+about|with|if|it'?s|y)\s+)*va\W*$|\b(?:vets?|veterans?|veteran[oa]s?)\b/;

/** "He's a vet actually" upon a payment: the same with nothing down, where nothing else is named. */
function withVa(asked: PaymentAsked | null, { question, previous }: Turn): PaymentAsked | null {
  const standing = previous?.payment ?? null;
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const folded = fold(question);
  if (!ofVa.test(folded) || !isShort || wantsMeaning.test(folded)) return asked;
  const told = asked ?? (standing && { terms: standingTerms(standing, previous), standing });
  if (!told) return null;
  const named = readLoanTerms(question);
  const isNamed = named.downPercent !== null || named.downDollars !== null;
  return isNamed
    ? told
    : { ...told, terms: { ...told.terms, ...withoutInsurance, downPercent: 0, downDollars: null }, isVa: true };
}
/** "What is an FHA loan", "do they qualify for FHA" */
const wantsMeaning = /\b(?:what(?:'?s|\s+is|\s+are)\s+(?:an?\s+)?fha|mean|qualif\w+|limits?|requirements?|que\s+es|califican?)\b/;

const standingTerms = (standing: EstimatePaymentInput | null, previous: EarlierTurn | null): LoanTerms => {
  const terms = standing ? termsOf(standing) : readLoanTerms('');
  return previous?.isPaymentRateOpen ? { ...terms, ratePercent: null } : terms;
};

function termsAsked(turn: Turn, parsed: ParsedQuestion): PaymentAsked | null {
  const { question, open, previous } = turn;
  const standing = previous?.payment ?? null;
  if (standing?.buydownPoints && dropsBuydown(fold(question))) return { terms: standingTerms(standing, previous), standing };
  const supposed = readSupposed(turn);
  const named = withSharePutDown(readLoanTerms(readDownShares(supposed?.rest ?? question).rest), question, standing !== null);
  const priced = standing ?? { listing: homeOf(turn, parsed) };
  const at = supposed ? movedPrice(supposed, priced, previous) : offeredPrice(fold(question), priced, previous);
  const terms = at == null ? named : { ...named, priceDollars: named.priceDollars ?? at };
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS || supposesPrice(turn);
  const ofHome = isShort && parsed.kind === 'pick' && !ofDues.test(fold(question));
  if (asksPayment(question, terms, ofHome ? null : parsed))
    return { terms: withToldRate(withAffordable(terms, turn), turn), standing: null };
  if (!isShort || ofLender.test(fold(question))) return null;
  // "6.5%" behind the question for the rate.
  const last = open.at(-1);
  const before = last === undefined ? null : readLoanTerms(last);
  if (before && last && terms.ratePercent !== null && before.ratePercent === null && asksPayment(last, before, null))
    return { terms: merged(before, terms), standing: null };
  if (!standing || !previous) return null;
  const changed = correctedShare(question, previous) ?? withBareRate(terms, question);
  const isChanged = Object.values(changed).some((value) => value !== null);
  const told = standingTerms(standing, previous);
  return isChanged ? { terms: merged(told, changed), standing } : null;
}

const atThatRate = /\b(?:at|with)\s+(?:that|the\s+same|this)\s+rate\b|\b(?:a|con)\s+(?:esa|la\s+misma)\s+tasa\b/;

/** "At that rate": of the price that an income was told to carry. */
function withToldRate(terms: LoanTerms, { question, previous }: Turn): LoanTerms {
  const told = atThatRate.test(fold(question)) ? previous?.heldRatePercent : null;
  return terms.ratePercent === null && told != null ? { ...terms, ratePercent: told } : terms;
}

/** @param parsed null for a message that was asked back about */
function asksPayment(text: string, terms: LoanTerms, parsed: ParsedQuestion | null): boolean {
  const folded = fold(text);
  // "They are pre-approved" is told beside a payment that is asked for with its rate.
  const isTold = terms.ratePercent !== null && ofPayment.test(folded);
  if (ofLender.test(isTold ? folded.replace(preApproved, '') : folded)) return false;
  const hasDown = terms.downPercent !== null || terms.downDollars !== null;
  // What a buyer of homes in a place puts down is a part of the story.
  const isSearch = parsed?.kind === 'search' && parsed.search.areaFilter?.type === 'named-area';
  if (isSearch && !ofLoan.test(folded)) return false;
  if (terms.ratePercent !== null) return hasDown || fixed.test(folded) || ofLoan.test(folded);
  const isLending =
    parsed === null ||
    (parsed.kind === 'either' && parsed.ways.includes('lending')) ||
    (parsed.kind === 'cannot' && (parsed.reason === 'lending' || parsed.unsupportedRequest === 'loan'));
  return (ofPayment.test(folded) && (hasDown || isLending)) || (ofLoan.test(folded) && hasDown);
}

/** "What is it a month with 5 percent", "and with 10%?" after a payment: with a share something is put down, and at a rate it is lent. */
function withSharePutDown(terms: LoanTerms, question: string, stands: boolean): LoanTerms {
  const folded = fold(question);
  const isRate = /\b(?:rate|interest|fixed|tasa|interes|apr)\b/.test(folded);
  const named = isRate ? undefined : shareWith.exec(folded)?.[1];
  const share = ofPayment.test(folded) || (stands && Number(named) >= MIN_SHARE_PERCENT) ? named : undefined;
  const isNamed = terms.downPercent !== null || terms.downDollars !== null || terms.ratePercent !== Number(share);
  if (share === undefined || isNamed) return terms;
  const rest = folded.replace(shareWith, ' , ');
  const { ratePercent } = withBareRate(readLoanTerms(rest), rest);
  return { ...terms, ratePercent, downPercent: Number(share) };
}
const shareWith = /\b(?:with|w\/|con)\s*(?:el\s+|an?\s+)?(\d{1,2}(?:\.\d+)?)\s?(?:%|percent\b|pct\b|por\s*ciento\b)/;

/** From here on no loan's rate is meant. */
const MIN_SHARE_PERCENT = 10;
const corrects = inLines()`
  ^\W*(?:no\W+|sorry\W+|perdon\W+|oops\W+|wait\W+)*
  (?:(?:i\s+)?mean(?:t)?|quise\s+decir|quiero\s+decir|make\s+(?:it|that))\s+(\d{1,2}(?:\.\d+)?)
  (?:\s?(?:%|percent|por\s*ciento))?(?:\s+(?:down|de\s+enganche))?\W*$
`;

/** "I meant 15", after a payment: the share that was put down, where no rate was named or none can be so high. */
function correctedShare(question: string, previous: EarlierTurn): LoanTerms | null {
  const share = Number(corrects.exec(fold(question))?.[1] ?? Number.NaN);
  if (Number.isNaN(share) || previous.payment?.downPercent == null) return null;
  const isShare = previous.isPaymentRateOpen === true || share >= MIN_SHARE_PERCENT;
  return isShare ? { ...readLoanTerms(''), downPercent: share } : null;
}

/** "What if the rate drops to 5.9", "at 6": of a payment that stands a small bare number is its rate. */
function withBareRate(terms: LoanTerms, question: string): LoanTerms {
  if (terms.ratePercent !== null) return terms;
  const written = /(?:\b(?:rates?|interest|at|to|tasa|al|a)\s+(?:\w+\s+){0,3}?|^\s*)(\d{1,2}(?:\.\d{1,3})?)\s*[?.!]*\s*$/.exec(
    fold(question),
  )?.[1];
  const rate = Number(written ?? 0);
  const isRate = rate > 1 && rate < 15 && Object.values(terms).every((value) => value === null);
  return isRate ? { ...terms, ratePercent: rate } : terms;
}

export const termsOf = (input: EstimatePaymentInput): LoanTerms => ({
  ratePercent: input.ratePercent,
  downPercent: input.downPercent ?? null,
  downDollars: input.downDollars ?? null,
  years: input.years ?? null,
  priceDollars: input.priceDollars ?? null,
  insuranceMonthlyDollars: input.insuranceMonthlyDollars ?? null,
  taxAnnualDollars: input.taxAnnualDollars ?? null,
  taxPercent: input.taxPercent ?? null,
  hoaMonthlyDollars: input.hoaMonthlyDollars ?? null,
  mortgageInsuranceMonthlyDollars: input.mortgageInsuranceMonthlyDollars ?? null,
  mortgageInsurancePercent: input.mortgageInsurancePercent ?? null,
});

/** "What payment is that?", right after what an income carries: of that price, with what was put down for it. */
function withAffordable(terms: LoanTerms, { question, previous }: Turn): LoanTerms {
  const { affordableDollars: priceDollars, affordableDownDollars, heldRatePercent, affordableAtPercent } = previous ?? {};
  const isOfIt = terms.priceDollars === null && /\b(?:that|it|this)\b/.test(fold(question));
  if (!priceDollars || !isOfIt || previous?.opened) return terms;
  const isDownNamed = terms.downPercent !== null || terms.downDollars !== null;
  return {
    ...terms,
    priceDollars,
    ...(isDownNamed ? {} : { downDollars: affordableDownDollars ?? null }),
    ratePercent: terms.ratePercent ?? heldRatePercent ?? affordableAtPercent ?? null,
  };
}

/** The payment that stands, with what a message changes of it; null where none stands. */
export function termsUpon(question: string, previous: EarlierTurn | null): { terms: LoanTerms; isChanged: boolean } | null {
  const standing = previous?.payment;
  if (!standing) return null;
  const changed = withBareRate(readLoanTerms(question), question);
  const isChanged = Object.values(changed).some((value) => value !== null);
  return { terms: merged(standingTerms(standing, previous), changed), isChanged };
}

/** What is named in percent replaces what was named in dollars, and the other way round. */
function merged(before: LoanTerms, named: LoanTerms): LoanTerms {
  const hasDown = named.downPercent !== null || named.downDollars !== null;
  const hasTax = named.taxPercent !== null || named.taxAnnualDollars !== null;
  const hasInsurance = named.mortgageInsurancePercent !== null || named.mortgageInsuranceMonthlyDollars !== null;
  const { taxPercent, taxAnnualDollars } = hasTax ? named : before;
  const { mortgageInsurancePercent, mortgageInsuranceMonthlyDollars } = hasInsurance ? named : before;
  return {
    ...{ taxPercent, taxAnnualDollars, mortgageInsurancePercent, mortgageInsuranceMonthlyDollars },
    hoaMonthlyDollars: named.hoaMonthlyDollars ?? before.hoaMonthlyDollars,
    ratePercent: named.ratePercent ?? before.ratePercent,
    downPercent: hasDown ? named.downPercent : before.downPercent,
    downDollars: hasDown ? named.downDollars : before.downDollars,
    years: named.years ?? before.years,
    priceDollars: named.priceDollars ?? before.priceDollars,
    insuranceMonthlyDollars: named.insuranceMonthlyDollars ?? before.insuranceMonthlyDollars,
  };
}
