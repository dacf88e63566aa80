import { z } from 'zod';
import { switchSchema } from '#server/platform/config/settings.ts';
import type { SettingTable } from '#server/platform/config/index.ts';
import { ssoSettings } from './sso/sso.config.ts';

export { ssoSettingMistakes } from './sso/sso.config.ts';

const originsSchema = z.string().transform((text, context) => {
  const entries = text.split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => !URL.canParse(entry) || new URL(entry).origin !== entry);
  if (wrong === undefined) return entries;
  context.addIssue({ code: 'custom', message: `"${wrong}" is not an origin (scheme and host, nothing after)` });
  return z.NEVER;
});

export const accountsSettings = {
  ...ssoSettings,
  ALLOWED_REDIRECT_ORIGINS: {
    schema: originsSchema.optional(),
    about: 'Other sites that a sign-in may lead back to, separated by commas; every other target goes to the start page.',
    example: 'https://tools.example.com,https://www.example.com',
    whenAbsent: 'none',
  },
  ADMINS_NEED_SECOND_FACTOR: {
    schema: switchSchema.default(false),
    about: 'On: an administrator without an authenticator app or a passkey has no rights as such until one is set up.',
    example: 'on',
    whenAbsent: 'off: second factors are for everybody to choose',
  },
  SUPPORT_MESSENGER_KEY: {
    schema: z.string().min(16, 'is shorter than 16 characters').optional(),
    about: 'Key that signs who is talking in the support messenger.',
    example: '0123456789abcdef0123456789abcdef',
    whenAbsent: 'users have no messenger hash',
    secret: true,
  },
} as const satisfies SettingTable;
