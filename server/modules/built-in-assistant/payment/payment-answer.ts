/** What a home costs in a month: the sum first, its parts, what was assumed and what is not counted. */
import type { z } from 'zod';
import { homeLink } from '#contract/reply-links.ts';
import type { estimatePaymentAnswerSchema, PaymentEstimate } from '#server/modules/listings/index.ts';
import { dollars, list, plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';

type PaymentTexts = Texts['payment'];

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

type PaymentAnswer = z.infer<typeof estimatePaymentAnswerSchema>;
const isEstimate = (answer: PaymentAnswer): answer is PaymentEstimate => !('withheld' in answer) && !('problem' in answer);

/** @param answers of one rate, or the same payment at several */
export function composePaymentAnswer(answers: readonly PaymentAnswer[], texts: PaymentTexts): string {
  const [answer] = answers;
  if (!answer) return texts.failed;
  if ('withheld' in answer) return texts.withheld;
  if ('problem' in answer) return texts.problems[answer.problem];
  const isAtRates = answers.filter(isEstimate).length > 1;
  return [
    paymentFigures(answers, texts),
    [...assumptionsOf(answer, texts), isAtRates ? texts.ratesAreExamples : texts.rateIsYours].join(' '),
  ].join('\n\n');
}

/** The sum and its parts, without what was assumed; null where there is none. */
export function paymentFigures(answers: readonly PaymentAnswer[], texts: PaymentTexts): string | null {
  const [answer] = answers;
  if (!answer || !isEstimate(answer)) return null;
  const values = valuesOf(answer, texts);
  const { monthlyTaxDollars: tax, monthlyHoaDollars: hoa, monthlyInsuranceDollars: insurance, named } = answer;
  const { monthlyMortgageInsuranceDollars: lenders, mortgageInsurancePercent: ofLoan, assumed } = answer;
  const parts = [
    texts.loan,
    tax !== null && (named.includes('tax') ? texts.taxNamed : assumed.includes('tax') ? texts.taxUsual : texts.tax),
    hoa !== null && (named.includes('hoa') ? texts.hoaNamed : texts.hoa),
    insurance !== null && (assumed.includes('insurance') ? texts.insuranceUsual : texts.insurance),
    lenders !== null &&
      (assumed.includes('mortgageInsurance')
        ? texts.mortgageInsuranceUsual
        : ofLoan === null
          ? texts.mortgageInsurance
          : texts.mortgageInsuranceOfLoan),
  ];
  const atRates = answers.filter(isEstimate).map((one) => fill(texts.atRate, valuesOf(one, texts)));
  const lines = parts.filter((part) => part !== false).map((part) => fill(part, values));
  const isAtRates = atRates.length > 1;
  const [ofOne, ofSeveral] = answer.mlsId === null ? [texts.sumOfPrice, texts.sumsOfPrice] : [texts.sumOfHome, texts.sumsOfHome];
  return [
    fill(isAtRates ? ofSeveral : ofOne, values),
    (isAtRates ? [...atRates, ...lines.slice(1)] : lines).map((line) => `- ${line}`).join('\n'),
  ].join('\n\n');
}

/** What was assumed, and what is not counted, in sentences. */
function assumptionsOf(answer: PaymentEstimate, texts: PaymentTexts): string[] {
  const { monthlyTaxDollars: tax, monthlyHoaDollars: hoa, monthlyInsuranceDollars: insurance } = answer;
  const { monthlyMortgageInsuranceDollars: lenders, noMortgageInsuranceFromDownPercent: noneFrom } = answer;
  const { tax: ofTax, hoa: ofHoa, insurance: ofInsurance, mortgageInsurance: ofLenders, others } = texts.parts;
  const notCounted = [
    ...[tax === null && ofTax, hoa === null && ofHoa, insurance === null && ofInsurance],
    lenders === null && noneFrom === undefined && ofLenders,
    ...others,
  ].filter((part) => part !== false);
  const terms = answer.assumed.filter((one) => one === 'downPercent' || one === 'years');
  const values = valuesOf(answer, texts);
  const what = list(
    terms.map((one) => fill(texts.assumptions[one], values)),
    texts.and,
  );
  return [
    ...(terms.length > 0 ? [fill(texts.assumed, { what })] : []),
    ...(noneFrom === undefined ? [] : [texts.noMortgageInsurance(noneFrom)]),
    ...(answer.taxAfterSale
      ? [
          texts.taxAfterSale(
            answer.taxAfterSale.percent,
            dollars(answer.taxAfterSale.monthlyDollars),
            dollars(answer.taxAfterSale.moreMonthlyDollars),
          ),
        ]
      : []),
    fill(texts.notCounted, { what: list(notCounted, texts.and) }),
  ];
}

function valuesOf(answer: PaymentEstimate, { nameless }: PaymentTexts): Record<string, string> {
  const { mlsId, mlsSource, addressLine1 } = answer;
  const name = `**${addressLine1 ? plain(addressLine1) : nameless}**`;
  return {
    home: mlsId !== null && mlsSource !== null ? homeLink(name, { mlsId, mlsSource }) : name,
    sum: dollars(answer.monthlyTotalDollars),
    price: dollars(answer.priceDollars),
    loan: dollars(answer.loanDollars),
    interest: dollars(answer.principalAndInterestDollars),
    down: dollars(answer.downDollars),
    downPercent: `${answer.downPercent}%`,
    rate: `${answer.ratePercent}%`,
    years: String(answer.years),
    tax: dollars(answer.monthlyTaxDollars ?? 0),
    yearlyTax: dollars(answer.taxAnnualAmount ?? 0),
    hoa: dollars(answer.monthlyHoaDollars ?? 0),
    insurance: dollars(answer.monthlyInsuranceDollars ?? 0),
    taxPercent: `${answer.usual?.taxPercent ?? 0}%`,
    insurancePercent: `${answer.usual?.insurancePercent ?? 0}%`,
    mortgageInsurance: dollars(answer.monthlyMortgageInsuranceDollars ?? 0),
    ofLoan: `${answer.mortgageInsurancePercent ?? 0}%`,
  };
}
