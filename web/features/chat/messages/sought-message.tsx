import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { loadUpTo } from '../load-up-to.ts';
import { rowKeyOf } from './row-key.ts';

interface SoughtMessageProps {
  threadId: string;
  messageId: string;
  onFound: (rowKey: string) => void;
}

/** Loads a thread back to a message that a search found, and says to screen readers what came of it. */
export default function SoughtMessage({ threadId, messageId, onFound }: SoughtMessageProps) {
  const queryClient = useQueryClient();
  const [status, setStatus] = useState('Looking for the message');
  const tell = useEffectEvent((rowKey: string) => onFound(rowKey));
  useEffect(() => {
    const leaving = new AbortController();
    loadUpTo(queryClient, { threadId, messageId, signal: leaving.signal }).then(
      (message) => {
        setStatus(message ? 'The message is in view' : 'The message is not in this chat any more');
        if (message) tell(rowKeyOf(message));
      },
      () => setStatus('The message could not be loaded'),
    );
    return () => leaving.abort();
  }, [queryClient, threadId, messageId]);
  return (
    <div role="status" style={visuallyHidden}>
      {status}
    </div>
  );
}
