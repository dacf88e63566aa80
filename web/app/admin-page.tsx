import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import CardsIcon from '@mui/icons-material/AutoAwesomeMotionOutlined';
import FlagsIcon from '@mui/icons-material/FlagOutlined';
import ProgramsIcon from '@mui/icons-material/KeyOutlined';
import UsersIcon from '@mui/icons-material/PeopleOutlined';
import type { ReactNode } from 'react';
import { Cards, DashboardCard } from './dashboard/dashboard-card.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { type Crumb, PageFrame, toAdmin, toDashboard } from './page-frame.tsx';
import { useMe } from './use-me.ts';

export const toUsers: Crumb = { to: '/admin/users', label: 'Users' };

interface AdminPageProps {
  title: string;
  lead?: string;
  /** Between Admin and this page. */
  trail?: readonly Crumb[];
  children: ReactNode;
}

/** A page under `/admin`, which is closed to everybody else. */
export function AdminPage({ trail = [], ...props }: AdminPageProps) {
  const { roles } = useMe();
  if (!roles.includes('admin')) return <ForbiddenScreen hasOtherPages />;
  return <PageFrame trail={[toDashboard, toAdmin, ...trail]} maxWidth={840} {...props} />;
}

/** `/admin`: what administrators look after. */
export function AdminHomePage() {
  const { roles, mayImportListings } = useMe();
  if (!roles.includes('admin')) return <ForbiddenScreen hasOtherPages />;
  return (
    <PageFrame title="Admin" lead="What everybody here works with." maxWidth={960}>
      <Cards label="Administration">
        <DashboardCard icon={<UsersIcon />} title="Users" to="/admin/users">
          Who has an account here, and what it may do.
        </DashboardCard>
        {mayImportListings && (
          <DashboardCard icon={<ImportIcon />} title="Import listings" to="/admin/import">
            Listings from a file, checked before they are stored.
          </DashboardCard>
        )}
        <DashboardCard icon={<CardsIcon />} title="Cards of a new chat" to="/admin/suggested-prompts">
          What agents see before they ask anything.
        </DashboardCard>
        <DashboardCard icon={<ProgramsIcon />} title="Programs" to="/admin/programs">
          What users may let into their accounts.
        </DashboardCard>
        <DashboardCard icon={<FlagsIcon />} title="Feature flags" to="/admin/flags">
          What is switched on, and for whom.
        </DashboardCard>
      </Cards>
    </PageFrame>
  );
}
