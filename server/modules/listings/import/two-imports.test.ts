import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { readListing } from '../reso/index.ts';
import { prepareConnection, writeBatch, type ListingBatch } from './batch-writer.ts';
import { prepared } from './prepared-listing.ts';

let database: ListingsDatabase;
beforeAll(async () => {
  database = await openListingsDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE listings CASCADE'));

const now = new Date('2026-11-20T12:00:00Z');

function batchOf(...records: Record<string, unknown>[]): ListingBatch {
  return new Map(
    records.map((record) => {
      const read = readListing(record, '2026-11-20');
      if (read.outcome !== 'keep') throw new Error('the record is refused');
      return [read.listing.listing_key, prepared(read.listing)];
    }),
  );
}

const version = (key: string, price: number, at: string) =>
  resoRecord({ ListingKey: key, ListPrice: price, ModificationTimestamp: at });

/** A connection whose import stands still after it has read what is stored, until it is let go on. */
async function standingStill(): Promise<{ client: pg.PoolClient; reached: Promise<void>; goOn: () => void }> {
  const client = await database.pool.connect();
  await prepareConnection(client);
  let reach = (): void => {};
  let goOn = (): void => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const slow = new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name) as unknown;
      // What is not BEGIN goes on at once: a COPY is a stream, and no promise of one.
      return (...args: Parameters<typeof target.query>): unknown => {
        if ((args[0] as unknown) !== 'BEGIN') return target.query(...args);
        reach();
        return gate.then(() => target.query('BEGIN'));
      };
    },
  });
  return { client: slow, reached, goOn };
}

test('of two imports at once neither puts an older record over a newer one', async () => {
  const [first, second] = [await standingStill(), await database.pool.connect()];
  await prepareConnection(second);
  const older = writeBatch(first.client, 'MLS', batchOf(version('a', 500_000, '2026-11-01T00:00:00Z')), now);
  await first.reached;
  await writeBatch(second, 'MLS', batchOf(version('a', 480_000, '2026-11-02T00:00:00Z')), now);
  first.goOn();

  expect(await older).toEqual({ inserted: 0, updated: 0, unchanged: 1, deleted: 0 });
  const { rows } = await database.pool.query('SELECT list_price FROM listings');
  expect(rows).toEqual([{ list_price: 480_000 }]);
  first.client.release();
  second.release();
});
