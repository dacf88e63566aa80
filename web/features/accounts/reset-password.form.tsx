import { useWatch } from 'react-hook-form';
import { confirmPasswordReset } from '#contract/accounts.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { withNewPassword } from './new-password-schema.form.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { confirmReset } from './passwords.data.ts';

const schema = withNewPassword({ token: confirmPasswordReset.body.shape.token });

/** The mailed code and a new password. */
export function ResetPasswordForm({ email, onReset }: { email: string; onReset: () => void }) {
  const state = useContractForm({
    schema,
    values: { token: '', password: '', confirmation: '' },
    send: ({ token, password }) => confirmReset({ email, token, password }),
    onSent: onReset,
    guardsLeaving: false,
  });
  const { form } = state;
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <ContractForm of={state} label="Choose a new password" submitLabel="Change password" busyLabel="Changing..." wide>
      <TextField
        form={form}
        name="token"
        label="Code"
        autoComplete="one-time-code"
        autoFocus
        hint="6 characters, from the email"
      />
      <TextField form={form} name="password" label="New password" type="password" autoComplete="new-password" />
      <PasswordChecklist password={password} />
      <TextField form={form} name="confirmation" label="Confirm new password" type="password" autoComplete="new-password" />
    </ContractForm>
  );
}
