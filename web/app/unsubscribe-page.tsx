import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useParams } from '@tanstack/react-router';
import { UnsubscribePage as Unsubscribe } from '#web/features/saved-searches/index.ts';
import { Logo } from '#web/ui/logo.tsx';

/** `/unsubscribe/:token`, where the link in a mail leads; nobody has to sign in for it. */
export function UnsubscribePage() {
  const { token } = useParams({ from: '/unsubscribe/$token' });
  return (
    <Box component="main" sx={{ maxWidth: 680, mx: 'auto', px: 2.5, py: { xs: 3, md: 6 }, display: 'grid', gap: 2 }}>
      <title>Unsubscribe · Sidekick</title>
      <meta name="referrer" content="no-referrer" />
      <Link to="/" aria-label="Sidekick, home" style={{ justifySelf: 'start', textDecoration: 'none', marginBottom: 16 }}>
        <Logo />
      </Link>
      <Typography variant="h1">Unsubscribe</Typography>
      <Unsubscribe token={token} />
    </Box>
  );
}
