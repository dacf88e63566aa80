import { z } from 'zod';
import { chatInterfaces, roles, subscriptionStatuses } from '#contract/accounts.ts';
import type { Caller } from '#server/platform/http/index.ts';
import type { UserRow } from './users.queries.ts';

const rightsSchema = z.object({
  roles: z.array(z.enum(roles)),
  subscription_status: z.enum(subscriptionStatuses),
  allowed_chat_interfaces: z.array(z.enum(chatInterfaces)),
});

type Rights = Pick<
  UserRow,
  'roles' | 'allowed_mls_providers' | 'subscription_status' | 'allowed_chat_interfaces' | 'may_import_listings'
>;

/** A user as services see it, by its row; `sessionId` is what it calls by. */
export function callerOf(row: Rights, { userId, sessionId }: { userId: string; sessionId: string }): Caller {
  const rights = rightsSchema.parse(row);
  return {
    userId,
    sessionId,
    roles: rights.roles,
    allowedMlsProviders: row.allowed_mls_providers,
    subscriptionStatus: rights.subscription_status,
    allowedChatInterfaces: rights.allowed_chat_interfaces,
    mayImportListings: row.may_import_listings,
  };
}
