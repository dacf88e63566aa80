import { z } from 'zod';
import { chatInterfaces, roles, subscriptionStatuses, type Role } from '#contract/accounts.ts';
import type { Caller } from '#server/platform/http/index.ts';
import type { UserRow } from './users.queries.ts';

const rightsSchema = z.object({
  roles: z.array(z.enum(roles)),
  subscription_status: z.enum(subscriptionStatuses),
  allowed_chat_interfaces: z.array(z.enum(chatInterfaces)),
});

type Rights = Pick<
  UserRow,
  | 'has_second_factor'
  | 'roles'
  | 'allowed_mls_providers'
  | 'subscription_status'
  | 'allowed_chat_interfaces'
  | 'may_import_listings'
>;

/** The roles that count now: an administrator without a second factor is none where the settings ask for one. */
export function rolesOf(
  { roles: given, has_second_factor }: { roles: Role[]; has_second_factor: boolean },
  adminsNeedSecondFactor: boolean,
): Role[] {
  return adminsNeedSecondFactor && !has_second_factor ? given.filter((role) => role !== 'admin') : given;
}

/** A user as services see it, by its row; `sessionId` is what it calls by. */
export function callerOf(
  row: Rights,
  { userId, sessionId }: { userId: string; sessionId: string },
  adminsNeedSecondFactor: boolean,
): Caller {
  const rights = rightsSchema.parse(row);
  return {
    userId,
    sessionId,
    roles: rolesOf({ roles: rights.roles, has_second_factor: row.has_second_factor }, adminsNeedSecondFactor),
    allowedMlsProviders: row.allowed_mls_providers,
    subscriptionStatus: rights.subscription_status,
    allowedChatInterfaces: rights.allowed_chat_interfaces,
    mayImportListings: row.may_import_listings,
  };
}
