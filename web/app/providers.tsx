import CssBaseline from '@mui/material/CssBaseline';
import { GlobalStyles, ThemeProvider } from '@mui/system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useDocumentColorScheme } from '#web/ui/color-mode.ts';
import type { createAppRouter } from './router.ts';
import { theme } from './theme.ts';

const colorVariables = theme.generateStyleSheets();

/** MUI's own provider of color schemes would be 5 kB (gzip) of every screen, for what `color-mode.ts` does. */
export function App({ queryClient, router }: { queryClient: QueryClient; router: ReturnType<typeof createAppRouter> }) {
  useDocumentColorScheme();
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={colorVariables} />
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
