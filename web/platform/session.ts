type Listener = () => void;
const listeners = new Set<Listener>();

/** Called when any call was answered with 401 `not_signed_in`: the session was ended by logout elsewhere, expiry or an admin. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}
