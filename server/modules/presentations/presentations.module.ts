import type { Module } from '#server/platform/module.ts';
import { mountPresentationPhotos } from './photos/photos.routes.ts';
import { erasePresentations, exportPresentations } from './personal-data.queries.ts';
import { mountPresentations } from './presentations.routes.ts';
import {
  createPresentationsService,
  type PresentationsDependencies,
  type PresentationsService,
} from './presentations.service.ts';
import { sweepTask } from './presentations.tasks.ts';
import { createPresentationTools } from './presentations.tools.ts';
import { mountPresentationShares } from './shares/shares.routes.ts';

export function createPresentationsModule(dependencies: PresentationsDependencies): Module<PresentationsService> {
  const service = createPresentationsService(dependencies);
  return {
    name: 'presentations',
    service,
    mount(mount) {
      mountPresentations(mount, service);
      mountPresentationPhotos(mount, service);
      mountPresentationShares(mount, service);
    },
    tools: createPresentationTools({ db: dependencies.db, service, listings: dependencies.listings }),
    registerJobs(jobs) {
      jobs.handle(sweepTask, () => service.sweep());
      jobs.schedule(sweepTask, '17 * * * *', {});
    },
    personalData: {
      export: (userId) => exportPresentations(dependencies.db, userId),
      erase: erasePresentations,
    },
  };
}
