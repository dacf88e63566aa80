/** What is said of the price that an income carries. */
export const affordability = {
  reasoning: 'Working out what that income carries.',
  whichIncome:
    'Tell me the yearly income before taxes, the down payment and the interest rate, such as “how much house on 140k a year with 60k down at 6.5%”, and other monthly debts if there are any. I never guess a rate.',
  price: (price: string, down: string, month: string) => `**About ${price}**, with ${down} down, at ${month} a month:`,
  pricesAtRates: (down: string) =>
    `With ${down} down the price goes by the interest rate. You named none, so these are examples and not quotes:`,
  priceAtRate: (rate: number, price: string, month: string) => `At ${rate}%: **about ${price}**, at ${month} a month`,
  /** What a monthly payment carries. */
  monthReasoning: 'Working out what that payment carries.',
  priceForMonth: (price: string, down: string, month: string) =>
    `**About ${price}**, with ${down} down, comes to ${month} a month:`,
  monthAtRates: (month: string, down: string) =>
    `What ${month} a month carries with ${down} down goes by the interest rate. You named none, so these are examples and not quotes:`,
  monthAtRate: (rate: number, price: string, down: string) => `At ${rate}%: **about ${price}**, of which ${down} down`,
  monthTooSmall: (month: string) => `${month} a month leaves nothing for a loan after the HOA that you named.`,
  mortgageInsuranceComes: (percent: number) =>
    `With less than ${percent}% down a lender usually asks for mortgage insurance, which is not counted and lowers the price.`,
  monthLeaves: 'Utilities are not counted, and what is lent goes by income and debts too: a lender decides.',
  savedAsDown: (sum: string) => `I counted all ${sum} that they have as the down payment; closing costs come on top.`,
  loan: (month: string, loan: string, years: number, rate: number) =>
    `Principal and interest: ${month}, on a loan of ${loan} over ${years} years at ${rate}%`,
  tax: (month: string, percent: number) => `Property tax: ${month}, assumed at ${percent}% of the price a year`,
  insurance: (month: string, percent: number) => `Insurance: ${month}, assumed at ${percent}% of the price a year`,
  hoa: (month: string) => `HOA: ${month}, as you said`,
  hoaOfRecord: (month: string) => `HOA: ${month}, by the record`,
  rateHeld: (rate: number) => `I took the ${rate}% from before, as you named no other rate.`,
  monthHolds: (tax: number, insurance: number) =>
    `A month is principal and interest with property tax at ${tax}% and insurance at ${insurance}% of the price a year, both assumed.`,
  hoaCounted: (month: string) => `The HOA of ${month} a month on record is counted.`,
  can: (isEnough: boolean) => `**${isEnough ? 'Yes' : 'No'}**, by the usual shares.`,
  asks: (name: string | null, price: string) => (name === null ? `The price is ${price}.` : `${name} asks ${price}.`),
  carries: (most: string, down: string) => `With ${down} down the income carries up to **about ${most}**. A month at ${most}:`,
  carriesAtRates: (down: string) =>
    `Whether the income carries that with ${down} down goes by the interest rate. You named none, so these are examples and not quotes:`,
  canAtRate: (rate: number, isEnough: boolean, most: string) =>
    `At ${rate}%: **${isEnough ? 'yes' : 'no'}**, the income carries up to about ${most}`,
  paidInFull: 'What they put down pays the whole price, so no loan would be needed for it.',
  rule: (housing: number, debts: number, income: string) =>
    `This is a rule of thumb: housing at most ${housing}% of an income of ${income} a month before taxes, and all debts with it at most ${debts}%.`,
  debts: (debts: string, areFree: boolean) =>
    `Other debts of ${debts} a month are counted${areFree ? ', and still leave all that the first share allows, so they change nothing' : ''}.`,
  noDebts: 'No other debts are counted; name them, and I count them in.',
  lender: 'Mortgage insurance is not counted, and a lender decides what is really lent.',
  nothingLeft: (debts: number) =>
    `By the usual rule that all debts take at most ${debts}% of the income before taxes, the other debts leave nothing for a home. A lender can say what is possible.`,
  neededReasoning: 'Working out the income that the price asks for.',
  whichPrice: 'For which price? Name it with the down payment and the rate, or open the home first and ask again.',
  needed: (income: string, price: string, down: string, percent: number, rate: number) =>
    `**About ${income} a year** before taxes for a home at ${price}, with ${down} (${percent}%) down, at ${rate}%:`,
  neededAtRates: (price: string, down: string, percent: number) =>
    `For a home at ${price}, with ${down} (${percent}%) down, the income goes by the interest rate. You named none, so these are examples and not quotes:`,
  atRate: (rate: number, income: string, month: string) => `At ${rate}%: about **${income} a year**, for ${month} a month`,
  neededRule: (housing: number, debts: number) =>
    `This is the lenders’ rule of thumb of ${housing}% and ${debts}%: housing at most ${housing}% of the income before taxes, and all debts with it at most ${debts}%.`,
  withTaxAndInsurance: (tax: string, taxPercent: number, insurance: string, insurancePercent: number) =>
    `A month includes property tax of ${tax} (assumed, ${taxPercent}% a year) and insurance of ${insurance} (assumed, ${insurancePercent}% a year).`,
  assumedDown: (percent: number) => `I assumed ${percent}% down, as you named none.`,
  enough: (income: string) => `By that, ${income} a year is enough.`,
  notEnough: (income: string) => `By that, ${income} a year falls short.`,
};
export type AffordabilityTexts = typeof affordability;
