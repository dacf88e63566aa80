/** A tax on the transfer of a home: its rates by price, who pays it by custom, and what is due on a price. */

export type TransferTaxPayer = 'seller' | 'buyer' | 'split';

/** A rate that holds from a price on (`from`: that price included, `above`: that price left out), until the next. */
interface TransferTaxRate {
  from?: number;
  above?: number;
  percent: number;
}

export interface TransferTax {
  name: string;
  /** The statute, ordinance or measure that sets the rates. */
  source: string;
  /** The day since which these rates hold; null where they are older than the records that were checked. */
  since: string | null;
  /** By custom; the contract decides. */
  payer: TransferTaxPayer;
  rates: readonly TransferTaxRate[];
  /** Each rate is of the part of the price that lies within it; else the last one reached is of the whole price. */
  isMarginal?: boolean;
  /** Its thresholds follow prices, so that those of a later year differ. */
  isIndexed?: boolean;
  /** It is levied on prices above, or up to, this alone. */
  onlyAbove?: number;
  onlyUpTo?: number;
}

/** All that is levied in a city, its state's and county's taxes among them; without a city, in the rest of the state. */
export interface TaxedPlace {
  /** Two letters. */
  state: string;
  city: string | null;
  /** Other names of the city, in lower case. */
  also?: readonly string[];
  taxes: readonly TransferTax[];
}

const reaches = (price: number, { from, above }: TransferTaxRate) =>
  from !== undefined ? price >= from : above === undefined || price > above;

const startOf = ({ from, above }: TransferTaxRate) => from ?? above ?? 0;

/** What is due on a price, in whole dollars; 0 where it is not levied on that price. */
export function taxOn(price: number, tax: TransferTax): number {
  if (tax.onlyAbove !== undefined && price <= tax.onlyAbove) return 0;
  if (tax.onlyUpTo !== undefined && price > tax.onlyUpTo) return 0;
  const reached = tax.rates.filter((rate) => reaches(price, rate));
  if (!tax.isMarginal) return Math.round((price * (reached.at(-1)?.percent ?? 0)) / 100);
  const due = reached.map((rate, at) => {
    const next = reached[at + 1];
    return ((next ? startOf(next) : price) - startOf(rate)) * (rate.percent / 100);
  });
  return Math.round(due.reduce((total, part) => total + part, 0));
}

/** What of it one side pays by custom. */
export function shareOf(amount: number, payer: TransferTaxPayer, side: 'buyer' | 'seller'): number {
  if (payer === 'split') return amount / 2;
  return payer === side ? amount : 0;
}
