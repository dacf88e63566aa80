import { expect, it } from 'vitest';
import { tableKindOf, usualColumns } from './table-columns.ts';

it('shows the lot instead of rooms where nothing but land is looked for', () => {
  const columns = usualColumns[tableKindOf({ propertyTypes: ['lots-and-land'] })];
  expect(columns).toContain('lot');
  expect(columns).not.toContain('beds');
});

it.each([[null], [[]], [['lots-and-land', 'condominium'] as const]])('shows rooms where homes are looked for: %j', (types) => {
  expect(usualColumns[tableKindOf({ propertyTypes: types === null ? null : [...types] })]).toContain('beds');
});
