import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { UserPicture } from '#web/ui/user-picture.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

export interface Author {
  name: string;
  avatar: string | null;
}

interface UserBubbleProps {
  author: Author;
  /** Not known to the server yet. */
  sending: boolean;
  /** False for markdown, whose paragraphs stand apart by themselves. */
  asWritten: boolean;
  /** What can be done with them. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Where the user's words stand, beside the user's picture. */
export function UserBubble({ author, sending, asWritten, beside, children }: UserBubbleProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', py: 1.5 }}>
      {beside}
      <span style={visuallyHidden}>{author.name}</span>
      <Box sx={{ ...bubbleStyles, whiteSpace: asWritten ? 'pre-wrap' : 'normal', opacity: sending ? 0.7 : 1 }}>{children}</Box>
      <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, alignSelf: 'flex-end', ml: 1 }}>
        <UserPicture name={author.name} picture={author.avatar} />
      </Box>
    </Box>
  );
}

const bubbleStyles = {
  maxWidth: 'min(85%, 60ch)',
  px: 2,
  py: 1.25,
  borderRadius: '16px 16px 4px 16px',
  bgcolor: 'action.selected',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  transition: 'opacity 150ms',
} as const;
