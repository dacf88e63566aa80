import { useQueryClient } from '@tanstack/react-query';
import { changePreferences } from '#web/features/accounts/index.ts';
import { PreferencesForm } from '#web/features/accounts/preferences.form.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { PageFrame } from './page-frame.tsx';
import { useMe } from './use-me.ts';

/** `/account/settings`. */
export function SettingsPage() {
  const { preferences } = useMe();
  const queryClient = useQueryClient();
  return (
    <PageFrame title="Settings" lead="How Sidekick looks and what the chat shows, on every device you use.">
      <PreferencesForm
        preferences={preferences}
        onSave={(changes) => changePreferences(queryClient, changes)}
        onSaved={() => showToast('Settings saved')}
      />
    </PageFrame>
  );
}
