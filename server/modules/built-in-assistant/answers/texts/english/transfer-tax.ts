/** What is said of transfer taxes. */
type Payer = 'seller' | 'buyer' | 'split';

const payers: Readonly<Record<Payer, string>> = {
  seller: 'paid by the seller',
  buyer: 'paid by the buyer',
  split: 'split between buyer and seller',
};

export const transferTax = {
  reasoning: 'Looking up the transfer taxes.',
  whichPlace: 'In which city and state? Many cities add a transfer tax of their own.',
  due: (home: string, price: string, where: string, total: string) =>
    `Transfer taxes on ${home} at ${price} in ${where} come to about **${total}**:`,
  aHome: 'a home',
  ratesIn: (where: string) => `Transfer taxes on the sale of a home in **${where}**:`,
  payers,
  line: (name: string, amount: string, percent: number, payer: Payer) =>
    `${name}: ${amount}, ${percent}% of the price, ${payers[payer]}`,
  rates: (name: string, rates: readonly string[], isMarginal: boolean, payer: Payer) =>
    `${name}: ${rates.join(', ')} ${isMarginal ? 'of each part of the price' : 'of the whole price'}, ${payers[payer]}`,
  rate: (percent: number) => `${percent}%`,
  from: (percent: number, price: string) => `${percent}% from ${price}`,
  above: (percent: number, price: string) => `${percent}% above ${price}`,
  source: (source: string, since: string | null) => `${source}${since === null ? '' : `, rates since ${since}`}`,
  indexed: 'its thresholds move with the years',
  sides: (seller: string, buyer: string) => `By custom that is ${seller} for the seller and ${buyer} for the buyer.`,
  byCustom: 'By custom, where the contract says nothing else:',
  payerOf: (name: string, payer: Payer) => `${name}, ${payers[payer]}`,
  payerSums: (price: string, seller: string, buyer: string) =>
    `At ${price} that is ${seller} for the seller and ${buyer} for the buyer`,
  untaxed: (state: string) =>
    `${state} has no transfer tax that depends on the price; what is left are small fees for recording the deed.`,
  stateOnly: 'Cities and counties may add taxes of their own.',
  checked: (day: string) =>
    `My rates are as of ${day}, and may have changed. Who pays is negotiable, and escrow or the title officer confirms what is due.`,
  namePrice: 'Name a price, and I work it out.',
  failed: 'The transfer tax could not be looked up just now. Ask again in a moment.',
  withheld: 'The source of that listing does not let me read it. Name the price, the city and the state.',
  problems: {
    'for-rent': 'That home is for rent, so no transfer tax is due. Name a price, and a city or a state.',
    'unknown-state': 'I have no transfer tax for that state. Escrow or the title officer knows it.',
  },
};
export type TransferTaxTexts = typeof transferTax;
