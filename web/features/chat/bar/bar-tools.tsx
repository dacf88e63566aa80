import type { RefObject } from 'react';
import { AttachFile, type Attaching } from './attach-file.tsx';
import { Dictation } from './dictation.tsx';

interface BarToolsProps {
  /** Where files are dropped and pasted. */
  area: RefObject<HTMLElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  canDictate: boolean;
  attaching: Attaching;
  onAttach: (attaching: Attaching) => void;
  onText: (text: string) => void;
}

/** What the bar offers besides writing, and says: none of it is needed to begin. */
export default function BarTools({ area, input, disabled, canDictate, attaching, onAttach, onText }: BarToolsProps) {
  return (
    <>
      <AttachFile area={area} disabled={disabled} attaching={attaching} onChange={onAttach} />
      {canDictate && <Dictation input={input} disabled={disabled} onChange={onText} />}
    </>
  );
}
