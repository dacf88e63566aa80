import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import type { Thread } from '#contract/threads.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { NewsDot } from '#web/ui/news-dot.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { RenameField } from './rename-field.tsx';
import { useThreadActions } from './use-thread-actions.ts';

const ThreadMenu = lazyPart(() => import('./thread-menu.tsx'));

interface ThreadItemProps {
  thread: Thread;
  isOpen: boolean;
  /** Its last reply was not seen. */
  hasNews: boolean;
  onLeaveThread: () => void;
  onPicked: () => void;
  onOpen?: ((threadId: string) => void) | undefined;
}

/** One thread: a link, its menu, and the field that renames it in place. */
export function ThreadItem({ thread, isOpen, hasNews, onLeaveThread, onPicked, onOpen }: ThreadItemProps) {
  const actions = useThreadActions();
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const [renaming, setRenaming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  if (renaming) {
    return (
      <Box component="li">
        <RenameField
          title={thread.title}
          aria-description={hasNews ? 'New reply' : undefined}
          onDone={(title) => {
            setRenaming(false);
            if (title !== null) actions.rename(thread, title);
            requestAnimationFrame(() => link.current?.focus());
          }}
        />
      </Box>
    );
  }
  return (
    <Box component="li" sx={itemStyles} data-open={isOpen || undefined}>
      <Link
        ref={link}
        to="/chat/$threadId"
        params={{ threadId: thread.id }}
        onClick={(event) => {
          onPicked();
          const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
          if (!onOpen || opensElsewhere) return;
          event.preventDefault();
          onOpen(thread.id);
        }}
        aria-current={isOpen ? 'page' : undefined}
        title={thread.title}
        data-thread-link
      >
        <Box component="span" sx={titleStyles}>
          {thread.title}
        </Box>
        {hasNews && <NewsDot />}
      </Link>
      <IconAction
        label={`Options for ${thread.title.slice(0, 60)}`}
        size="small"
        aria-haspopup="menu"
        aria-expanded={menuAnchor !== null}
        onClick={(event) => setMenuAnchor(event.currentTarget)}
        className="thread-options"
        sx={{ mr: 0.5 }}
      >
        <MoreIcon fontSize="small" />
      </IconAction>
      {menuAnchor && (
        <Suspense fallback={null}>
          <ThreadMenu
            anchor={menuAnchor}
            thread={thread}
            onClose={() => setMenuAnchor(null)}
            onRename={() => setRenaming(true)}
            onPin={() => actions.pin(thread, !thread.pinned)}
            onArchive={() => {
              if (isOpen) onLeaveThread();
              actions.archive(thread);
            }}
            onDelete={() => {
              if (isOpen) onLeaveThread();
              actions.remove(thread);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** A title has 40 characters at most, which two lines hold without cutting a word. */
const titleStyles = {
  flex: 1,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
  my: 0.75,
} as const;

const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'inherit',
  textDecoration: 'none',
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  px: 1.5,
  typography: 'body2',
  fontWeight: 'inherit',
  textAlign: 'left',
  borderRadius: '8px',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: '8px',
  color: 'text.secondary',
  '& > a': linkStyles,
  '&:hover, &:focus-within': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[data-open]': { bgcolor: 'accentSoft', color: 'text.primary', fontWeight: 550 },
  // Shown on hover and focus where there is a mouse, always where there is none.
  '@media (hover: hover)': {
    '& .thread-options': { opacity: 0 },
    '&:hover .thread-options, &:focus-within .thread-options, &[data-open] .thread-options, & .thread-options[aria-expanded=true]':
      {
        opacity: 1,
      },
  },
} as const;
