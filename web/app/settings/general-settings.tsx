import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { changePreferences } from '#web/features/accounts/index.ts';
import { PreferencesForm } from '#web/features/accounts/preferences.form.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { useMe } from '../use-me.ts';
import { ReplyNotifications } from './reply-notifications.tsx';
import { Section } from './section.tsx';

/** How Sidekick looks and what the chat shows. */
export function GeneralSettings({ heading }: { heading?: 'h2' } = {}) {
  const { preferences } = useMe();
  const queryClient = useQueryClient();
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <PreferencesForm
        preferences={preferences}
        onSave={(changes) => changePreferences(queryClient, changes)}
        onSaved={() => showToast('Settings saved')}
      />
      <Section title="On this device" lead="Kept in this browser, not with your account." {...(heading && { heading })}>
        <ReplyNotifications />
      </Section>
    </Box>
  );
}
