import { expect, it } from 'vitest';
import { readOfferTerms } from './offer-terms.ts';

it.each([
  ['draft an offer email at 1.05', { price: '$1,050,000' }],
  ['20% down, close in 21 days, no contingencies', { financing: '20% down', closing: 'In 21 days', contingencies: 'None' }],
  ['offer 985k all cash, 14 day close', { price: '$985,000', financing: 'All cash', closing: 'In 14 days' }],
  ['3% deposit and an inspection contingency', { deposit: '3%', contingencies: 'Inspection' }],
  ['earnest money of 30k, fha loan, close by dec 15', { deposit: '$30,000', financing: 'FHA loan', closing: 'Dec 15' }],
  [
    '5% under ask, 20% down conventional, 30 day close',
    { offListPercent: -5, financing: 'Conventional loan, 20% down', closing: 'In 30 days' },
  ],
  ['10% under, cash, 21 days', { offListPercent: -10, financing: 'All cash', closing: 'In 21 days' }],
  ['3% over list, no contingencies', { offListPercent: 3, contingencies: 'None' }],
  ['5% menos del precio de lista', { offListPercent: -5 }],
])('reads the terms of an offer: %s', (text, terms) => {
  expect(readOfferTerms(text)).toEqual(terms);
});

it.each(['make it warmer', 'write an offer letter for the second one', 'shorter please', 'for 3 homes'])(
  'reads none in %s',
  (text) => {
    expect(readOfferTerms(text)).toBeNull();
  },
);
