import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SecretDialog } from '#web/ui/secret-dialog.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { eraseUser, newPasswordOf, saveEmail, setUserEnabled, takeSecondFactors } from './users-admin.data.ts';

const EmailForm = lazyPart(async () => ({ default: (await import('./user-dialogs.form.tsx')).EmailForm }));
const EraseForm = lazyPart(async () => ({ default: (await import('./user-dialogs.form.tsx')).EraseForm }));

const questions = {
  password: {
    title: 'Reset password',
    text: 'The password of this account and all its sessions end. You are shown a temporary password, which works once within 24 hours.',
    confirmLabel: 'Reset password',
  },
  factors: {
    title: 'Turn off two-step login',
    text: 'Authenticator app, passkeys and recovery codes are removed, and all sessions end. The owner is told by mail. Make sure that it is the owner who asks.',
    confirmLabel: 'Turn off',
  },
  disable: {
    title: 'Disable account',
    text: 'All sessions and the access of programs end at once. Nothing is deleted, and you can enable it again.',
    confirmLabel: 'Disable',
  },
} as const;

interface UserActsProps {
  user: AdminUser;
  /** One's own account is not shut from here. */
  isOwn: boolean;
  /** Leads to the form of profile and rights. */
  edit: ReactNode;
  onErased: () => void;
}

/** What an administrator can do with an account. */
export function UserActs({ user, isOwn, edit, onErased }: UserActsProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const [form, setForm] = useState<'email' | 'erase' | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const doing = useMutation({
    async mutationFn(act: keyof typeof questions | 'enable') {
      if (act === 'password') return setPassword(await newPasswordOf(queryClient, user.id));
      if (act === 'factors') await takeSecondFactors(queryClient, user.id);
      else await setUserEnabled(queryClient, user, act === 'enable');
      showToast(act === 'factors' ? 'Two-step login turned off' : act === 'enable' ? 'User enabled' : 'User disabled');
    },
    onError: (problem) => showToast(wordsFor(problem), { tone: 'error' }),
    onSettled: () => setAsked(null),
  });
  if (isOwn) {
    return (
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {edit}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          This is your own account. Its password and two-step login are in your settings.
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {edit}
      <Button variant="outlined" onClick={() => setForm('email')}>
        Change e-mail
      </Button>
      <Button variant="outlined" onClick={() => setAsked('password')}>
        Reset password
      </Button>
      {user.hasSecondFactor && (
        <Button variant="outlined" onClick={() => setAsked('factors')}>
          Turn off two-step login
        </Button>
      )}
      {user.enabled ? (
        <Button variant="outlined" onClick={() => setAsked('disable')}>
          Disable
        </Button>
      ) : (
        <Button variant="outlined" busy={doing.isPending} onClick={() => doing.mutate('enable')}>
          Enable
        </Button>
      )}
      <Button variant="outlined" sx={{ color: 'error.main' }} onClick={() => setForm('erase')}>
        Delete
      </Button>
      {asked && (
        <ConfirmDialog
          {...questions[asked]}
          busy={doing.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => doing.mutate(asked)}
        />
      )}
      {form !== null && (
        <Suspense>
          {form === 'email' ? (
            <EmailForm
              email={user.email}
              onSave={async (email) => {
                await saveEmail(queryClient, user.id, email);
                showToast('E-mail updated');
              }}
              onClose={() => setForm(null)}
            />
          ) : (
            <EraseForm
              user={user}
              onErase={async () => {
                await eraseUser(queryClient, user.id);
                showToast('User deleted');
                onErased();
              }}
              onClose={() => setForm(null)}
            />
          )}
        </Suspense>
      )}
      {password !== null && (
        <SecretDialog
          title="Temporary password"
          text={`Tell it to ${user.name}. It works once within 24 hours and is not shown again; another one is chosen at the first login.`}
          label="Temporary password"
          secret={password}
          onKept={() => setPassword(null)}
        />
      )}
    </Box>
  );
}
