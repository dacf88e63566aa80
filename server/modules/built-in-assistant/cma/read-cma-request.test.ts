import { expect, it } from 'vitest';
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { languages, textsIn } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';
import { cmaInEnglish } from './cma-in-spanish.ts';
import { readCmaRequests, readCmaRequest, withVerbOf } from './read-cma-request.ts';
import { inOrder } from './read-order.ts';
import { unfitting } from './read-unfit.ts';
import { unlike, type Likeness } from './read-unlike.ts';

type Comparable = CmaToolAnswer['comparables'][number];

it.each([
  ['start a CMA for 1266 Birchmouth Street', { kind: 'start', subject: { address: '1266 Birchmouth Street' } }],
  ['Create a CMA for 12 Elm St, Oakland', { kind: 'start', subject: { address: '12 Elm St', city: 'Oakland' } }],
  [
    'start a cma for my listing at 9 Hill Road, 3/2, 1,450 sq ft, built 1926',
    { kind: 'start', subject: { address: '9 Hill Road', beds: 3, baths: 2, livingAreaSqFt: 1_450, yearBuilt: 1926 } },
  ],
  ['need cma for 12 elm st in culver city', { kind: 'start', subject: { address: '12 Elm St', city: 'Culver City' } }],
  ['cma for 12 elm street oakland', { kind: 'start', subject: { address: '12 Elm Street', city: 'Oakland' } }],
  ['start a CMA for 12 Court St', { kind: 'start', subject: { address: '12 Court St' } }],
  ['make a listing presentation for this one', { kind: 'start', subject: 'this' }],
  ['Start a CMA for the first one', { kind: 'start', subject: { place: 0 } }],
  ['prepare a CMA for number 3', { kind: 'start', subject: { place: 2 } }],
  ['raise the range by 20k', { kind: 'shift-range', dollars: 20_000 }],
  ['lower the range by $15,000', { kind: 'shift-range', dollars: -15_000 }],
  ['set the range to 900k-950k', { kind: 'set-range', low: 900_000, high: 950_000 }],
  ['now make it 25k lower', { kind: 'nudge-range', dollars: -25_000 }],
  ['another 10k up', { kind: 'nudge-range', dollars: 10_000 }],
  ['raise the high end by 10k', { kind: 'shift-end', end: 'high', dollars: 10_000 }],
  ['set the low price to 900k', { kind: 'set-end', end: 'low', dollars: 900_000 }],
  ["what's the range?", { kind: 'tell-range' }],
  ['how confident are you in that number', { kind: 'tell-sureness' }],
  ['can i trust that range', { kind: 'tell-sureness' }],
  ['why did you leave out the pricier ones', { kind: 'tell-left-out' }],
  ['what comps did u use', { kind: 'tell-comparables' }],
  ['which comps did you use?', { kind: 'tell-comparables' }],
  ['whos left', { kind: 'tell-comparables' }],
  ['whos left, avg price per sq ft of those', { kind: 'tell-comparables', withAverages: true }],
  ['make the range 2.0 to 2.2', { kind: 'set-range', low: 2_000_000, high: 2_200_000 }],
  ['make it 1.1 to 1.25', { kind: 'set-range', low: 1_100_000, high: 1_250_000 }],
  ['range should be 1.55 to 1.7', { kind: 'set-range', low: 1_550_000, high: 1_700_000 }],
  ['range: 950 to 1.05', { kind: 'set-range', low: 950_000, high: 1_050_000 }],
  ['add the cheapest one back', { kind: 'put-back', which: 'cheapest', street: null, areAll: false }],
  ['put them back in', { kind: 'put-back', which: null, street: null, areAll: true }],
  ['bring back the one on Selwold', { kind: 'put-back', which: null, street: 'Selwold', areAll: false }],
  ['undo that last one', { kind: 'undo' }],
  ['rename it Smith family listing presentation', { kind: 'title', title: 'Smith family listing presentation' }],
  ['change the title to “12 Oak, for the Lees”', { kind: 'title', title: '12 Oak, for the Lees' }],
  ['publish it', { kind: 'own-click' }],
  ['give me a PDF', { kind: 'own-click' }],
  ['add a net sheet', { kind: 'sections', type: 'net-sheet', isShown: true }],
  ['remove the map', { kind: 'sections', type: 'neighborhood-map', isShown: false }],
  ['add days on market', { kind: 'facts', flag: 'showDaysOnMarket', isShown: true }],
  ['leave out the one on Garage Street', { kind: 'remove', street: 'Garage Street' }],
  ['hide HOA fees', { kind: 'facts', flag: 'showHOAFees', isShown: false }],
  ['leave out the one on Ottermouth', { kind: 'remove', street: 'Ottermouth' }],
  ['add the second one', { kind: 'add', places: [1] }],
  ['add the second and third ones to the CMA', { kind: 'add', places: [1, 2] }],
  ['add the first two', { kind: 'add', places: [0, 1] }],
  ['take out the third comparable', { kind: 'remove-at', place: 2 }],
  ['drop the oldest comp', { kind: 'remove-extreme', which: 'oldest' }],
  ['take out the one that sold in june', { kind: 'remove-sold-in', month: 6 }],
  ['drop the March sale', { kind: 'remove-sold-in', month: 3 }],
  ['drop the condo', { kind: 'remove-unlike', likeness: { by: 'type', words: 'condo', isKept: false } }],
  ['add a comp on Amberwell Drive', { kind: 'add-on-street', street: 'Amberwell Drive' }],
  ['who are the comps', { kind: 'tell-comparables' }],
  ['set it at 950 to 1.05', { kind: 'set-range', low: 950_000, high: 1_050_000 }],
  ['why so low?', { kind: 'why' }],
  ['put the price at 1.25m', { kind: 'needs-range' }],
  ['add a comp', { kind: 'next-best', place: null, street: null, count: 1 }],
  ['remove 12 Elm Street', { kind: 'remove', street: '12 Elm Street' }],
  ['nothing over 2,000 ft', { kind: 'remove-unfitting', fitting: { fact: 'livingArea', most: 2_000 } }],
  ['drop anything bigger than 1,800 sq ft', { kind: 'remove-unfitting', fitting: { fact: 'livingArea', most: 1_800 } }],
  ['only comps under $1.9M', { kind: 'remove-unfitting', fitting: { fact: 'price', most: 1_900_000 } }],
  ['throw out anything with less than 2 baths', { kind: 'remove-unfitting', fitting: { fact: 'baths', least: 2 } }],
  ['keep only the ones over 1,200 sqft', { kind: 'remove-unfitting', fitting: { fact: 'livingArea', least: 1_200 } }],
  ['only 3 bedroom comps', { kind: 'remove-unfitting', fitting: { fact: 'beds', least: 3, most: 3 } }],
  ['drop the sales older than 6 months', { kind: 'remove-unfitting', fitting: { fact: 'age', most: 182 } }],
  ['only sales in the last 90 days', { kind: 'remove-unfitting', fitting: { fact: 'age', most: 90 } }],
  ['only comps east of 101', { kind: 'cannot-by-side' }],
  ['why those comps?', { kind: 'tell-comparables' }],
  ['widen to a mile', { kind: 'within', miles: 1 }],
  ['widen the search to 1.5 miles', { kind: 'within', miles: 1.5 }],
  ['only sales within half a mile', { kind: 'within', miles: 0.5 }],
  ['hide the map', { kind: 'sections', type: 'neighborhood-map', isShown: false }],
  ['show days on market', { kind: 'facts', flag: 'showDaysOnMarket', isShown: true }],
  ['write the summary, warmer', { kind: 'write', tone: 'warm', length: 'full' }],
  ['write a short summary', { kind: 'write', tone: 'professional', length: 'short' }],
  ['make it bolder', { kind: 'write', tone: 'bold', length: 'full' }],
  ['make it for the Diaz family', { kind: 'client', name: 'the Diaz family' }],
  ["add the seller's name Dana Whitfield to it", { kind: 'client', name: 'Dana Whitfield' }],
  ['add sellers name dana whitfield', { kind: 'client', name: 'Dana Whitfield' }],
  ["put the owner's name on it: Dana Whitfield", { kind: 'client', name: 'Dana Whitfield' }],
  ['put Dana Whitfield as the client', { kind: 'client', name: 'Dana Whitfield' }],
  ['add the seller net sheet', { kind: 'sections', type: 'net-sheet', isShown: true }],
  ['for the Lees', { kind: 'client', name: 'the Lees' }],
  ['call the client Joan Teague', { kind: 'client', name: 'Joan Teague' }],
  ['client names are Ada and Chidi Okafor', { kind: 'client', name: 'Ada and Chidi Okafor' }],
  ['make the suggested price 20k lower', { kind: 'nudge-range', dollars: -20_000 }],
  ['whats the price in there now', { kind: 'tell-range' }],
  ['add a note that the roof was redone in 2021', { kind: 'note', text: 'The roof was redone in 2021.' }],
  ['drop the page abt the market', { kind: 'sections', type: 'insights', isShown: false }],
  ['put the comps before the photos', { kind: 'cannot-order-sections' }],
  ['only single family', { kind: 'remove-unlike', likeness: { by: 'type', words: 'single', isKept: true } }],
  ['single family comps only', { kind: 'remove-unlike', likeness: { by: 'type', words: 'single', isKept: true } }],
  ['drop the condos', { kind: 'remove-unlike', likeness: { by: 'type', words: 'condo', isKept: false } }],
  ['no condos please', { kind: 'remove-unlike', likeness: { by: 'type', words: 'condo', isKept: false } }],
  ['drop anything outside 94114', { kind: 'remove-unlike', likeness: { by: 'zip', words: '94114', isKept: true } }],
  ['keep it to 94114', { kind: 'remove-unlike', likeness: { by: 'zip', words: '94114', isKept: true } }],
  ['keep it to Noe Valley', { kind: 'remove-unlike', likeness: { by: 'place', words: 'Noe Valley', isKept: true } }],
  ['only comps in Noe Valley', { kind: 'remove-unlike', likeness: { by: 'place', words: 'Noe Valley', isKept: true } }],
  ['nothing farther than half a mile', { kind: 'remove-unfitting', fitting: { fact: 'miles', most: 0.5 } }],
  ['drop the ones more than 1 mile away', { kind: 'remove-unfitting', fitting: { fact: 'miles', most: 1 } }],
  ['nothing built before 1950', { kind: 'remove-unfitting', fitting: { fact: 'yearBuilt', least: 1950 } }],
  ['only homes built after 1990', { kind: 'remove-unfitting', fitting: { fact: 'yearBuilt', least: 1990 } }],
  ['swap the third for the next best', { kind: 'next-best', place: 2, street: null, count: 1 }],
  ['replace 12 Oak with a better one', { kind: 'next-best', place: null, street: '12 Oak', count: 1 }],
  ['add another comp', { kind: 'next-best', place: null, street: null, count: 1 }],
  ['find me two more comps', { kind: 'next-best', place: null, street: null, count: 2 }],
  ['Can the first one and the third one trade places', { kind: 'trade-places', places: [0, 2] }],
  ['swap the second and the fourth', { kind: 'trade-places', places: [1, 3] }],
  ['lose the page about me', { kind: 'sections', type: 'branding', isShown: false }],
  ['put the third one first', { kind: 'put-first', place: 2, street: null }],
  ['move 12 Oak St to the top', { kind: 'put-first', place: null, street: '12 Oak St' }],
  ['sort the comps by distance', { kind: 'sort', by: 'distance' }],
  ['order them by price', { kind: 'sort', by: 'price' }],
  ['closest first', { kind: 'sort', by: 'distance' }],
  ['how far is the third?', { kind: 'tell-comparable', place: 2, street: null }],
  ['how far away is comp 2', { kind: 'tell-comparable', place: 1, street: null }],
  ['when did the second one sell?', { kind: 'tell-comparable', place: 1, street: null }],
  ['undo that', { kind: 'undo' }],
])('reads %s', (question, request) => {
  expect(readCmaRequest(question, true)).toEqual(request);
});

it.each(['what is a CMA?', 'condos in Oakland under 900k', 'start a CMA for the Diaz family', 'show me homes with parking'])(
  'leaves %s to others',
  (question) => {
    expect(readCmaRequest(question, false)).toBeNull();
  },
);

it.each([
  'condos within a mile of Dolores Park',
  'show me homes with a garden',
  'how far is the nearest sale?',
  'write a listing description for the second one',
  'what did it sell for?',
  'add homes with parking',
  'under 900k',
])('leaves %s to others where a CMA stands', (question) => {
  expect(readCmaRequest(question, true)).toBeNull();
});

it.each([
  ['also the oldest sale', 'take out the farthest comp', 'take out the oldest sale'],
  ['and the one on Selwold', 'drop the second', 'drop the one on Selwold'],
  ['also the oldest sale', 'sort the comps by distance', 'also the oldest sale'],
  ['and drop the third', 'take out the second', 'and drop the third'],
  ['also the oldest sale', null, 'also the oldest sale'],
])('reads “%s” behind “%s” as “%s”', (question, before, read) => {
  expect(withVerbOf(question, before)).toBe(read);
});

it.each(languages)('reads what is proposed after a new CMA, in %s', (language) => {
  const { cmaSummary, cmaWider, cmaWithoutFees } = textsIn(language).proposals;
  const kinds = [cmaSummary, cmaWider, cmaWithoutFees].map(
    (words) => readCmaRequest(language === 'spanish' ? cmaInEnglish(words) : words, true)?.kind,
  );
  expect(kinds).toEqual(['write', 'within', 'facts']);
});

it('takes an edit for one only where a CMA stands', () => {
  expect(readCmaRequest('add the second one', false)).toBeNull();
});

const today = '2026-11-20';
const comparable = (address: string, facts: Partial<Comparable>): Comparable => ({
  ...{ mlsId: address, mlsSource: 'sf', address, city: null, status: 'sold', price: null, soldDate: null },
  ...{ beds: null, baths: null, livingSpaceSqFt: null, adjustedPrice: null, weightPercent: null },
  ...{ neighborhood: null, zipCode: null, propertyType: null, yearBuilt: null, milesAway: null, pricePerSqFt: null, ...facts },
});
const comparables = [
  comparable('small', { livingSpaceSqFt: 1_100, baths: 1, soldDate: '2026-11-01' }),
  comparable('large', { livingSpaceSqFt: 2_400, baths: 3, soldDate: '2026-02-01' }),
  comparable('unknown', {}),
];

it.each([
  [{ fact: 'livingArea', most: 2_000 }, ['large']],
  [{ fact: 'baths', least: 2 }, ['small']],
  [{ fact: 'age', most: 182 }, ['large']],
  [{ fact: 'beds', least: 3, most: 3 }, []],
] as const)('takes out what is known to be outside %o', (fitting, out) => {
  expect(unfitting(fitting, comparables, today).map(({ address }) => address)).toEqual(out);
});

it('takes out by kind and place what is known to be otherwise', () => {
  const placed = [
    comparable('condo', { propertyType: 'Condominium', zipCode: '94114', neighborhood: 'Noe Valley', milesAway: 0.2 }),
    comparable('house', { propertyType: 'Single Family Home', zipCode: '94131', neighborhood: 'Glen Park', milesAway: 0.9 }),
    comparable('unknown', {}),
  ];
  const outOf = (likeness: Likeness) => unlike(likeness, placed).map(({ address }) => address);
  expect(outOf({ by: 'type', words: 'single', isKept: true })).toEqual(['condo']);
  expect(outOf({ by: 'type', words: 'condo', isKept: false })).toEqual(['condo']);
  expect(outOf({ by: 'zip', words: '94114', isKept: true })).toEqual(['house']);
  expect(outOf({ by: 'place', words: 'noe valley', isKept: true })).toEqual(['house']);
  expect(unfitting({ fact: 'miles', most: 0.5 }, placed, today).map(({ address }) => address)).toEqual(['house']);
  expect(inOrder('distance', placed.toReversed()).map(({ address }) => address)).toEqual(['condo', 'house', 'unknown']);
});

it.each([
  ['¿qué comparables usaste?', { kind: 'tell-comparables' }],
  ['ordena los comparables por distancia', { kind: 'sort', by: 'distance' }],
  ['¿qué tan lejos está el tercero?', { kind: 'tell-comparable', place: 2, street: null }],
  ['reemplaza el segundo por el siguiente mejor', { kind: 'next-best', place: 1, street: null, count: 1 }],
  ['solo condominios', { kind: 'remove-unlike', likeness: { by: 'type', words: 'condo', isKept: true } }],
])('reads in Spanish: %s', (question, request) => {
  expect(readCmaRequest(inEnglish(question), true)).toEqual(request);
});

it.each([
  ['cma for the 2nd one', { place: 1 }],
  ['do a CMA for the first one for my clients the Okafors', { place: 0 }],
  ['i need a cma for 12 Oak St', { address: '12 Oak St' }],
  ['make a cma for this one, client names are Ada and Chidi Okafor', 'this'],
])('starts one by %s', (question, subject) => {
  expect(readCmaRequest(question, false)).toEqual({ kind: 'start', subject });
});

it('reads all that a message asks, and tells what it could not read', () => {
  expect(readCmaRequests('leave out the one on Birchlea n sort comps by price', true)).toEqual([
    { kind: 'remove', street: 'Birchlea' },
    { kind: 'sort', by: 'price' },
  ]);
  expect(readCmaRequests('drop the page abt the market, n put the comps before the photos', true)).toMatchObject([
    { kind: 'sections' },
    { kind: 'cannot-order-sections' },
  ]);
  expect(readCmaRequests('hide HOA fees, make it sparkle', true)).toMatchObject([
    { kind: 'facts' },
    { kind: 'not-read', words: 'make it sparkle' },
  ]);
  expect(readCmaRequests('add a note that they painted and put new floors in', true)).toMatchObject([
    { kind: 'note', text: 'They painted and put new floors in.' },
  ]);
});
