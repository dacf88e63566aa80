import { Outlet, useMatches, useRouteContext, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { mayChat } from '#contract/accounts.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is a chat itself, or one that nothing may lie over. */
    withoutChatLayer?: boolean;
  }
}

/** What is asked for later keeps no screen from being ready. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2_000));

const ChatLayer = lazyPart(() => import('./chat-layer/chat-layer.tsx'));
const ReplyNews = lazyPart(async () => {
  await settled();
  return import('./reply-news/reply-news.tsx');
});
const SettingsDialog = lazyPart(() => import('./settings/settings-dialog.tsx'));

/** Counting can wait, and be left out. */
const ignore = () => undefined;

/** Whatever page of a signed-in user, with the chat in its corner, and the settings over it when the address asks for them. */
export function SignedIn() {
  const { settings_modal: tab } = useSearch({ from: '/signed-in' });
  // Not `useMe`, with which the login screen would get all that signed-in screens share.
  const { id, allowedChatInterfaces } = useRouteContext({ from: '/signed-in', select: ({ me }) => me });
  const withoutChat = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.withoutChatLayer) });
  useEffect(() => void import('#web/platform/analytics.ts').then((analytics) => analytics.identifyUser(id), ignore), [id]);
  return (
    <>
      <Outlet />
      {mayChat(allowedChatInterfaces) && (
        <Suspense fallback={null}>
          <ReplyNews hasLayer={!withoutChat} />
        </Suspense>
      )}
      {!withoutChat && mayChat(allowedChatInterfaces) && (
        <Suspense fallback={null}>
          <ChatLayer />
        </Suspense>
      )}
      {tab && (
        <Suspense fallback={null}>
          <SettingsDialog tab={tab} />
        </Suspense>
      )}
    </>
  );
}
