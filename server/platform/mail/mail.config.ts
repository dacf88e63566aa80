import { z } from 'zod';
import type { SettingTable } from '#server/platform/config/index.ts';

export const mailSettings = {
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: 'is not an smtp:// or smtps:// address' }).optional(),
    about: 'Server that mail is sent through, with user and password where it wants them.',
    example: 'smtps://sidekick:secret@smtp.example.com',
    whenAbsent: 'mail is kept as files in DATA_DIR/outbox, and read at /dev/mail in demo mode',
    secret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^<>\r\n]{0,100}<[^<>@\s]+@[^<>@\s]+>$/, 'is not a name with an address, as in the example')
      .default('Sidekick <sidekick@localhost>'),
    about: 'Whom mail comes from. The domain must let SMTP_URL send for it (SPF, DKIM).',
    example: 'Sidekick <hello@sidekick.example.com>',
    whenAbsent: 'Sidekick <sidekick@localhost>',
  },
} as const satisfies SettingTable;
