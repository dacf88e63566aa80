import Box from '@mui/material/Box';
import type { RemarksExcerpt } from '#contract/listing-keywords.ts';

/** Where the words that were looked for stand in a listing's remarks. */
export function FromTheRemarks({ parts }: { parts: RemarksExcerpt }) {
  return (
    <Box sx={excerptStyles}>
      From the remarks: …{parts.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text))}…
    </Box>
  );
}

const excerptStyles = {
  mt: 0.75,
  fontSize: 12,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& mark': { color: 'text.primary', fontWeight: 650, bgcolor: 'transparent', textDecoration: 'underline' },
} as const;
