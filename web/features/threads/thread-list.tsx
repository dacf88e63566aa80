import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { groupThreads } from './thread-groups.ts';
import { useThreadsWithNews } from './reply-news.data.ts';
import { ThreadItem } from './thread-item.tsx';
import { threadsQuery } from './threads.data.ts';
import { useToday } from './use-today.ts';

interface ThreadListProps {
  openThreadId: string | null;
  onLeaveThread: () => void;
  onPicked: () => void;
  /** Shows a thread in place, where it does not lead to the thread's page. */
  onOpen?: (threadId: string) => void;
}

export function ThreadList({ openThreadId, onLeaveThread, onPicked, onOpen }: ThreadListProps) {
  const { data: threads, isPending, error, refetch } = useQuery(threadsQuery);
  const headings = useId();
  const today = useToday();
  const withNews = useThreadsWithNews(openThreadId);

  if (isPending) return <ThreadListSkeleton />;
  if (!threads) {
    return (
      <ErrorState dense title="Your chats could not be loaded" onRetry={() => void refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  }
  const groups = groupThreads(threads, today);
  if (groups.length === 0) {
    return (
      <EmptyState dense title="No chats yet">
        Your chats appear here. Ask for homes in plain words to begin.
      </EmptyState>
    );
  }
  return (
    <Box onKeyDown={moveByArrows}>
      {groups.map(({ name, threads: grouped }) => (
        <Box key={name} component="section" aria-labelledby={`${headings}${name}`} sx={{ mb: 2 }}>
          <Box component="h2" id={`${headings}${name}`} sx={headingStyles}>
            {name}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {grouped.map((thread) => (
              <ThreadItem
                key={thread.id}
                thread={thread}
                isOpen={thread.id === openThreadId}
                hasNews={withNews.has(thread.id)}
                onLeaveThread={onLeaveThread}
                onPicked={onPicked}
                onOpen={onOpen}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Up and down, Home and End move between the threads. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-thread-link]')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key] ?? at;
  links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
}

function ThreadListSkeleton() {
  return (
    <Box role="status" aria-label="Loading chats" sx={{ px: 1.5, py: 1 }}>
      <SkeletonBlock sx={{ width: 56, height: 14, mb: 2 }} />
      {[78, 92, 60, 84, 70].map((width) => (
        <SkeletonBlock key={width} sx={{ height: 16, width: `${width}%`, mb: 2.5 }} />
      ))}
    </Box>
  );
}

const headingStyles = { m: 0, px: 1.5, py: 0.75, typography: 'overline', color: 'text.secondary' } as const;
