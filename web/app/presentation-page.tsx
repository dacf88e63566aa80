import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNoPresentation, NoPresentation, presentationViewQuery, PresentationView } from '#web/features/presentations/index.ts';
import { flagsQuery } from '#web/platform/flags.data.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import Box from '@mui/material/Box';

const REDIRECT_MS = 3_000;

/** A presentation as a client will see it, for its agent. */
export function PresentationPage() {
  const { presentationId } = useParams({ from: '/signed-in/presentations/$presentationId/view' });
  const navigate = useNavigate();
  const flags = useQuery(flagsQuery);
  const isOn = flags.data?.temp_chat_widget_cma_details;
  const query = useQuery({ ...presentationViewQuery(presentationId), enabled: isOn === true });
  useEffect(() => {
    if (isOn !== false) return;
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isOn, navigate]);
  if (isOn === false) return <EmptyState title="Presentations are not part of your account" heading="h1" />;
  if (query.data)
    return (
      <main>
        <PresentationView presentation={query.data} />
      </main>
    );
  if (isNoPresentation(query.error)) return <NoPresentation heading="h1" />;
  if (query.error) return <EmptyState title="No presentation data available" heading="h1" />;
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <Spinner sizePx={32} />
    </Box>
  );
}
