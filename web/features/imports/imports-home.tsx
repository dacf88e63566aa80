import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListedImport } from '#contract/listing-imports.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { importsQuery } from './imports.data.ts';
import { stateWords } from './import-words.ts';
import { UploadField } from './upload-field.tsx';

interface ImportsHomeProps {
  onUploaded: (importId: string) => void;
  /** The link to one, which the router of the app knows. */
  linkTo: (importId: string, children: ReactNode) => ReactNode;
}

/** Uploading a file, and what was uploaded in the last 30 days. */
export function ImportsHome({ onUploaded, linkTo }: ImportsHomeProps) {
  const query = useQuery(importsQuery);
  const { data, error } = query;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <UploadField sources={data?.sources ?? []} onUploaded={onUploaded} />
      <Box component="section" aria-labelledby="earlier-imports" sx={{ display: 'grid', gap: 1 }}>
        <Box component="h2" id="earlier-imports" sx={{ m: 0, typography: 'h3' }}>
          The last 30 days
        </Box>
        {error && !data && (
          <ErrorState dense title="The imports could not be loaded" onRetry={() => void query.refetch()}>
            {wordsFor(error)}
          </ErrorState>
        )}
        {!error && !data && [1, 2].map((at) => <SkeletonBlock key={at} sx={{ height: 56, borderRadius: 1.5 }} />)}
        {data?.items.length === 0 && (
          <EmptyState dense title="Nothing was imported yet">
            Choose a file above: an export of an MLS, a portal, a county or your own spreadsheet.
          </EmptyState>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.items.map((item) => (
            <Box component="li" key={item.id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
              <Box sx={{ typography: 'h5' }}>{linkTo(item.id, item.fileName)}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {item.source} · {dayOf(item)} · {stateWords(item)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const dayOf = ({ createdAt }: ListedImport): string =>
  new Date(createdAt).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
