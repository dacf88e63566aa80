import type { ReactNode } from 'react';
import { FlagsAdmin } from '#web/features/flags/flags-admin.tsx';
import { ClientsAdmin } from '#web/features/oauth-provider/clients-admin.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { useMe } from './use-me.ts';

interface AdminPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

function AdminPage({ title, lead, children }: AdminPageProps) {
  const { roles } = useMe();
  if (!roles.includes('admin')) return <ForbiddenScreen hasOtherPages />;
  return (
    <PageFrame title={title} lead={lead} maxWidth={840}>
      {children}
    </PageFrame>
  );
}

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
