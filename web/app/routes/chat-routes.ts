import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { mayChat } from '#contract/accounts.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { CrashScreen } from '../crash-screen.tsx';
import { importChatArea, importChatPage, importNewChatPage } from './chat-imports.ts';
import { signedIn } from './signed-in-route.ts';

/** Thread ids are checked against a UUID's shape (docs/product/chat.md). */
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is no id may be of any length. */
const MAX_ID_SHOWN = 60;

const chatArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'chat-area',
  staticData: { withoutChatLayer: true },
  beforeLoad: ({ context }) => {
    if (!mayChat(context.me.allowedChatInterfaces)) throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyRouteComponent(importChatArea, 'ChatLayout'),
  errorComponent: CrashScreen,
});

/** `message`: one that is looked for, shown wherever it stands in the thread. */
function chatSearch(search: Record<string, unknown>): { message?: string } {
  const message = search['message'];
  return typeof message === 'string' && message.length <= MAX_ID_SHOWN ? { message } : {};
}

const newChatRoute = createRoute({
  getParentRoute: () => chatArea,
  path: '/',
  component: lazyRouteComponent(importNewChatPage, 'NewChatPage'),
});

const chatRoute = createRoute({
  getParentRoute: () => chatArea,
  path: '/chat/$threadId',
  validateSearch: chatSearch,
  beforeLoad: ({ params }) => {
    if (uuidPattern.test(params.threadId)) return;
    showToast(`Failed to get messages with id: ${params.threadId.slice(0, MAX_ID_SHOWN)}`, { tone: 'error', durationMs: 8_000 });
    throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(importChatPage, 'ChatPage'),
});

export const chatRoutes = chatArea.addChildren([newChatRoute, chatRoute]);
