import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { threadSearchQuery, threadsQuery } from '#web/features/threads/index.ts';
import { logOut } from '../session-end.ts';
import { type Command, findCommands, messageCommands, threadCommands } from './commands.ts';
import { SearchHitLines } from './search-hit.tsx';
import { themeChoices, useThemeChoice } from './theme-choice.ts';

const PAUSE_MS = 150;

/** Ctrl/Cmd+K: what can be done from anywhere, chats by title, and everything that was said in them. */
export default function CommandDialog({ onClose }: { onClose: () => void }) {
  const commands = useCommands();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const { messages, searching, failed } = useMessages(text, findCommands(commands, text));
  const found = [...findCommands(commands, text), ...messages];
  const chosen = found[at];

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // It goes on at what has the focus next, which is the button that had it before.
      event.preventDefault();
      run(chosen);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': 'Search and commands', sx: paperStyles } }}
    >
      <Box
        component="input"
        autoFocus
        role="combobox"
        aria-label="Search chats and commands"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}${chosen.id}`}
        placeholder="Search chats and commands"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        sx={inputStyles}
      />
      <Box component="ul" role="listbox" id={listId} aria-label="Chats and commands" sx={listStyles}>
        {found.map((command, place) => (
          <Box
            component="li"
            role="option"
            key={command.id}
            id={`${listId}${command.id}`}
            aria-selected={place === at}
            ref={place === at ? scrollIntoView : undefined}
            onClick={() => run(command)}
            onPointerMove={() => setAt(place)}
            sx={optionStyles}
          >
            {command.kind === 'message' && command.hit ? (
              <SearchHitLines hit={command.hit} />
            ) : (
              <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {command.label}
              </Box>
            )}
            {command.kind === 'thread' && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>Chat</Box>}
          </Box>
        ))}
      </Box>
      {found.length === 0 && (
        <Box role="status" sx={{ px: 2.5, pb: 2.5, color: 'text.secondary', typography: 'body2' }}>
          {searching ? 'Searching your chats' : failed ? 'Your chats could not be searched.' : 'Nothing was found in your chats.'}
        </Box>
      )}
    </Dialog>
  );
}

/** What the threads say of the words typed, once the typing pauses. */
function useMessages(text: string, offered: readonly Command[]) {
  const navigate = useNavigate();
  const settled = useSettled(text);
  const { data: hits = [], isFetching, isError } = useQuery(threadSearchQuery(settled));
  const open = (threadId: string, messageId: string | null) =>
    void navigate({ to: '/chat/$threadId', params: { threadId }, search: messageId === null ? {} : { message: messageId } });
  return {
    messages: text.trim() === '' ? [] : messageCommands(hits, offered, open),
    searching: isFetching || settled !== text,
    failed: isError,
  };
}

/** A text as it was when it last stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useCommands(): Command[] {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { choose } = useThemeChoice();
  const { data: threads = [] } = useQuery(threadsQuery);
  return [
    { id: 'new-chat', label: 'New chat', kind: 'command', run: () => void navigate({ to: '/' }) },
    ...themeChoices.map(({ theme, label }): Command => ({ id: theme, label, kind: 'command', run: () => choose(theme) })),
    { id: 'log-out', label: 'Log Out', kind: 'command', run: () => void logOut(queryClient) },
    ...threadCommands(threads, (threadId) => void navigate({ to: '/chat/$threadId', params: { threadId } })),
  ];
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

// Near the top, so that the list grows downwards and the field does not move.
const paperStyles = { alignSelf: 'flex-start', mt: '12vh', overflow: 'hidden' } as const;
const inputStyles = {
  typography: 'body1',
  width: '100%',
  px: 2.5,
  py: 2,
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  outline: 'none !important',
  color: 'text.primary',
  bgcolor: 'transparent',
} as const;
const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 1,
  overflowY: 'auto',
  maxHeight: '50vh',
  '&:empty': { display: 'none' },
} as const;
const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  px: 1.5,
  borderRadius: '8px',
  typography: 'body2',
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: 'accentSoft' },
} as const;
