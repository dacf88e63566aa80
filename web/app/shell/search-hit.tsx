import Box from '@mui/material/Box';
import type { SearchHit } from '#contract/threads.ts';

/** A place in a thread: whose words they are, and the words with what was found marked. */
export function SearchHitLines({ hit }: { hit: SearchHit }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
      <Box sx={{ display: 'flex', gap: 1.5, fontSize: 12, color: 'text.secondary' }}>
        <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {hit.createBy === 'user' ? 'You' : 'Sidekick'} in {hit.thread.title}
        </Box>
        {hit.createdAt !== null && <time dateTime={hit.createdAt}>{dayOf(hit.createdAt)}</time>}
      </Box>
      <Box sx={snippetStyles}>
        <Marked text={hit.snippet} marks={hit.marks} />
      </Box>
    </Box>
  );
}

export function Marked({ text, marks }: { text: string; marks: SearchHit['marks'] }) {
  const before = marks.map((_mark, index) => marks[index - 1]?.end ?? 0);
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(before[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}

function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

const snippetStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '& mark': { bgcolor: 'transparent', color: 'inherit', fontWeight: 650 },
} as const;
