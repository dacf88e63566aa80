import { useState } from 'react';
import { threadLimits } from '#contract/threads.ts';
import { BareInput } from '#web/ui/bare-fields.tsx';

interface RenameFieldProps {
  title: string;
  /** The new title; null when it is empty, unchanged or given up (docs/product/chat.md). */
  onDone: (title: string | null) => void;
}

/** Renames in place: Enter or leaving the field saves, Esc gives up. */
export function RenameField({ title, onDone }: RenameFieldProps) {
  const [text, setText] = useState(title.slice(0, threadLimits.titleCharacters));
  const save = () => {
    const typed = text.trim();
    onDone(typed === '' || typed === title ? null : typed);
  };
  return (
    <BareInput
      autoFocus
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          event.stopPropagation();
          onDone(null);
        }
      }}
      aria-label="Chat title"
      maxLength={threadLimits.titleCharacters}
      sx={fieldStyles}
    />
  );
}

const fieldStyles = {
  width: '100%',
  minHeight: 36,
  px: 1.25,
  typography: 'body2',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  border: '2px solid',
  borderColor: 'primary.main',
} as const;
