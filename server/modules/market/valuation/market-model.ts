/** A market as it was known in a month: its fit, and its sales ready to be compared with. */
import { createEncoder, encodingFor, type Encoder, type Encoding } from './encoding.ts';
import { fitMarket } from './fit-market.ts';
import type { CategoryField, Home, NumericField, Sale } from './home.ts';
import { spotOf, type KernelSpace, type Spot } from './kernel.ts';
import { fieldsKnown, shapeOf } from './shape.ts';
import { milesScaleOf } from './miles-scale.ts';
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
  /** A residual beyond it, either way, is a mistake of a record or no sale like others. */
  residualLimit: number;
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
}

/** The same for the same sales in any order. */
export function fitModel({ sales: unsorted, month, fields, categories, hasQuarters }: FitParts): MarketModel {
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
  const latitude = middleOf((sale) => sale.latitude);
  const space = { latitude, longitude: middleOf((sale) => sale.longitude), milesScale: milesScaleOf(sales, latitude) };
  const fitted = { encoding, space, intercept: fit.intercept, coefficients: [...fit.coefficients] };
  return {
    ...{ fitted, encoder },
    sales: sales.map((sale, at) => knownSale(encoding, space, sale, residuals[at] ?? 0)),
    medianLogPrice: medianOf(sales.map((sale) => Math.log(sale.price))),
    residualLimit: residualLimitOf(residuals),
  };
}

const LIMIT_IN_SIGMAS = 5;
const MAD_TO_SIGMA = 1.4826;

function residualLimitOf(residuals: Float64Array | readonly number[]): number {
  return LIMIT_IN_SIGMAS * MAD_TO_SIGMA * medianOf(Array.from(residuals, (residual) => Math.abs(residual)));
}

/** Whether a sale may speak for others. */
export function isInLine(model: MarketModel, { residual }: KnownSale): boolean {
  return Math.abs(residual) <= model.residualLimit;
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
    residualLimit: Infinity,
  };
  model.sales = sales.toSorted((a, b) => a.month - b.month || (a.key < b.key ? -1 : 1)).map((sale) => toKnownSale(model, sale));
  model.residualLimit = residualLimitOf(model.sales.map(({ residual }) => residual));
  return model;
}

/** A sale, also one that the fit has not seen, as one that homes can be compared with. */
export function toKnownSale(model: MarketModel, sale: Sale): KnownSale {
  const residual = Math.log(sale.price) - predictLog(model, sale, sale.month);
  return knownSale(model.fitted.encoding, model.fitted.space, sale, residual);
}

export function predictLog(model: MarketModel, home: Home, month: number): number {
  const parts = logPartsOf(model, home, month);
  return adjustmentKinds.reduce((sum, kind) => sum + parts[kind], model.fitted.intercept);
}
