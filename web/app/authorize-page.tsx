import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { meQuery } from '#web/features/accounts/index.ts';
import { Consent } from '#web/features/oauth-provider/consent.tsx';
import { readRequest } from '#web/features/oauth-provider/request.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { EntryFrame } from './entry-frame.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

const IdentityCheck = lazyPart(async () => ({
  default: (await import('#web/features/accounts/identity-check.tsx')).IdentityCheck,
}));

/** `/authorize`, where `/login` leads with the parameters of OAuth2: a program asks to be let in. */
export function AuthorizePage() {
  const location = useLocation();
  // The address that brought us here: on the way to another page it is that one's already.
  const [href] = useState(location.href);
  const { data: me, isPending } = useQuery(meQuery);
  if (isPending) return <ShellSkeleton />;
  const request = readRequest(new URL(href, window.location.origin).searchParams.get('request') ?? undefined);
  if (request && me) return <Consent request={request} email={me.email} frame={EntryFrame} confirmation={Confirmation} />;
  if (request) return <GoTo to="/login" redirect={href} />;
  if (me) return <GoTo to="/" toast="Invalid params. Try again later." />;
  return (
    <EntryFrame title="Log in" lead="A program sent you here, and did not say all that is needed.">
      <FormError>Missing parameters.</FormError>
      <p>
        <Link to="/">Go to Sidekick</Link>
      </p>
    </EntryFrame>
  );
}

/** A provider that asks anew leads back to this page. */
function Confirmation({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const returnTo = window.location.pathname + window.location.search;
  return (
    <Suspense fallback={<SkeletonBlock sx={{ height: 96 }} />}>
      <IdentityCheck {...{ returnTo, onConfirmed, onCancel }} />
    </Suspense>
  );
}

/** Goes on once, however often it is drawn on the way. */
function GoTo({ to, redirect, toast }: { to: '/' | '/login'; redirect?: string; toast?: string }) {
  const router = useRouter();
  useEffect(() => {
    if (toast !== undefined) showToast(toast, { tone: 'error' });
    void router.navigate({ to, search: redirect === undefined ? {} : { redirect }, replace: true });
  }, [router, to, redirect, toast]);
  return <ShellSkeleton />;
}
