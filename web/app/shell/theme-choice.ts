import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { Preferences } from '#contract/accounts.ts';
import { changePreferences } from '#web/features/accounts/index.ts';
import { colorMode } from '#web/ui/color-mode.ts';
import { tellProblem } from '../problems.ts';
import { useMe } from '../use-me.ts';

type Theme = Preferences['theme'];

export const themeChoices: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'System theme' },
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
];

/** The theme of the account, and the way to another one. */
export function useThemeChoice() {
  const { theme } = useMe().preferences;
  const queryClient = useQueryClient();
  const choose = (chosen: Theme) => {
    changePreferences(queryClient, { theme: chosen }).catch((error: unknown) =>
      tellProblem(error, 'The theme could not be saved, so it is as it was.', 8_000),
    );
  };
  return { theme, choose };
}

/**
 * Shows the account's theme, also when another device changed it. Before anything is painted; this device keeps it too, so that the next
 * load begins with it (`public/boot.js`).
 */
export function useAccountTheme(): void {
  const { theme } = useMe().preferences;
  useLayoutEffect(() => colorMode.write(theme), [theme]);
}
