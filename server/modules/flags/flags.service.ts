import { OpenFeature, type Client } from '@openfeature/server-sdk';
import { flagNames, type FlagName, type Flags } from '#contract/flags.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import { createFlagsProvider } from './flags.provider.ts';
import { upsertSetting } from './flags.queries.ts';

/** What holds for a flag that nobody has set. */
export const flagDefaults: Flags = {
  temp_chat_widget_cma_details: false,
  proactive_suggestions: false,
  welcome_flow: false,
};

interface FlagUser {
  userId: string;
  roles: readonly string[];
}

export interface FlagsService {
  /** Every flag as it holds for a user, or its default where it cannot be found out. */
  evaluate: (user: FlagUser) => Promise<Flags>;
  /** Sets a flag for one user, or for everybody with `userId` null. */
  set: (flag: FlagName, setting: { userId: string | null; enabled: boolean }) => Promise<void>;
  /** Asks for flags as OpenFeature does, of the provider that the database is. */
  client: Client;
}

interface FlagsParts {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** The plan that a user subscribes to. */
  findPlan: (userId: string) => Promise<string | null>;
}

export function createFlagsService({ db, clock, log, findPlan }: FlagsParts): FlagsService {
  // OpenFeature is one for the process; a domain keeps servers of one process apart.
  const domain = newId();
  OpenFeature.setProvider(domain, createFlagsProvider({ db, findPlan }));
  const client = OpenFeature.getClient(domain);

  async function valueOf(name: FlagName, { userId, roles }: FlagUser): Promise<boolean> {
    const context = { targetingKey: userId, roles: [...roles] };
    const { value, errorCode } = await client.getBooleanDetails(name, flagDefaults[name], context);
    if (errorCode !== undefined) log.warn({ flag: name, errorCode }, 'a flag could not be found out; its default holds');
    return value;
  }

  return {
    client,
    async evaluate(user) {
      const entries = await Promise.all(flagNames.map(async (name) => [name, await valueOf(name, user)] as const));
      return Object.fromEntries(entries) as Flags;
    },
    set: (name, { userId, enabled }) =>
      upsertSetting(db, { name, user_id: userId, role: null, plan_id: null, enabled, updated_at: clock.now() }),
  };
}
