import LockIcon from '@mui/icons-material/LockOutlined';
import type { SubscriptionStatus } from '#contract/accounts.ts';
import { EmptyState } from '#web/ui/states.tsx';

const words: Record<Exclude<SubscriptionStatus, 'active'>, { title: string; text: string }> = {
  errored: { title: 'Chats are locked', text: 'There is an problem with your subscription, please contact support.' },
  suspended: { title: 'Chats are locked', text: 'Your subscription is suspended.' },
  'past-due': { title: 'Chats are locked', text: 'Your last payment did not go through.' },
};

/** In place of the threads while the subscription is not active. Its links come with billing. */
export default function LockedThreads({ status }: { status: Exclude<SubscriptionStatus, 'active'> }) {
  const { title, text } = words[status];
  return (
    <EmptyState dense icon={<LockIcon />} title={title}>
      {text}
    </EmptyState>
  );
}
