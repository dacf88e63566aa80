import { confirmIdentity } from '#contract/second-factors.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { sendIdentity } from './identity.data.ts';

/** Asks for the password again before what decides who comes in is changed. */
export function ConfirmIdentityForm({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const state = useContractForm({
    schema: confirmIdentity.body,
    values: { password: '' },
    send: ({ password }) => sendIdentity(password),
    onSent: onConfirmed,
    guardsLeaving: false,
  });
  return (
    <ContractForm
      of={state}
      label="Confirm that it is you"
      submitLabel="Confirm"
      busyLabel="Checking..."
      actions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <TextField
        form={state.form}
        name="password"
        label="Your password, to confirm that it is you"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
    </ContractForm>
  );
}
