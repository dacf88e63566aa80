import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Module } from '#server/platform/module.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import { listingsSettings } from './listings.config.ts';
import { mountListings, type MapStyle } from './listings.routes.ts';
import { createListingsService, type ListingsService } from './listings.service.ts';
import { listingArtifactKinds } from './listings.artifacts.ts';
import { createListingsTools } from './listings.tools.ts';
import { createImportedPhotosService, type ImportedPhotosService } from './photos/imported/imported-photos.service.ts';
import { noOwnPhotos, type OwnPhotos } from './photos/own-photos.ts';
import { createGetPhotoAt, type GetPhotoAt } from './photos/photo-at-address.ts';
import { mountListingPhotos } from './photos/photos.routes.ts';
import { createPhotosService, type PhotosService } from './photos/photos.service.ts';

interface ListingsModuleOptions {
  db: Db;
  clock: Clock;
  log: Log;
  storage: Storage;
  fetch: OutgoingFetch;
  /** DATA_DIR, for previews of photos. */
  dataFolder: string;
  /** Pictures that this program makes itself. */
  ownPhotos?: OwnPhotos | undefined;
  mapStyle: MapStyle;
}

interface ListingsModule extends Module<ListingsService> {
  photos: PhotosService;
  importedPhotos: ImportedPhotosService;
  getPhotoAt: GetPhotoAt;
}

export function createListingsModule({ dataFolder, ownPhotos, mapStyle, ...options }: ListingsModuleOptions): ListingsModule {
  const { db, clock, log } = options;
  const service = createListingsService({ db, clock, ownPhotos });
  const photos = createPhotosService({ dataFolder, log });
  const importedPhotos = createImportedPhotosService({ ...options, photos, listings: service });
  return {
    name: 'listings',
    service,
    photos,
    importedPhotos,
    getPhotoAt: createGetPhotoAt({ imported: importedPhotos, photos, ownPhotos: ownPhotos ?? noOwnPhotos }),
    settings: listingsSettings,
    mount(mount) {
      mountListings(mount, service, mapStyle);
      mountListingPhotos(mount, importedPhotos);
    },
    tools: createListingsTools(service),
    artifactKinds: listingArtifactKinds,
    registerJobs: importedPhotos.registerJobs,
  };
}
