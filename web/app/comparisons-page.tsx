import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '#web/platform/error-words.ts';
import { siteQuery } from '#web/platform/site.data.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { useAccountTheme } from './shell/theme-choice.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { TopBar } from './shell/top-bar.tsx';

/** `/comps`: the tool to compare homes, within the product where the settings say so. */
export function ComparisonsPage() {
  useAccountTheme();
  const { data: site, error, refetch } = useQuery(siteQuery);
  if (error && !site) {
    return (
      <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', alignContent: 'center' }}>
        <ErrorState heading="h1" title="Comparisons could not be loaded" onRetry={() => void refetch()}>
          {wordsFor(error)}
        </ErrorState>
      </Box>
    );
  }
  if (!site) return <ShellSkeleton />;
  if (!site.comparisons?.isEmbedded) return <NotFoundScreen />;
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <title>Comparisons · Sidekick</title>
      <TopBar withSidebar={false} />
      <Box component="main" sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <Box component="h1" sx={visuallyHidden}>
          Comparisons
        </Box>
        <iframe
          title="Comparisons"
          src={site.comparisons.url}
          referrerPolicy="origin"
          allow="clipboard-write; fullscreen"
          style={{ flex: 1, width: '100%', border: 0 }}
        />
      </Box>
      <Toasts />
    </Box>
  );
}
