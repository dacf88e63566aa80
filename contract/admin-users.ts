import { z } from 'zod';
import { chatInterfaces, emailSchema, roles, sessionSchema, subscriptionStatuses } from './accounts.ts';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { profileSchema, REQUIRED, required, timezoneNames, usStates } from './profile.ts';

export const USERS_PER_PAGE = 10;

const userRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.email(),
  trackingId: idSchema,
  enabled: z.boolean(),
  roles: z.array(z.enum(roles)),
  avatar: z.string().nullable(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionPlanTier: z.string().nullable().describe('`pro` has branding'),
  createdAt: instantSchema,
});
export type AdminUserRow = z.infer<typeof userRowSchema>;

const userSchema = userRowSchema.extend({
  ...profileSchema.omit({ name: true, email: true }).shape,
  subscriptionPlanId: z.string().nullable(),
  allowedChatInterfaces: z.array(z.enum(chatInterfaces)),
  allowedMlsProviders: z.array(z.string()).describe('MLS sources; `*` means all, an empty list none'),
  mayImportListings: z.boolean().describe('Uploads files of listings; administrators may anyway'),
  hasSecondFactor: z.boolean(),
});
export type AdminUser = z.infer<typeof userSchema>;

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Maximum of ${max} characters`)
    .transform((typed) => typed || null)
    .nullable();

/** What administrators write about a user. */
export const userFields = {
  name: required(150),
  officeName: required(100),
  countryState: z.string().pipe(z.enum(usStates, REQUIRED)),
  phoneNumber: optional(40).describe('A US number, however it is written'),
  mlsId: optional(30).describe('The license number'),
  timezone: z.string().nullable().pipe(z.enum(timezoneNames).nullable()).describe('Null for that of the browser'),
  roles: z.array(z.enum(roles)).min(1).describe('Other roles end the sessions'),
  allowedMlsProviders: z.array(required(200)).max(200),
  mayImportListings: z.boolean(),
  subscriptionPlanTier: z.enum(['pro']).nullable(),
};

const params = z.object({ userId: idSchema });

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The users whose name and e-mail hold what is looked for, the newest first.',
  access: 'admin',
  query: z.strictObject({
    nameFilter: z.string().trim().max(200).optional(),
    emailFilter: z.string().trim().max(254).optional(),
    trackingIdFilter: z.uuid('Tracking ID must be a UUID').optional(),
    nextToken: idSchema.optional().describe('Of the page before'),
    limit: z.coerce.number().int().min(1).max(100).default(USERS_PER_PAGE),
  }),
  status: 200,
  answer: z.object({ users: z.array(userRowSchema), nextToken: z.string().nullable() }),
  errors: [],
});

export const createUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Make an account, which can be used at once; its owner is invited by mail to choose a password.',
  access: 'admin',
  body: z.strictObject({
    ...{ email: emailSchema, name: userFields.name, officeName: userFields.officeName, countryState: userFields.countryState },
    phoneNumber: userFields.phoneNumber.default(null),
    mlsId: userFields.mlsId.default(null),
    timezone: userFields.timezone.default(null),
    roles: userFields.roles.default(['user']),
    allowedMlsProviders: userFields.allowedMlsProviders.default([]),
    mayImportListings: userFields.mayImportListings.default(false),
    subscriptionPlanTier: userFields.subscriptionPlanTier.default(null),
  }),
  status: 201,
  answer: userSchema,
  errors: ['email_in_use'],
});
export type NewAdminUser = z.output<typeof createUser.body>;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}',
  summary: 'A user with profile and rights.',
  access: 'admin',
  params,
  status: 200,
  answer: userSchema,
  errors: ['user_not_found'],
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/{userId}',
  summary: "Change a user's profile or rights; what is left out stays. Nobody takes a role from themselves.",
  access: 'admin',
  params,
  body: z.strictObject(z.object(userFields).partial().shape),
  status: 200,
  answer: userSchema,
  errors: ['user_not_found', 'own_account'],
});
export type AdminUserChanges = z.output<typeof updateUser.body>;

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{userId}',
  summary: 'Erase an account with all that is stored about its user, at once and for good; its owner is told by mail.',
  access: 'admin',
  params,
  status: 204,
  errors: ['user_not_found', 'own_account'],
});

export const disableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/disable',
  summary: 'Close an account: its sessions and the access of programs end at once.',
  access: 'admin',
  params,
  status: 204,
  errors: ['user_not_found', 'own_account'],
});

export const enableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/enable',
  summary: 'Open an account that was closed.',
  access: 'admin',
  params,
  status: 204,
  errors: ['user_not_found'],
});

export const changeUserEmail = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{userId}/email',
  summary: 'Give an account another e-mail; its sessions end, and both addresses are told.',
  access: 'admin',
  params,
  body: z.strictObject({ email: emailSchema }),
  status: 204,
  errors: ['user_not_found', 'email_in_use', 'own_account'],
});

export const removeSecondFactorsOfUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{userId}/second-factors',
  summary:
    'Take authenticator, passkeys and recovery codes from an account whose owner has lost them; the owner is told by mail.',
  access: 'admin',
  params,
  status: 204,
  errors: ['user_not_found', 'own_account'],
});

const userSessionSchema = sessionSchema.omit({ isCurrent: true });
export type AdminUserSession = z.infer<typeof userSessionSchema>;

export const listSessionsOfUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}/sessions',
  summary: 'Where a user is signed in: the 100 sessions seen last, the latest first.',
  access: 'admin',
  params,
  status: 200,
  answer: z.object({ items: z.array(userSessionSchema) }),
  errors: ['user_not_found'],
});

export const endSessionsOfUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{userId}/sessions',
  summary: 'Sign a user out everywhere.',
  access: 'admin',
  params,
  status: 204,
  errors: ['user_not_found'],
});
