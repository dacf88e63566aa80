import ImageIcon from '@mui/icons-material/ImageOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import type { Message } from '#contract/threads.ts';
import ChatImage from '../markdown/chat-image.tsx';
import { classifyLink } from '../markdown/links.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { linkIn } from './file-link.ts';
import { Folded } from './folded.tsx';
import { callsIn } from './tool-calls.ts';

/** A message that is not simply words, as its type is shown. */
export default function KindMessage({ message: { type, data, createBy } }: { message: Message }) {
  const { content } = data;
  switch (type) {
    case 'file':
      return <FileMessage content={content} isOfUser={createBy === 'user'} />;
    case 'image-fallback':
      return <ImageFallback content={content} />;
    case 'reasoning':
      return <Folded title="Context">{content}</Folded>;
    case 'tool-call':
    case 'tool-calls':
      return <ToolCalls title={type === 'tool-call' ? 'Tool call' : 'Tool calls'} content={content} />;
    default:
      return <Folded title="Debug" json={content} />;
  }
}

/** A file by its name, to be stored; what is said beside it as words. */
function FileMessage({ content, isOfUser }: { content: string; isOfUser: boolean }) {
  const found = linkIn(content);
  const link = found && classifyLink(found.address, location.origin);
  if (!found || !link || link.kind === 'none' || link.kind === 'in-app')
    return (
      <Box sx={{ py: 1.5 }}>
        <Markdown text={content} />
      </Box>
    );
  return (
    <Box sx={{ py: 1.5, display: 'grid', gap: 1, justifyItems: isOfUser ? 'end' : 'start' }}>
      {found.rest !== '' && <Markdown text={found.rest} />}
      <Box
        component="a"
        href={link.href}
        {...(link.kind === 'file' ? { download: link.name } : { target: '_blank', rel: 'noopener noreferrer nofollow' })}
        sx={fileStyles}
      >
        <FileIcon fontSize="small" />
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {found.name || (link.kind === 'file' ? link.name : link.href)}
        </Box>
      </Box>
    </Box>
  );
}

/** Where a picture will stand, or would. */
function ImageFallback({ content }: { content: string }) {
  const found = linkIn(content);
  return (
    <Box sx={{ py: 1.5 }}>
      {found ? (
        <ChatImage source={found.address} alt={found.name} />
      ) : (
        <Box sx={frameStyles}>
          <ImageIcon />
          {content.trim() || 'Image not provided'}
        </Box>
      )}
    </Box>
  );
}

function ToolCalls({ title, content }: { title: string; content: string }) {
  const calls = callsIn(content);
  if (!calls) return <Folded title={title} json={content} />;
  return (
    <Box role="group" aria-label={title} sx={{ py: 1 }}>
      {calls.map(({ name, given, answer }, at) => (
        <Folded key={at} title={name}>
          <Box component="span" sx={{ display: 'grid', gap: 1 }}>
            {given !== undefined && <Part label="Given" value={given} />}
            {answer !== undefined && <Part label="Answered" value={answer} />}
          </Box>
        </Folded>
      ))}
    </Box>
  );
}

function Part({ label, value }: { label: string; value: unknown }) {
  return (
    <span>
      <strong>{label}</strong>
      {'\n'}
      {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
    </span>
  );
}

const fileStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  maxWidth: '100%',
  px: 1.5,
  py: 1,
  fontSize: 14,
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const frameStyles = {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 1,
  width: 'min(480px, 100%)',
  minHeight: 160,
  p: 2,
  fontSize: 14,
  color: 'text.secondary',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
