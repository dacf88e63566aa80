import { expect, it } from 'vitest';
import { addressText, tableKindOf, usualColumns } from './table-columns.ts';

it('shows the lot instead of rooms where nothing but land is looked for', () => {
  const columns = usualColumns[tableKindOf({ propertyTypes: ['lots-and-land'] })];
  expect(columns).toContain('lot');
  expect(columns).not.toContain('beds');
});

it.each([[null], [[]], [['lots-and-land', 'condominium'] as const]])('shows rooms where homes are looked for: %j', (types) => {
  expect(usualColumns[tableKindOf({ propertyTypes: types === null ? null : [...types] })]).toContain('beds');
});

it('names the city at each address where the rows are of several', () => {
  const oakland = { addressLine1: '12 Elm St', addressLine2: '#4', city: 'Oakland' };
  const berkeley = { addressLine1: null, addressLine2: null, city: 'Berkeley' };
  expect(addressText(oakland, [oakland])).toBe('12 Elm St, #4');
  expect(addressText(oakland, [oakland, berkeley])).toBe('12 Elm St, #4, Oakland');
  expect(addressText(berkeley, [oakland, berkeley])).toBe('Berkeley');
  expect(addressText({ ...berkeley, city: null }, [oakland])).toBe('Address not shown');
});
