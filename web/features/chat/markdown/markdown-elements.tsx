import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { classifyLink } from './links.ts';

/** A link in a message: into the app, to one of our files, or out in a new tab. What is none stays its text. */
export function ChatLink({ href, children }: { href: string; children: ReactNode }) {
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
}

/** A table in a frame of its own, in which it scrolls where it is wider than its column; a wide one is cards there. */
export function ChatTable({ children }: { children: ReactNode }) {
  return (
    <Box role="group" aria-label="Table" tabIndex={0} sx={{ overflowX: 'auto', my: 1.5, containerType: 'inline-size' }}>
      <Box component="table" sx={tableStyles}>
        {children}
      </Box>
    </Box>
  );
}

/** Of a row, whichever element each is: the style sheet takes no `:first-child`, which a page that is sent as HTML may count wrong. */
const [firstCell, lastCell] = [':not(* + *)', ':not(:has(+ *))'];

const cards = {
  display: 'block',
  '& thead': visuallyHidden,
  '& tbody': { display: 'block' },
  '& tr': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', py: 1, borderBottom: '1px solid', borderColor: 'divider' },
  '& tbody > tr > *': {
    p: 0,
    border: 0,
    minWidth: 96,
    textAlign: 'left !important',
    '&::before': { content: 'attr(data-label)', display: 'block', fontSize: 12, color: 'text.secondary' },
  },
  // Two homes beside each other, under the next row's.
  '& tbody th ~ td': { minWidth: 'calc(50% - 6px)' },
  // What a card is of: its number and its name.
  [`& tbody > tr > ${firstCell}, & td:has(a, button)`]: { minWidth: 0, fontWeight: 600, '&::before': { content: 'none' } },
  [`& td:has(a, button), & tbody > tr > ${firstCell}:not(:has(+ td :is(a, button)))`]: { flex: '1 0 calc(100% - 40px)' },
} as const;

const tableStyles = {
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  // A price is not broken in the middle: a table wider than its column scrolls in its own frame.
  overflowWrap: 'normal',
  '& th, & td': { textAlign: 'left', py: 0.75, px: 1, borderBottom: '1px solid', borderColor: 'divider' },
  '& td': { minWidth: 64 },
  '& [data-short]': { whiteSpace: 'nowrap', minWidth: 0 },
  '& td:has(a, button)': { minWidth: 152 },
  [`& tr > ${firstCell}`]: { pl: 0, textWrap: 'balance' },
  '& th': { fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { fontWeight: 'inherit', color: 'inherit' },
  // Three homes side by side fit a phone.
  '@container (max-width: 419px)': {
    fontSize: 13,
    '& th, & td': { px: 0.5 },
    [`& tr > ${firstCell}`]: { pl: 0 },
    [`& tr > ${lastCell}`]: { pr: 0 },
    '&:has([data-label])': cards,
  },
  '@container (max-width: 599px)': { '&:has([data-label]):not(:has(tbody th))': cards },
} as const;
