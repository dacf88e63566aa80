import { z } from 'zod';
import type { SettingTable } from '#server/platform/config/index.ts';

export const sealingSettings = {
  SEALING_KEY: {
    schema: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'is not 64 hexadecimal digits')
      .optional(),
    about:
      'Key that seals stored credentials, such as those of listing feeds: 64 hexadecimal digits (openssl rand -hex 32). All nodes need the same one.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    whenAbsent: 'a key made once and kept in DATA_DIR/sealing.key, which suits one machine',
    secret: true,
  },
} as const satisfies SettingTable;
