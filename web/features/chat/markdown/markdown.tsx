import Box from '@mui/material/Box';
import { memo } from 'react';
import { splitBlocks } from './blocks.ts';
import { marksOfBlocks, type FigureMark } from './figure-marks.ts';
import { renderMarkdown } from './render-markdown.tsx';

/** "2 ba" is not broken in the middle. One character for one, so that marks stay in place. */
const beforeUnit = /(?<=\d) (?=(?:bd|ba|sq ft)\b)|(?<=\d sq) (?=ft\b)/g;
const noMarks: readonly FigureMark[] = [];

const Block = memo(function Block({ text, marks }: { text: string; marks: readonly FigureMark[] | undefined }) {
  return renderMarkdown(text.replace(beforeUnit, '\u00A0'), marks);
});

/** A link that is still being written shows its words, not its signs; a blank of a letter in escaped brackets is no link. */
const openLink = /(?<!\\)\[((?:[^\]\n\\]|\\.)*)(?:\](?:\([^)\n]*)?)?$/;

/** Markdown of a message; raw HTML in it stays text. While it grows only its last block renders again. */
export function Markdown({ text, marks = noMarks }: { text: string; marks?: readonly FigureMark[] }) {
  const blocks = splitBlocks(text.replace(openLink, '$1'));
  if (blocks.length === 0) return <Box sx={{ color: 'text.secondary' }}>No valid content available.</Box>;
  const ofBlocks = marks.length > 0 ? marksOfBlocks(text, blocks, marks) : [];
  return (
    <Box className="markdown" sx={markdownStyles}>
      {blocks.map((block, index) => (
        // Blocks are only ever appended, so that the place is the identity.
        <Block key={index} text={block} marks={ofBlocks[index]} />
      ))}
    </Box>
  );
}

const markdownStyles = {
  // A line is as long as one reads well; a table has the whole column.
  '& > :not([role=group])': { maxWidth: '72ch' },
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 1.5 },
  '& ul, & ol': { my: 1.5, pl: 3 },
  '& li': { my: 0.5 },
  '& h1, & h2, & h3, & h4': { fontSize: 16, fontWeight: 650, lineHeight: 1.4, mt: 2.5, mb: 1 },
  '& code': { fontSize: '0.92em', px: 0.5, borderRadius: '4px', bgcolor: 'action.hover' },
  '& mark': {
    color: 'inherit',
    bgcolor: 'transparent',
    borderBottom: '2px dotted',
    borderColor: 'warning.main',
    cursor: 'help',
  },
  '& pre': { p: 1.5, borderRadius: '8px', bgcolor: 'action.hover', overflowX: 'auto' },
  '& pre code': { p: 0, bgcolor: 'transparent' },
  '& blockquote': {
    mx: 0,
    my: 1.5,
    px: 2,
    py: 1.5,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '12px',
    bgcolor: 'background.paper',
  },
  '& blockquote > :first-of-type': { mt: 0 },
  '& blockquote > :last-child': { mb: 0 },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 2 },
} as const;
