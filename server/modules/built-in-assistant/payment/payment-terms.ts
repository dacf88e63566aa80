/** Whether a message asks for a payment, and at which terms: its own, or those that stand with what it changes of them. */
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readDownShares } from './down-shares.ts';
import { asksPayment, ofLender } from './asks-payment.ts';
import { withFha, withVa } from './loan-kinds.ts';
import { readLoanTerms, type LoanTerms } from './loan-terms.ts';
import type { PaymentAsked } from './payment-asked.ts';
import { homeOf } from './payment-home.ts';
import { movedPrice, offeredPrice } from './price-move.ts';
import { dropsBuydown } from './read-buydown.ts';
import { readSupposed, supposesPrice } from './supposed-price.ts';
import { MAX_FOLLOW_UP_WORDS, merged, standingTerms } from './standing-terms.ts';
import { correctedShare, withBareRate, withSharePutDown } from './told-shares.ts';

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
