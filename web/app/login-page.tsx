import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink, useRouter, useSearch } from '@tanstack/react-router';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { meQuery } from '#web/features/accounts/index.ts';
import { ownPathOf } from '#web/platform/redirect.ts';
import { Logo } from '#web/ui/logo.tsx';
import { forgetUser } from './session-end.ts';

export function LoginPage() {
  const { redirect } = useSearch({ from: '/login' });
  const router = useRouter();
  const queryClient = useQueryClient();

  const enter = async () => {
    forgetUser(queryClient);
    await queryClient.fetchQuery(meQuery);
    await router.navigate({ href: ownPathOf(redirect, window.location.origin), replace: true });
  };

  return (
    <Box sx={pageStyles}>
      <title>Log in · Sidekick</title>
      <Box component="main" sx={{ width: '100%', maxWidth: 384 }}>
        <Logo size={32} />
        <Typography variant="h1" sx={{ mt: 4, mb: 0.5 }}>
          Log in
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          Listings, market figures and answers, one question away.
        </Typography>
        <LoginForm onSignedIn={enter} />
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 3 }}>
          <Link component={RouterLink} to="/privacy" color="inherit">
            Privacy notice
          </Link>
        </Typography>
      </Box>
    </Box>
  );
}

const pageStyles = {
  minHeight: '100dvh',
  display: 'grid',
  justifyItems: 'center',
  alignContent: { xs: 'start', sm: 'center' },
  px: 2.5,
  py: { xs: 6, sm: 4 },
} as const;
