import Box from '@mui/material/Box';
import { useState } from 'react';
import { BareTextarea } from '#web/ui/bare-fields.tsx';
import { Button } from '#web/ui/button.tsx';

const MAX_CHARACTERS = 2_000;

interface RatingCommentProps {
  good: boolean;
  /** With nothing when nothing is to be added. */
  onDone: (comment: string) => void;
}

/** Asks why, once a reply was rated; nobody has to say. */
export function RatingComment({ good, onDone }: RatingCommentProps) {
  const [text, setText] = useState('');
  return (
    <Box
      component="form"
      aria-label="Comment on this reply"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone('');
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: 0.75, maxWidth: 560 }}
    >
      <BareTextarea
        autoFocus
        maxRows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={good ? 'What was good about it?' : 'What was wrong with it?'}
        aria-label={good ? 'What was good about it?' : 'What was wrong with it?'}
        maxLength={MAX_CHARACTERS}
        sx={{ flex: '1 1 240px', px: 1.5, py: 0.75, fontSize: 14, border: 1, borderColor: 'divider', borderRadius: '8px' }}
      />
      <Button type="submit" size="small" variant="outlined">
        {text.trim() === '' ? 'Skip' : 'Send'}
      </Button>
    </Box>
  );
}
