import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { PasskeyButton } from '#web/features/accounts/passkey-button.tsx';
import { SecondFactorForm } from '#web/features/accounts/second-factor.form.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { enter } from './enter.ts';
import { EntryFrame } from './entry-frame.tsx';

/** `/auth-challenge/second-factor`: from the login screen by the router's state, from a provider by what stands after the #. */
export function SecondFactorPage() {
  const { redirect: wanted } = useSearch({ from: '/auth-challenge/second-factor' });
  const given = useRouterState({
    select: ({ location: { state, hash } }) => state.challenge ?? (hash === '' ? undefined : { session: hash, redirect: wanted }),
  });
  // Leaving must not show the empty screen for a moment.
  const [challenge] = useState(given);
  const queryClient = useQueryClient();
  const router = useRouter();
  if (!challenge) return <Navigate to="/login" replace />;
  const { session, redirect } = challenge;
  const signedIn = () => enter(queryClient, router, redirect);
  return (
    <EntryFrame title="One more step" lead="Your account asks for a second proof that it is you.">
      <SecondFactorForm
        session={session}
        onSignedIn={() => void signedIn()}
        onExpired={() => {
          showToast('Your session has expired. Log in again.', { tone: 'error' });
          void router.navigate({ to: '/login', search: redirect === undefined ? {} : { redirect }, replace: true });
        }}
      />
      <PasskeyButton onSignedIn={signedIn} onProblem={(words) => showToast(words, { tone: 'error' })} />
      <Box sx={{ typography: 'body2', mt: 2 }}>
        <Link to="/login">Log in another way</Link>
      </Box>
    </EntryFrame>
  );
}
