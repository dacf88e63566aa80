import type { ReplyNews } from '#contract/reply-news.ts';
import { createLocalSetting } from '#web/platform/local-setting.ts';
import { showToast } from '#web/ui/toast-queue.ts';

/** What the user said on this device; the browser has a word in it, too. */
export const notificationSetting = createLocalSetting('sidekick-reply-notifications', ['unasked', 'on', 'off'], 'unasked');

const OFFER_MS = 12_000;

/** Without a service worker, as in development, there are none: phones show no others. */
export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;

export const areNotificationsBlocked = (): boolean => canNotify() && Notification.permission === 'denied';

/** Asks the browser, which asks the user: call it from a click. */
export async function turnOnNotifications(): Promise<void> {
  const permission = await Notification.requestPermission();
  notificationSetting.write(permission === 'granted' ? 'on' : 'off');
  if (permission === 'denied') showToast('Your browser blocks notifications of this site.', { tone: 'error' });
}

/** Once on each device. */
export function offerNotifications(): void {
  if (!canNotify() || Notification.permission !== 'default' || notificationSetting.read() !== 'unasked') return;
  notificationSetting.write('off');
  showToast('A reply was ready while you were away.', {
    durationMs: OFFER_MS,
    action: { label: 'Notify me next time', onClick: () => void turnOnNotifications() },
  });
}

/** Has the service worker tell of a reply, unless another tab of ours is looked at. */
export async function notify({ threadId, messageId, title, state }: ReplyNews): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted' || notificationSetting.read() !== 'on') return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({
    notify: {
      title,
      body: state === 'asks' ? 'Sidekick waits for your answer.' : 'Your reply is ready.',
      tag: messageId,
      path: `/chat/${threadId}`,
    },
  });
}
