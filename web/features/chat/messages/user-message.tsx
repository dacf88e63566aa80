import { memo } from 'react';
import type { Message } from '#contract/threads.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { UserBubble } from './user-bubble.tsx';

/** What the user said: as written, or as markdown when the user prefers that. */
export const UserMessage = memo(function UserMessage({ message, asMarkdown }: { message: Message; asMarkdown: boolean }) {
  return (
    <UserBubble sending={message.uniqueKey.startsWith('temp-')} asWritten={!asMarkdown}>
      {asMarkdown ? <Markdown text={message.data.content} /> : message.data.content}
    </UserBubble>
  );
});
