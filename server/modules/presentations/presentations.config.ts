import { z } from 'zod';
import type { SettingTable } from '#server/platform/config/index.ts';

export const presentationsSettings = {
  CHROMIUM_PATH: {
    schema: z.string().max(1_000).optional(),
    about: 'The Chromium or Chrome that prints presentations as PDF.',
    example: '/usr/bin/chromium',
    whenAbsent: 'the usual places of a system are looked at; where none is found, people print the page itself',
  },
} as const satisfies SettingTable;
