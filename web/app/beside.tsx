import { useMatches } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { mayChat } from '#contract/accounts.ts';
import { identifyUser } from '#web/platform/analytics.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { useMe } from './use-me.ts';

/** What is asked for later keeps no screen from being ready. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2_000));

const ChatLayer = lazyPart(() => import('./chat-layer/chat-layer.tsx'));
const ReplyNews = lazyPart(async () => {
  await settled();
  return import('./reply-news/reply-news.tsx');
});

/** What goes with every page of a signed-in user: the chat in its corner, and news of replies that end elsewhere. */
export default function Beside() {
  const { id, allowedChatInterfaces } = useMe();
  const withoutLayer = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.withoutChatLayer) });
  useEffect(() => identifyUser(id), [id]);
  if (!mayChat(allowedChatInterfaces)) return null;
  return (
    <>
      <Suspense fallback={null}>
        <ReplyNews hasLayer={!withoutLayer} />
      </Suspense>
      {!withoutLayer && (
        <Suspense fallback={null}>
          <ChatLayer />
        </Suspense>
      )}
    </>
  );
}
