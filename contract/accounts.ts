import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];
export const subscriptionStatuses = ['active', 'suspended', 'past-due', 'errored'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export const chatInterfaces = ['full-access', 'app', 'native'] as const;
export type ChatInterface = (typeof chatInterfaces)[number];
export const themes = ['system', 'dark', 'light'] as const;

/** True when the account may use the chat in the web. */
export function mayChat(allowedChatInterfaces: readonly ChatInterface[]): boolean {
  return allowedChatInterfaces.includes('full-access') || allowedChatInterfaces.includes('app');
}

const preferencesSchema = z.object({
  theme: z.enum(themes),
  showChatPromptRequestDuration: z.boolean(),
  renderMarkdownOnUserMessage: z.boolean(),
  showChatDebugMessages: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

const communicationTypes = ['smsChat'] as const;
export type CommunicationType = (typeof communicationTypes)[number];

const communicationPreferencesSchema = z.object({ smsChat: z.object({ isEnabled: z.boolean() }) });
export type CommunicationPreferences = z.infer<typeof communicationPreferencesSchema>;

/** What a user has been through, once and for all. */
export const userTraits = [
  'completed_welcome_message',
  'completed_guided_tour_welcome_chat',
  'completed_guided_tour_help_dashboard',
] as const;
export type UserTrait = (typeof userTraits)[number];

/** The signed-in user as it sees itself. */
export const meSchema = z.object({
  id: idSchema,
  trackingId: idSchema,
  hash: z.string().nullable().describe('HMAC of the trackingId for the support messenger; null while none is configured'),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  roles: z.array(z.enum(roles)),
  avatar: z.string().nullable(),
  allowedMlsProviders: z.array(z.string()).describe('MLS sources; `*` means all, an empty list none'),
  subscriptionPlanId: z.string().nullable(),
  subscriptionPlanTier: z.string().nullable().describe('`pro` has branding'),
  subscriptionStatus: z.enum(subscriptionStatuses),
  allowedChatInterfaces: z.array(z.enum(chatInterfaces)),
  mayImportListings: z.boolean().describe('Uploads files of listings; administrators may'),
  createdAt: instantSchema,
  traits: z.array(z.string()).describe('What the user has been through, such as the welcome; names of a newer server too'),
  preferences: preferencesSchema,
  communicationPreferences: communicationPreferencesSchema,
});
export type Me = z.infer<typeof meSchema>;

export const emailSchema = z.string().trim().toLowerCase().pipe(z.email('Enter a valid email').max(254));

export const passwordSchema = (missing: string) =>
  z.string().min(1, missing).max(1024, 'A password has 1,024 characters at most');

export const loginBodySchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema('Password is required'),
});

/** The challenges that a sign-in can be answered with: what has to be done before it is one. */
export const challengeNames = ['NEW_PASSWORD_REQUIRED', 'SECOND_FACTOR'] as const;
export type ChallengeName = (typeof challengeNames)[number];

export const signInAnswerSchema = z.object({
  authFlow: z.enum(['LOGIN', 'CHALLENGE']),
  challengeName: z.enum(challengeNames).optional(),
  session: z.string().optional().describe('Handle of the challenge, not the session cookie; good for 10 minutes'),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with e-mail and password; sets the session cookie when `authFlow` is `LOGIN`.',
  access: 'public',
  body: loginBodySchema,
  status: 200,
  answer: signInAnswerSchema,
  errors: ['invalid_credentials', 'account_disabled', 'too_many_requests', 'overloaded'],
});

export const logout = endpoint({
  method: 'GET',
  path: '/api/auth/logout',
  summary: 'End the session, clear the cookie and go to /login.',
  access: 'public',
  status: 200,
  answer: 'redirect',
  errors: ['cross_site_request'],
});

export const followRedirect = endpoint({
  method: 'GET',
  path: '/api/auth/redirect',
  summary: 'Go where a stored redirect leads: to an own path or an allowed origin; anything else goes to `/`.',
  access: 'public',
  query: z.strictObject({ to: z.string().max(4096) }),
  status: 200,
  answer: 'redirect',
  errors: [],
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  summary: 'The signed-in user.',
  access: 'user',
  status: 200,
  answer: meSchema,
  errors: [],
});

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/api/me/preferences',
  summary: "Change some of the signed-in user's preferences; what is left out stays. Answers all of them.",
  access: 'user',
  body: z.strictObject(preferencesSchema.partial().shape),
  status: 200,
  answer: preferencesSchema,
  errors: [],
});

export const updateCommunicationPreference = endpoint({
  method: 'PUT',
  path: '/api/me/communication-preferences',
  summary:
    'Turn a way to reach the assistant on or off; `smsChat` needs the role user and a phone number in the profile. Answers all.',
  access: 'user',
  body: z.strictObject({ type: z.enum(communicationTypes), enabled: z.boolean() }),
  status: 200,
  answer: communicationPreferencesSchema,
  errors: ['forbidden', 'phone_number_missing'],
});

export const setTrait = endpoint({
  method: 'PUT',
  path: '/api/me/traits/{name}',
  summary: 'Note that the signed-in user has been through something. Noting it again changes nothing.',
  access: 'user',
  params: z.object({ name: z.enum(userTraits) }),
  status: 204,
  errors: [],
});

export const startPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/start',
  summary: 'Have a code mailed by which a new password can be chosen; answered alike whether or not the address is known.',
  access: 'public',
  body: z.strictObject({ email: emailSchema }),
  status: 200,
  answer: z.object({ resetFlow: z.enum(['START_RESET_PASSWORD', 'REGENERATE_TEMPORARY_PASSWORD']) }),
  errors: ['too_many_requests'],
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/confirm',
  summary: 'Choose a new password by the code that was mailed; ends all sessions of the account.',
  access: 'public',
  body: z.strictObject({
    email: emailSchema,
    token: z.string().trim().toUpperCase().min(1, 'Code is required').max(6, 'A code has 6 characters at most'),
    password: passwordSchema('New password is required'),
  }),
  status: 204,
  errors: ['invalid_reset_code', 'weak_password', 'too_many_requests', 'overloaded'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/change-password',
  summary: "Change the signed-in user's password; ends the user's other sessions.",
  access: 'user',
  body: z.strictObject({
    oldPassword: passwordSchema('Current password is required'),
    newPassword: passwordSchema('New password is required'),
  }),
  status: 204,
  errors: ['wrong_password', 'weak_password', 'too_many_requests', 'overloaded'],
});

export const answerNewPasswordChallenge = endpoint({
  method: 'POST',
  path: '/api/auth/challenge/new-password',
  summary: 'Replace the temporary password with which a sign-in began; sets the session cookie.',
  access: 'public',
  body: z.strictObject({
    session: z.string().min(1).max(2048),
    email: emailSchema,
    newPassword: passwordSchema('New password is required'),
  }),
  status: 200,
  answer: signInAnswerSchema,
  errors: ['challenge_expired', 'weak_password', 'overloaded'],
});

export const resetPasswordOfUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/reset-password',
  summary: 'Give a user a temporary password, good for one sign-in within 24 hours; ends all sessions of the account.',
  access: 'admin',
  params: z.object({ userId: idSchema }),
  status: 200,
  answer: z.object({ password: z.string().describe('Shown this once') }),
  errors: ['user_not_found', 'own_account', 'overloaded'],
});

export const sessionSchema = z.object({
  id: idSchema,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  isCurrent: z.boolean().describe('True for the session that asks'),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Where the user is signed in: the 100 sessions seen last, the latest first.',
  access: 'user',
  status: 200,
  answer: z.object({ items: z.array(sessionSchema) }),
  errors: [],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  summary: 'Sign out everywhere but here.',
  access: 'user',
  status: 204,
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/{sessionId}',
  summary: 'Sign out somewhere else.',
  access: 'user',
  params: z.object({ sessionId: idSchema }),
  status: 204,
  errors: ['session_not_found'],
});
