import { startPasswordReset } from '#contract/accounts.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { startReset } from './passwords.data.ts';

interface ForgotPasswordFormProps {
  /** Filled in at first. */
  email: string;
  onStarted: (flow: 'code' | 'temporary-password', email: string) => void;
}

/** Asks for the address that a code is mailed to. */
export function ForgotPasswordForm({ email, onStarted }: ForgotPasswordFormProps) {
  const state = useContractForm({
    schema: startPasswordReset.body,
    values: { email },
    send: async (body) => onStarted(await startReset(body.email), body.email),
    mayBeUnchanged: true,
    guardsLeaving: false,
  });
  return (
    <ContractForm of={state} label="Forgot password" submitLabel="Send code" busyLabel="Sending..." wide>
      <TextField form={state.form} name="email" label="Email" type="email" autoComplete="username" autoFocus />
    </ContractForm>
  );
}
