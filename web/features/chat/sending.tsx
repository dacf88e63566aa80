import Box from '@mui/material/Box';
import type { Message } from '#contract/threads.ts';
import { columnStyles } from './column.ts';
import { UserMessage } from './messages/user-message.tsx';
import { Thinking } from './reply/thinking.tsx';

/** The first exchange as it will look in its thread, while the thread is begun. */
export default function Sending({ message }: { message: Message }) {
  return (
    <Box sx={{ ...columnStyles, height: '100%', pt: 2 }}>
      <UserMessage message={message} asMarkdown={false} />
      <Box sx={{ py: 1.5 }}>
        <Thinking reasoning="" tools={[]} thinking />
      </Box>
    </Box>
  );
}
