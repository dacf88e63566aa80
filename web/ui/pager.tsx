import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { Button } from './button.tsx';
import { pagesShown } from './pages-shown.ts';

interface PagerProps {
  label: string;
  /** From 1. */
  page: number;
  count: number;
  onChange: (page: number) => void;
}

/** Pages of a list: the first, the last, those around this one. */
export function Pager({ label, page, count, onChange }: PagerProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="small" aria-label="Previous page" disabled={page <= 1} onClick={() => onChange(page - 1)} sx={buttonStyles}>
        <BackIcon fontSize="small" />
      </Button>
      {pagesShown(page, count).map((shown) =>
        typeof shown === 'string' ? (
          <Box key={shown} component="span" aria-hidden sx={{ px: 0.5 }}>
            …
          </Box>
        ) : (
          <Button
            key={shown}
            size="small"
            variant={shown === page ? 'outlined' : 'plain'}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onChange(shown)}
            sx={buttonStyles}
          >
            {shown}
          </Button>
        ),
      )}
      <Button size="small" aria-label="Next page" disabled={page >= count} onClick={() => onChange(page + 1)} sx={buttonStyles}>
        <NextIcon fontSize="small" />
      </Button>
    </Box>
  );
}

const buttonStyles = {
  minWidth: 32,
  px: 0.5,
  fontVariantNumeric: 'tabular-nums',
  '@media (pointer: coarse)': { minWidth: 40, minHeight: 44 },
} as const;
