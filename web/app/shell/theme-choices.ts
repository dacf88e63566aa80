import type { themes } from '#contract/accounts.ts';

interface ThemeChoice {
  theme: (typeof themes)[number];
  label: string;
}

export const themeChoices: readonly ThemeChoice[] = [
  { theme: 'system', label: 'System theme' },
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
];
