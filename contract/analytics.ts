import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes, type ErrorCode } from './error-codes.ts';

export const analyticsLimits = {
  /** Of one call. */
  events: 50,
  /** After which ours are deleted, and before which none is taken. */
  days: 90,
} as const;

/** Why something failed: the code of the refusal, no answer at all, a reply's stream that was lost, or a reply that ended as failed. */
const reasonSchema = z.enum(['network', 'stream', 'reply', ...(Object.keys(errorCodes) as ErrorCode[])]);
const inThreadSchema = z.strictObject({ threadId: idSchema });

/** Every event that is told, with all that is told of it: ids, codes and numbers, never what somebody wrote. */
const propertiesSchema = {
  'sidekick-prompt-request-success': inThreadSchema,
  'sidekick-prompt-request-failure': z.strictObject({
    threadId: idSchema.nullable().describe('Null where none had begun'),
    reason: reasonSchema,
  }),
  'sidekick-proactive-suggestions-request-success': z.strictObject({ threadId: idSchema, count: z.int().min(0).max(3) }),
  'sidekick-proactive-suggestions-request-failure': z.strictObject({ threadId: idSchema, reason: reasonSchema }),
  'sidekick-proactive-suggestions-show-click': inThreadSchema,
  'sidekick-proactive-suggestions-hide-click': inThreadSchema,
  'sidekick-proactive-suggestions-refresh-click': inThreadSchema,
  'sidekick-welcome-flow-complete': z.strictObject({}),
  'sidekick-guided-tour-start': z.strictObject({
    tour: z.enum(['guided_tour_welcome_chat', 'guided_tour_help_dashboard']),
  }),
  'sidekick-auth-identify-user': z.strictObject({}),
  'sidekick-auth-logout': z.strictObject({}),
} as const;

export type AnalyticsEventName = keyof typeof propertiesSchema;
export type FailureReason = z.infer<typeof reasonSchema>;

const event = <Name extends AnalyticsEventName>(name: Name) =>
  z.strictObject({
    name: z.literal(name),
    properties: propertiesSchema[name],
    at: instantSchema.describe('When it happened, by the clock of the device'),
  });

const analyticsEventSchema = z.discriminatedUnion('name', [
  event('sidekick-prompt-request-success'),
  event('sidekick-prompt-request-failure'),
  event('sidekick-proactive-suggestions-request-success'),
  event('sidekick-proactive-suggestions-request-failure'),
  event('sidekick-proactive-suggestions-show-click'),
  event('sidekick-proactive-suggestions-hide-click'),
  event('sidekick-proactive-suggestions-refresh-click'),
  event('sidekick-welcome-flow-complete'),
  event('sidekick-guided-tour-start'),
  event('sidekick-auth-identify-user'),
  event('sidekick-auth-logout'),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

export const recordEvents = endpoint({
  method: 'POST',
  path: '/api/events',
  summary: 'Tell what was done in the product. Nothing is kept where the browser asks by DNT or Sec-GPC not to be followed.',
  access: 'user',
  body: z.strictObject({ events: z.array(analyticsEventSchema).min(1).max(analyticsLimits.events) }),
  status: 204,
  errors: ['too_many_requests'],
});
