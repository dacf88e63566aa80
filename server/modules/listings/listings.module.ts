import type pg from 'pg';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Module } from '#server/platform/module.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
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
import { indexRemarks } from './remarks/index-remarks.ts';
import { indexRemarksTask } from './remarks/remarks.tasks.ts';
import { createExport, exportAuditActions } from './search/export-listings.ts';
import { registerUploadJobs } from './uploads/read-upload.ts';
import { uploadAuditActions } from './uploads/uploads.audit.ts';
import { forgetUploader, selectOwnImports } from './uploads/uploads.queries.ts';
import { mountUploads } from './uploads/uploads.routes.ts';
import { createUploadsService } from './uploads/uploads.service.ts';

interface ListingsModuleOptions {
  db: Db;
  pool: pg.Pool;
  audit: AuditService;
  throttle: Throttle;
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
  const { db, pool, clock, log, storage } = options;
  const service = createListingsService({ db, clock, ownPhotos });
  const photos = createPhotosService({ dataFolder, log });
  const importedPhotos = createImportedPhotosService({ ...options, photos, listings: service });
  const uploads = createUploadsService({ ...options, sources: service.sources });
  return {
    name: 'listings',
    service,
    photos,
    importedPhotos,
    getPhotoAt: createGetPhotoAt({ imported: importedPhotos, photos, ownPhotos: ownPhotos ?? noOwnPhotos }),
    settings: listingsSettings,
    mount(mount) {
      mountListings(mount, { listings: service, exportResults: createExport({ ...options, listings: service }), mapStyle });
      mountListingPhotos(mount, importedPhotos);
      mountUploads(mount, uploads);
    },
    tools: createListingsTools(service),
    artifactKinds: listingArtifactKinds,
    registerJobs(jobs) {
      importedPhotos.registerJobs(jobs);
      jobs.handle(indexRemarksTask, async (_, { signal }) => void (await indexRemarks(db, signal)));
      jobs.schedule(indexRemarksTask, '* * * * *', {});
      registerUploadJobs(jobs, { db, pool, clock, log, storage });
    },
    personalData: {
      export: async (userId) => ({ listingImports: await selectOwnImports(db, userId) }),
      erase: forgetUploader,
    },
    auditActions: [...uploadAuditActions, ...exportAuditActions],
  };
}
