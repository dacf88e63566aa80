import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { OAuthClient } from '#contract/oauth.ts';
import { scopes } from '#contract/scopes.ts';
import { Button } from '#web/ui/button.tsx';

/** What an administrator does with a program. */
export type ClientAct = 'edit' | 'secret' | 'disable' | 'enable' | 'delete';

const count = new Intl.NumberFormat('en-US');

/** A program with what is known of it. */
export function ClientRow({ client, onAct }: { client: OAuthClient; onAct: (act: ClientAct) => void }) {
  const { clientId, name, hasSecret, isDisabled, redirectUris, users } = client;
  const acts: [ClientAct, string][] = [
    ['edit', 'Edit'],
    ...(hasSecret ? ([['secret', 'New secret']] satisfies [ClientAct, string][]) : []),
    isDisabled ? ['enable', 'Enable'] : ['disable', 'Disable'],
    ['delete', 'Delete'],
  ];
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, typography: 'h5' }}>
          {name}
          {isDisabled && <Chip size="small" variant="outlined" color="error" label="Disabled" />}
        </Box>
        <Box sx={{ typography: 'body2' }}>{client.scopes.map((scope) => scopes[scope]).join(' · ')}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{redirectUris.join(' · ')}</Box>
        <Box className="tabular" sx={{ typography: 'caption', color: 'text.secondary' }}>
          Client id <Box component="code">{clientId}</Box>
          {hasSecret && ' · with a secret'}
          {` · ${count.format(users)} ${users === 1 ? 'account' : 'accounts'}`}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {acts.map(([act, label]) => (
          <Button key={act} variant="outlined" size="small" aria-label={`${label}: ${name}`} onClick={() => onAct(act)}>
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
