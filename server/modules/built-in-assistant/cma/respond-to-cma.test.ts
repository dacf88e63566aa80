import { stepCountIs, streamText, tool } from 'ai';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { createBuiltInModel } from '../model.ts';
import { aValue } from '../value/example-value.ts';
import { respondToCma } from './respond-to-cma.ts';
import { afterCma } from './standing-cma.ts';
import type { StandingValue } from '../question-parser/earlier-turn.ts';
import type { Turn } from '../turn.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';

const model = createBuiltInModel({
  findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
});

type Home = NonNullable<CmaToolAnswer['subject']>;
const home: Home = {
  ...{ mlsId: null, mlsSource: null, address: '2110 Fruitvale Ave', city: null, status: null, price: null, soldDate: null },
  ...{ beds: 3, baths: null, livingSpaceSqFt: null, adjustedPrice: null, weightPercent: null },
  ...{ neighborhood: null, zipCode: null, propertyType: null, yearBuilt: null, milesAway: null, pricePerSqFt: null },
};

/** What is said of a CMA of that subject, for which no comparable was found. */
async function sayOf(subject: Home, question: string): Promise<string> {
  const answer: CmaToolAnswer = {
    ...{ presentationId: '01990000-0000-7000-8000-000000000001', title: '2110 Fruitvale Ave', clientName: null, subject },
    ...{ comparables: [], priceRange: { low: null, high: null, coveragePercent: null }, noRangeBecause: null },
    ...{ averages: null, written: null },
    ...{ sections: [], done: 'Started' },
  };
  const create = tool({ inputSchema: z.looseObject({}), execute: () => answer });
  const messages = [{ role: 'user' as const, content: question }];
  return streamText({ model, messages, stopWhen: stepCountIs(3), tools: { create_cma: create } }).text;
}

it('says what it has to know of a home that is in no listing', async () => {
  const said = await sayOf(home, 'start a CMA for 2110 Fruitvale Ave');
  expect(said).toContain('2110 Fruitvale Ave is in no listing that you may see');
  expect(said).toContain('once its city, baths, living area are known');
});

it('says it in Spanish', async () => {
  const said = await sayOf(home, 'prepara un CMA para 2110 Fruitvale Ave');
  expect(said).toContain('hacen falta su ciudad, baños, superficie');
});

it('says of a listing without comparables that there is no range', async () => {
  const said = await sayOf({ ...home, mlsId: '1', mlsSource: 'North MLS' }, 'start a CMA for 2110 Fruitvale Ave');
  expect(said).toContain('with no comparables. There is no range yet.');
});

type Message = NonNullable<Parameters<typeof streamText>[0]['messages']>[number];
const presentationId = '01990000-0000-7000-8000-000000000001';
const compared = (address: string, price: number): Home => ({
  ...home,
  ...{
    mlsId: address,
    mlsSource: 'North MLS',
    address,
    status: 'sold',
    price,
    soldDate: '2026-05-01',
    pricePerSqFt: price / 1_000,
  },
});
const [oak, elm, ash] = [compared('1 Oak St', 900_000), compared('2 Elm St', 1_100_000), compared('3 Ash St', 1_000_000)];
const cmaOf = (comparables: Home[]): CmaToolAnswer => ({
  ...{ presentationId, title: '9 Hill Rd', clientName: null, subject: { ...home, mlsId: 'S', mlsSource: 'North MLS' } },
  ...{ comparables, priceRange: { low: 900_000, high: 990_000, coveragePercent: null }, noRangeBecause: null, sections: [] },
  ...{ averages: { price: 1_000_000, pricePerSqFt: 1_000, adjustedPrice: null }, written: null, done: 'Done' },
});
let calls = 0;
/** A turn of the thread that called a tool. */
function turnOf(question: string, toolName: string, value: unknown, input: unknown = {}): Message[] {
  const toolCallId = `call-${++calls}`;
  const output = { type: 'json' as const, value: JSON.parse(JSON.stringify(value)) as never };
  return [
    { role: 'user', content: question },
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId, toolName, input }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] },
    { role: 'assistant', content: 'Told.' },
  ];
}

/** What the last question calls, and what is said of the answer. */
async function goOn(history: Message[], question: string, answer: Partial<CmaToolAnswer> = {}) {
  const called: { name: string; input: unknown }[] = [];
  const names = ['create_cma', 'change_cma_comparables', 'edit_cma_sections', 'write_cma_summary', 'undo_cma_edit'];
  const tools = Object.fromEntries(
    [...names, 'estimate_value'].map((name) => [
      name,
      tool({
        inputSchema: z.looseObject({}),
        execute: (input) => {
          called.push({ name, input });
          return { ...cmaOf([elm, ash]), ...answer };
        },
      }),
    ]),
  );
  const messages: Message[] = [...history, { role: 'user', content: question }];
  const said = await streamText({ model, messages, stopWhen: stepCountIs(3), tools }).text;
  return { called, said };
}

const made = turnOf('make a cma for 9 Hill Rd', 'create_cma', cmaOf([oak, elm, ash]));

it('goes on taking out where the words only add another', async () => {
  const history = [...made, ...turnOf('take out the cheapest comp', 'change_cma_comparables', cmaOf([elm, ash]))];
  expect((await goOn(history, 'also the highest one')).called).toMatchObject([{ input: { remove: [{ mlsId: '2 Elm St' }] } }]);
});

it('puts back what was taken out in the thread, and says where nothing was', async () => {
  const removed = [...made, ...turnOf('take out the cheapest comp', 'change_cma_comparables', cmaOf([elm, ash]))];
  expect((await goOn(removed, 'add the cheapest one back')).called).toMatchObject([{ input: { add: [{ mlsId: '1 Oak St' }] } }]);
  expect(await goOn(made, 'put it back in')).toMatchObject({
    called: [],
    said: expect.stringContaining('None of its') as string,
  });
});

it('tells who is left with what they come to on average', async () => {
  const { said } = await goOn(made, 'whos left, avg price per sq ft of those');
  expect(said).toMatch(/\*\*\$1,000 per sq ft\*\*[^]*1 Oak St\*\*[^]*\$900 per sq ft[^]*3 Ash St/);
});

it('shows the summary that it wrote, short and for whom it is', async () => {
  const written = 'The first line.\nThe second one.';
  const { called, said } = await goOn(made, 'write the summary, short, for the Smiths', { written, done: 'Wrote the summary' });
  expect(called).toMatchObject([{ name: 'write_cma_summary', input: { length: 'short', clientName: 'the Smiths' } }]);
  expect(said).toBe('Wrote the summary.\n\n> The first line.\n>\n> The second one.');
});

it('does two edits of one message after each other, and names for whom it was made', async () => {
  const { called, said } = await goOn(made, 'leave out the one on Oak n sort comps by price');
  expect(called).toMatchObject([
    { name: 'change_cma_comparables', input: { remove: [{ mlsId: '1 Oak St' }] } },
    { name: 'change_cma_comparables', input: { order: [{ mlsId: '3 Ash St' }, { mlsId: '2 Elm St' }] } },
  ]);
  expect(said).toBe('Done.\n\nDone.');
  const start = await goOn([], 'make a cma for 9 Hill Rd, client is Ada Okafor', { clientName: 'Ada Okafor' });
  expect(start.called).toMatchObject([{ name: 'create_cma', input: { clientName: 'Ada Okafor' } }]);
  expect(start.said).toContain('prepared for Ada Okafor,');
});

it('takes several out by their places, none of which moves another', async () => {
  const { called } = await goOn(made, 'remove the first and the third', { comparables: [oak, elm] });
  expect(called[0]).toMatchObject({ input: { remove: [{ mlsId: '3 Ash St' }] } });
  expect(called[1]).toMatchObject({ input: { remove: [{ mlsId: '1 Oak St' }] } });
  const { called: inSpanish } = await goOn(made, 'quita la primera y la tercera', { comparables: [oak, elm] });
  expect(inSpanish).toHaveLength(2);
});

it.each([
  ['add 2 homes', { addNext: 2 }],
  ['agrega 2 casas', { addNext: 2 }],
  ['agrega dos más', { addNext: 2 }],
  ['añade otras dos', { addNext: 2 }],
  ['quita la tercera', { remove: [{ mlsId: '3 Ash St' }] }],
  ['cambia el título a Reporte para los García', { title: 'Reporte para los García' }],
  ['llámalo "Casa Hill"', { title: 'Casa Hill' }],
  ['quita la de Oak St', { remove: [{ mlsId: '1 Oak St' }] }],
  ['quita la más barata', { remove: [{ mlsId: '1 Oak St' }] }],
  ['ordénalas por precio', { order: [{ mlsId: '1 Oak St' }, { mlsId: '3 Ash St' }, { mlsId: '2 Elm St' }] }],
  ['pon la tercera primero', { order: [{ mlsId: '3 Ash St' }] }],
])('is changed in a few words of either language: %s', async (question, input) => {
  const inSpanish = turnOf('prepara un CMA para 9 Hill Rd', 'create_cma', cmaOf([oak, elm, ash]));
  const { called } = await goOn(inSpanish, question);
  expect(called).toMatchObject([{ input }]);
});

it('tells in Spanish when a comparable was sold as dates stand everywhere', async () => {
  const sold = { ...oak, soldDate: '2026-09-02' };
  const inSpanish = turnOf('prepara un CMA para 9 Hill Rd', 'create_cma', cmaOf([sold, elm, ash]));
  expect((await goOn(inSpanish, '¿cuáles quedan?')).said).toContain('2 sep 2026');
});

it('leaves the name of a saved search to saved searches', async () => {
  expect((await goOn(made, 'cambia el nombre de la búsqueda a Bahía')).called).toEqual([]);
});

it('leaves what the sellers net to the sheet of a sale', async () => {
  const { said } = await goOn(made, 'what do the sellers net');
  expect(said).not.toContain('I could not tell what to change');
});

it('is told in one sentence that no change was understood', async () => {
  const { said } = await goOn(made, 'make the cma nicer somehow');
  expect(said.split(/\s+/).length).toBeLessThan(45);
});

it('stands in the place of a value from before, and says that its “what if” is not in it', () => {
  const changes = { livingAreaSqFt: 2_000 };
  const valued = { request: { subject: { mlsId: 'S', mlsSource: 'North MLS', changes } } } as unknown as StandingValue;
  const question = 'make a cma for it';
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], last: null, open: [] },
    previous: { search: {}, results: [], opened: { mlsId: 'S', mlsSource: 'North MLS' }, value: valued },
    answers: [{ toolName: 'create_cma', value: cmaOf([oak, elm, ash]) }],
  };
  const told = respondToCma(turn, [], { isAsked: true, today: '2026-11-20' });
  expect(told).toMatchObject({ say: expect.stringContaining('It shows the home as its record has it') as string });
  expect(afterCma(turn.previous, cmaOf([oak]))).toMatchObject({ value: null, cma: { range: { low: 900_000, high: 990_000 } } });
});

it.each(['how confident are you in that number', '¿qué tan seguro es ese número?'])(
  'answers how sure it is by its own range and comparables: %s',
  async (question) => {
    const { called, said } = await goOn(made, question);
    expect(called).toEqual([]);
    expect(said).toMatch(/\$900,000 (?:to|a) \$990,000[^]*1 Oak St[^]*2 Elm St[^]*3 comparables/);
  },
);

it('says how its comparables are chosen where some are missed', async () => {
  const { called, said } = await goOn(made, 'why did you leave out the pricier ones');
  expect(called).toEqual([]);
  expect(said).toContain('never by their price');
});

it('takes what was told of a home without an address once it has one', () => {
  const subject = { reference: null, address: null, neighborhood: 'Somerset', bedrooms: 4, fullBaths: 2, halfBaths: 1 };
  const value: StandingValue = {
    ...{ request: { subject: { propertyType: 'single-family-home' } }, steps: [] },
    found: aValue({ value: 500_000, subject }),
  };
  const question = 'start a CMA for 12 Elm St, 5/2.5';
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous: { search: {}, results: [], value },
  };
  expect(respondToCma(turn, [], { isAsked: true, today: '2026-11-20' })).toMatchObject({
    input: { subject: { address: '12 Elm St', city: 'Ames', beds: 5, baths: 2.5, livingAreaSqFt: 1_600 } },
  });
});

it.each(['What is 9 Hill Rd, Ames worth?', 'what is 12 Pine Ave worth', 'how much is 9 Hill Road worth?'])(
  'leaves the worth of a home that is no comparable to its value: %s',
  async (question) => {
    const { said } = await goOn(made, question);
    expect(said).not.toContain('No comparable is on');
  },
);

it('tells of a comparable by its address, and of a street alone that none is on it', async () => {
  expect((await goOn(made, 'how far is 1 Oak St')).said).toContain('1 Oak St');
  expect((await goOn(made, 'how far is the one on Pine Ave')).said).toContain('No comparable is on Pine Ave.');
});
