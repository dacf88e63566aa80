import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { leadingCards, SuggestedCards, type SuggestedCardsProps } from '#web/features/suggestions/index.ts';
import { siteQuery } from '#web/platform/site.data.ts';
import { useMe } from '../use-me.ts';

/** With what the product invites this user to, where it has it. */
export default function CardsOfUser(props: SuggestedCardsProps) {
  const { roles, communicationPreferences } = useMe();
  const router = useRouter();
  // Before the cards hold this up: asked for together, they are shown together.
  usePrefetchQuery(siteQuery);
  const { data: site } = useQuery(siteQuery);
  const leading = leadingCards({
    toText: roles.includes('user') && !communicationPreferences.smsChat.isEnabled && site?.smsNumber != null,
    has: (path) => path in router.routesByPath,
  });
  return <SuggestedCards {...props} leading={leading} onOpen={(path) => router.history.push(path)} />;
}
