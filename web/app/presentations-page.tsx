import { Link } from '@tanstack/react-router';
import { CmaWidget, PresentationsHome } from '#web/features/presentations/index.ts';
import { useParams } from '@tanstack/react-router';
import { PageFrame } from './page-frame.tsx';

export function PresentationsPage() {
  return (
    <PageFrame title="Presentations" maxWidth={1200}>
      <PresentationsHome
        linkTo={(presentationId, children) => (
          <Link to="/presentations/$presentationId/edit" params={{ presentationId }}>
            {children}
          </Link>
        )}
      />
    </PageFrame>
  );
}

/** The editor by itself, without a chat beside it. */
export function PresentationEditPage() {
  const { presentationId } = useParams({ from: '/signed-in/presentations/$presentationId/edit' });
  return (
    <div style={{ height: '100dvh', maxWidth: 1080, margin: '0 auto' }}>
      <CmaWidget key={presentationId} presentationId={presentationId} />
    </div>
  );
}
