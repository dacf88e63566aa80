/** What is said of the costs of buying and selling. */
import type { ClosingCostItem, NamedCostItem } from '#contract/closing-costs.ts';

const items: Record<ClosingCostItem, () => string> = {
  brokerage: () => 'Brokerage, both sides',
  'title-and-escrow': () => 'Title and escrow',
  'transfer-tax': () => 'Transfer tax',
  'loan-fees': () => 'Fees of the loan',
  'title-and-recording': () => 'Title, escrow and recording',
  prepaid: () => 'Taxes and insurance paid ahead',
  'fha-premium': () => 'FHA’s upfront mortgage insurance',
  'va-funding-fee': () => 'VA funding fee, first use',
};

const named: Record<NamedCostItem, string> = {
  staging: 'Staging',
  repairs: 'Repairs',
  'home-warranty': 'Home warranty',
  painting: 'Painting',
  cleaning: 'Cleaning',
  landscaping: 'Landscaping',
  moving: 'Moving',
  photography: 'Photos and marketing',
  inspection: 'Inspection',
  survey: 'Survey',
  attorney: 'Attorney',
  'hoa-transfer': 'HOA transfer and documents',
  other: 'Other costs',
  'back-taxes': 'Taxes still due',
};

export const closing = {
  reasoning: 'Adding up the closing costs.',
  whoPays: {
    lead: 'Custom differs from place to place, everything is negotiable, and the contract decides who pays what. The sheets here start from this:',
    seller: (items: string) => `Seller: ${items}.`,
    buyer: (items: string) => `Buyer: ${items}.`,
    transferTax: (payers: string) => `For the transfer tax I have who pays it. ${payers}`,
    askThere: 'For the other costs I have no record of what is customary there; a title company or a closing attorney tells.',
    namePlace:
      'Name a city or a state, and I tell who pays its transfer tax by custom. A title company or a closing attorney tells the rest.',
  },
  sells: (home: string, price: string) => `Selling ${home} at ${price}:`,
  sellsFor: (home: string, price: string, target: string) =>
    `To be left with ${target}, ${home} has to sell for about **${price}**:`,
  premiumInLoan:
    'That premium is usually added to the loan instead of paid at closing; the lender tells what the buyer’s own is.',
  buys: (home: string, price: string, cash: string) => `Buying ${home} at ${price} takes about **${cash} to close**:`,
  home: 'a home',
  commission: 'Commission',
  items,
  named,
  compared: (home: string, isSeller: boolean) =>
    isSeller ? `What selling ${home} costs and leaves, side by side:` : `What buying ${home} takes to close, side by side:`,
  price: 'Price',
  downPayment: 'Down payment',
  share: (percent: number, isOfLoan: boolean) => `${percent}% of the ${isOfLoan ? 'loan' : 'price'}`,
  together: 'Costs together',
  cashToClose: 'Cash to close',
  left: (isPaidOff: boolean): string => (isPaidOff ? 'Net to the seller' : 'Left, before a mortgage is paid off'),
  asYouSaid: 'as you said',
  proceeds: (amount: string) => `The seller is left with **${amount}**, before a mortgage is paid off.`,
  payoff: 'Mortgage paid off',
  secondPayoff: 'Second loan or liens paid off',
  concessions: 'Concessions to the buyer',
  available: 'Cash that the buyer has',
  appraisalGap: {
    told: (value: string, price: string, gap: string) =>
      `An appraisal of ${value} leaves a gap of **${gap}** to the price of ${price}. A lender usually goes by the lower of the two, so the buyer brings the gap in cash beside the down payment, or both sides negotiate the price anew. What the contract and its appraisal contingency allow decides; how much to cover is for the buyers and you to settle.`,
    none: (value: string, price: string) =>
      `An appraisal of ${value} is not below the price of ${price}, so there is **no gap** to cover.`,
    whichPrice: 'Of which price? Name what was offered, or open the home, and I tell the gap to the appraisal.',
  },
  missing: (amount: string) => `By that the buyer is **${amount} short**.`,
  remains: (amount: string) => `By that the cash is enough, and **${amount}** is left after closing.`,
  priceFrom: {
    value: 'The price is the value that was just told.',
    'what-if': 'The price is the value with the changes that you asked about.',
    range: 'The prices are the ends of the CMA’s range.',
    record: 'The price is the one on its record; name another, and I take that.',
    example: 'You named no price, so this one is an example: tell me yours, and I take that.',
    offers: 'The prices are those of the offers that you told.',
  },
  moved: (by: string, isLess: boolean, from: 'standing' | 'asking') =>
    `The price is ${by} ${isLess ? 'below' : 'above'} ${from === 'asking' ? 'what is asked' : 'the one before'}.`,
  noPrice: (amount: string) => `${amount} is too far from the price that stands to be one, so I left it out.`,
  sameCommission: (percent: number) => `The ${percent}% was in the sheet before already.`,
  net: (amount: string) => `The seller nets about **${amount}**.`,
  netNothing: (amount: string) => `That leaves the seller **${amount} short**.`,
  costs: (amount: string) => `Without the down payment that is ${amount}.`,
  assumedDown: (percent: number) => `I assumed ${percent}% down, as you named none.`,
  defaults:
    'These are usual figures to start from, not quotes: commissions are negotiable, and the title company and the lender tell the real ones.',
  local: 'Cities and counties may add taxes of their own.',
  half: (name: string) => `${name}, half of it`,
  unknownTransferTax: (state: string) => `I have no transfer tax for ${state}; the title company knows it.`,
  whichState: 'Name the city and state for their transfer taxes.',
  whichPrice:
    'For which home or price? Open a home, or name a price, the city and the state, and whether it is for the buyer or the seller. I work out the usual closing costs, the transfer tax and the cash to close.',
  problems: {
    'for-rent': 'That home is for rent, so nothing is closed. Name a price to work the costs out for.',
    'no-price': 'The record of that home has no price. Name one, and I work the costs out from that.',
    'down-above-price': 'That down payment is more than the price.',
  },
  withheld:
    'The source of that listing does not let me read it. Name the price, the city and the state, and I work the costs out.',
  failed: 'The closing costs could not be worked out just now. Ask again in a moment.',
};
export type ClosingTexts = typeof closing;
