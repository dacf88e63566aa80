import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import { IconAction } from '#web/ui/icon-action.tsx';

/** Over the messages, for who has scrolled away from their end. */
export default function ToBottom({ onClick }: { onClick: () => void }) {
  return (
    <IconAction label="Scroll to bottom" onClick={onClick} sx={styles}>
      <KeyboardArrowDownIcon />
    </IconAction>
  );
}

const styles = {
  position: 'absolute',
  bottom: 12,
  // On a phone at the side, where the ways on from a reply seldom reach.
  left: { xs: 'auto', sm: 'calc(50% - 20px)' },
  right: { xs: 16, sm: 'auto' },
  width: 40,
  height: 40,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: '0 2px 8px rgb(28 26 23 / 0.12)',
  '&:hover': { bgcolor: 'background.paper', borderColor: 'outline' },
} as const;
