import { useRouter } from '@tanstack/react-router';
import { leadingCards, SuggestedCards, type SuggestedCardsProps } from '#web/features/suggestions/index.ts';
import { useMe } from '../use-me.ts';

/** With what the product invites this user to, where it has it. */
export default function CardsOfUser(props: SuggestedCardsProps) {
  const { communicationPreferences } = useMe();
  const router = useRouter();
  const leading = leadingCards({
    isSmsEnabled: communicationPreferences.smsChat.isEnabled,
    has: (path) => path in router.routesByPath,
  });
  return <SuggestedCards {...props} leading={leading} onOpen={(path) => router.history.push(path)} />;
}
