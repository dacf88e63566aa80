import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { PasskeyButton } from '#web/features/accounts/passkey-button.tsx';
import { SsoLinks } from '#web/features/accounts/sso-links.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { enter } from './enter.ts';
import { EntryFrame } from './entry-frame.tsx';

export function LoginPage() {
  const { redirect, error, plan } = useSearch({ from: '/login' });
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (error === undefined) return;
    void import('#web/features/accounts/sso-errors.ts').then(({ wordsForSsoError }) =>
      showToast(wordsForSsoError(error, plan), { tone: 'error', durationMs: 15_000 }),
    );
    // Said once: not again when the page is loaded again.
    void router.navigate({ to: '/login', search: (before) => ({ ...before, error: undefined, plan: undefined }), replace: true });
  }, [error, plan, router]);
  return (
    <EntryFrame title="Log in" lead="Listings, market figures and answers, one question away.">
      <LoginForm
        onSignedIn={() => enter(queryClient, router, redirect)}
        onNewPasswordRequired={(challenge) =>
          router.navigate({ to: '/auth-challenge/new-password-required', state: { challenge: { ...challenge, redirect } } })
        }
        onSecondFactorRequired={(challenge) =>
          router.navigate({ to: '/auth-challenge/second-factor', state: { challenge: { ...challenge, redirect } } })
        }
        forgotPassword={<Link to="/forgot-password">Forgot password?</Link>}
      />
      <PasskeyButton
        onSignedIn={() => enter(queryClient, router, redirect)}
        onProblem={(words) => showToast(words, { tone: 'error' })}
      />
      <SsoLinks redirect={redirect} />
    </EntryFrame>
  );
}
