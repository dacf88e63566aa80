import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ImportDetail, ImportsHome } from '#web/features/imports/index.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { PageFrame, toAdmin, toDashboard } from './page-frame.tsx';
import { useMe } from './use-me.ts';

/** `/admin/import`: for administrators, and for agents who may import. */
export function ImportPage() {
  const { mayImportListings, roles } = useMe();
  const navigate = useNavigate();
  const trail = useTrail();
  if (!mayImportListings) return <ForbiddenScreen hasOtherPages />;
  return (
    <PageFrame
      title="Import listings"
      trail={trail}
      lead={
        roles.includes('admin')
          ? 'Listings from a file. Nothing is stored until you have checked how it was read.'
          : 'Listings from a file, seen by you alone. Nothing is stored until you have checked how it was read.'
      }
    >
      <ImportsHome
        onUploaded={(importId) => void navigate({ to: '/admin/import/$importId', params: { importId } })}
        linkTo={(importId, children) => (
          <Link to="/admin/import/$importId" params={{ importId }}>
            {children}
          </Link>
        )}
      />
    </PageFrame>
  );
}

/** `/admin/import/{id}`. */
export function ImportDetailPage() {
  const { mayImportListings } = useMe();
  const navigate = useNavigate();
  const trail = useTrail();
  const { importId } = useParams({ from: '/signed-in/admin/import/$importId' });
  if (!mayImportListings) return <ForbiddenScreen hasOtherPages />;
  return (
    <PageFrame title="Import" trail={[...trail, { to: '/admin/import', label: 'Import listings' }]}>
      <ImportDetail key={importId} importId={importId} onLeave={() => void navigate({ to: '/admin/import' })} />
    </PageFrame>
  );
}

/** Agents who may import have no other page of administrators. */
const useTrail = () => (useMe().roles.includes('admin') ? [toDashboard, toAdmin] : [toDashboard]);
