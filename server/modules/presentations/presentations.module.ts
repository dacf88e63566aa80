import type { Module } from '#server/platform/module.ts';
import type { Printing } from '#server/platform/printing/index.ts';
import { presentationsSettings } from './presentations.config.ts';
import { mountPrinting } from './printing/printing.routes.ts';
import { mountPresentationPhotos } from './photos/photos.routes.ts';
import { erasePresentations, exportPresentations, selectUploadedPhotos } from './personal-data.queries.ts';
import { mountPresentations } from './presentations.routes.ts';
import {
  createPresentationsService,
  type PresentationsDependencies,
  type PresentationsService,
} from './presentations.service.ts';
import { sweepTask } from './presentations.tasks.ts';
import { presentationArtifactKinds } from './presentations.artifacts.ts';
import { createPresentationTools } from './presentations.tools.ts';
import { mountPresentationShares } from './shares/shares.routes.ts';
import { createSectionTemplates } from './templates/templates.ts';
import { mountSectionTemplates } from './templates/templates.routes.ts';

export function createPresentationsModule(
  dependencies: PresentationsDependencies & { printing: Printing },
): Module<PresentationsService> {
  const service = createPresentationsService(dependencies);
  return {
    name: 'presentations',
    service,
    mount(mount) {
      mountPresentations(mount, service);
      mountPresentationPhotos(mount, service);
      mountPresentationShares(mount, service);
      mountSectionTemplates(mount, createSectionTemplates(dependencies));
      mountPrinting(mount, service, dependencies.printing);
    },
    tools: createPresentationTools({ db: dependencies.db, service, listings: dependencies.listings }),
    artifactKinds: presentationArtifactKinds,
    settings: presentationsSettings,
    registerJobs(jobs) {
      jobs.handle(sweepTask, () => service.sweep());
      jobs.schedule(sweepTask, '17 * * * *', {});
    },
    personalData: {
      export: (userId) => exportPresentations(dependencies.db, userId),
      async *exportFiles(userId) {
        for (const key of await selectUploadedPhotos(dependencies.db, userId)) {
          const bytes = await dependencies.storage.get(key);
          const ending = bytes?.[0] === 0x89 ? 'png' : 'jpg';
          yield { folder: 'presentation-photos', name: `${key.split('/').at(-1)}.${ending}`, read: async () => bytes };
        }
      },
      erase: erasePresentations,
    },
  };
}
