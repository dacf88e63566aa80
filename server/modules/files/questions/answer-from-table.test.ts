import { describe, expect, it } from 'vitest';
import { toTable } from '../extract/to-table.ts';
import { answerFromTable } from './answer-from-table.ts';

const homes = toTable(
  [
    ['#', 'Address', 'City', 'Zip', 'Type', 'Beds', 'Baths', 'Sq Ft', 'Year Built', 'Asking Price', 'Listed On', 'Status'],
    ['1', '12 Alder Street #3', 'Oakland', '94611', 'Condo', '2', '1', '900', '1925', '600000', '2026-10-03', 'Active'],
    ['2', '34 Birch Ave', 'Oakland', '94611', 'House', '3', '2', '1500', '1950', '1200000', '2026-09-12', 'Pending'],
    ['3', '56 Cedar Ct', 'Berkeley', '94703', 'House', '4', '2', '2000', '', '1500000', '2026-10-20', 'Active'],
    ['4', '78 Dogwood Dr', 'Berkeley', '94703', 'Condo', '3', '2.5', '1200', '2004', '900000', '2026-11-01', 'Coming soon'],
    ['5', '90 Elm Way', 'Albany', '94611', 'Townhouse', '2', '2', '1100', '1987', '800000', '2026-08-30', 'Active'],
    ['', 'Total', '', '', '', '', '', '', '', '5000000', '', ''],
  ],
  null,
);
const offers = toTable(
  [
    ['Buyer', 'Offer price', 'Down payment %', 'Loan type', 'Closing days', 'Contingencies', 'Escalation'],
    ['Nguyen', '$1,250,000', '20%', 'Conventional', '30', 'Inspection; Loan', 'No'],
    ['Patel', '$1,240,000', '100%', 'Cash', '14', 'None', 'No'],
    ['Okafor', '$1,310,000', '10%', 'FHA', '45', 'Inspection; Appraisal', 'Yes, to $1,350,000'],
  ],
  null,
);
const rents = toTable(
  [
    ['Unit', 'Tenant', 'SqFt', 'Monthly Rent', 'Market Rent', 'Lease End', 'Balance Due'],
    ['101', 'Ames', '500', '$2,000', '$2,200', '05/28/2026', '0'],
    ['102', 'VACANT', '700', '', '$2,600', '', ''],
    ['103', 'Boone', '800', '$2,800', '$2,900', '11/30/2026', '$450.00'],
    ['104', 'Cole', '1000', '$3,000', '$3,000', '03/31/2027', '($20.00)'],
  ],
  null,
);

const rowsFor = (table: typeof homes, question: string) => answerFromTable(table, question).rows.map(({ row }) => row);
const figureFor = (table: typeof homes, question: string) => {
  const { operation, figure, column } = answerFromTable(table, question);
  return [operation, column, Object.values(figure)[0]];
};

describe('a question about a table', () => {
  it.each([
    ['how many homes are on this list?', ['count', null, 5]],
    ['what is the total asking price?', ['sum', 'Asking Price', 5_000_000]],
    ['average price of the condos', ['mean', 'Asking Price', 750_000]],
    ['how many are houses or townhouses?', ['count', null, 3]],
    ['how many were built before 1960?', ['count', null, 2]],
    ['how many are not in Oakland?', ['count', null, 3]],
    ['what percentage are condos?', ['share', null, 40]],
    ['what percentage of the Oakland homes are condos?', ['share', null, 50]],
    ['median price per sq ft', ['median', 'Asking Price per Sq Ft', 750]],
    ['what is the difference between the highest and lowest price?', ['range', 'Asking Price', 900_000]],
    ['what is the cheapest one?', ['min', 'Asking Price', 600_000]],
    ['oldest house', ['min', 'Year Built', 1950]],
  ])('%s: a figure', (question, expected) => {
    expect(figureFor(homes, question)).toEqual(expected);
  });

  it.each([
    ['which are pending?', [3]],
    ['which ones have at least 3 beds and 2 baths?', [3, 4, 5]],
    ['3-bedroom homes', [3, 5]],
    ['homes between 700k and 1.2m', [3, 5, 6]],
    ['which were listed in October?', [2, 4]],
    ['which were listed after October 10, 2026?', [4, 5]],
    ['any without a year built?', [4]],
    ['the 2 most expensive', [4, 3]],
    ['sort by price', [2, 6, 5, 3, 4]],
    ['sort by sq ft, highest first', [4, 3, 5, 6, 2]],
    ['show me row 4', [4]],
    ['newest listing', [5]],
    ['what is the price of 12 Alder?', [2]],
    ['which are in 94703?', [4, 5]],
  ])('%s: rows', (question, expected) => {
    expect(rowsFor(homes, question)).toEqual(expected);
  });

  it.each([
    ['who pays cash?', [3]],
    ['which has no contingencies?', [3]],
    ['which offers have an escalation clause?', [4]],
    ['who closes fastest?', [3]],
    ['who puts down at least 20%?', [2, 3]],
    ['which waive the inspection?', [3]],
  ])('%s: offers', (question, expected) => {
    expect(rowsFor(offers, question)).toEqual(expected);
  });

  it('reads a rent roll', () => {
    expect(figureFor(rents, 'what is the occupancy rate?')).toEqual(['share', null, 75]);
    expect(figureFor(rents, 'annual rent')).toEqual(['sum', 'Monthly Rent', 93_600]);
    expect(answerFromTable(rents, 'average rent').counted).toBe(3);
    expect(figureFor(rents, 'how far below market are the rents?')).toEqual(['sum', 'Market Rent minus Monthly Rent', 300]);
    expect(rowsFor(rents, 'which leases end before June 2026?')).toEqual([2]);
    expect(rowsFor(rents, 'which leases end in 2026?')).toEqual([2, 4]);
    expect(rowsFor(rents, 'who owes a balance?')).toEqual([4]);
  });

  it('groups rows, and names the group that has most', () => {
    const names = (question: string) => answerFromTable(homes, question).groups.map(({ group, rowCount }) => [group, rowCount]);
    expect(names('how many per city?').at(-1)).toEqual(['Albany', 1]);
    expect(names('average price by beds').map(([name]) => name)).toEqual(['2', '3', '4']);
    expect(answerFromTable(homes, 'which zip has the most?')).toMatchObject({
      asksForOneGroup: true,
      groups: [{ group: '94611', rowCount: 3 }, { group: '94703' }],
    });
  });

  it('sets offers side by side without judging them', () => {
    for (const question of ['compare these offers', 'which is the best offer?']) {
      const { operation, rows, extremes } = answerFromTable(offers, question);
      expect([operation, rows.length, extremes[0]]).toEqual([
        'list',
        3,
        { column: 'Offer price', highest: '$1,310,000', highestOf: 'Okafor', lowest: '$1,240,000', lowestOf: 'Patel' },
      ]);
    }
  });

  it('is answered with amounts as amounts, and says which words nothing is called by', () => {
    expect(answerFromTable(homes, 'show me row 2').rows[0]?.cells['Asking Price']).toBe('$600,000');
    expect(answerFromTable(homes, 'how many in Oakland have a pool?').unused).toEqual(['pool']);
    expect(answerFromTable(homes, 'how many are in Oakland under $1M?').unused).toEqual([]);
  });

  it.each(['which of these are on the market?', 'tell me a joke', 'how many sales were there?', 'is anything overpriced?'])(
    '%s: is none',
    (question) => {
      expect(answerFromTable(homes, question).operation).toBeNull();
    },
  );
});
