import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectSoldHomes } from '#server/modules/listings/index.ts';
import { inventTown } from '#tests/support/invented-town.ts';
import { importRecords, openListingsDatabase, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { saleOf } from './home-of.ts';
import { learnMarket } from './learn-market.ts';
import { startLearner, type Learner, type LearnRequest } from './learner.ts';
import { unpackSales } from './pack-sales.ts';
import { monthOf } from '../valuation/index.ts';

const request: LearnRequest = {
  soldHomes: {
    source: 'Test MLS',
    area: { geography: 'city', key: 'ames', state: 'IA' },
    propertyTypes: ['single-family-home'],
    ...{ isLease: false, since: '2023-11-20', limit: 1_000 },
  },
  month: monthOf('2026-11-20'),
};

let database: ListingsDatabase;
let learner: Learner;
beforeAll(async () => {
  database = await openListingsDatabase();
  await importRecords(database.pool, inventTown(300));
  learner = startLearner(database.connectionString);
});
afterAll(async () => {
  learner.stop();
  await database.drop();
});

test('a market learned in a process of its own is the one that would have been learned here, and says from what', async () => {
  const sales = (await selectSoldHomes(database.db, request.soldHomes)).flatMap((record) => saleOf(record) ?? []);
  expect(sales).toHaveLength(300);
  const { sales: packed, ...learned } = (await learner.learn(request)) ?? expect.fail('nothing was learned');
  expect(learned).toEqual(learnMarket({ sales, month: request.month }));
  expect((await unpackSales(packed)).map(({ key }) => key)).toEqual(sales.map(({ key }) => key));
});

test('nothing is learned of an area with too few sales', async () => {
  const elsewhere = { ...request.soldHomes, area: { geography: 'city', key: 'nevada', state: 'IA' } } as const;
  expect(await learner.learn({ ...request, soldHomes: elsewhere })).toBeNull();
});

test('who waits for a market is told when it is no longer wanted', async () => {
  await expect(learner.learn(request, AbortSignal.abort(new Error('The job was stopped.')))).rejects.toThrow(
    'The job was stopped.',
  );
});

test('who waits for a market is told when the process ends', async () => {
  const short = startLearner(database.connectionString);
  const learned = short.learn(request);
  short.stop();
  await expect(learned).rejects.toThrow('The process that learns markets ended: SIGKILL');
});
