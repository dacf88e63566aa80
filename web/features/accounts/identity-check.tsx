import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { secondFactorsQuery } from './second-factors.data.ts';

interface IdentityCheckProps {
  /** Where a provider leads back to. */
  returnTo: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks who sits there, having looked up in which ways the account can tell. */
export function IdentityCheck(props: IdentityCheckProps) {
  const { data, error, refetch } = useQuery(secondFactorsQuery);
  if (error) return <ErrorState dense title={wordsFor(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock sx={{ height: 96 }} />;
  const { hasPassword, providers, passkeys } = data;
  return <ConfirmIdentity {...{ hasPassword, providers, hasPasskeys: passkeys.length > 0 }} {...props} />;
}
