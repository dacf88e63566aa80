import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SubscriptionStatus } from '#contract/accounts.ts';
import { PageFrame } from './page-frame.tsx';
import { useMe } from './use-me.ts';

const words: Readonly<Record<SubscriptionStatus, { label: string; text: string }>> = {
  active: { label: 'Active', text: 'Everything in Sidekick is open to you.' },
  suspended: {
    label: 'Suspended',
    text: 'Chats are locked, and what you wrote is kept. Whoever manages your subscription can resume it.',
  },
  'past-due': {
    label: 'Past due',
    text: 'Your last payment did not go through. Chats open again as soon as it is paid; nothing that you wrote is lost.',
  },
  errored: { label: 'Problem', text: 'There is an problem with your subscription, please contact support.' },
};

/** `/account/subscription`: how the subscription stands. */
export function SubscriptionPage() {
  const { subscriptionStatus, subscriptionPlanTier } = useMe();
  const { label, text } = words[subscriptionStatus];
  return (
    <PageFrame title="Subscription">
      <Box component="dl" sx={listStyles}>
        <dt>Status</dt>
        <dd>
          <Chip size="small" variant="outlined" color={subscriptionStatus === 'active' ? 'success' : 'error'} label={label} />
        </dd>
        {subscriptionPlanTier !== null && (
          <>
            <dt>Plan</dt>
            <Box component="dd" sx={{ textTransform: 'capitalize' }}>
              {subscriptionPlanTier}
            </Box>
          </>
        )}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 3, typography: 'body1' }}>
        {text}
      </Box>
    </PageFrame>
  );
}

const listStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  alignItems: 'center',
  gap: 1.5,
  columnGap: 4,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
