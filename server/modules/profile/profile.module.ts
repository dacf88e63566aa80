import type { Module } from '#server/platform/module.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { deleteBranding, selectBranding, selectPicturesOf } from './branding.queries.ts';
import { deletePicturesTask, erasePictures } from './erase-pictures.ts';
import { pictureKeyOf } from './pictures.service.ts';
import { deleteProfile, selectProfile } from './profile.queries.ts';
import { mountProfile } from './profile.routes.ts';
import { createProfileService, type ProfileDependencies, type ProfileService } from './profile.service.ts';

interface ProfileModuleOptions extends ProfileDependencies {
  storage: Storage;
  throttle: Throttle;
}

export function createProfileModule(options: ProfileModuleOptions): Module<ProfileService> {
  const { db, storage } = options;
  const service = createProfileService(options);
  return {
    name: 'profile',
    service,
    mount: (mount) => mountProfile(mount, service),
    registerJobs(jobs) {
      jobs.handle(deletePicturesTask, async ({ names }) => {
        for (const name of names) await storage.delete(pictureKeyOf(name));
      });
    },
    personalData: {
      export: async (userId) => ({
        profile: (await selectProfile(db, userId)) ?? null,
        branding: (await selectBranding(db, userId)) ?? null,
      }),
      async *exportFiles(userId) {
        for (const name of await selectPicturesOf(db, userId)) {
          yield { folder: 'pictures', name: `${name}.webp`, read: () => storage.get(pictureKeyOf(name)) };
        }
      },
      async erase(tx, userId) {
        await deleteProfile(tx, userId);
        await deleteBranding(tx, userId);
        await erasePictures(tx, userId);
      },
    },
  };
}
