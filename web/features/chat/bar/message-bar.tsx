import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import StopIcon from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { threadLimits } from '#contract/threads.ts';
import { BareTextarea } from '#web/ui/bare-fields.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { useSupportWidgetOpen } from '#web/platform/support-widget.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { useOnline } from '#web/platform/online.ts';
import type { Attaching } from './attach-file.tsx';

const BarTools = lazyPart(() => import('./bar-tools.tsx'));
const ModelChoice = lazyPart(() => import('./model-choice.tsx'));

export interface MessageBarHandle {
  focus: () => void;
  /** Has the user choose a file. */
  attach: () => void;
  /** Focuses the bar unless the user is busy elsewhere: in the drawer, a dialog, the sidebar. */
  takeFocusBack: () => void;
}

interface MessageBarProps {
  ref?: Ref<MessageBarHandle>;
  text: string;
  onChange: (text: string) => void;
  /** With the file that goes along, as Markdown; nothing where there is none. */
  onSend: (attached: string) => void;
  /** While a reply is received: the stop control takes the place of the send button. */
  onStop: (() => void) | null;
  disabled: boolean;
  autoFocus?: boolean;
}

/** Characters that stand in one line beside a phone's tools. */
const MAX_BESIDE_TOOLS = 20;

const SUPPORT_IS_OPEN = 'The assistant is disabled while the support widget is open.';

const OFFLINE = 'You are offline. Questions need a connection.';

/** Where the user writes: 1 to 8 rows; Enter sends, Shift+Enter breaks the line (docs/product/chat.md). */
export function MessageBar({ ref, text, onChange, onSend, onStop, disabled: rests, autoFocus = false }: MessageBarProps) {
  const isSupportOpen = useSupportWidgetOpen();
  const disabled = rests || isSupportOpen;
  const input = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    attach: () => form.current?.querySelector<HTMLElement>('[data-attach]')?.click(),
    takeFocusBack: () => {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body || input.current?.form?.contains(activeElement)) input.current?.focus();
    },
  }));
  const [attaching, setAttaching] = useState<Attaching>({ state: 'none' });
  const isOnline = useOnline();
  const maySend = !disabled && isOnline && text.trim() !== '' && attaching.state !== 'uploading';
  const send = () => {
    if (!maySend) return;
    onSend(attaching.state === 'attached' ? `\n\n${attaching.markdown}` : '');
    setAttaching({ state: 'none' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <Box sx={{ pb: 'max(8px, env(safe-area-inset-bottom))' }}>
      <Tooltip text={isSupportOpen ? SUPPORT_IS_OPEN : null}>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          ref={form}
          sx={barStyles}
        >
          <Suspense fallback={<Box sx={toolsPlaceStyles} />}>
            <BarTools
              area={form}
              input={input}
              disabled={disabled}
              canDictate={canDictate}
              attaching={attaching}
              onAttach={setAttaching}
              onText={onChange}
            />
          </Suspense>
          <BareTextarea
            ref={input}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            disabled={disabled}
            autoFocus={autoFocus}
            maxRows={8}
            placeholder="Ask about listings"
            aria-label="Message"
            aria-description={isSupportOpen ? SUPPORT_IS_OPEN : undefined}
            maxLength={threadLimits.messageCharacters}
            data-message-bar=""
            enterKeyHint="send"
            sx={{
              flex: 1,
              fontSize: 16,
              py: 1,
              px: 1.5,
              ...(text.length > MAX_BESIDE_TOOLS || text.includes('\n') ? aboveToolsStyles : {}),
            }}
          />
          {onStop ? (
            <IconAction label="Stop" onClick={onStop} sx={actStyles}>
              <StopIcon />
            </IconAction>
          ) : (
            <IconAction
              label="Send"
              type="submit"
              disabled={!maySend}
              aria-description={isOnline ? undefined : OFFLINE}
              sx={actStyles}
            >
              <ArrowUpwardIcon />
            </IconAction>
          )}
        </Box>
      </Tooltip>
      <Box sx={{ mt: 0.75, textAlign: 'center', textWrap: 'balance', fontSize: 12, color: 'text.secondary' }}>
        <Suspense>
          <ModelChoice />
        </Suspense>
        {/* In the place of the other line: the messages above do not move. */}
        {isOnline ? (
          <>
            Sidekick may produce inaccurate information.{' '}
            <Link to="/privacy" style={{ color: 'inherit', whiteSpace: 'nowrap' }}>
              Privacy notice
            </Link>
          </>
        ) : (
          <span role="status">{OFFLINE}</span>
        )}
      </Box>
    </Box>
  );
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 0.5,
  p: 0.5,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  transition: 'border-color 150ms',
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

// A phone leaves a long text half of its width beside the tools.
const aboveToolsStyles = { order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 0 } } as const;

const canDictate = 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis;

/** As wide as the tools that come: what is written beside them stands where it will. */
const toolsPlaceStyles = {
  width: canDictate ? 84 : 40,
  '@media (pointer: coarse)': { width: canDictate ? 92 : 44 },
} as const;

const actStyles = {
  ml: 'auto',
  width: 40,
  height: 40,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
  '&:disabled': { bgcolor: 'action.disabledBackground' },
} as const;
