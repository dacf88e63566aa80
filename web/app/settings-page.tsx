import { PageFrame } from './page-frame.tsx';
import { GeneralSettings } from './settings/general-settings.tsx';

/** `/account/settings`. */
export function SettingsPage() {
  return (
    <PageFrame title="Settings" lead="How Sidekick looks and what the chat shows, on every device you use.">
      <GeneralSettings heading="h2" />
    </PageFrame>
  );
}
