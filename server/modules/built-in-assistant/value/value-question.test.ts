import { describe, expect, it } from 'vitest';
import { inEnglish } from '../language.ts';
import { asDescription, asksForGiven, cornerIn, isOfStandingValue, readValueQuestion } from './value-question.ts';

const nothing = { hasValue: false, hasOpened: false, resultCount: 0 };
const opened = { ...nothing, hasOpened: true };
const told = { ...opened, hasValue: true };

it.each([
  ['what is 1266 Birchmouth worth?', nothing, { kind: 'value', subject: { by: 'address', address: '1266 birchmouth' } }],
  ["What's it worth?", opened, { kind: 'value', subject: { by: 'opened' } }],
  [
    'can u help me price 1335 Cindercombe Street for the seller',
    nothing,
    { kind: 'value', subject: { by: 'address', address: '1335 cindercombe street' } },
  ],
  ['how do I price it', opened, { kind: 'value', subject: { by: 'opened' } }],
  ['how much is this home worth', opened, { kind: 'value', subject: { by: 'opened' } }],
  ['what would the second sell for?', { ...nothing, resultCount: 5 }, { kind: 'value', subject: { by: 'result', index: 1 } }],
  ['what is the last one worth', { ...nothing, resultCount: 5 }, { kind: 'value', subject: { by: 'result', index: 4 } }],
  ['value a 3/2 of 1,450 sq ft in Noe Valley', nothing, { kind: 'value', subject: { by: 'facts' } }],
  [
    'put together a valuation for a three bedroom house of about sixteen hundred square feet',
    nothing,
    { kind: 'value', subject: { by: 'facts' } },
  ],
  ['what is a 2/1 condo of 900 sq ft in 94114 worth', nothing, { kind: 'value', subject: { by: 'facts' } }],
  ['comps for my listing', opened, { kind: 'value', subject: { by: 'opened' } }],
  ['comps for my listing within half a mile', opened, { kind: 'value', subject: { by: 'opened' }, withinMiles: 0.5 }],
  ['comps within half a mile', opened, { kind: 'value', subject: { by: 'opened' }, withinMiles: 0.5 }],
  ['Show me comparables within 0.25 miles of it', opened, { kind: 'value', subject: { by: 'opened' }, withinMiles: 0.25 }],
  ['how many like it are on the market', told, { kind: 'competition' }],
  [
    "county's wrong about the size, it's 3,300",
    told,
    { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt: 3_300 }, isMore: false } },
  ],
  [
    'knock off the Chalbourne sale, that was his brother in law',
    told,
    { kind: 'change', change: { act: 'exclude', index: null, words: 'chalbourne' } },
  ],
  ['anything closer?', told, { kind: 'change', change: { act: 'nearer' } }],
  ['closer comps', told, { kind: 'change', change: { act: 'nearer' } }],
  ['only comps within a mile', told, { kind: 'change', change: { act: 'within', miles: 1 } }],
  ['value a 3/2 of 1,450 sq ft at 24th and Castro', nothing, { kind: 'value', subject: { by: 'facts' } }],
  ['what does the range mean', told, { kind: 'how-sure' }],
  ['What should I tell my seller?', told, { kind: 'how' }],
  ['leave out the second', told, { kind: 'change', change: { act: 'exclude', index: 1, words: null } }],
  ['drop the oldest comp', told, { kind: 'change', change: { act: 'exclude', index: null, words: 'oldest' } }],
  ['take out the farthest one', told, { kind: 'change', change: { act: 'exclude', index: null, words: 'farthest' } }],
  ['put the comp back', told, { kind: 'change', change: { act: 'restore' } }],
  ['drop number 3', told, { kind: 'change', change: { act: 'exclude', index: 2, words: null } }],
  ['without the one on Ottermouth', told, { kind: 'change', change: { act: 'exclude', index: null, words: 'ottermouth' } }],
  ['add 2460 Dapplewell', told, { kind: 'change', change: { act: 'pin', index: null, words: '2460 dapplewell' } }],
  ['use 40 $/sq ft for area', told, { kind: 'change', change: { act: 'rate', override: { kind: 'living-area', rate: 40 } } }],
  ['use $15k a bath', told, { kind: 'change', change: { act: 'rate', override: { kind: 'baths', rate: 15_000 } } }],
  ['use 0.5 % a month', told, { kind: 'change', change: { act: 'rate', override: { kind: 'time', rate: 0.5 } } }],
  [
    'what if it had a second bath?',
    told,
    { kind: 'change', change: { act: 'what-if', changes: { fullBaths: 2 }, isMore: false, isNth: true } },
  ],
  ['what if it had another bath?', told, { kind: 'change', change: { act: 'what-if', changes: { fullBaths: 1 }, isMore: true } }],
  [
    'what if it was 1,800 sq ft',
    told,
    { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt: 1_800 }, isMore: false } },
  ],
  [
    'what if its got a 2 car garage and remodeled kitchen',
    told,
    { kind: 'change', change: { act: 'what-if', changes: { garageSpaces: 2, condition: 6 }, isMore: false, isOneRoom: true } },
  ],
  [
    'what if they finish 400 sq ft more with a bath',
    told,
    { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt: 400, fullBaths: 1 }, isMore: true } },
  ],
  [
    'what if it had another bath and a 2 car garage',
    told,
    {
      kind: 'change',
      change: { act: 'what-if', changes: { fullBaths: 1, garageSpaces: 2 }, isMore: false, moreOf: ['fullBaths'] },
    },
  ],
  [
    'what if it had a 2nd bath',
    told,
    { kind: 'change', change: { act: 'what-if', changes: { fullBaths: 2 }, isMore: false, isNth: true } },
  ],
  ['what if it were remodeled', told, { kind: 'change', change: { act: 'what-if', changes: { condition: 7 }, isMore: false } }],
  ['and 1,700 sq ft?', told, { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt: 1_700 }, isMore: false } }],
  ['how about three baths?', told, { kind: 'change', change: { act: 'what-if', changes: { fullBaths: 3 }, isMore: false } }],
  ['which comps did you leave out and why?', told, { kind: 'left-out' }],
  ["what's the active competition?", told, { kind: 'competition' }],
  ['which comps are active competition right now?', told, { kind: 'competition' }],
  ['who was left out', told, { kind: 'left-out' }],
  ['why so low?', told, { kind: 'why', direction: 'low' }],
  ['that seems high', told, { kind: 'why', direction: 'high' }],
  ['why not the one on Ottermouth?', told, { kind: 'why-not', words: ' the one on ottermouth?' }],
  ["why isn't it higher?", told, { kind: 'why', direction: 'low' }],
  ['why not less?', told, { kind: 'why', direction: 'high' }],
  ['what about the one on Ottermouth?', told, { kind: 'why-not', words: 'ottermouth?' }],
  ['what about 2519 Ottermouth #2?', told, { kind: 'why-not', words: '2519 ottermouth #2' }],
  [
    'leave out 2548 Ottermouth #113',
    told,
    { kind: 'change', change: { act: 'exclude', index: null, words: '2548 ottermouth #113' } },
  ],
  ['what else is for sale near it?', told, { kind: 'competition' }],
  ['ignore comp 4', told, { kind: 'change', change: { act: 'exclude', index: 3, words: null } }],
  ['remove the 2nd and the 3rd', told, { kind: 'change', change: { act: 'exclude', index: 1, words: null, also: [2] } }],
  ['why is 3014 Thistleford not first?', told, { kind: 'why-not', words: '3014 thistleford' }],
  ['can i trust this number', told, { kind: 'how-sure' }],
  ['reset everything', told, { kind: 'change', change: { act: 'reset' } }],
  ['only use sales from the last 6 months', told, { kind: 'change', change: { act: 'sold-within', months: 6 } }],
  ['just the ones in the last 6 months', told, { kind: 'change', change: { act: 'sold-within', months: 6 } }],
  ['comps no older than 90 days', told, { kind: 'change', change: { act: 'sold-within', months: 3 } }],
  ['closer than half a mile', told, { kind: 'change', change: { act: 'within', miles: 0.5 } }],
  ['drop the worst one', told, { kind: 'change', change: { act: 'exclude', index: null, words: 'worst' } }],
  ['which comp matters most?', told, { kind: 'heaviest' }],
  ['what are the comps?', told, { kind: 'how' }],
  ['how many comps did you use?', told, { kind: 'how' }],
  ['explain it to my seller in plain english', told, { kind: 'how' }],
  ['is this an appraisal?', told, { kind: 'appraisal' }],
  ['can my client use this for a loan?', told, { kind: 'appraisal' }],
  [
    'what if it was 200 sq ft bigger',
    told,
    { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt: 200 }, isMore: true } },
  ],
  [
    'what if it were 150 sq ft smaller',
    told,
    { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt: -150 }, isMore: true } },
  ],
  ['what if it had no garage', told, { kind: 'change', change: { act: 'what-if', changes: { garageSpaces: 0 }, isMore: false } }],
  ['add a bathroom', told, { kind: 'change', change: { act: 'what-if', changes: { fullBaths: 1 }, isMore: true } }],
  ['how sure are you?', told, { kind: 'how-sure' }],
  ['how did you get there?', told, { kind: 'how' }],
  ['what if I add a bathroom', told, { kind: 'change', change: { act: 'what-if', changes: { fullBaths: 1 }, isMore: true } }],
  ['undo', told, { kind: 'change', change: { act: 'undo' } }],
])('"%s" asks about a value', (question, standing, read) => {
  expect(readValueQuestion(question, standing)).toEqual(read);
});

it.each([
  ['¿y si tuviera otro baño?', { kind: 'change', change: { act: 'what-if', changes: { fullBaths: 1 }, isMore: true } }],
  ['¿y si tuviera un baño más?', { kind: 'change', change: { act: 'what-if', changes: { fullBaths: 1 }, isMore: true } }],
  ['quita la segunda y la tercera', { kind: 'change', change: { act: 'exclude', index: 1, words: null, also: [2] } }],
  ['¿por qué no la de Ottermouth?', { kind: 'why-not', words: ' the one on ottermouth?' }],
  ['deshacer', { kind: 'change', change: { act: 'undo' } }],
  ['¿es un avalúo?', { kind: 'appraisal' }],
  ['usa $500 por pie cuadrado', { kind: 'change', change: { act: 'rate', override: { kind: 'living-area', rate: 500 } } }],
  ['¿quién quedó fuera?', { kind: 'left-out' }],
])('"%s" asks about a value, too', (question, read) => {
  expect(readValueQuestion(inEnglish(question), told)).toEqual(read);
});

it.each([
  ['condos under a million in Noe Valley', told],
  ['and 3 bed homes in Oakland', told],
  ['3 bedroom houses in Oakland with a garage', told],
  ['comps in 94110 last 6 months', opened],
  ['need 5 comps for 3 bed houses around 1500 sqft in berkeley sold last 6 months', nothing],
  ['comps for 2 bed condos of 900 sqft in Oakland', opened],
  ['comps for 1559 Corrwick Avenue', nothing],
  ['best value condos in Miami', nothing],
  ['comps within half a mile', nothing],
  ['comps within half a mile of Dolores Park', opened],
  ['leave out condos', nothing],
  ['why so low?', nothing],
  ['what about Oakland?', told],
  ['why are interest rates so high?', told],
  ['add 2460 Dapplewell to the presentation', told],
  ['show me the homes with a pool', told],
  ['what else is for sale near it?', opened],
  ['is it a buyer’s market in Oakland?', told],
])('"%s" does not', (question, standing) => {
  expect(readValueQuestion(question, standing)).toBeNull();
});

it.each([
  ['can i trust this number', true],
  ['put it back', true],
  ['explain it to my seller in plain english', true],
  ['is this an appraisal?', true],
  ['can my client use this for a loan?', true],
  ['why are interest rates so high?', false],
  ['why is the market slow in Oakland?', false],
  ['explain what a contingency is', false],
  ['how good are the schools there?', false],
  ["what's the payment with 20% down at 6.5% a month", false],
  ['take me back to the listing', false],
  ['condos under a million in Noe Valley', false],
])('"%s" is of a value that stands, whatever it sounds like: %s', (question, isIt) => {
  expect(isOfStandingValue(question)).toBe(isIt);
});

it.each([
  ['value a 3/2 of 1,450 sq ft at 24th and Castro', ['24th', 'Castro'], 'value a 3/2 of 1,450 sq ft '],
  [
    'value a 1,200 sq ft condo at the corner of Elm Street & Oak in Ames',
    ['Elm Street', 'Oak'],
    'value a 1,200 sq ft condo  in Ames',
  ],
  ['value a home at 3 beds and 2 baths', null, null],
  ['value a 3/2 in Noe Valley', null, null],
])('"%s" stands at the corner %j', (question, streets, rest) => {
  expect(cornerIn(question)).toEqual(streets && { streets, rest });
});

it('describes a home by its very size where the words say "about"', () => {
  expect(asDescription('what is a 3/2 of about 1,480 sq ft worth')).toBe('a 3/2 of 1,480 sq ft');
});

it('leaves what was paid for an address to the facts of the home', () => {
  for (const question of [
    'what did 1266 Birchmouth St sell for?',
    'how much did 301 Ash St, Boise go for',
    'what was 12 Oak Ave sold at',
  ])
    expect(readValueQuestion(question, nothing)).toBeNull();
  expect(readValueQuestion('what did it sell for last time', { ...told, resultCount: 5 })).toBeNull();
  expect(readValueQuestion('what would 1266 Birchmouth St sell for?', nothing)).toMatchObject({ kind: 'value' });
});

describe('what is asked of a value that stands, in passing', () => {
  const standing = { hasValue: true, hasOpened: false, resultCount: 0 };
  it.each([
    ['built 1912, no garage', { kind: 'change', change: { act: 'what-if', changes: { yearBuilt: 1912, garageSpaces: 0 } } }],
    ['it was built in 1987', { kind: 'change', change: { act: 'what-if', changes: { yearBuilt: 1987 } } }],
    ['with parking?', { kind: 'change', change: { act: 'what-if', changes: { garageSpaces: 1 } } }],
    [
      'what if they redid the kitchen',
      { kind: 'change', change: { act: 'what-if', changes: { condition: 6 }, isOneRoom: true } },
    ],
    ['what if it had a cocina nueva', { kind: 'change', change: { act: 'what-if', changes: { condition: 6 }, isOneRoom: true } }],
    [
      'what if it was fully remodeled and had solar',
      { kind: 'change', change: { act: 'what-if', changes: { condition: 7 }, notCounted: ['solar'] } },
    ],
    ['and a pool?', { kind: 'cannot-suppose', features: ['pool'] }],
    ['it has a new foundation', { kind: 'cannot-suppose', features: ['foundation'] }],
    ['it has a new kitchen', { kind: 'change', change: { act: 'what-if', changes: { condition: 6 }, isOneRoom: true } }],
    ['new kitchen and baths', { kind: 'change', change: { act: 'what-if', changes: { condition: 7 } } }],
    ['needs work tho', { kind: 'needs-work' }],
    ["it's kind of a fixer", { kind: 'needs-work' }],
    ["no it's actually 1450", { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt: 1_450 } } }],
    ['sorry, 1,620 sq ft', { kind: 'change', change: { act: 'what-if', changes: { livingAreaSqFt: 1_620 } } }],
    ['she thinks 1.6', { kind: 'beside-price', priceDollars: 1_600_000 }],
    ['the seller wants 850', { kind: 'beside-price', priceDollars: 850_000 }],
    ['what if it had a view', { kind: 'cannot-suppose', features: ['view'] }],
    ['and in your first answer how sure were u', { kind: 'how-sure', ofFirst: true }],
    ['how sure are you', { kind: 'how-sure' }],
    ['how old is the oldest comp', { kind: 'comparable', words: 'oldest' }],
    ['which is the farthest sale', { kind: 'comparable', words: 'farthest' }],
    ['what did the nearest one sell for', { kind: 'comparable', words: 'nearest' }],
    ['what did the second one sell for?', { kind: 'comparable', index: 1 }],
    ['why so wide a range', { kind: 'how-sure' }],
    ['who did you compare it with', { kind: 'how' }],
    ['what would it rent for', { kind: 'value', subject: { by: 'standing' }, isRent: true }],
  ])('%s', (text, read) => {
    expect(readValueQuestion(text, standing)).toMatchObject(read);
  });
});

it('takes a count of baths for no worth of one', () => {
  expect(readValueQuestion('throw out anything with less than 2 baths', told)).not.toMatchObject({ change: { act: 'rate' } });
});

it.each([
  ['what was the value u gave me for the mount pleasant house', true],
  ['which estimate did you give? what did you value it at', true],
  ['cuál fue el valor que me diste', true],
  ['what is the value of 12 Oak St', false],
  ['she gave me a price of 500k', false],
])('"%s" asks for a value that was given: %s', (text, isSo) => {
  expect(asksForGiven(text)).toBe(isSo);
});
