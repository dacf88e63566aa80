import { createListingsService, createPhotosService } from '#server/modules/listings/index.ts';
import { createImportedPhotosService, type ImportedPhotosService } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/index.ts';
import { createLog } from '#server/platform/log.ts';
import { createOutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { createDiskStorage } from '#server/platform/storage/index.ts';

interface Composition {
  dataFolder: string;
  clock: Clock;
  toPrivateAddresses?: boolean;
  limits?: { maxBytes: number; timeoutMs: number; silenceMs: number };
}

/** The photos of an installation's feeds, without the rest of it. */
export function composeImportedPhotos(
  { db }: Pick<Database, 'db'>,
  { dataFolder, clock, toPrivateAddresses = true, limits }: Composition,
): ImportedPhotosService {
  const log = createLog('silent');
  return createImportedPhotosService({
    ...{ db, clock, log },
    storage: createDiskStorage({ folder: dataFolder }),
    fetch: createOutgoingFetch({ toPrivateAddresses }),
    photos: createPhotosService({ dataFolder, log }),
    listings: createListingsService({ db, clock }),
    ...(limits ? { limits } : {}),
  });
}
