import { useWatch } from 'react-hook-form';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { withNewPassword } from './new-password-schema.form.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { answerNewPassword, ChallengeExpired } from './passwords.data.ts';

const schema = withNewPassword({});

interface NewPasswordChallengeFormProps {
  email: string;
  /** Handle of the challenge. */
  session: string;
  onSignedIn: () => void;
  /** A second proof is asked for. */
  onSecondFactorRequired: (session: string) => void;
  onExpired: () => void;
}

/** Replaces the password that an administrator gave out. */
export function NewPasswordChallengeForm({
  email,
  session,
  onSignedIn,
  onSecondFactorRequired,
  onExpired,
}: NewPasswordChallengeFormProps) {
  const state = useContractForm({
    schema,
    values: { password: '', confirmation: '' },
    send: async ({ password }) => {
      try {
        const next = await answerNewPassword({ email, session, newPassword: password });
        if (next.authFlow === 'LOGIN') onSignedIn();
        else onSecondFactorRequired(next.session ?? '');
      } catch (error) {
        if (!(error instanceof ChallengeExpired)) throw error;
        onExpired();
      }
    },
    guardsLeaving: false,
  });
  const { form } = state;
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <ContractForm of={state} label="Choose a new password" submitLabel="Save and log in" busyLabel="Saving..." wide>
      <TextField form={form} name="password" label="New password" type="password" autoComplete="new-password" autoFocus />
      <PasswordChecklist password={password} />
      <TextField form={form} name="confirmation" label="Confirm new password" type="password" autoComplete="new-password" />
    </ContractForm>
  );
}
