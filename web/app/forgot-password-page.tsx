import Box from '@mui/material/Box';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ForgotPasswordForm } from '#web/features/accounts/forgot-password.form.tsx';
import { ResetPasswordForm } from '#web/features/accounts/reset-password.form.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { EntryFrame } from './entry-frame.tsx';

/** `/forgot-password`: the address, then the mailed code with a new password. */
export function ForgotPasswordPage() {
  const { email = '' } = useSearch({ from: '/forgot-password' });
  const navigate = useNavigate();
  const [mailedTo, setMailedTo] = useState<string | null>(null);

  const goToLogin = (words: string) => {
    showToast(words);
    void navigate({ to: '/login', replace: true });
  };
  const start = (flow: 'code' | 'temporary-password', address: string) => {
    if (flow === 'code') setMailedTo(address);
    else goToLogin('Ask whoever manages your account for a new temporary password.');
  };

  if (mailedTo === null) {
    return (
      <EntryFrame title="Forgot password" lead="Enter your account’s email, and we will send it a code.">
        <ForgotPasswordForm email={email} onStarted={start} />
        <BackToLogin />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title="Choose a new password"
      lead={`If ${mailedTo} is the email of an account, a code is on its way there. It works for 10 minutes.`}
    >
      <ResetPasswordForm email={mailedTo} onReset={() => goToLogin('Password changed. Log in with the new one.')} />
      <Button sx={{ mt: 1, width: '100%' }} onClick={() => setMailedTo(null)}>
        No code? Ask for another
      </Button>
      <BackToLogin />
    </EntryFrame>
  );
}

function BackToLogin() {
  return (
    <Box sx={{ mt: 2, typography: 'body2', textAlign: 'center' }}>
      <Link to="/login">Back to log in</Link>
    </Box>
  );
}
