import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { followRedirect } from '#contract/accounts.ts';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { meQuery } from '#web/features/accounts/index.ts';
import { addressOf } from '#web/platform/api.ts';
import { otherSiteOf, ownPathOf } from '#web/platform/redirect.ts';
import { Logo } from '#web/ui/logo.tsx';
import { beginSession } from './session-end.ts';

export function LoginPage() {
  const { redirect } = useSearch({ from: '/login' });
  const router = useRouter();
  const queryClient = useQueryClient();

  const enter = async () => {
    beginSession(queryClient);
    const otherSite = otherSiteOf(redirect, window.location.origin);
    if (otherSite) return window.location.assign(addressOf(followRedirect, { query: { to: otherSite } }));
    await queryClient.fetchQuery(meQuery);
    await router.navigate({ href: ownPathOf(redirect, window.location.origin), replace: true });
  };

  return (
    <Box sx={pageStyles}>
      <title>Log in · Sidekick</title>
      <Box component="main" sx={{ width: '100%', maxWidth: 384 }}>
        <Logo size={32} />
        <Box component="h1" sx={{ typography: 'h1', mt: 4, mb: 0.5 }}>
          Log in
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mb: 3 }}>
          Listings, market figures and answers, one question away.
        </Box>
        <LoginForm onSignedIn={enter} />
        <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 3, '& a': { color: 'inherit' } }}>
          <Link to="/privacy">Privacy notice</Link>
        </Box>
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
