import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsFor } from '#web/platform/error-words.ts';
import { siteQuery } from '#web/platform/site.data.ts';
import { Spinner } from '#web/ui/spinner.tsx';
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
  const [isThere, setThere] = useState(false);
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
      <Box component="main" sx={{ flex: 1, minHeight: 0, display: 'flex', position: 'relative' }}>
        <Box component="h1" sx={visuallyHidden}>
          Comparisons
        </Box>
        {!isThere && (
          <Box role="status" sx={waitingStyles}>
            <Spinner sizePx={20} />
            <span>
              Loading. <a href={site.comparisons.url}>Open it by itself</a> if nothing comes.
            </span>
          </Box>
        )}
        <iframe
          title="Comparisons"
          onLoad={() => setThere(true)}
          src={site.comparisons.url}
          referrerPolicy="origin"
          allow="clipboard-write; fullscreen"
          style={{ flex: 1, width: '100%', border: 0, visibility: isThere ? 'visible' : 'hidden' }}
        />
      </Box>
      <Toasts />
    </Box>
  );
}

const waitingStyles = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  p: 2,
  color: 'text.secondary',
} as const;
