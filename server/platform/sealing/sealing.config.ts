import { z } from 'zod';
import type { SettingTable } from '#server/platform/config/index.ts';

const keySchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, 'is not 64 hexadecimal digits')
  .optional();

export const sealingSettings = {
  SEALING_KEY: {
    schema: keySchema,
    about:
      'Key that seals stored credentials, such as those of listing feeds: 64 hexadecimal digits (openssl rand -hex 32). All nodes need the same one.',
    example: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    whenAbsent: 'a key made once and kept in DATA_DIR/sealing.key, which suits one machine',
    secret: true,
  },
  SEALING_KEY_PREVIOUS: {
    schema: keySchema,
    about: 'The key that SEALING_KEY takes the place of. Run npm run rotate-sealing-key, then leave it out.',
    example: 'fedcba9876543210fedcba9876543210fedcba9876543210fedcba9876543210',
    whenAbsent: 'what another key than SEALING_KEY sealed cannot be opened; that of DATA_DIR/sealing.key counts as one before',
    secret: true,
  },
} as const satisfies SettingTable;
