import { useEffect, useEffectEvent, useRef } from 'react';
import { readDraft, saveDraft } from '#contract/threads.ts';
import { callApi } from '#web/platform/api.ts';

const PAUSE_MS = 1_000;

interface DraftKeeperProps {
  threadId: string;
  text: string;
  /** What was begun elsewhere, or before. */
  onFound: (text: string) => void;
}

/** Keeps what is half written on the server, once the typing pauses and when the thread is left, and brings it back. */
export default function DraftKeeper({ threadId, text, onFound }: DraftKeeperProps) {
  const kept = useRef<string | null>(null);
  const keep = useEffectEvent(() => {
    if (kept.current === null || kept.current === text) return;
    const before = kept.current;
    kept.current = text;
    callApi(saveDraft, { params: { threadId }, body: { text } }).catch(() => {
      kept.current = before;
    });
  });
  const found = useEffectEvent((draft: string) => {
    kept.current = draft;
    if (text !== '') keep();
    else if (draft !== '') onFound(draft);
  });
  useEffect(() => {
    const leaving = new AbortController();
    callApi(readDraft, { params: { threadId } }, { signal: leaving.signal }).then(
      (draft) => found(draft.text),
      // What was begun elsewhere is not seen; what is written here is kept all the same.
      () => leaving.signal.aborted || found(''),
    );
    return () => leaving.abort();
  }, [threadId]);

  useEffect(() => {
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const onHidden = () => keep();
    addEventListener('pagehide', onHidden);
    return () => {
      removeEventListener('pagehide', onHidden);
      onHidden();
    };
  }, []);
  return null;
}
