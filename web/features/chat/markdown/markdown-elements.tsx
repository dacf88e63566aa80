import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import type { Components } from 'react-markdown';
import { ChatImage } from './chat-image.tsx';
import { classifyLink } from './links.ts';

/** How the parts of a message's markdown are shown. */
export const markdownElements: Components = {
  a({ href, children }) {
    const link = classifyLink(href, location.origin);
    switch (link.kind) {
      case 'in-app':
        return <Link to={link.path}>{children}</Link>;
      case 'file':
        return (
          <a href={link.href} download={link.name}>
            {children}
          </a>
        );
      case 'outside':
        return (
          <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
            {children}
          </a>
        );
      case 'none':
        return <>{children}</>;
    }
  },
  img: ({ src, alt }) => <ChatImage source={typeof src === 'string' ? src : undefined} alt={alt ?? ''} />,
  table: ({ children }) => (
    <Box role="group" aria-label="Table" tabIndex={0} sx={{ overflowX: 'auto', my: 1.5 }}>
      <Box component="table" sx={tableStyles}>
        {children}
      </Box>
    </Box>
  ),
};

const tableStyles = {
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  // A price is not broken in the middle: a table wider than its column scrolls in its own frame.
  overflowWrap: 'normal',
  '& th, & td': { textAlign: 'left', py: 0.75, px: 1, borderBottom: '1px solid', borderColor: 'divider' },
  '& tr > :first-of-type': { pl: 0 },
  '& th': { fontWeight: 600, color: 'text.secondary' },
} as const;
