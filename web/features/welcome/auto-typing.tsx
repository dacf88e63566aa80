import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { track } from '#web/platform/analytics.ts';
import { Button } from '#web/ui/button.tsx';
import { scriptQuery } from './script-position.ts';
import { welcomeScript } from './welcome-script.ts';

const CHARACTER_MS = 40;
/** Between the last letter and the sending. */
const SEND_AFTER_MS = 1_000;

export interface AutoTypingProps {
  threadId: string;
  /** No reply is under way: the next message may be typed. */
  ready: boolean;
  /** Answers false when the message could not be sent. */
  onSend: (text: string) => Promise<boolean>;
}

/** In the place of the message bar while the script of the welcome is said: what is being typed, and the way out of it. */
export function AutoTyping({ threadId, ready, onSend }: AutoTypingProps) {
  const queryClient = useQueryClient();
  const { queryKey } = scriptQuery(threadId);
  const { data: at } = useQuery(scriptQuery(threadId));
  const text = at === null ? '' : (welcomeScript.questions[at] ?? '');
  const end = () => queryClient.setQueryData(queryKey, null);
  const say = async () => {
    const next = (at ?? 0) + 1;
    const sent = await onSend(text);
    if (sent && next < welcomeScript.questions.length) return void queryClient.setQueryData(queryKey, next);
    end();
    if (sent) track({ name: 'sidekick-welcome-flow-complete', properties: {} });
  };
  const typed = useTyped(text, ready, () => void say());
  return (
    <Box role="group" aria-label="Example questions" sx={frameStyles}>
      <Box sx={typedStyles}>
        {/* Letter by letter is for the eye. */}
        <span aria-hidden>{typed}</span>
        <Box component="span" aria-hidden sx={caretStyles} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13, color: 'text.secondary' }}>
        <Box component="span" sx={{ flex: 1, px: 1 }}>
          {welcomeScript.instructions}
        </Box>
        <Button size="small" variant="outlined" onClick={end}>
          Take over
        </Button>
      </Box>
    </Box>
  );
}

/** What is typed so far of `text`; `onTyped` follows a second after the last letter. Whole at once for who wants no motion. */
function useTyped(text: string, typing: boolean, onTyped: () => void): string {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [count, setCount] = useState(0);
  const done = useEffectEvent(onTyped);
  useEffect(() => {
    if (!typing || text === '') return;
    const startedAt = performance.now();
    const neededMs = still ? 0 : text.length * CHARACTER_MS;
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - startedAt;
      setCount(still ? text.length : Math.min(text.length, Math.floor(elapsedMs / CHARACTER_MS)));
      if (elapsedMs < neededMs + SEND_AFTER_MS) return;
      clearInterval(timer);
      done();
    }, CHARACTER_MS);
    return () => {
      clearInterval(timer);
      setCount(0);
    };
  }, [text, typing, still]);
  return text.slice(0, count);
}

const frameStyles = {
  mb: 1,
  p: 1,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
} as const;
const typedStyles = { minHeight: 40, px: 1, py: 1, fontSize: 16, lineHeight: 1.5 } as const;
const caretStyles = {
  display: 'inline-block',
  width: '2px',
  height: '1.1em',
  ml: '1px',
  verticalAlign: 'text-bottom',
  bgcolor: 'primary.main',
} as const;
