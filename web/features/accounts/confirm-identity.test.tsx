import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '#web/app/theme.ts';
import { noteAskedProvider } from './asked-provider.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <ConfirmIdentity
        {...{ hasPassword: false, hasPasskeys: false, providers: ['miamire'] }}
        {...{ onConfirmed: () => undefined, onCancel: () => undefined }}
      />
    </ThemeProvider>,
  );

test('who comes back from a provider that proved nothing is told so, with another way', () => {
  expect(shown()).not.toContain('did not say');
  noteAskedProvider('miamire');
  expect(shown()).toContain('MIAMI Realtors did not say that it has just asked you. Confirm it in another way.');
  vi.advanceTimersByTime(5 * 60_000);
  expect(shown()).not.toContain('did not say');
});
