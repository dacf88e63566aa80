import Box from '@mui/material/Box';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { scopes, type Scope } from '#contract/scopes.ts';
import { ApiError, isApiError } from '#web/platform/api-errors.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { clientQuery, decide, wordsForRefusal } from './oauth.data.ts';
import type { AuthorizationRequest } from './request.ts';

interface ConsentProps {
  request: AuthorizationRequest;
  /** Who is signed in, so that nobody lets a program into another's account. */
  email: string;
  frame: ComponentType<{ title: string; lead: ReactNode; children: ReactNode }>;
  /** Has the user prove who it is, where the program asks for that. */
  confirmation: ComponentType<{ onConfirmed: () => void; onCancel: () => void }>;
}

const isKnown = (scope: string): scope is Scope => scope in scopes;

/** Who asks, for what, and where the browser goes; and the user's yes or no. */
export function Consent({ request, email, frame: Frame, confirmation: Confirmation }: ConsentProps) {
  const { data: client, error, refetch } = useQuery(clientQuery(request));
  const deciding = useMutation({
    mutationFn: (decision: 'allow' | 'deny') => decide(request, decision),
    onSuccess: (address) => window.location.assign(address),
  });
  if (error) {
    return (
      <Frame title="Let a program in" lead="This did not work. Nothing was shared.">
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <FormError>{wordsFor(error)}</FormError>
          {error instanceof ApiError && error.status < 500 ? (
            <a href="/">Go to Sidekick</a>
          ) : (
            <Button variant="outlined" onClick={() => void refetch()}>
              Retry
            </Button>
          )}
        </Box>
      </Frame>
    );
  }
  if (!client) {
    return (
      <Frame title="Let a program in" lead={`Signed in as ${email}`}>
        <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
          <SkeletonBlock sx={{ height: 28 }} />
          <SkeletonBlock sx={{ height: 96 }} />
        </Box>
      </Frame>
    );
  }
  if (isApiError(deciding.error, 'reauthentication_required')) {
    return (
      <Frame title="Confirm that it is you" lead={`${client.clientName} asks for it before you let it in.`}>
        <Confirmation onConfirmed={() => deciding.mutate('allow')} onCancel={() => deciding.reset()} />
      </Frame>
    );
  }
  const wanted = [...new Set(request.scope.split(' '))].filter(isKnown);
  // The browser is on its way when the answer is there: the buttons stay busy.
  const isBusy = deciding.isPending || deciding.isSuccess;
  return (
    <Frame title={`Let ${client.clientName} in?`} lead={`Signed in as ${email}`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {deciding.error && <FormError>{wordsForRefusal(deciding.error)}</FormError>}
        <Box sx={{ typography: 'body1' }}>It could then:</Box>
        <Box component="ul" aria-label="What it asks for" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {wanted.map((scope) => (
            <li key={scope}>{scopes[scope]}</li>
          ))}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          You go on to <strong>{placeOf(client.clientRedirectUrl)}</strong>. You can end this in your settings, under
          Integrations, at any time.
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          <Button variant="outlined" size="large" busy={isBusy} onClick={() => deciding.mutate('deny')}>
            Cancel
          </Button>
          <Button variant="primary" size="large" busy={isBusy} onClick={() => deciding.mutate('allow')}>
            Allow
          </Button>
        </Box>
      </Box>
    </Frame>
  );
}

/** A site by its host, an app by its scheme. */
function placeOf(address: string): string {
  const { protocol, host } = new URL(address);
  return host || protocol.slice(0, -1);
}
