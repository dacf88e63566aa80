import { flagNames, type FlagName, type Flags } from '#contract/flags.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { selectSettingsFor, upsertSetting } from './flags.queries.ts';

/** What holds for a flag that nobody has set. */
const defaults: Flags = {
  temp_chat_widget_cma_details: false,
  proactive_suggestions: false,
  welcome_flow: false,
};

export interface FlagsService {
  /** Every flag as it holds for a user: the user's own setting, else everybody's, else the default. */
  evaluate: (userId: string) => Promise<Flags>;
  /** Sets a flag for one user, or for everybody with `userId` null. */
  set: (flag: FlagName, setting: { userId: string | null; enabled: boolean }) => Promise<void>;
}

export function createFlagsService({ db, clock }: { db: Db; clock: Clock }): FlagsService {
  return {
    async evaluate(userId) {
      const settings = await selectSettingsFor(db, userId);
      const valueOf = (name: FlagName): boolean => {
        const ofFlag = settings.filter((setting) => setting.name === name);
        const own = ofFlag.find((setting) => setting.user_id !== null);
        return (own ?? ofFlag[0])?.enabled ?? defaults[name];
      };
      return Object.fromEntries(flagNames.map((name) => [name, valueOf(name)])) as Flags;
    },

    set: (flag, { userId, enabled }) => upsertSetting(db, { name: flag, user_id: userId, enabled }, clock.now()),
  };
}
