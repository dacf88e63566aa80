import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { deviceName } from '#contract/device-name.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { AuthenticatorSetupForm } from './authenticator-setup.form.tsx';
import { meQuery } from './accounts.data.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { passkeysWork } from './passkeys-work.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  beginAuthenticator,
  createPasskey,
  dropAuthenticator,
  dropPasskey,
  makeRecoveryCodes,
  secondFactorsQuery,
  wordsForPasskey,
} from './second-factors.data.ts';

type Step =
  | { name: 'list' }
  | { name: 'confirm'; then: () => Promise<void> }
  | { name: 'authenticator'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] };

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** What is asked for besides the password: the list of it, or the one step that is under way. */
export function TwoStepLogin() {
  const { data, error, refetch } = useQuery(secondFactorsQuery);
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'list' });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** Does it, after asking who it is where the server wants that. */
  const act = async (what: () => Promise<Step>): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      const next = await what();
      await Promise.all([queryClient.invalidateQueries(secondFactorsQuery), queryClient.invalidateQueries(meQuery)]);
      setStep(next);
    } catch (refusal) {
      if (isApiError(refusal, 'reauthentication_required')) return setStep({ name: 'confirm', then: () => act(what) });
      setStep({ name: 'list' });
      setProblem(wordsForPasskey(refusal));
    } finally {
      setBusy(false);
    }
  };
  const shown = (codes: readonly string[] | null): Step => (codes ? { name: 'codes', codes } : { name: 'list' });
  const toList = () => setStep({ name: 'list' });

  if (error && !data) {
    return (
      <ErrorState dense title="Your second steps could not be loaded" onRetry={() => void refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonBlock sx={{ height: 120 }} />;
  if (step.name === 'confirm') {
    const { hasPassword, providers } = data;
    const has = { hasPassword, providers, hasPasskeys: data.passkeys.length > 0 };
    return <ConfirmIdentity {...has} onConfirmed={() => void step.then()} onCancel={toList} />;
  }
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onKept={toList} />;
  if (step.name === 'authenticator')
    return <AuthenticatorSetupForm {...step} onAdded={(codes) => void act(async () => shown(codes))} onCancel={toList} />;

  const { hasAuthenticator, passkeys, recoveryCodesLeft, isRequired } = data;
  const hasAny = hasAuthenticator || passkeys.length > 0;
  return (
    <Box sx={{ display: 'grid' }}>
      {problem !== null && <FormError>{problem}</FormError>}
      {isRequired && !hasAny && (
        <FormError>Administrators need a second step. Until you set one up, you have the rights of a user.</FormError>
      )}
      <Row title="Authenticator app" about={hasAuthenticator ? 'On' : 'A code of your phone, without a network'}>
        {hasAuthenticator ? (
          <Button
            variant="outlined"
            size="small"
            busy={busy}
            aria-label="Turn off the authenticator app"
            onClick={() => void act(async () => (await dropAuthenticator(), { name: 'list' }))}
          >
            Turn off
          </Button>
        ) : (
          <Button
            variant="outlined"
            size="small"
            busy={busy}
            aria-label="Set up an authenticator app"
            onClick={() => void act(async () => ({ name: 'authenticator', ...(await beginAuthenticator()) }))}
          >
            Set up
          </Button>
        )}
      </Row>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row
          key={id}
          title={`Passkey: ${name}`}
          about={`Added ${day.format(new Date(createdAt))}${lastUsedAt === null ? '' : `, last used ${day.format(new Date(lastUsedAt))}`}`}
        >
          <Button
            variant="outlined"
            size="small"
            busy={busy}
            aria-label={`Remove the passkey ${name}`}
            onClick={() => void act(async () => (await dropPasskey(id), { name: 'list' }))}
          >
            Remove
          </Button>
        </Row>
      ))}
      <Row
        title="Passkeys"
        about={
          passkeysWork()
            ? 'Log in with your fingerprint, face or device PIN'
            : 'Passkeys work only where Sidekick has a name and an https address'
        }
      >
        {passkeysWork() && (
          <Button
            variant="outlined"
            size="small"
            busy={busy}
            aria-label="Add a passkey"
            onClick={() => void act(async () => shown(await createPasskey(deviceName(navigator.userAgent))))}
          >
            Add
          </Button>
        )}
      </Row>
      {hasAny && (
        <Row title="Recovery codes" about={`${recoveryCodesLeft} of 10 left`}>
          <Button
            variant="outlined"
            size="small"
            busy={busy}
            aria-label="Make new recovery codes"
            onClick={() => void act(async () => shown(await makeRecoveryCodes()))}
          >
            Make new ones
          </Button>
        </Row>
      )}
    </Box>
  );
}

function Row({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'h5', overflowWrap: 'anywhere' }}>{title}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{about}</Box>
      </Box>
      {children}
    </Box>
  );
}
