import { useRouter } from '@tanstack/react-router';
import { leadingCards, SuggestedCards, type SuggestedCardsProps } from '#web/features/suggestions/index.ts';

/** With what the product invites to, where it has it. */
export default function CardsOfUser(props: SuggestedCardsProps) {
  const router = useRouter();
  const leading = leadingCards((path) => path in router.routesByPath);
  return <SuggestedCards {...props} leading={leading} onOpen={(path) => router.history.push(path)} />;
}
