import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from './number-field.tsx';

const shown = (field: { value: number; isYear?: boolean }) =>
  /value="([^"]*)"/.exec(renderToStaticMarkup(<NumberField label="Fact" onChange={() => undefined} {...field} />))?.[1];

test('a number stands there with its separators, and a year without', () => {
  expect(shown({ value: 1_250_000 })).toBe('1,250,000');
  expect(shown({ value: 2.5 })).toBe('2.5');
  expect(shown({ value: 1926, isYear: true })).toBe('1926');
});
