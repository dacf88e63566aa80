import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type FoldedProps = { title: string } & ({ json: string; children?: never } | { json?: never; children: ReactNode });

/** What a reply was made of, folded: words, or JSON line by line. */
export function Folded({ title, json, children }: FoldedProps) {
  return (
    <Box component="details" sx={{ py: 1, pl: 3, fontSize: 14, color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {title}
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label={title}
        tabIndex={0}
        sx={{
          ...{ m: 0, mt: 1, overflow: 'auto', maxHeight: 320 },
          ...(json === undefined
            ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' }
            : { fontSize: 12 }),
        }}
      >
        {json === undefined ? children : inLines(json)}
      </Box>
    </Box>
  );
}

/** JSON in lines; what is none as it is. */
function inLines(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2);
  } catch {
    return content;
  }
}
