import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopySection } from '#web/features/my-data/copy-section.tsx';
import { EraseAccountForm } from '#web/features/my-data/erase-account.form.tsx';
import { eraseAccount, myDataQuery } from '#web/features/my-data/my-data.data.ts';
import { PendingDeletion } from '#web/features/my-data/pending-deletion.tsx';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useMe } from '../use-me.ts';
import { Section } from './section.tsx';

/** A copy of everything that is stored about the user, and the end of the account. */
export function MyDataSettings() {
  const { email } = useMe();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(myDataQuery);
  if (error && !data) {
    return (
      <ErrorState dense title="This could not be loaded" onRetry={() => void refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
        <SkeletonBlock sx={{ height: 96 }} />
        <SkeletonBlock sx={{ height: 120 }} />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Section
        title="A copy of my data"
        lead="A zip of your profile, chats, presentations and files, as JSON and as text that you can read. It can be downloaded for 24 hours."
      >
        <CopySection copy={data.export} />
      </Section>
      <Section
        title="Erase my account"
        lead="After 14 days, in which you can undo it, everything that is stored about you is deleted for good. What remains is the log of acts such as sign-ins; it holds neither texts nor your name."
      >
        {data.deletion ? (
          <PendingDeletion eraseAt={data.deletion.eraseAt} />
        ) : (
          <EraseAccountForm email={email} onErase={(body) => eraseAccount(queryClient, body)} />
        )}
      </Section>
    </Box>
  );
}
