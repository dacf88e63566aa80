import { AppsOfUser } from './apps-of-user.tsx';
import { PageFrame } from './page-frame.tsx';

/** `/account/connected-apps`. */
export function ConnectedAppsPage() {
  return (
    <PageFrame title="Integrations" lead="Apps that Sidekick works with for you. Nothing is sent to one before you say so.">
      <AppsOfUser />
    </PageFrame>
  );
}
