import type {
  ChatInterface,
  CommunicationPreferences,
  CommunicationType,
  Me,
  Preferences,
  Role,
  SubscriptionStatus,
  UserTrait,
} from '#contract/accounts.ts';
import type { Actor, AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import { callerOf } from './caller-of.ts';
import { communicationPreferencesOf, meOf } from './me.ts';
import type { Passwords } from './passwords.ts';
import type { SessionsService } from './sessions.service.ts';
import { namesOf } from './users-admin.service.ts';
import {
  insertTrait,
  insertUser,
  selectEmails,
  selectEnabledUsers,
  selectUserByEmail,
  selectUserById,
  updateAvatar,
  updateCommunicationPreference,
  updateEnabled,
  updateName,
  updatePreferences,
} from './users.queries.ts';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  /** Absent for accounts that only sign in elsewhere. */
  password?: string;
  roles?: readonly Role[];
  subscriptionStatus?: SubscriptionStatus;
  /** E.g. `pro`, which has branding. */
  subscriptionPlanTier?: string;
  allowedChatInterfaces?: readonly ChatInterface[];
  /** MLS sources; `*` means all, none when absent. */
  allowedMlsProviders?: readonly string[];
  /** May upload files of listings. */
  mayImportListings?: boolean;
  /** What the user needs not go through. */
  traits?: readonly UserTrait[];
}

export interface EnabledUser {
  email: string;
  /** What the user is called outside. */
  trackingId: string;
  allowedMlsProviders: readonly string[];
}

export interface UsersService {
  /** Makes an account that can be used at once, with what goes with it; null when the e-mail is taken. */
  create: (user: NewUser, actor: Actor, goesWithIt?: (tx: Tx, userId: string) => Promise<void>) => Promise<string | null>;
  findIdByEmail: (email: string) => Promise<string | null>;
  /** Turns an account on or off; off ends all its sessions. */
  setEnabled: (userId: string, enabled: boolean, actor: Actor) => Promise<void>;
  /** The rights of a user for whom something is done in its absence; null when the account is gone or turned off. */
  findRights: (userId: string) => Promise<{ userId: string; allowedMlsProviders: readonly string[] } | null>;
  /** Who calls in a user's name by something other than a session; null when the account is gone or turned off. */
  findCaller: (userId: string, sessionId: string) => Promise<Caller | null>;
  /** The user as it sees itself. */
  findMe: (userId: string) => Promise<Me>;
  /**
   * Whom jobs work for, and where they are written to: those of the users that are enabled, by id. Within a transaction it is handed
   * that: to wait for a second connection while one is held is how a pool runs dry.
   */
  findEnabled: (userIds: readonly string[], dbOrTx?: DbOrTx) => Promise<Map<string, EnabledUser>>;
  /** What accounts are known by, those that are turned off too. */
  findEmails: (userIds: readonly string[]) => Promise<Map<string, string>>;
  /** Gives the user another name: the first word of it, and the rest. */
  rename: (tx: Tx, userId: string, name: string) => Promise<void>;
  /** Sets the address of the profile photo; null for none. */
  setAvatar: (userId: string, address: string | null) => Promise<void>;
  /** Stores the preferences that are given, at the side of those stored before; answers all. */
  changePreferences: (userId: string, changes: PreferenceChanges) => Promise<Preferences>;
  /** Turns a way to reach the assistant on or off; answers all. */
  setCommunicationPreference: (userId: string, type: CommunicationType, isEnabled: boolean) => Promise<CommunicationPreferences>;
  /** Notes what the user has been through. */
  setTrait: (userId: string, trait: UserTrait) => Promise<void>;
}

type PreferenceChanges = { [Name in keyof Preferences]?: Preferences[Name] | undefined };

interface UsersDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  passwords: Passwords;
  sessions: SessionsService;
  messengerKey: string | undefined;
  adminsNeedSecondFactor: boolean;
}

export function createUsersService(dependencies: UsersDependencies): UsersService {
  const { db, clock, audit, passwords, sessions, messengerKey, adminsNeedSecondFactor } = dependencies;
  return {
    async create(user, actor, goesWithIt) {
      const passwordHash = user.password === undefined ? null : await passwords.hash(user.password);
      const id = newId();
      const now = clock.now();
      return db.transaction().execute(async (tx) => {
        const inserted = await insertUser(tx, {
          id,
          tracking_id: newId(),
          email: user.email.toLowerCase(),
          email_confirmed: true,
          password_hash: passwordHash,
          first_name: user.firstName,
          last_name: user.lastName,
          roles: [...(user.roles ?? ['user'])],
          subscription_status: user.subscriptionStatus ?? 'active',
          subscription_plan_tier: user.subscriptionPlanTier ?? null,
          allowed_chat_interfaces: [...(user.allowedChatInterfaces ?? ['full-access'])],
          allowed_mls_providers: [...(user.allowedMlsProviders ?? [])],
          may_import_listings: user.mayImportListings ?? false,
          traits: [...(user.traits ?? [])],
          created_at: now,
          updated_at: now,
        });
        if (!inserted) return null;
        await audit.record(tx, { action: 'user-created', actorUserId: actor.userId, subjectUserId: id, address: actor.address });
        await goesWithIt?.(tx, id);
        return id;
      });
    },

    async findIdByEmail(email) {
      return (await selectUserByEmail(db, email))?.id ?? null;
    },

    async setEnabled(userId, enabled, actor) {
      await db.transaction().execute(async (tx) => {
        if (!(await updateEnabled(tx, userId, enabled, clock.now()))) return;
        const action = enabled ? 'user-enabled' : 'user-disabled';
        await audit.record(tx, { action, actorUserId: actor.userId, subjectUserId: userId, address: actor.address });
        if (!enabled) await sessions.endAllOf(tx, userId);
      });
    },

    async findRights(userId) {
      const user = await selectUserById(db, userId);
      return user?.enabled ? { userId, allowedMlsProviders: user.allowed_mls_providers } : null;
    },

    async findCaller(userId, sessionId) {
      const user = await selectUserById(db, userId);
      return user?.enabled ? callerOf(user, { userId, sessionId }, adminsNeedSecondFactor) : null;
    },

    async findEnabled(userIds, dbOrTx = db) {
      const users = await selectEnabledUsers(dbOrTx, userIds);
      return new Map(
        users.map(({ id, email, tracking_id: trackingId, allowed_mls_providers: allowedMlsProviders }) => [
          id,
          { email, trackingId, allowedMlsProviders },
        ]),
      );
    },

    async findEmails(userIds) {
      return new Map((await selectEmails(db, userIds)).map(({ id, email }) => [id, email]));
    },

    async findMe(userId) {
      const user = await selectUserById(db, userId);
      if (!user) throw new AppError('not_signed_in', 'Sign in to do this.');
      return meOf(user, { messengerKey, adminsNeedSecondFactor });
    },

    rename: (tx, userId, name) => updateName(tx, userId, namesOf(name), clock.now()),

    setTrait: (userId, trait) => insertTrait(db, userId, trait),

    setAvatar: (userId, address) => updateAvatar(db, userId, address, clock.now()),

    async setCommunicationPreference(userId, type, isEnabled) {
      const user = await updateCommunicationPreference(db, userId, { type, isEnabled }, clock.now());
      if (!user) throw new AppError('not_signed_in', 'Sign in to do this.');
      return communicationPreferencesOf(user);
    },

    async changePreferences(userId, changes) {
      const user = await updatePreferences(db, userId, changes, clock.now());
      if (!user) throw new AppError('not_signed_in', 'Sign in to do this.');
      return meOf(user, { messengerKey, adminsNeedSecondFactor }).preferences;
    },
  };
}
