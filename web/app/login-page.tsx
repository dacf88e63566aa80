import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { enter } from './enter.ts';
import { EntryFrame } from './entry-frame.tsx';

export function LoginPage() {
  const { redirect } = useSearch({ from: '/login' });
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <EntryFrame title="Log in" lead="Listings, market figures and answers, one question away.">
      <LoginForm
        onSignedIn={() => enter(queryClient, router, redirect)}
        onNewPasswordRequired={(challenge) =>
          router.navigate({ to: '/auth-challenge/new-password-required', state: { challenge: { ...challenge, redirect } } })
        }
        forgotPassword={<Link to="/forgot-password">Forgot password?</Link>}
      />
    </EntryFrame>
  );
}
