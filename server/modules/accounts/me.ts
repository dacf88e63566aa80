import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  chatInterfaces,
  type CommunicationPreferences,
  type Me,
  meSchema,
  roles,
  subscriptionStatuses,
  themes,
} from '#contract/accounts.ts';
import { rolesOf } from './caller-of.ts';
import type { UserRow } from './users.queries.ts';

/** What is stored in `users.preferences`: only what the user has set. */
const preferencesSchema = z.object({
  theme: z.enum(themes).default('system'),
  showChatPromptRequestDuration: z.boolean().default(false),
  renderMarkdownOnUserMessage: z.boolean().default(false),
  showChatDebugMessages: z.boolean().default(false),
});

/** What is stored in `users.communication_preferences`: what is not there is off. */
const storedCommunicationSchema = z.object({ smsChat: z.object({ isEnabled: z.boolean() }).default({ isEnabled: false }) });

export function communicationPreferencesOf(user: UserRow): CommunicationPreferences {
  return storedCommunicationSchema.parse(user.communication_preferences);
}

interface MeOptions {
  messengerKey: string | undefined;
  adminsNeedSecondFactor: boolean;
}

/** A user as the user sees itself. `messengerKey` signs the trackingId for the support messenger. */
export function meOf(user: UserRow, { messengerKey, adminsNeedSecondFactor }: MeOptions): Me {
  const countingRoles = rolesOf({ ...user, roles: z.array(z.enum(roles)).parse(user.roles) }, adminsNeedSecondFactor);
  return meSchema.parse({
    id: user.id,
    trackingId: user.tracking_id,
    hash: messengerKey === undefined ? null : createHmac('sha256', messengerKey).update(user.tracking_id).digest('hex'),
    name: `${user.first_name} ${user.last_name}`.trim(),
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    roles: countingRoles,
    avatar: user.avatar,
    allowedMlsProviders: user.allowed_mls_providers,
    subscriptionPlanId: user.subscription_plan_id,
    subscriptionPlanTier: user.subscription_plan_tier,
    subscriptionStatus: z.enum(subscriptionStatuses).parse(user.subscription_status),
    mayImportListings: user.may_import_listings || countingRoles.includes('admin'),
    allowedChatInterfaces: z.array(z.enum(chatInterfaces)).parse(user.allowed_chat_interfaces),
    createdAt: user.created_at.toISOString(),
    traits: user.traits,
    preferences: preferencesSchema.parse(user.preferences),
    communicationPreferences: communicationPreferencesOf(user),
  });
}
