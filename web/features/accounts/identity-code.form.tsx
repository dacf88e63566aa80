import { confirmByCode } from '#contract/second-factors.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { sendIdentityCode } from './identity.data.ts';

interface IdentityCodeFormProps {
  /** Of the code that is on its way. */
  session: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the code that was mailed. */
export function IdentityCodeForm({ session, onConfirmed, onCancel }: IdentityCodeFormProps) {
  const state = useContractForm({
    schema: confirmByCode.body.pick({ code: true }),
    values: { code: '' },
    send: ({ code }) => sendIdentityCode({ session, code }),
    onSent: onConfirmed,
    guardsLeaving: false,
  });
  return (
    <ContractForm
      of={state}
      label="Code"
      submitLabel="Confirm"
      busyLabel="Checking..."
      actions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <TextField
        form={state.form}
        name="code"
        label="The code that was mailed to you"
        autoComplete="one-time-code"
        autoFocus
        hint="Six characters, good for ten minutes."
      />
    </ContractForm>
  );
}
