import { answerSecondFactor } from '#contract/second-factors.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ChallengeExpired } from './passwords.data.ts';
import { sendSecondFactor } from './second-factors.data.ts';

const schema = answerSecondFactor.body.pick({ code: true });

interface SecondFactorFormProps {
  /** Handle of the challenge. */
  session: string;
  onSignedIn: () => void;
  onExpired: () => void;
}

/** The second step of logging in. */
export function SecondFactorForm({ session, onSignedIn, onExpired }: SecondFactorFormProps) {
  const state = useContractForm({
    schema,
    values: { code: '' },
    send: async ({ code }) => {
      try {
        await sendSecondFactor({ session, code });
      } catch (error) {
        if (!(error instanceof ChallengeExpired)) throw error;
        return onExpired();
      }
      onSignedIn();
    },
    guardsLeaving: false,
  });
  return (
    <ContractForm of={state} label="Second step" submitLabel="Log in" busyLabel="Checking..." wide>
      <TextField
        form={state.form}
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoFocus
        hint="6 digits from your authenticator app, or one of your recovery codes"
      />
    </ContractForm>
  );
}
