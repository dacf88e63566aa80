import { roles } from '#contract/accounts.ts';
import type { AdminUser, AdminUserChanges, NewAdminUser } from '#contract/admin-users.ts';
import { invitationLetter, namesOf, type UsersAdmin, type UsersService } from '#server/modules/accounts/index.ts';
import type { MyDataService } from '#server/modules/my-data/index.ts';
import type { ProfileService } from '#server/modules/profile/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';

/** An administrator who is signed in. */
interface Administrator {
  userId: string;
  address: string | null;
}

/** Each throws user_not_found, and own_account where an administrator would shut itself out. */
export interface UserAdministrationService {
  list: UsersAdmin['list'];
  get: (userId: string) => Promise<AdminUser>;
  /** Makes an account and invites its owner by mail. @throws AppError email_in_use, invalid_request */
  create: (user: NewAdminUser, by: Administrator) => Promise<AdminUser>;
  update: (userId: string, changes: AdminUserChanges, by: Administrator) => Promise<AdminUser>;
  setEnabled: (userId: string, enabled: boolean, by: Administrator) => Promise<void>;
  erase: (userId: string, by: Administrator) => Promise<void>;
  changeEmail: (userId: string, email: string, by: Administrator) => Promise<void>;
  removeSecondFactors: (userId: string, by: Administrator) => Promise<void>;
  listSessions: UsersAdmin['listSessions'];
  endSessions: (userId: string, by: Administrator) => Promise<void>;
}

export interface UserAdministrationParts {
  db: Db;
  mail: Pick<Mail, 'send'>;
  users: Pick<UsersService, 'create' | 'setEnabled'>;
  usersAdmin: UsersAdmin;
  profile: Pick<ProfileService, 'get' | 'write'>;
  myData: Pick<MyDataService, 'eraseNow'>;
  origin: string;
}

export function createUserAdministration(parts: UserAdministrationParts): UserAdministrationService {
  const { db, mail, users, usersAdmin, profile, myData, origin } = parts;

  async function get(userId: string): Promise<AdminUser> {
    const account = await usersAdmin.get(userId);
    return { ...(await profile.get(userId)), ...account };
  }

  async function ensureOther(userId: string, by: Administrator): Promise<void> {
    if (userId === by.userId) throw new AppError('own_account', 'You cannot do this to your own account.');
    await usersAdmin.get(userId);
  }

  return {
    list: usersAdmin.list,
    get,

    async create({ name, email, officeName, countryState, phoneNumber, mlsId, timezone, ...rights }, by) {
      const { subscriptionPlanTier, ...others } = rights;
      const tier = subscriptionPlanTier === null ? {} : { subscriptionPlanTier };
      const userId = await users.create({ email, ...namesOf(name), ...others, ...tier }, by, async (tx, id) => {
        await profile.write(tx, id, { officeName, countryState, phoneNumber, mlsId, timezone });
        await mail.send(tx, { to: email, letter: invitationLetter({ origin, email }) });
      });
      if (userId === null) throw new AppError('email_in_use', 'This email is already in use.');
      return get(userId);
    },

    async update(userId, changes, by) {
      if (userId === by.userId && changes.roles && !roles.every((role) => changes.roles?.includes(role)))
        throw new AppError('own_account', 'You cannot take a role from yourself.');
      const { officeName, countryState, phoneNumber, mlsId, timezone, ...account } = changes;
      await db.transaction().execute(async (tx) => {
        await usersAdmin.change(tx, userId, account, by);
        await profile.write(tx, userId, { officeName, countryState, phoneNumber, mlsId, timezone });
      });
      return get(userId);
    },

    async setEnabled(userId, enabled, by) {
      if (enabled) await usersAdmin.get(userId);
      else await ensureOther(userId, by);
      await users.setEnabled(userId, enabled, by);
    },

    async erase(userId, by) {
      await ensureOther(userId, by);
      await myData.eraseNow(userId, by);
    },

    async changeEmail(userId, email, by) {
      await ensureOther(userId, by);
      await usersAdmin.changeEmail(userId, email, by);
    },

    async removeSecondFactors(userId, by) {
      await ensureOther(userId, by);
      await usersAdmin.removeSecondFactors(userId, by);
    },

    listSessions: usersAdmin.listSessions,
    endSessions: usersAdmin.endSessions,
  };
}
