import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminListingSource } from '#contract/mls.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { askForSync, staleSourcesQuery } from './mls.data.ts';
import { staleWords } from './stale-words.ts';

/** More rows than these would push the chat away. */
const MAX_ROWS = 3;

/** Flags sources of listings that are older than their licences allow, to admins; dismissed, it stays away until another one is. */
export default function StaleSources() {
  const { data: sources = [] } = useQuery(staleSourcesQuery);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = sources.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;
  const more = shown.length - MAX_ROWS;
  return (
    <Box component="aside" aria-label="Listing sources" sx={bannerStyles}>
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.slice(0, MAX_ROWS).map((source) => (
            <Source key={source.id} source={source} />
          ))}
          {more > 0 && <li>And {more === 1 ? 'one more source' : `${more} more sources`}.</li>}
        </Box>
      </Box>
      <IconAction label="Dismiss" size="small" onClick={() => setDismissed(sources.map(({ id }) => id))}>
        <CloseIcon fontSize="small" />
      </IconAction>
    </Box>
  );
}

function Source({ source }: { source: AdminListingSource }) {
  const [state, setState] = useState<'idle' | 'asking' | 'asked'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const isAsked = state === 'asked' || source.feed?.isSyncing === true;
  const ask = async () => {
    setState('asking');
    setProblem(null);
    try {
      await askForSync(source.id);
      setState('asked');
    } catch (error) {
      // In the row: a toast would lie over the button.
      setProblem(wordsFor(error));
      setState('idle');
    }
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0, py: 0.5 }}>
        {staleWords(source)}
      </Box>
      {isAsked ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Being brought up to date.
        </Box>
      ) : (
        <Button
          size="small"
          busy={state === 'asking'}
          aria-label={`Sync now: ${source.title}`}
          onClick={() => void ask()}
          sx={{ color: 'primary.main', px: 0.75, ml: -0.75 }}
        >
          Sync now
        </Button>
      )}
      {problem && (
        <Box component="span" role="alert" sx={{ color: 'error.main' }}>
          The sync was not started. {problem}
        </Box>
      )}
    </Box>
  );
}

const bannerStyles = {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  pl: 2,
  pr: 1,
  py: 0.5,
  fontSize: 14,
  lineHeight: '20px',
  borderBottom: 1,
  borderColor: 'divider',
  borderLeft: '3px solid',
  borderLeftColor: 'warning.main',
  bgcolor: 'background.paper',
  '& li': { minHeight: 32, py: { xs: 0.5, sm: 0 } },
} as const;
