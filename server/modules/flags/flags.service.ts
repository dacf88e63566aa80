import { flagNames, type FlagName, type Flags } from '#contract/flags.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { selectSettingsFor, upsertSetting, type FlagSetting } from './flags.queries.ts';

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
  /** Every flag as it holds for a user: by the user's own setting, else the plan's, a role's, everybody's, else the default. */
  evaluate: (user: FlagUser) => Promise<Flags>;
  /** Sets a flag for one user, or for everybody with `userId` null. */
  set: (flag: FlagName, setting: { userId: string | null; enabled: boolean }) => Promise<void>;
}

interface FlagsParts {
  db: Db;
  clock: Clock;
  /** The plan that a user subscribes to. */
  findPlan: (userId: string) => Promise<string | null>;
}

export function createFlagsService({ db, clock, findPlan }: FlagsParts): FlagsService {
  return {
    async evaluate({ userId, roles }) {
      const settings = await selectSettingsFor(db, userId);
      const planId = settings.some(({ plan_id }) => plan_id !== null) ? await findPlan(userId) : null;
      const valueOf = (name: FlagName): boolean => {
        const find = (holds: (setting: FlagSetting) => boolean) =>
          settings.find((setting) => setting.name === name && holds(setting));
        const rule =
          find(({ user_id }) => user_id === userId) ??
          find(({ plan_id }) => plan_id !== null && plan_id === planId) ??
          // Of two roles the one that fewer people have.
          find(({ role }) => role === 'admin' && roles.includes('admin')) ??
          find(({ role }) => role !== null && role !== 'admin' && roles.includes(role)) ??
          find(({ user_id, plan_id, role }) => user_id === null && plan_id === null && role === null);
        return rule?.enabled ?? flagDefaults[name];
      };
      return Object.fromEntries(flagNames.map((name) => [name, valueOf(name)])) as Flags;
    },

    set: (name, { userId, enabled }) =>
      upsertSetting(db, { name, user_id: userId, role: null, plan_id: null, enabled, updated_at: clock.now() }),
  };
}
