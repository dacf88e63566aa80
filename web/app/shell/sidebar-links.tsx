import PresentationsIcon from '@mui/icons-material/SlideshowOutlined';
import SavedSearchesIcon from '@mui/icons-material/SavedSearch';
import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import { SidebarLink } from '#web/features/saved-searches/index.ts';

/** Under the chats: what an agent keeps elsewhere. */
export default function SidebarLinks({ onPicked }: { onPicked: () => void }) {
  return (
    <Box component="ul" sx={listStyles}>
      <li>
        <Link to="/presentations" onClick={onPicked}>
          <PresentationsIcon fontSize="small" />
          Presentations
        </Link>
      </li>
      <li>
        <SidebarLink
          link={(children) => (
            <Link to="/saved-searches" onClick={onPicked}>
              <SavedSearchesIcon fontSize="small" />
              {children}
            </Link>
          )}
        />
      </li>
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 1,
  listStyle: 'none',
  borderTop: 1,
  borderColor: 'divider',
  '& li': { display: 'flex', alignItems: 'center', pr: 1.5, borderRadius: '8px', '&:hover': { bgcolor: 'action.hover' } },
  '& a': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 36,
    px: 1.5,
    typography: 'body2',
    color: 'text.secondary',
    textDecoration: 'none',
    borderRadius: '8px',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& li:hover a': { color: 'text.primary' },
} as const;
