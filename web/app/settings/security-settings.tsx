import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { ChangePasswordForm } from '#web/features/accounts/change-password.form.tsx';
import { SessionList } from '#web/features/accounts/session-list.tsx';
import { TwoStepLogin } from '#web/features/accounts/two-step-login.tsx';
import { sessionsQuery } from '#web/features/accounts/sessions.data.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { useMe } from '../use-me.ts';
import { Section } from './section.tsx';

/** The password, and where one is signed in. */
export function SecuritySettings() {
  const { email } = useMe();
  const queryClient = useQueryClient();
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Section title="Password" lead="Changing it logs you out everywhere else.">
        <ChangePasswordForm
          email={email}
          onChanged={() => {
            showToast('Password changed successfully');
            void queryClient.invalidateQueries(sessionsQuery);
          }}
        />
      </Section>
      <Section title="Two-step login" lead="Asked for after your password, so that a stolen password is not enough.">
        <TwoStepLogin />
      </Section>
      <Section title="Where you are signed in" lead="Log out a device that you do not know, then change your password.">
        <SessionList />
      </Section>
    </Box>
  );
}
