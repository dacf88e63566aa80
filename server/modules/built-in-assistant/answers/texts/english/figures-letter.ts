/** Texts for a client about money that was worked out, or a value. */
const about = {
  net: 'What selling would leave you with',
  closing: 'What it takes to close',
  payment: 'What it would cost a month',
  value: 'What the home may sell for',
};

export const figuresLetter = {
  writing: 'Writing with the same figures.',
  about,
  subject: (what: string) => `Subject: ${what}`,
  openings: {
    net: 'Here is what selling would leave you with.',
    closing: 'Here is what it takes to close.',
    payment: 'Here is what it would cost a month.',
    value: 'Here is what homes like it sold for, and what that says of its price.',
  } satisfies Record<keyof typeof about, string>,
  /** @param changes "This is with 2,000 sq ft." */
  asSupposed: (changes: string) =>
    `This goes by the home as it was supposed last, not as it was told first. ${changes} For the first one say “original value”, and ask for the letter again.`,
  salesBehind: 'The sales that count most in it:',
  /** Behind a sale: what it comes to once its differences are counted. */
  adjusted: (price: string) => `; with its differences from this home counted it comes to ${price}`,
  ofClosing: 'These are usual figures to start from, and no quotes: the title company and the lender tell the real ones.',
  ofPayment: 'This is an estimate: the real rate and terms come from a lender.',
};
export type FiguresLetterTexts = typeof figuresLetter;
