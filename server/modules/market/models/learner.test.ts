import { afterAll, expect, test } from 'vitest';
import { inventSales } from '../valuation/invented-sales.ts';
import { learnMarket, type LearnRequest } from './learn-market.ts';
import { startLearner } from './learner.ts';

const learner = startLearner();
afterAll(() => learner.stop());

const request: LearnRequest = { sales: inventSales(300), month: 24 };

test('a market learned in a process of its own is the one that would have been learned here', async () => {
  expect(await learner.learn(request)).toEqual(learnMarket(request));
});

test('who waits for a market is told when it is no longer wanted', async () => {
  await expect(learner.learn(request, AbortSignal.abort(new Error('The job was stopped.')))).rejects.toThrow(
    'The job was stopped.',
  );
});

test('who waits for a market is told when the process ends', async () => {
  const short = startLearner();
  const learned = short.learn(request);
  short.stop();
  await expect(learned).rejects.toThrow('The process that learns markets ended: SIGKILL');
});
