import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { NewPasswordChallengeForm } from '#web/features/accounts/new-password-challenge.form.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { enter } from './enter.ts';
import { EntryFrame } from './entry-frame.tsx';

/** What the login screen hands over in the router's state: it is in no address, and a copied link has nothing. */
export interface NewPasswordChallenge {
  email: string;
  session: string;
  redirect: string | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    challenge?: NewPasswordChallenge;
  }
}

/** `/auth-challenge/new-password-required`. */
export function NewPasswordPage() {
  const given = useRouterState({ select: ({ location }) => location.state.challenge });
  // Leaving must not show the empty screen for a moment.
  const [challenge] = useState(given);
  const queryClient = useQueryClient();
  const router = useRouter();
  if (!challenge) return <Navigate to="/login" replace />;
  const { email, session, redirect } = challenge;
  return (
    <EntryFrame title="Choose a new password" lead={`The password of ${email} was given out for one time. Choose your own.`}>
      <NewPasswordChallengeForm
        email={email}
        session={session}
        onSignedIn={() => void enter(queryClient, router, redirect)}
        onSecondFactorRequired={(next) =>
          void router.navigate({ to: '/auth-challenge/second-factor', state: { challenge: { ...challenge, session: next } } })
        }
        onExpired={() => {
          showToast('Your session has expired. Log in again.', { tone: 'error' });
          void router.navigate({ to: '/login', search: redirect === undefined ? {} : { redirect }, replace: true });
        }}
      />
    </EntryFrame>
  );
}
