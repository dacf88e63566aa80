import type { UsersService } from '#server/modules/accounts/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Module } from '#server/platform/module.ts';
import { deleteProfile, selectProfile } from './profile.queries.ts';
import { mountProfile } from './profile.routes.ts';
import { createProfileService, type ProfileService } from './profile.service.ts';

interface ProfileModuleOptions {
  db: Db;
  clock: Clock;
  users: UsersService;
}

export function createProfileModule(options: ProfileModuleOptions): Module<ProfileService> {
  const service = createProfileService(options);
  return {
    name: 'profile',
    service,
    mount: (mount) => mountProfile(mount, service),
    personalData: {
      export: async (userId) => ({ profile: (await selectProfile(options.db, userId)) ?? null }),
      erase: deleteProfile,
    },
  };
}
