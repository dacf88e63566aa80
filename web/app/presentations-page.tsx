import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { PresentationsHome } from '#web/features/presentations/index.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { PageFrame } from './page-frame.tsx';
import { useAccountTheme } from './shell/theme-choice.ts';
import { TopBar } from './shell/top-bar.tsx';
import { PresentationEditor } from './widgets/presentation-editor.tsx';

export function PresentationsPage() {
  const navigate = useNavigate();
  return (
    <PageFrame title="Presentations" maxWidth={1200}>
      <PresentationsHome
        onCreated={(presentationId) => void navigate({ to: '/presentations/$presentationId/edit', params: { presentationId } })}
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
  const navigate = useNavigate();
  const { presentationId } = useParams({ from: '/signed-in/presentations/$presentationId/edit' });
  useAccountTheme();
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <TopBar withSidebar={false} />
      <Box component="main" sx={{ flex: 1, minHeight: 0, width: '100%', maxWidth: 1080, mx: 'auto' }}>
        <title>Edit a presentation · Sidekick</title>
        <h1 style={visuallyHidden}>Edit a presentation</h1>
        <PresentationEditor
          presentationId={presentationId}
          leading={
            <IconAction label="All presentations" edge="start" onClick={() => void navigate({ to: '/presentations' })}>
              <BackIcon />
            </IconAction>
          }
        />
      </Box>
      <Toasts />
    </Box>
  );
}
