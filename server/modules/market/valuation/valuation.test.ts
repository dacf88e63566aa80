import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { backTest } from './back-test.ts';
import { emptyHome, monthOf, type Home, type NumericField, type Sale } from './home.ts';
import { inventSales } from './invented-sales.ts';
import { fitModel, predictLog, restoreModel } from './market-model.ts';
import { learnRange, rangeOf } from './range.ts';
import { solveBounded } from './solve-bounded.ts';
import { lastStep, stepOf } from './steps.ts';
import { valueHome, type HomeValue } from './value-home.ts';

const fields: NumericField[] = ['fullBaths', 'halfBaths', 'beds', 'lotSqft', 'yearBuilt', 'garageSpaces'];
const month = 2026 * 12 + 1;
const sales = inventSales(600);
const model = fitModel({ sales, month, fields });
const subjects = inventSales(40, 9);

function valueOf(home: Home, ...rest: [Parameters<typeof valueHome>[2]?]): HomeValue {
  const value = valueHome(model, home, ...rest);
  if (!value) throw new Error('This home has comparables');
  return value;
}

describe('a value', () => {
  it('is the weighted mean of its adjusted comparables to the dollar, at most 12 with weights that sum to 1', () => {
    for (const subject of subjects) {
      const { value, comparables } = valueOf(subject);
      const rebuilt = comparables.reduce((sum, { sale, adjustments, weight }) => {
        return sum + weight * adjustments.reduce((price, { dollars }) => price + dollars, sale.price);
      }, 0);
      expect(Math.round(rebuilt)).toBe(value);
      expect(comparables.length).toBeLessThanOrEqual(12);
      expect(Math.min(...comparables.map(({ weight }) => weight))).toBeGreaterThan(0);
      expect(comparables.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    }
  });

  it('is near what such a home would sell for', () => {
    const errors = subjects.map((subject) => Math.abs(Math.log(valueOf(subject).value / subject.price)));
    expect(errors.toSorted((a, b) => a - b)[20]).toBeLessThan(0.12);
  });

  it('does not depend on the order of the sales', () => {
    const turned = fitModel({ sales: sales.toReversed(), month, fields });
    for (const subject of subjects) expect(valueHome(turned, subject)).toEqual(valueOf(subject));
  });

  it('scales with the currency', () => {
    const dear = fitModel({ sales: sales.map((sale) => ({ ...sale, price: sale.price * 100 })), month, fields });
    for (const subject of subjects) {
      expect((valueHome(dear, subject)?.value ?? 0) / 100 / valueOf(subject).value).toBeCloseTo(1, 4);
    }
  });

  it('never falls for more area, baths or garage, in what is adjusted', () => {
    const found = (home: Home): number => predictLog(model, home, month);
    for (const subject of subjects) {
      expect(found({ ...subject, fullBaths: (subject.fullBaths ?? 0) + 1 })).toBeGreaterThanOrEqual(found(subject));
      expect(found({ ...subject, garageSpaces: (subject.garageSpaces ?? 0) + 1 })).toBeGreaterThanOrEqual(found(subject));
      expect(found({ ...subject, lotSqft: (subject.lotSqft ?? 0) * 1.2 })).toBeGreaterThanOrEqual(found(subject));
    }
  });

  it('compares with homes of its own type alone', () => {
    const townhouse = { ...emptyHome('townhouse'), livingAreaSqft: 1_500, latitude: 42, longitude: -93, place: 'place 0' };
    expect(valueOf(townhouse).comparables.every(({ sale }) => sale.type === 'townhouse')).toBe(true);
  });

  it('keeps a pinned sale with a twelfth or more, whatever it is like, and uses no other candidate', () => {
    const subject = subjects[3] ?? emptyHome('single-family-home');
    const far = model.sales.find(({ sale }) => sale.place !== subject.place && sale.type === subject.type)?.key ?? '';
    const pinned = valueOf(subject, { pinned: new Set([far]) }).comparables.find(({ sale }) => sale.key === far);
    expect(pinned?.weight).toBeGreaterThan(1 / 13);
    const few = model.sales.filter(({ sale }) => sale.type === subject.type).slice(0, 3);
    expect(valueOf(subject, { candidates: few }).comparables.length).toBeLessThanOrEqual(3);
  });

  it('takes a rate of the agent instead of the market’s', () => {
    const subject = subjects[1] ?? emptyHome('single-family-home');
    const { comparables } = valueOf(subject, { overrides: { 'living-area': 40 } });
    for (const { sale, adjustments } of comparables) {
      const dollars = 40 * ((subject.livingAreaSqft ?? 0) - (sale.livingAreaSqft ?? 0));
      const own = adjustments.find(({ kind }) => kind === 'living-area');
      expect(own?.isOverridden).toBe(true);
      expect(Math.abs((own?.dollars ?? NaN) - dollars)).toBeLessThanOrEqual(1);
    }
  });

  it('is made again exactly from a kept fit', () => {
    const kept = restoreModel(JSON.parse(JSON.stringify(model.fitted)) as typeof model.fitted, sales.toReversed());
    for (const subject of subjects) expect(valueHome(kept, subject)?.value).toBe(valueOf(subject).value);
  });
});

describe('a back-test', () => {
  const test = { fields, firstMonth: month - 12, lastMonth: month - 1 };
  const past = backTest({ ...test, sales });

  it('leaks nothing: neither a home’s own price nor what sold later moves its value', () => {
    const subject = past[Math.floor(past.length / 2)]?.sale;
    if (!subject) throw new Error('The town had sales');
    const changed = sales.map((sale) =>
      sale === subject || sale.month > subject.month ? { ...sale, price: sale.price * 10 } : sale,
    );
    const again = backTest({ ...test, sales: changed }).find(({ sale }) => sale.key === subject.key);
    expect(again?.value).toEqual(past.find(({ sale }) => sale === subject)?.value);
  });

  it('learns ranges that cover about what they say, wider where values were farther off', () => {
    const errors = past.map(({ sale, error, value }) => ({ month: sale.month, error, signals: value.signals }));
    const range = learnRange(errors);
    if (!range) throw new Error('There were errors enough');
    const covered = errors.filter(({ error, signals }) => Math.abs(error) <= rangeOf(range, signals).halfWidth).length;
    expect(covered / errors.length).toBeGreaterThan(0.77);
    expect(covered / errors.length).toBeLessThan(0.87);
    expect(learnRange(errors.slice(0, 20))).toBeNull();
  });
});

describe('the bounded solver', () => {
  it('finds what no step inside the bounds improves', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 5, maxLength: 5 }), {
          minLength: 5,
          maxLength: 9,
        }),
        (rows) => {
          const matrix = new Float64Array(25);
          const right = new Float64Array(5);
          for (const row of rows) {
            row.forEach((one, i) => {
              right[i] = (right[i] ?? 0) + one;
              row.forEach((other, j) => (matrix[i * 5 + j] = (matrix[i * 5 + j] ?? 0) + one * other));
            });
          }
          for (let i = 0; i < 5; i += 1) matrix[i * 5 + i] = (matrix[i * 5 + i] ?? 0) + 0.5;
          const x = solveBounded(matrix, right, (index) => index !== 2);
          x.forEach((value, i) => {
            let gradient = -(right[i] ?? 0);
            x.forEach((other, j) => (gradient += (matrix[i * 5 + j] ?? 0) * other));
            if (i !== 2) expect(value).toBeGreaterThanOrEqual(0);
            if (i === 2 || value > 1e-9) expect(Math.abs(gradient)).toBeLessThan(1e-6);
            else expect(gradient).toBeGreaterThan(-1e-6);
          });
        },
      ),
    );
  });
});

describe('the steps of a search', () => {
  const subject: Home = { ...emptyHome('single-family-home'), livingAreaSqft: 1_000, latitude: 42, longitude: -93 };
  const sold = (miles: number, monthsAgo: number, area: number): Sale => ({
    ...{ ...subject, key: 'x', price: 1, month: month - monthsAgo },
    latitude: 42 + miles / 69.0934,
    livingAreaSqft: area,
  });

  it.each([
    [0.4, 2, 1_100, 0],
    [0.4, 5, 1_100, 1],
    [0.9, 5, 1_190, 2],
    [0.9, 11, 1_290, 3],
    [1.9, 2, 720, 4],
    [2.1, 1, 1_000, null],
    [0.1, 13, 1_000, null],
    [0.1, 1, 1_400, null],
  ])('a sale %d miles off, %d months ago, of %d sq ft comes in step %s', (miles, monthsAgo, area, step) => {
    expect(stepOf(subject, sold(miles, monthsAgo, area), month)).toBe(step);
  });

  it('stop at six', () => {
    expect(lastStep([0, 0, 1, 1, 1, 1, 4])).toBe(1);
    expect(lastStep([0, 0, null])).toBe(4);
  });
});

it('counts months with their days', () => {
  expect([monthOf('2026-06-01'), monthOf('2026-06-16')]).toEqual([2026 * 12 + 6, 2026 * 12 + 6 + 15 / 31]);
});
