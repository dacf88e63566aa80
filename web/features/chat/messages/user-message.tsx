import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Message } from '#contract/threads.ts';
import { Markdown } from '../markdown/markdown.tsx';

/** What the user said: as written, or as markdown when the user prefers that. */
export const UserMessage = memo(function UserMessage({ message, asMarkdown }: { message: Message; asMarkdown: boolean }) {
  const sending = message.uniqueKey.startsWith('temp-');
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', py: 1.5 }}>
      <Box
        sx={{
          maxWidth: 'min(85%, 60ch)',
          px: 2,
          py: 1.25,
          borderRadius: '16px 16px 4px 16px',
          bgcolor: 'action.selected',
          lineHeight: 1.5,
          overflowWrap: 'anywhere',
          whiteSpace: asMarkdown ? 'normal' : 'pre-wrap',
          opacity: sending ? 0.7 : 1,
          transition: 'opacity 150ms',
        }}
      >
        {asMarkdown ? <Markdown text={message.data.content} /> : message.data.content}
      </Box>
    </Box>
  );
});
