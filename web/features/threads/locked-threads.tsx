import LockIcon from '@mui/icons-material/LockOutlined';
import { Link } from '@tanstack/react-router';
import type { SubscriptionStatus } from '#contract/accounts.ts';
import { EmptyState } from '#web/ui/states.tsx';

type Locked = Exclude<SubscriptionStatus, 'active'>;

const words: Readonly<Record<Locked, { text: string; link?: string }>> = {
  errored: { text: 'There is an problem with your subscription, please contact support.' },
  suspended: { text: 'Your subscription is suspended.', link: 'View Subscription' },
  'past-due': { text: 'Your last payment did not go through.', link: 'Update now' },
};

/** In place of the threads while the subscription is not active. */
export default function LockedThreads({ status }: { status: Locked }) {
  const { text, link } = words[status];
  return (
    <EmptyState
      dense
      icon={<LockIcon />}
      title="Chats are locked"
      action={link !== undefined && <Link to="/account/subscription">{link}</Link>}
    >
      {text}
    </EmptyState>
  );
}
