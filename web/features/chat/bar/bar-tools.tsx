import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useOnline } from '#web/platform/online.ts';
import { AttachFile, type Attaching } from './attach-file.tsx';
import { Dictation } from './dictation.tsx';

interface BarToolsProps {
  /** Where files are dropped and pasted. */
  area: RefObject<HTMLElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  attaching: Attaching;
  onAttach: (attaching: Attaching) => void;
  onText: (text: string) => void;
}

const canDictate = 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis;

/** What the bar offers besides writing, and says: none of it is needed to begin. */
export default function BarTools({ area, input, disabled, attaching, onAttach, onText }: BarToolsProps) {
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Box role="status" sx={offlineStyles}>
          You are offline. What was loaded can be read; questions need a connection.
        </Box>
      )}
      <AttachFile area={area} disabled={disabled} attaching={attaching} onChange={onAttach} />
      {canDictate && <Dictation input={input} disabled={disabled} onChange={onText} />}
    </>
  );
}

const offlineStyles = { order: -2, flexBasis: '100%', px: 1.5, pt: 0.75, fontSize: 13, color: 'text.secondary' } as const;
