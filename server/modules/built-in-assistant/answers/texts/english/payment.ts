/** What is said of a monthly payment. */
export const payment = {
  reasoning: 'Working out the monthly payment.',
  sumOfHome: '**{sum} a month** for {home} at {price}:',
  sumOfPrice: '**{sum} a month** for a home at {price}:',
  loan: 'Principal and interest: {interest}, on a loan of {loan} over {years} years at {rate}, with {down} ({downPercent}) down',
  tax: 'Property tax: {tax}, a twelfth of the {yearlyTax} a year on record',
  hoa: 'HOA: {hoa}',
  insurance: 'Insurance: {insurance}, as you said',
  assumed: 'I assumed {what}, as you named none.',
  assumptions: { downPercent: '{downPercent} down', years: 'a loan over {years} years' },
  notCounted: 'Not counted: {what}.',
  parts: {
    tax: 'property tax (no record of it)',
    hoa: 'HOA dues (no record of any)',
    insurance: 'insurance',
    others: ['mortgage insurance', 'utilities'],
  },
  rateIsYours: 'The rate is yours; a lender sets the real one.',
  and: 'and',
  nameless: 'the home',
  whichRate: 'Name the interest rate, as I never guess one.',
  whichPrice: 'For which price? Name it, or open the home first and ask again.',
  failed: 'The payment could not be worked out just now. Ask again in a moment.',
  withheld: 'The source of that listing does not let me read it. Name the price, and I work the payment out from that.',
  problems: {
    'for-rent': 'That home is for rent, so there is no loan to pay. Name a price to work out a payment for it.',
    'no-price': 'The record of that home has no price. Name one, and I work the payment out from that.',
    'down-above-price': 'That down payment is more than the price, so there is no loan to pay.',
  },
};
export type PaymentTexts = typeof payment;
