import { stepCountIs, streamText, tool } from 'ai';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { createBuiltInModel } from '../model.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';

const model = createBuiltInModel({
  findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
});

type Home = NonNullable<CmaToolAnswer['subject']>;
const home: Home = {
  ...{ mlsId: null, mlsSource: null, address: '2110 Fruitvale Ave', city: null, status: null, price: null, soldDate: null },
  ...{ beds: 3, baths: null, livingSpaceSqFt: null, adjustedPrice: null, weightPercent: null },
  ...{ neighborhood: null, zipCode: null, propertyType: null, yearBuilt: null, milesAway: null },
};

/** What is said of a CMA of that subject, for which no comparable was found. */
async function sayOf(subject: Home, question: string): Promise<string> {
  const answer: CmaToolAnswer = {
    ...{ presentationId: '01990000-0000-7000-8000-000000000001', title: '2110 Fruitvale Ave', clientName: null, subject },
    ...{ comparables: [], priceRange: { low: null, high: null, coveragePercent: null }, noRangeBecause: null },
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
