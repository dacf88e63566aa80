import AttachIcon from '@mui/icons-material/AttachFile';
import PresentationsIcon from '@mui/icons-material/SlideshowOutlined';
import SavedSearchesIcon from '@mui/icons-material/SavedSearch';
import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import { PlainButton } from '#web/ui/plain-button.tsx';

/** What goes beyond a question, under the bar of a new chat. */
export function SuperpowerCards({ onAttach }: { onAttach: () => void }) {
  return (
    <Box component="ul" aria-label="More that Sidekick does" sx={rowStyles}>
      <li>
        <PlainButton onClick={onAttach} sx={cardStyles}>
          <AttachIcon />
          <Words title="Ask about a file">Price lists, reports and photos.</Words>
        </PlainButton>
      </li>
      <li>
        <Box component={Link} to="/presentations" sx={cardStyles}>
          <PresentationsIcon />
          <Words title="Show a client">Comparables and a price range.</Words>
        </Box>
      </li>
      <li>
        <Box component={Link} to="/saved-searches" sx={cardStyles}>
          <SavedSearchesIcon />
          <Words title="Watch a search">What is new, cut, pending or sold.</Words>
        </Box>
      </li>
    </Box>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Box component="span" sx={{ minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontSize: 13, fontWeight: 600, color: 'text.primary' }}>
        {title}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, fontSize: 12, lineHeight: 1.4, color: 'text.secondary' }}>
        {children}
      </Box>
    </Box>
  );
}

const rowStyles = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  // Beside each other, or all below each other: never two and one.
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 0, sm: 1 },
  '& > li': { display: 'grid' },
} as const;

const cardStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1,
  minHeight: 44,
  px: 1.25,
  py: 0.75,
  borderRadius: '12px',
  textAlign: 'left',
  textDecoration: 'none',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '& > svg': { fontSize: 20, flexShrink: 0 },
} as const;
