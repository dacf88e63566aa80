import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { FlagSection } from './flag-section.tsx';
import { adminFlagsQuery } from './flags-admin.data.ts';

/** The feature flags, each with for whom it is on. */
export function FlagsAdmin() {
  const { data: flags, error, refetch } = useQuery(adminFlagsQuery);
  if (error && !flags) {
    return (
      <ErrorState title="The flags could not be loaded" onRetry={() => void refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  }
  if (!flags) {
    return (
      <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
        {[1, 2, 3].map((at) => (
          <SkeletonBlock key={at} sx={{ height: 112 }} />
        ))}
      </Box>
    );
  }
  return flags.map((flag) => <FlagSection key={flag.name} flag={flag} />);
}
