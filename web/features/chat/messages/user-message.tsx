import { memo, Suspense, useState } from 'react';
import type { Message } from '#contract/threads.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { type Author, UserBubble } from './user-bubble.tsx';

const UserTools = lazyPart(() => import('./user-tools.tsx'));
const EditMessage = lazyPart(() => import('./edit-message.tsx'));

interface UserMessageProps {
  message: Message;
  author: Author;
  asMarkdown: boolean;
  threadId: string;
  /** The run that answers it; null while none is known. */
  promptRefId: string | null;
}

/** What the user said: as written, or as markdown when the user prefers that. */
export const UserMessage = memo(function UserMessage({ message, author, asMarkdown, threadId, promptRefId }: UserMessageProps) {
  const [editing, setEditing] = useState(false);
  const sending = message.uniqueKey.startsWith('temp-');
  const { content } = message.data;
  const [words, attached] = partedAtFile(content);
  const bubble = (
    <UserBubble
      author={author}
      sending={sending}
      asWritten={!asMarkdown}
      beside={
        !sending &&
        promptRefId !== null && (
          <Suspense>
            <UserTools message={message} threadId={threadId} onEdit={() => setEditing(true)} />
          </Suspense>
        )
      }
    >
      {asMarkdown ? <Markdown text={content} /> : words}
      {!asMarkdown && attached !== '' && <Markdown text={attached} />}
    </UserBubble>
  );
  if (!editing || promptRefId === null) return bubble;
  return (
    <Suspense fallback={bubble}>
      <EditMessage message={message} threadId={threadId} promptRefId={promptRefId} onDone={() => setEditing(false)} />
    </Suspense>
  );
});

/** The words of a message, and the file that goes with them, which is shown as what it is. */
function partedAtFile(content: string): [words: string, file: string] {
  const at = content.search(/\n\n!?\[[^\]]*\]\(\/api\/files\/[^)\s]+\)$/);
  return at < 0 ? [content, ''] : [content.slice(0, at), content.slice(at + 2)];
}
