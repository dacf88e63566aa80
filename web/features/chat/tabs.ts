const channel = new BroadcastChannel('sidekick-threads');

/** Tells the browser's other tabs that something was said in a thread. */
export function announceThreadChange(threadId: string): void {
  channel.postMessage(threadId);
}

/** Calls back when another tab said that a thread changed; answers the function that ends it. */
export function onThreadChange(threadId: string, callback: () => void): () => void {
  const listener = (event: MessageEvent) => {
    if (event.data === threadId) callback();
  };
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}
