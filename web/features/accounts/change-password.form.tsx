import { useWatch } from 'react-hook-form';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { changePasswordSchema } from './new-password-schema.form.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { sendPasswordChange } from './passwords.data.ts';

/** The password of who is signed in. */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const empty = { email, oldPassword: '', password: '', confirmation: '' };
  const state = useContractForm({
    schema: changePasswordSchema,
    values: empty,
    send: ({ oldPassword, password }) => sendPasswordChange({ oldPassword, newPassword: password }),
    onSent: () => {
      state.form.reset(empty);
      onChanged();
    },
    guardsLeaving: false,
  });
  const { form } = state;
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <ContractForm of={state} label="Change password" submitLabel="Change password" busyLabel="Changing...">
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" readOnly />
      <TextField form={form} name="oldPassword" label="Current password" type="password" autoComplete="current-password" />
      <TextField form={form} name="password" label="New password" type="password" autoComplete="new-password" />
      <PasswordChecklist password={password} />
      <TextField form={form} name="confirmation" label="Confirm new password" type="password" autoComplete="new-password" />
    </ContractForm>
  );
}
