import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { timezones } from '#contract/profile.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** What is known of a user. */
export function UserFacts({ user }: { user: AdminUser }) {
  const facts: [string, ReactNode][] = [
    ['E-mail', user.email],
    ['Phone number', user.phoneNumber],
    ['Brokerage', user.officeName],
    ['State', user.countryState],
    ['License number', user.mlsId],
    ['Website', user.website],
    ['Time zone', user.timezone && timezones[user.timezone]],
    ['Listings', sourcesOf(user.allowedMlsProviders)],
    ['Imports listings', user.mayImportListings || user.roles.includes('admin') ? 'Yes' : 'No'],
    ['Two-step login', user.hasSecondFactor ? 'On' : 'Off'],
    ['Member since', day.format(new Date(user.createdAt))],
    ['Tracking ID', user.trackingId],
  ];
  return (
    <Box component="dl" sx={listStyles}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </Box>
  );
}

function sourcesOf(names: readonly string[]): string {
  if (names.includes('*')) return 'All sources';
  return names.length === 0 ? 'None' : names.join(', ');
}

const listStyles = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  overflowWrap: 'anywhere',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2' },
} as const;
