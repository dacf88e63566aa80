import Box from '@mui/material/Box';
import { encode } from 'uqr';
import { confirmAuthenticator } from '#contract/second-factors.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { sendFirstCode } from './second-factors.data.ts';

interface AuthenticatorSetupFormProps {
  secret: string;
  uri: string;
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** The secret as a QR code and in letters, and the first code as the proof that the app has it. */
export function AuthenticatorSetupForm({ secret, uri, onAdded, onCancel }: AuthenticatorSetupFormProps) {
  const state = useContractForm({
    schema: confirmAuthenticator.body,
    values: { code: '' },
    send: async ({ code }) => onAdded(await sendFirstCode(code)),
    guardsLeaving: false,
  });
  return (
    <ContractForm
      of={state}
      label="Set up an authenticator app"
      submitLabel="Turn on"
      busyLabel="Checking..."
      actions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <QrCode text={uri} />
        <Box sx={{ flex: 1, minWidth: 200, typography: 'body2' }}>
          Scan this with your authenticator app, or type this key into it:
          <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
          <Box component="a" href={uri} sx={onPhones}>
            Open the app on this device
          </Box>
        </Box>
      </Box>
      <TextField form={state.form} name="code" label="Code that the app shows" autoComplete="one-time-code" autoFocus />
    </ContractForm>
  );
}

/** Nobody scans the screen that they hold. */
const onPhones = { display: 'none', '@media (pointer: coarse)': { display: 'inline-block', py: 1.25 } } as const;

/** Dark on light in both themes: apps read nothing else. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={176} height={176} role="img" aria-label="QR code" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
