import { z } from 'zod';
import type { SettingTable } from '#server/platform/config/index.ts';

const styleUrl = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .pipe(z.url({ protocol: /^https?$/, error: 'is no http(s) address of a style' }));

const LIGHT_STYLE = 'https://tiles.openfreemap.org/styles/positron';
const DARK_STYLE = 'https://tiles.openfreemap.org/styles/dark';

export const listingsSettings = {
  MAP_STYLE_URL: {
    schema: styleUrl(LIGHT_STYLE),
    about:
      'Style of the maps (MapLibre style specification) that browsers load streets from; its host is the only one that pages may call ' +
      'besides this server. Where it does not answer, maps show places and borders of their own.',
    example: 'https://maps.example.com/styles/light.json',
    whenAbsent: LIGHT_STYLE,
  },
  MAP_STYLE_URL_DARK: {
    schema: styleUrl(DARK_STYLE),
    about: 'The same for the dark theme.',
    example: 'https://maps.example.com/styles/dark.json',
    whenAbsent: DARK_STYLE,
  },
} as const satisfies SettingTable;
