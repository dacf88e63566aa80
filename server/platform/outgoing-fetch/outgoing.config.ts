import type { SettingTable } from '#server/platform/config/index.ts';
import { switchSchema } from '#server/platform/config/settings.ts';

export const outgoingSettings = {
  OUTGOING_TO_PRIVATE_ADDRESSES: {
    schema: switchSchema.default(false),
    about:
      'On: what the server fetches (feeds, pictures) may come over http and from this machine or a private network. For development and tests on a loopback HOST only.',
    example: 'on',
    whenAbsent: 'off: https and public addresses only',
  },
} as const satisfies SettingTable;
