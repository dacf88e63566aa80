import { useQueryClient } from '@tanstack/react-query';
import { changePreferences } from '#web/features/accounts/index.ts';
import { PreferencesForm } from '#web/features/accounts/preferences.form.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { useMe } from '../use-me.ts';

/** How Sidekick looks and what the chat shows. */
export function GeneralSettings() {
  const { preferences } = useMe();
  const queryClient = useQueryClient();
  return (
    <PreferencesForm
      preferences={preferences}
      onSave={(changes) => changePreferences(queryClient, changes)}
      onSaved={() => showToast('Settings saved')}
    />
  );
}
