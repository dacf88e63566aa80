import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { loginBodySchema } from '#contract/accounts.ts';
import { ApiError } from '#web/platform/api-errors.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type LoginValues, signIn } from './accounts.data.ts';

interface LoginFormProps {
  /** The session exists; resolves when the user has been taken away from here. */
  onSignedIn: () => Promise<void>;
}

/** E-mail and password (document 3, "Login"). The password is cleared after each failure. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { register, handleSubmit, resetField, setError, setFocus, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginBodySchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      const { authFlow } = await signIn(values);
      if (authFlow !== 'LOGIN') return fail('Login method not supported. Contact whoever manages your account.');
      await onSignedIn();
    } catch (error) {
      fail(wordsForFailure(error));
    }
  });

  const fail = (message: string) => {
    resetField('password');
    setError('root', { message });
    setFocus('password');
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      {errors.root?.message && <FormError>{errors.root.message}</FormError>}
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ mt: 1 }}>
        Log in
      </Button>
    </Box>
  );
}

/** 401: one sentence, whatever was wrong; anything else: what the server says. */
function wordsForFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'Incorrect email or password.';
  return firstServerMessage(error);
}
