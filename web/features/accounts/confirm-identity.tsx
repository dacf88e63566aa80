import Box from '@mui/material/Box';
import { useState } from 'react';
import { type SsoProvider, ssoProviderNames, startSso } from '#contract/sso.ts';
import { addressOf } from '#web/platform/api.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { askedProvider, noteAskedProvider } from './asked-provider.ts';
import { ConfirmIdentityForm } from './confirm-identity.form.tsx';
import { askForCode, confirmWithPasskey } from './identity.data.ts';
import { IdentityCodeForm } from './identity-code.form.tsx';
import { passkeysWork } from './passkeys-work.ts';
import { wordsForPasskey } from './second-factors.data.ts';

interface ConfirmIdentityProps {
  hasPassword: boolean;
  hasPasskeys: boolean;
  /** Where the user can sign in again. */
  providers: readonly SsoProvider[];
  /** Where a provider leads back to; these settings when left out. */
  returnTo?: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks who sits there before what decides who comes in is changed, in every way that the account has. */
export function ConfirmIdentity({ hasPassword, hasPasskeys, providers, returnTo, onConfirmed, onCancel }: ConfirmIdentityProps) {
  const [session, setSession] = useState<string | null>(null);
  const [problem, setProblem] = useState(wordsForProvider);
  const [busy, setBusy] = useState(false);
  const act = async (what: () => Promise<void>, wordsOf: (error: unknown) => string | null): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      await what();
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const byPasskey = () => act(async () => (await confirmWithPasskey(), onConfirmed()), wordsForPasskey);
  const mailCode = () => act(async () => setSession(await askForCode()), wordsFor);

  return (
    <Box role="group" aria-label="Confirm that it is you" sx={{ display: 'grid', gap: 2 }}>
      {problem !== null && <FormError>{problem}</FormError>}
      {hasPassword && <ConfirmIdentityForm onConfirmed={onConfirmed} onCancel={onCancel} />}
      {session !== null && <IdentityCodeForm session={session} onConfirmed={onConfirmed} onCancel={onCancel} />}
      {!hasPassword && session === null && (
        <Box sx={{ typography: 'body2' }}>Confirm that it is you. Then you can go on for ten minutes.</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {hasPasskeys && passkeysWork() && (
          <Button variant="outlined" busy={busy} onClick={() => void byPasskey()}>
            Use a passkey
          </Button>
        )}
        {!hasPassword && (
          <Button variant="outlined" busy={busy} onClick={() => void mailCode()}>
            {session === null ? 'Mail me a code' : 'Mail me another code'}
          </Button>
        )}
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outlined"
            onClick={() => {
              noteAskedProvider(provider);
              window.location.assign(againAt(provider, returnTo));
            }}
          >
            Log in again with {ssoProviderNames[provider]}
          </Button>
        ))}
        {!hasPassword && session === null && <Button onClick={onCancel}>Cancel</Button>}
      </Box>
    </Box>
  );
}

/** The provider asks who it is, and leads back. */
function againAt(provider: SsoProvider, returnTo: string | undefined): string {
  const redirect = returnTo ?? `${window.location.pathname}?settings_modal=security`;
  return addressOf(startSso, { params: { provider }, query: { redirect, again: 'true' } });
}

/** It let the user in without asking anew, does not say when it did, or was not gone through with. */
function wordsForProvider(): string | null {
  const provider = askedProvider();
  return provider && `${ssoProviderNames[provider]} did not say that it has just asked you. Confirm it in another way.`;
}
