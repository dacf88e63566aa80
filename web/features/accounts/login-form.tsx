import Box from '@mui/material/Box';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { signIn } from './accounts.data.ts';
import { wordsForFlow, wordsForFailure } from './login-words.ts';

interface LoginFormProps {
  /** The session exists; resolves when the user has been taken away from here. */
  onSignedIn: () => Promise<void>;
  /** A password of one's own has to be chosen first. */
  onNewPasswordRequired: (challenge: { email: string; session: string }) => Promise<void>;
  /** A second proof is asked for. */
  onSecondFactorRequired: (challenge: { email: string; session: string }) => Promise<void>;
  /** Leads to the way out for who forgot the password. */
  forgotPassword: ReactNode;
}

interface Problems {
  email?: string;
  password?: string;
  form?: string;
}

/**
 * E-mail and password (docs/product/accounts.md). The password is cleared after each failure. Two plain fields: a form library would
 * be a tenth of what this screen may weigh.
 */
export function LoginForm({ onSignedIn, onNewPasswordRequired, onSecondFactorRequired, forgotPassword }: LoginFormProps) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !email.current || !password.current) return;
    const found = problemsOf(email.current, password.current);
    setProblems(found);
    if (found.email) return email.current.focus();
    if (found.password) return password.current.focus();

    setBusy(true);
    try {
      const answer = await signIn({ email: email.current.value, password: password.current.value });
      const { authFlow, challengeName, session } = answer;
      if (authFlow === 'LOGIN') return await onSignedIn();
      if (challengeName === 'NEW_PASSWORD_REQUIRED' && session !== undefined)
        return await onNewPasswordRequired({ email: email.current.value, session });
      if (challengeName === 'SECOND_FACTOR' && session !== undefined)
        return await onSecondFactorRequired({ email: email.current.value, session });
      setProblems({ form: wordsForFlow(authFlow) });
    } catch (error) {
      setProblems({ form: wordsForFailure(error) });
    } finally {
      setBusy(false);
    }
    password.current.value = '';
    password.current.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      {problems.form && <FormError>{problems.form}</FormError>}
      <TextInput ref={email} label="Email" type="email" name="email" autoComplete="username" autoFocus error={problems.email} />
      <TextInput
        ref={password}
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        error={problems.password}
      />
      <Box sx={{ mt: -1, justifySelf: 'end', typography: 'body2' }}>{forgotPassword}</Box>
      <Button type="submit" variant="primary" size="large" busy={busy}>
        Log in
      </Button>
    </Box>
  );
}

/** What can be said without the server; the words are those of the contract's schema. */
function problemsOf(email: HTMLInputElement, password: HTMLInputElement): Problems {
  return {
    ...(email.value.trim() === '' || email.validity.typeMismatch ? { email: 'Enter a valid email' } : {}),
    ...(password.value === '' ? { password: 'Password is required' } : {}),
  };
}
