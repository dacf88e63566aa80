import Chip from '@mui/material/Chip';
import type { AdminUserRow } from '#contract/admin-users.ts';

const statusWords = { active: null, suspended: 'Suspended', 'past-due': 'Past due', errored: 'Subscription error' } as const;

/** What is special about an account. */
export function UserChips({ enabled, roles, subscriptionStatus, subscriptionPlanTier }: AdminUserRow) {
  const status = statusWords[subscriptionStatus];
  return (
    <>
      {roles.includes('admin') && <Chip size="small" variant="outlined" label="Admin" />}
      {subscriptionPlanTier === 'pro' && <Chip size="small" variant="outlined" label="Pro" />}
      {status && <Chip size="small" variant="outlined" label={status} />}
      {!enabled && <Chip size="small" variant="outlined" color="error" label="Disabled" />}
    </>
  );
}
