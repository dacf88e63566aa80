import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Module } from '#server/platform/module.ts';
import { deleteSettingsOf, selectOwnSettings } from './flags.queries.ts';
import { mountFlags } from './flags.routes.ts';
import { createFlagsService, type FlagsService } from './flags.service.ts';

export function createFlagsModule({ db, clock }: { db: Db; clock: Clock }): Module<FlagsService> {
  const service = createFlagsService({ db, clock });
  return {
    name: 'flags',
    service,
    mount: (mount) => mountFlags(mount, service),
    personalData: {
      export: async (userId) => ({ flags: await selectOwnSettings(db, userId) }),
      erase: deleteSettingsOf,
    },
  };
}
