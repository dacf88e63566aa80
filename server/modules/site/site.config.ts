import { z } from 'zod';
import type { SettingTable } from '#server/platform/config/index.ts';
import { switchSchema } from '#server/platform/config/settings.ts';

export const siteSettings = {
  SUPPORT_EMAIL: {
    schema: z.email('is not an e-mail address').optional(),
    about: 'Where people write for help; it stands at the foot of pages.',
    example: 'support@example.com',
    whenAbsent: 'no address is shown',
  },
  COMPARISONS_URL: {
    schema: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).optional(),
    about: 'A tool to compare homes that stands beside this product; the dashboard leads there.',
    example: 'https://comps.example.com',
    whenAbsent: 'the dashboard has no card for it',
  },
  COMPARISONS_EMBEDDED: {
    schema: switchSchema.default(false),
    about: 'On: that tool is shown within the product, at /comps. It has to allow being framed by it.',
    example: 'on',
    whenAbsent: 'off: it opens in the same tab',
  },
  SMS_NUMBER: {
    schema: z
      .string()
      .regex(/^\+1[2-9]\d{9}$/, 'is not a US number such as +14155550123')
      .optional(),
    about: 'The number that users text to chat, once something answers there; it is told to who turns text messages on.',
    example: '+14155550123',
    whenAbsent: 'no number is told, and a new chat invites nobody to text',
  },
} as const satisfies SettingTable;
