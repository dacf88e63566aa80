import { requestDeletion } from '#contract/my-data.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';

interface EraseAccountFormProps {
  email: string;
  onErase: (body: { email: string }) => Promise<void>;
}

/** Asks for the e-mail of the account, so that nobody erases it in passing. */
export function EraseAccountForm({ email, onErase }: EraseAccountFormProps) {
  const state = useContractForm({ schema: requestDeletion.body, values: { email: '' }, send: onErase, guardsLeaving: false });
  return (
    <ContractForm of={state} label="Erase my account" submitLabel="Erase my account" busyLabel="Asking..." destroys>
      <TextField form={state.form} name="email" label={`Type ${email} to confirm`} type="email" autoComplete="off" />
    </ContractForm>
  );
}
