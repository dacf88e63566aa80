/** A market as it was known in a month: its fit, and its sales ready to be compared with. */
import { createEncoder, encodingFor, type Encoder, type Encoding } from './encoding.ts';
import { fitMarket } from './fit-market.ts';
import type { CategoryField, Home, NumericField, Sale } from './home.ts';
import { spotOf, type KernelSpace, type Spot } from './kernel.ts';
import { fieldsKnown, shapeOf } from './shape.ts';
import { medianOf } from './statistics.ts';
import { adjustmentKinds, type AdjustmentKind } from './terms.ts';

/** What is kept of a fit: with its sales it makes every value again. */
export interface FittedMarket {
  encoding: Encoding;
  space: KernelSpace;
  intercept: number;
  coefficients: number[];
}

/** A sale with what it is compared by. */
export interface KnownSale {
  key: string;
  sale: Sale;
  spot: Spot;
  /** ln price above what the fit says of it. */
  residual: number;
}

export interface MarketModel {
  fitted: FittedMarket;
  encoder: Encoder;
  sales: KnownSale[];
  medianLogPrice: number;
}

/** ln price of a home by kind of adjustment; summed, with the intercept, it is what the fit says. */
export type LogParts = Record<AdjustmentKind, number>;

export function logPartsOf({ encoder, fitted }: MarketModel, home: Home, month: number): LogParts {
  const parts = Object.fromEntries(adjustmentKinds.map((kind) => [kind, 0])) as LogParts;
  parts.baths += encoder.encode(home, month, (column, value) => {
    const kind = encoder.columns[column]?.kind;
    if (kind) parts[kind] += (fitted.coefficients[column] ?? 0) * value;
  });
  return parts;
}

interface FitParts {
  sales: readonly Sale[];
  /** The month as of which homes are valued; no sale of it or later may be among the sales. */
  month: number;
  fields: readonly NumericField[];
  categories?: readonly CategoryField[];
  hasQuarters?: boolean;
  milesScale?: number;
}

/** The same for the same sales in any order. */
export function fitModel({ sales: unsorted, month, fields, categories, hasQuarters, milesScale = 1 }: FitParts): MarketModel {
  const sales = unsorted.toSorted((a, b) => a.month - b.month || (a.key < b.key ? -1 : 1));
  const encoding = encodingFor({
    ...{ sales, month, categories, hasQuarters },
    shape: shapeOf(sales),
    fields: fieldsKnown(sales, fields),
  });
  const encoder = createEncoder(encoding);
  const { fit, residuals } = fitMarket(sales, encoder);
  const middleOf = (read: (sale: Sale) => number | null): number => {
    const known = sales.map(read).filter((value) => value !== null);
    return known.length > 0 ? medianOf(known) : 0;
  };
  const space = { milesScale, latitude: middleOf((sale) => sale.latitude), longitude: middleOf((sale) => sale.longitude) };
  const fitted = { encoding, space, intercept: fit.intercept, coefficients: [...fit.coefficients] };
  return {
    ...{ fitted, encoder },
    sales: sales.map((sale, at) => knownSale(encoding, space, sale, residuals[at] ?? 0)),
    medianLogPrice: medianOf(sales.map((sale) => Math.log(sale.price))),
  };
}

function knownSale(encoding: Encoding, space: KernelSpace, sale: Sale, residual: number): KnownSale {
  return { key: sale.key, sale, spot: spotOf(encoding, space, sale, sale.month), residual };
}

/** A kept fit over sales again; those that it has not seen have their residual from it. */
export function restoreModel(fitted: FittedMarket, sales: readonly Sale[]): MarketModel {
  const encoder = createEncoder(fitted.encoding);
  const model: MarketModel = {
    ...{ fitted, encoder },
    sales: [],
    medianLogPrice: medianOf(sales.map((sale) => Math.log(sale.price))),
  };
  model.sales = sales
    .toSorted((a, b) => a.month - b.month || (a.key < b.key ? -1 : 1))
    .map((sale) => knownSale(fitted.encoding, fitted.space, sale, Math.log(sale.price) - predictLog(model, sale, sale.month)));
  return model;
}

export function predictLog(model: MarketModel, home: Home, month: number): number {
  const parts = logPartsOf(model, home, month);
  return adjustmentKinds.reduce((sum, kind) => sum + parts[kind], model.fitted.intercept);
}
