import { orderOfDates } from '../cells/dates.ts';
import { metricUnitOf, unitOfLots } from '../cells/sizes.ts';
import { fieldsFrom, type FieldSource } from '../column-mapping.ts';
import { knownFields } from './known-headers.ts';

/** What only a person can tell; the import waits for the ones that it cannot do without. */
export interface MappingQuestion {
  kind: 'column' | 'status' | 'type' | 'day-first' | 'fee';
  /** In a sentence. */
  text: string;
  column: string | null;
  field: string;
  /** What was assumed until it is answered; null: nothing. */
  assumed: string | null;
  isNeeded: boolean;
}

/** "Ask ($K)", "Price (000s)", "List Price in thousands". */
const isInThousands = (column: string): boolean => /\(\s*\$?\s*(?:in )?(?:k|0?00'?s?)\s*\)|\$000|\bin thousands\b/i.test(column);

export const statusQuestion = 'No column tells a status. Are these homes on the market (Active), or sold (Closed)?';

/** The mapping as it grows. */
export interface Form {
  fields: Record<string, FieldSource>;
  valuesOf: (column: string) => string[];
  /** Of the rows that were looked at. */
  rowCount: number;
  keyOf: (column: string) => string;
  header: readonly string[];
  assumptions: string[];
  questions: MappingQuestion[];
}

/** Statuses, types and leases are translated; dates and lots say how they are written. */
export function spellValues({ fields, valuesOf, keyOf, assumptions, questions }: Form): void {
  const spell = (field: string, kind: 'status' | 'type'): void => {
    const column = fields[field];
    if (typeof column !== 'string') return;
    fields[field] = { column, values: kind };
  };
  spell('StandardStatus', 'status');
  spell('PropertySubType', 'type');
  if (typeof fields['PropertyType'] === 'string') fields['PropertyType'] = { column: fields['PropertyType'], values: 'lease' };
  const dates = knownFields.flatMap(({ field, shape }) => {
    const column = fields[field];
    return shape === 'date' && typeof column === 'string' ? [orderOfDates(valuesOf(column))] : [];
  });
  // One hand wrote them all: a column that tells how its dates are written tells it of the others.
  const isDayFirst = dates.some((one) => one?.order === 'day-first');
  const isMonthFirst = dates.some((one) => one?.order === 'month-first' && one.isSure && one.isEvident);
  for (const { field, shape } of knownFields) {
    const column = fields[field];
    if (typeof column !== 'string') continue;
    if (shape === 'money' && isInThousands(column)) {
      fields[field] = { column, times: 1_000 };
      assumptions.push(`"${column}" is in thousands, as its name says.`);
    }
    const metric =
      shape === 'lot' || shape === 'acres' || shape === 'living' || shape === 'area' ? metricUnitOf(column) : undefined;
    if (metric !== undefined) {
      fields[field] = { column, unit: metric };
      assumptions.push(`"${column}" is in ${metric}, as its name says, and is stored in square feet.`);
    } else if (shape === 'lot' && !/sqft|\bsf\b/.test(keyOf(column)) && fields['LotSizeUnits'] === undefined) {
      const unit = unitOfLots(valuesOf(column));
      if (unit !== 'square feet') {
        fields[field] = { column, unit };
        assumptions.push(
          unit === 'acres'
            ? `Lots in "${column}" are taken for acres: all are below 300.`
            : `Lots in "${column}" without a unit are taken for acres below 300 and for square feet from there on.`,
        );
      }
    }
    if (shape === 'date') {
      const order = orderOfDates(valuesOf(column));
      if (order?.order === 'day-first') {
        fields[field] = { column, dates: 'day-first' };
        assumptions.push(`Dates in "${column}" have the day first: some days are above 12.`);
      } else if (order && !order.isSure && isDayFirst && !isMonthFirst) {
        fields[field] = { column, dates: 'day-first' };
        assumptions.push(`Dates in "${column}" are taken to have the day first, as those of other columns have.`);
      } else if (order && !order.isSure && (isDayFirst || !isMonthFirst)) {
        questions.push({
          kind: 'day-first',
          text: `Do dates in "${column}" begin with the day? No day above 12 tells.`,
          ...{ column, field, assumed: 'The month first, as is written in the US.', isNeeded: false },
        });
      }
    }
  }
  // A size whose unit stands in a column of its own is an area with its unit.
  if (fields['LotSizeUnits'] !== undefined && fields['LotSizeSquareFeet'] !== undefined && fields['LotSizeArea'] === undefined) {
    fields['LotSizeArea'] = fields['LotSizeSquareFeet'];
    delete fields['LotSizeSquareFeet'];
  }
}

export function completeSales(
  { fields, keyOf, valuesOf, rowCount, assumptions, questions }: Form,
  sold: { soldYear: string | undefined; soldMonth: string | undefined },
): void {
  if (!fields['CloseDate'] && sold.soldYear && sold.soldMonth) {
    fields['CloseDate'] = { year: sold.soldYear, month: sold.soldMonth };
    assumptions.push(`Sales are dated the first of the month in ${sold.soldMonth} and ${sold.soldYear}.`);
  }
  const priceColumn = typeof fields['ClosePrice'] === 'string' ? fields['ClosePrice'] : null;
  // What has no date of a sale may be for sale.
  const isEveryRowDated = (): boolean => {
    const date = fields['CloseDate'];
    return date !== undefined && (typeof date !== 'string' || valuesOf(date).length === rowCount);
  };
  const isPriceOfSale = priceColumn !== null && priceColumn !== fields['ListPrice'];
  if (!fields['StandardStatus']) {
    if (isPriceOfSale && !fields['ListPrice']) {
      fields['StandardStatus'] = { value: 'Closed' };
      assumptions.push(`No column tells a status: "${priceColumn}" is the price of a sale, so every row is taken for one.`);
    } else if (isEveryRowDated() && priceColumn !== null && !fields['OnMarketDate']) {
      fields['StandardStatus'] = { value: 'Closed' };
      assumptions.push('No column tells a status: every row is dated by its sale, and is taken for one.');
      if (!isPriceOfSale) delete fields['ListPrice'];
    } else {
      questions.push({
        kind: 'status',
        text: statusQuestion,
        ...{ column: null, field: 'StandardStatus', assumed: null, isNeeded: true },
      });
    }
  }
  if (!fields['PropertyType']) {
    const price = fields['ListPrice'];
    const isRent = typeof price === 'string' && /\b(?:rent|lease)\b/.test(keyOf(price));
    fields['PropertyType'] = { value: isRent ? 'Residential Lease' : 'Residential' };
    if (isRent) assumptions.push(`"${price}" is what is paid for a rental: every row is taken for one.`);
  }
  if (!fields['PropertySubType']) {
    questions.push({
      kind: 'type',
      text: 'No column tells the type of home.',
      ...{ column: null, field: 'PropertySubType', assumed: 'Stored as "Other".', isNeeded: false },
    });
  }
  const fee = fields['AssociationFee'];
  if (typeof fee === 'string' && !fields['AssociationFeeFrequency']) {
    const frequency = /annual|year|\byr/.test(keyOf(fee))
      ? 'Annually'
      : /quarter|\bqtr/.test(keyOf(fee))
        ? 'Quarterly'
        : 'Monthly';
    fields['AssociationFeeFrequency'] = { value: frequency };
    if (frequency !== 'Monthly' || /month|\bmo\b/.test(keyOf(fee))) return;
    assumptions.push('Association fees are taken for monthly ones.');
  }
}

export function completePlaces({ fields, assumptions }: Form): void {
  if (!fields['StateOrProvince'] && typeof fields['PostalCode'] === 'string') {
    fields['StateOrProvince'] = { stateOfZip: fields['PostalCode'] };
    assumptions.push('The state is that of the ZIP code.');
  }
}

const changing = new Set([
  'ListPrice',
  'ClosePrice',
  'StandardStatus',
  'DaysOnMarket',
  'CumulativeDaysOnMarket',
  'CloseDate',
  'PublicRemarks',
]);

/** A key from the source's own number, else its page, else the home's address, else what the row says of the home. */
export function completeKey({ fields, header, valuesOf, assumptions }: Form): void {
  const hasAddress =
    fields['FullAddress'] !== undefined || fields['UnparsedAddress'] !== undefined || fields['StreetName'] !== undefined;
  const ids = ['ListingKey', 'ListingId', 'ListingURL'].flatMap((field) => {
    const source = fields[field];
    return typeof source === 'string' ? [source] : [];
  });
  const [first] = ids;
  const isSales =
    fields['StandardStatus'] !== undefined && typeof fields['StandardStatus'] === 'object' && 'value' in fields['StandardStatus'];
  const saleDate = fields['CloseDate'];
  // A county's number is the parcel's: a home that sold twice has it twice.
  if (isSales && first !== undefined && new Set(valuesOf(first)).size < valuesOf(first).length && typeof saleDate === 'string') {
    const columns = [first, saleDate];
    fields['ListingKey'] = { likenessOf: columns };
    assumptions.push(`"${first}" repeats: a sale is known by it and "${saleDate}".`);
    return;
  }
  if (first !== undefined) {
    const others = ids.filter((column) => column !== first);
    const hasGaps = valuesOf(first).length === 0 || others.length > 0 || hasAddress;
    fields['ListingKey'] = hasGaps ? { firstOf: [first, ...others, ...(hasAddress ? [true as const] : [])] } : first;
    return;
  }
  if (hasAddress) {
    fields['ListingKey'] = { addressWith: isSales && typeof saleDate === 'string' ? [saleDate] : [] };
    assumptions.push('No column is a key: a home is known by its address.');
    return;
  }
  const distinct = header.filter((column) => {
    const served = fieldsFrom(column, fields);
    return served.length > 0 && !served.some((field) => changing.has(field));
  });
  fields['ListingKey'] = distinct.length > 0 ? { likenessOf: distinct } : { rowNumberAfter: 'row-' };
  assumptions.push(
    'No column is a key or an address: a home is known by what its row says of it beside price, status and dates.',
  );
}
