import { createAuditService } from '#server/modules/audit/index.ts';
import {
  countPhotos,
  countUnseenListings,
  createListingsService,
  retryFailedPhotos,
  type ListingsService,
  type PhotoCounts,
} from '#server/modules/listings/index.ts';
import { createMlsService, type MlsService } from '#server/modules/mls/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import { createOutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import { createSealing } from '#server/platform/sealing/index.ts';
import { loadSettings } from '#server/settings.ts';
import { openOwnOrGivenDatabase } from '../open-database.ts';

export interface OpenMls {
  mls: MlsService;
  listings: ListingsService;
  /** How far the photos of a source are. */
  countPhotos: (source: string) => Promise<PhotoCounts>;
  /** Has photos that were given up tried anew. @returns how many */
  retryPhotos: (source: string) => Promise<number>;
  /** Listings of a source that are shown nowhere, by status. */
  countUnseen: (source: string) => Promise<{ status: string; count: number }[]>;
  close: () => Promise<void>;
}

/** The feeds of the installation that the settings name, beside its servers. */
export async function openMls(): Promise<OpenMls> {
  const settings = loadSettings(process.env);
  const { db, pool, close } = await openOwnOrGivenDatabase(settings, 4);
  const clock = systemClock;
  const listings = createListingsService({ db, clock });
  const mls = createMlsService({
    ...{ db, pool, clock, listings },
    // What goes wrong is printed by the command.
    log: createLog('silent'),
    audit: createAuditService({ clock }),
    sealing: createSealing({
      ...{ key: settings.SEALING_KEY, previousKey: settings.SEALING_KEY_PREVIOUS },
      dataFolder: settings.DATA_DIR,
    }),
    fetch: createOutgoingFetch({ toPrivateAddresses: settings.OUTGOING_TO_PRIVATE_ADDRESSES }),
  });
  return {
    ...{ mls, listings, close },
    countPhotos: (source) => countPhotos(db, source),
    countUnseen: (source) => countUnseenListings(db, source),
    retryPhotos: (source) => retryFailedPhotos(db, source, clock.now()),
  };
}
