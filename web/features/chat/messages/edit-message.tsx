import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { threadLimits, type Message } from '#contract/threads.ts';
import { BareTextarea } from '#web/ui/bare-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { editAndResend } from '../anew.ts';

interface EditMessageProps {
  message: Message;
  threadId: string;
  promptRefId: string;
  onDone: () => void;
}

/** What the user said, to be said in other words: Enter sends, Esc leaves it as it was. */
export default function EditMessage({ message, threadId, promptRefId, onDone }: EditMessageProps) {
  const queryClient = useQueryClient();
  const { uniqueKey, data } = message;
  const [text, setText] = useState(data.content);
  const maySend = text.trim() !== '' && text.trim() !== data.content;
  const send = () => {
    if (!maySend) return;
    onDone();
    void editAndResend({ queryClient, threadId, promptRefId }, { uniqueKey, text: text.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      aria-label="Edit message"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ my: 1.5, p: 1, border: 1, borderColor: 'primary.main', borderRadius: '16px', bgcolor: 'background.paper' }}
    >
      <BareTextarea
        autoFocus
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        aria-label="Edited message"
        maxLength={threadLimits.messageCharacters + threadLimits.fileLinkCharacters}
        sx={{ width: '100%', px: 1, py: 0.5 }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button size="small" variant="primary" type="submit" disabled={!maySend}>
          Send
        </Button>
      </Box>
    </Box>
  );
}
