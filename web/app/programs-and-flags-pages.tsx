import { FlagsAdmin } from '#web/features/flags/flags-admin.tsx';
import { ClientsAdmin } from '#web/features/oauth-provider/clients-admin.tsx';
import { AdminPage } from './admin-page.tsx';

/** `/admin/programs`: for administrators. */
export function ProgramsPage() {
  return (
    <AdminPage title="Programs" lead="What users may let into their accounts by OAuth2.">
      <ClientsAdmin />
    </AdminPage>
  );
}

/** `/admin/flags`: for administrators. */
export function FlagsPage() {
  return (
    <AdminPage
      title="Feature flags"
      lead="What is said of fewer people counts: a user before a plan, a plan before a role, a role before everybody."
    >
      <FlagsAdmin />
    </AdminPage>
  );
}
