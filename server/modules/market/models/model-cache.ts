import { totalmem } from 'node:os';
import type { Db } from '#server/platform/database/index.ts';
import { restoreModel, type MarketModel } from '../valuation/index.ts';
import { findModel, readPackedSales, type ModelRow } from './models.queries.ts';
import { unpackSales } from './pack-sales.ts';

const BYTES_OF_A_SALE = 700;
/**
 * Sales in memory over all models: those of twenty large cities, or what a sixty-fourth of the machine's memory holds. With fewer than are
 * asked about by turns, each value would wait a second for its market.
 */
const MAX_SALES = Math.min(420_000, Math.max(60_000, Math.floor(totalmem() / 64 / BYTES_OF_A_SALE)));

export interface LoadedModel {
  row: ModelRow;
  model: MarketModel;
}

/** Fits by id, the last used kept: they never change, so that nothing here grows old. */
export function createModelCache(db: Db) {
  const loaded = new Map<string, Promise<LoadedModel | null>>();
  const sizes = new Map<string, number>();

  async function load(id: string): Promise<LoadedModel | null> {
    const row = await findModel(db, id);
    if (!row) return null;
    const model = restoreModel(row.fitted, await unpackSales(await readPackedSales(db, id)));
    sizes.set(id, model.sales.length);
    return { row, model };
  }

  function makeRoom(): void {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const id of loaded.keys()) {
      if (total <= MAX_SALES || loaded.size <= 1) return;
      total -= sizes.get(id) ?? 0;
      loaded.delete(id);
      sizes.delete(id);
    }
  }

  /** Null where there is none of that id. */
  return async (id: string): Promise<LoadedModel | null> => {
    const known = loaded.get(id);
    const promise = known ?? load(id);
    loaded.delete(id);
    loaded.set(id, promise);
    try {
      const found = await promise;
      if (!found) loaded.delete(id);
      makeRoom();
      return found;
    } catch (error) {
      loaded.delete(id);
      throw error;
    }
  };
}
