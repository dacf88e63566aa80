import { z } from 'zod';
import type { AdminUser, AdminUserChanges, AdminUserRow, AdminUserSession, listUsers } from '#contract/admin-users.ts';
import { chatInterfaces, roles, subscriptionStatuses } from '#contract/accounts.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import type { Actor, AuditService } from '#server/modules/audit/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Mail } from '#server/platform/mail/index.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import { emailChangedLetter, secondFactorsTakenLetter } from './accounts.letters.ts';
import { deleteResetCodeOf } from './password-reset.queries.ts';
import { deleteSecondFactors } from './second-factors/second-factors.queries.ts';
import { deleteSessionsOfUser, selectLiveSessionsOf } from './sessions.queries.ts';
import { selectUsers, updateEmail, updateRights } from './users-admin.queries.ts';
import { lockUser, selectUserById, updateName, type UserRow } from './users.queries.ts';

const RIGHTS = ['roles', 'allowedMlsProviders', 'mayImportListings', 'subscriptionPlanTier'] as const;
type Account = AdminUserRow &
  Pick<
    AdminUser,
    'subscriptionPlanId' | 'allowedChatInterfaces' | 'allowedMlsProviders' | 'mayImportListings' | 'hasSecondFactor'
  >;
type AccountChanges = Pick<AdminUserChanges, 'name' | (typeof RIGHTS)[number]>;

/** Accounts as administrators look after them. Each throws user_not_found. */
export interface UsersAdmin {
  list: (filter: EndpointInput<typeof listUsers>['query']) => Promise<{ users: AdminUserRow[]; nextToken: string | null }>;
  get: (userId: string) => Promise<Account>;
  /** What is left out stays; other roles end the sessions. */
  change: (tx: Tx, userId: string, changes: AccountChanges, actor: Actor) => Promise<void>;
  /** Ends the sessions, and tells both addresses. @throws AppError email_in_use, invalid_request for the one it has */
  changeEmail: (userId: string, email: string, actor: Actor) => Promise<void>;
  /** For an owner who has lost them all; ends the sessions. */
  removeSecondFactors: (userId: string, actor: Actor) => Promise<void>;
  listSessions: (userId: string) => Promise<AdminUserSession[]>;
  endSessions: (userId: string, actor: Actor) => Promise<void>;
}

interface UsersAdminDependencies {
  db: Db;
  clock: Clock;
  audit: AuditService<AccountsAuditAction>;
  mail: Pick<Mail, 'send'>;
}

export function createUsersAdmin({ db, clock, audit, mail }: UsersAdminDependencies): UsersAdmin {
  const locked = async (tx: Tx, userId: string): Promise<UserRow> => (await lockUser(tx, userId)) ?? notFound(userId);
  const found = async (userId: string): Promise<UserRow> => (await selectUserById(db, userId)) ?? notFound(userId);
  const about = (userId: string, actor: Actor) => ({
    ...{ actorUserId: actor.userId, subjectUserId: userId, address: actor.address },
  });

  return {
    async list({ nameFilter, emailFilter, trackingIdFilter, nextToken, limit }) {
      const filter = { name: nameFilter, email: emailFilter, trackingId: trackingIdFilter, before: nextToken };
      const rows = await selectUsers(db, { ...filter, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return { users: shown.map(rowOf), nextToken: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },

    get: async (userId) => accountOf(await found(userId)),

    async change(tx, userId, { name, ...rights }, actor) {
      const user = await locked(tx, userId);
      const now = clock.now();
      if (name !== undefined) await updateName(tx, userId, namesOf(name), now);
      await updateRights(tx, userId, {
        roles: rights.roles ?? user.roles,
        allowed_mls_providers: rights.allowedMlsProviders ?? user.allowed_mls_providers,
        may_import_listings: rights.mayImportListings ?? user.may_import_listings,
        subscription_plan_tier:
          rights.subscriptionPlanTier === undefined ? user.subscription_plan_tier : rights.subscriptionPlanTier,
        updated_at: now,
      });
      const changed = RIGHTS.flatMap((right) => {
        const value = rights[right];
        return value === undefined || String(value ?? '') === String(accountOf(user)[right] ?? '')
          ? []
          : [[right, String(value ?? 'none')] as const];
      });
      await audit.record(tx, { action: 'user-changed', ...about(userId, actor), details: Object.fromEntries(changed) });
    },

    async changeEmail(userId, email, actor) {
      await db.transaction().execute(async (tx) => {
        const { email: before } = await locked(tx, userId);
        if (before === email) {
          const message = 'New email must be different from the current one';
          throw new AppError('invalid_request', message, { errors: [{ path: 'body.email', message }] });
        }
        if (!(await updateEmail(tx, userId, email, clock.now())))
          throw new AppError('email_in_use', 'This email is already in use.');
        await deleteResetCodeOf(tx, userId);
        await deleteSessionsOfUser(tx, userId);
        await audit.record(tx, { action: 'email-changed', ...about(userId, actor) });
        for (const to of [before, email]) await mail.send(tx, { to, letter: emailChangedLetter({ before, after: email }) });
      });
    },

    async removeSecondFactors(userId, actor) {
      await db.transaction().execute(async (tx) => {
        const user = await locked(tx, userId);
        if (!user.has_second_factor) return;
        await deleteSecondFactors(tx, userId);
        await deleteSessionsOfUser(tx, userId);
        await audit.record(tx, { action: 'second-factor-removed', ...about(userId, actor), details: { kind: 'all' } });
        await mail.send(tx, { to: user.email, letter: secondFactorsTakenLetter() });
      });
    },

    async listSessions(userId) {
      await found(userId);
      const rows = await selectLiveSessionsOf(db, userId, clock.now());
      return rows.map(({ id, created_at, last_seen_at, user_agent, address }) => ({
        ...{ id, createdAt: created_at.toISOString(), lastSeenAt: last_seen_at.toISOString() },
        ...{ userAgent: user_agent, address },
      }));
    },

    async endSessions(userId, actor) {
      await db.transaction().execute(async (tx) => {
        await locked(tx, userId);
        await deleteSessionsOfUser(tx, userId);
        await audit.record(tx, { action: 'sessions-ended', ...about(userId, actor) });
      });
    },
  };
}

function notFound(userId: string): never {
  throw new AppError('user_not_found', `User not found with id: ${userId}.`);
}

/** The first word of a name, and the rest. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

function rowOf(user: UserRow): AdminUserRow {
  return {
    ...{ id: user.id, name: `${user.first_name} ${user.last_name}`.trim(), email: user.email, trackingId: user.tracking_id },
    ...{ enabled: user.enabled, avatar: user.avatar, createdAt: user.created_at.toISOString() },
    roles: z.array(z.enum(roles)).parse(user.roles),
    subscriptionStatus: z.enum(subscriptionStatuses).parse(user.subscription_status),
    subscriptionPlanTier: user.subscription_plan_tier,
  };
}

function accountOf(user: UserRow): Account {
  return {
    ...rowOf(user),
    subscriptionPlanId: user.subscription_plan_id,
    allowedChatInterfaces: z.array(z.enum(chatInterfaces)).parse(user.allowed_chat_interfaces),
    allowedMlsProviders: user.allowed_mls_providers,
    mayImportListings: user.may_import_listings,
    hasSecondFactor: user.has_second_factor,
  };
}
