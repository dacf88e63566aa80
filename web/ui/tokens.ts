/**
 * The raw values of the look: paper, ink and one accent. The theme is made from them, and code that
 * cannot read the theme (charts, the map) takes them from here. Everything else asks the theme.
 */
export const lightColors = {
  paper: '#faf8f4',
  surface: '#fffefc',
  sunken: '#f2efe8',
  hairline: '#e5e0d6',
  hairlineStrong: '#8d8678',
  ink: '#1c1a17',
  inkMuted: '#5a554c',
  inkFaint: '#6f695e',
  accent: '#0f5c56',
  accentStrong: '#0a4742',
  accentSoft: '#e2eeeb',
  onAccent: '#ffffff',
  danger: '#b3261e',
  dangerStrong: '#8c1d18',
  warning: '#8a5a00',
  success: '#107f10',
} as const;

export const darkColors = {
  paper: '#151412',
  surface: '#1d1b19',
  sunken: '#100f0e',
  hairline: '#34312c',
  hairlineStrong: '#7d776c',
  ink: '#f2efe9',
  inkMuted: '#bab3a7',
  inkFaint: '#9c958a',
  accent: '#63c2b4',
  accentStrong: '#86d4c8',
  accentSoft: '#1a322f',
  onAccent: '#05211d',
  danger: '#f2877e',
  dangerStrong: '#f7aba4',
  warning: '#e9b44c',
  success: '#6cc46c',
} as const satisfies Record<keyof typeof lightColors, string>;

/** Colours that mean something in the data, the same in both themes. */
export const dataColors = {
  active: '#107F10',
  sold: '#D90D02',
  pending: '#FFCE45',
  other: '#131319',
  subject: '#1E63D0',
} as const;

/** Type sizes in px. */
export const typeSizes = { xs: 12, sm: 13, md: 14, lg: 16, xl: 20, x2: 24, x3: 32, x4: 44 } as const;
export const radii = { control: 8, card: 12, sheet: 16 } as const;
/** Nothing bounces; `prefers-reduced-motion` switches all of it off in the theme. */
export const durationsMs = { short: 120, medium: 160, long: 200 } as const;
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

export const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** From this width (px) on the drawer stands beside the chat; below it is a bottom sheet. Also in the theme as `lg`. */
export const LAPTOP_WIDTH_PX = 1200;
export const SIDEBAR_WIDTH_PX = 264;
