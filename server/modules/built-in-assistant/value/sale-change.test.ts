import { expect, it } from 'vitest';
import { readSaleChange } from './sale-change.ts';

it.each([
  ['swap out comp 2, its too different', { act: 'exclude', index: 1, words: null }],
  ['drop #3', { act: 'exclude', index: 2, words: null }],
  ['get rid of comp #4 please', { act: 'exclude', index: 3, words: null }],
  ['take comp 5 out', { act: 'exclude', index: 4, words: null }],
  ['replace the 2nd comp with the next best', { act: 'exclude', index: 1, words: null }],
  ['drop comps 2, 5 and 6', { act: 'exclude', index: 1, words: null, also: [4, 5] }],
  ['comp 2 is too different', { act: 'exclude', index: 1, words: null }],
  ['#3 is a bad comp', { act: 'exclude', index: 2, words: null }],
  ['use something instead of comp 2', { act: 'exclude', index: 1, words: null }],
  ['drop the comp on vespermore and redo it', { act: 'exclude', index: null, words: 'vespermore' }],
  ['leave out the one on vespermore lane, it is a teardown', { act: 'exclude', index: null, words: 'vespermore lane' }],
  ['drop both on vespermore', { act: 'exclude', index: null, words: 'vespermore', areAll: true }],
  ['take out the vespermore comps', { act: 'exclude', index: null, words: 'vespermore', areAll: true }],
  ['replace comp 2 with 1432 talwick', { act: 'exclude', index: 1, words: null, instead: '1432 talwick' }],
  ['add 2460 dapplewell', { act: 'pin', index: null, words: '2460 dapplewell' }],
])('sales that are to leave or to count are read of "%s"', (text, change) => {
  expect(readSaleChange(text)).toEqual(change);
});

it.each([
  'change it to 3 baths',
  'what did comp 2 sell for',
  'how far is #3',
  'cut the price',
  'switch to spanish',
  'is comp 2 the closest',
])('no sale leaves by "%s"', (text) => {
  expect(readSaleChange(text)).toBeNull();
});
