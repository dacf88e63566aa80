import { constants, setPriority } from 'node:os';
import { selectSoldHomes } from '#server/modules/listings/index.ts';
import { openDatabase, type Db } from '#server/platform/database/index.ts';
import { valuationLimits } from '#contract/valuation-request.ts';
import { saleOf } from './home-of.ts';
import { learnMarket } from './learn-market.ts';
import type { LearnAnswer, LearnRequest } from './learner.ts';
import { packSales } from './pack-sales.ts';

async function answer(db: Db, { soldHomes, month }: LearnRequest): Promise<LearnAnswer> {
  const sales = (await selectSoldHomes(db, soldHomes)).flatMap((record) => saleOf(record) ?? []);
  if (sales.length < valuationLimits.sales) return null;
  return { ...learnMarket({ sales, month }), sales: await packSales(sales) };
}

/** A process of its own (`learner.ts`): first the database, then one answer to each request, until the other side ends it. */
process.once('message', (connectionString: string) => {
  setPriority(constants.priority.PRIORITY_LOW);
  const { db } = openDatabase({ connectionString, maxConnections: 1, onConnectionLost: () => {} });
  process.once('disconnect', () => process.exit());
  process.on('message', (request: LearnRequest) => void answer(db, request).then((learned) => process.send?.(learned)));
});
