import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { startSso } from '#contract/sso.ts';
import { addressOf } from '#web/platform/api.ts';
import { ssoProvidersQuery } from './sso.data.ts';

/** The other way in: plain links, since the browser has to leave for the provider. Nothing where none is set up. */
export function SsoLinks({ redirect }: { redirect: string | undefined }) {
  const { data: providers = [] } = useQuery(ssoProvidersQuery);
  if (providers.length === 0) return null;
  return (
    <Box component="nav" aria-label="Other ways to log in" sx={styles}>
      <span>or with your account at</span>
      {providers.map(({ provider, name }) => (
        <a key={provider} href={addressOf(startSso, { params: { provider }, query: { redirect } })}>
          {name}
        </a>
      ))}
    </Box>
  );
}

const styles = {
  mt: 3,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1.5,
  typography: 'body2',
  '& span': { gridColumn: '1 / -1', color: 'text.secondary', textAlign: 'center' },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { borderColor: 'outline' },
  },
} as const;
