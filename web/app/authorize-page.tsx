import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { meQuery } from '#web/features/accounts/index.ts';
import { Consent } from '#web/features/oauth-provider/consent.tsx';
import { readRequest } from '#web/features/oauth-provider/request.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { EntryFrame } from './entry-frame.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** `/authorize`, where `/login` leads with the parameters of OAuth2: a program asks to be let in. */
export function AuthorizePage() {
  const { href } = useLocation();
  const { data: me, isPending } = useQuery(meQuery);
  const request = readRequest(new URL(href, window.location.origin).searchParams.get('request') ?? undefined);
  if (isPending) return <ShellSkeleton />;
  if (!request && me) return <InvalidRequest />;
  if (!request) {
    return (
      <EntryFrame title="Log in" lead="A program sent you here, and did not say all that is needed.">
        <FormError>Missing parameters.</FormError>
        <p>
          <Link to="/">Go to Sidekick</Link>
        </p>
      </EntryFrame>
    );
  }
  if (!me) return <Navigate to="/login" search={{ redirect: href }} replace />;
  return <Consent request={request} email={me.email} frame={EntryFrame} />;
}

function InvalidRequest() {
  useEffect(() => showToast('Invalid params. Try again later.', { tone: 'error' }), []);
  return <Navigate to="/" replace />;
}
