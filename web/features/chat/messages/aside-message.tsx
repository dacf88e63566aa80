import Box from '@mui/material/Box';
import type { Message } from '#contract/threads.ts';

const titles: Partial<Record<Message['type'], string>> = {
  'debug-json': 'Debug',
  'tool-call': 'Tool call',
  'tool-calls': 'Tool calls',
  reasoning: 'Context',
};

/** JSON in lines; what is none as it is. */
function inLines(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2);
  } catch {
    return content;
  }
}

/** What a reply was made of, folded. */
export default function AsideMessage({ message: { type, data } }: { message: Message }) {
  const title = titles[type] ?? 'Debug';
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
          ...(type === 'reasoning' ? { whiteSpace: 'pre-wrap', fontFamily: 'inherit' } : { fontSize: 12 }),
        }}
      >
        {type === 'reasoning' ? data.content : inLines(data.content)}
      </Box>
    </Box>
  );
}
