import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import { CatchBoundary } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { similarListingsQuery } from '../listings.data.ts';
import { BrokenCard } from '../parts/broken-card.tsx';
import { ListingCard } from '../parts/listing-card.tsx';
import { Section } from './section.tsx';

interface SimilarSectionProps {
  reference: ListingReference;
  onOpenListing: (reference: ListingReference) => void;
}

/** Homes like this one in a strip that scrolls sideways, of about its price or of any. Where they do not load, nothing is lost. */
export function SimilarSection({ reference, onOpenListing }: SimilarSectionProps) {
  const [atAnyPrice, setAtAnyPrice] = useState(false);
  const { data, isPending } = useQuery(similarListingsQuery(reference, atAnyPrice));
  const strip = useRef<HTMLDivElement>(null);
  const scroll = (by: -1 | 1) => {
    const { current } = strip;
    current?.scrollBy({ left: by * Math.max(CARD_WIDTH_PX, current.clientWidth - CARD_WIDTH_PX / 2), behavior: 'smooth' });
  };
  const choice = (
    <Button size="small" variant="outlined" aria-pressed={atAnyPrice} onClick={() => setAtAnyPrice(!atAnyPrice)}>
      At any price
    </Button>
  );
  if (isPending) {
    return (
      <Section title="Similar homes" actions={choice}>
        <SkeletonBlock aria-busy sx={{ height: 240 }} />
      </Section>
    );
  }
  if (!data) return null;
  if (data.items.length === 0) {
    return (
      <Section title="Similar homes" actions={choice}>
        <Box sx={{ color: 'text.secondary' }}>{atAnyPrice ? 'None are near.' : 'None of about this price are near.'}</Box>
      </Section>
    );
  }
  return (
    <Section
      title="Similar homes"
      actions={
        <>
          {choice}
          {data.items.length > 1 && (
            <>
              <IconAction label="Similar homes before" size="small" onClick={() => scroll(-1)}>
                <PreviousIcon />
              </IconAction>
              <IconAction label="Further similar homes" size="small" onClick={() => scroll(1)}>
                <NextIcon />
              </IconAction>
            </>
          )}
        </>
      }
    >
      {/* A region of its own, so that its arrow keys scroll it and do not step through the results. */}
      <Box ref={strip} role="region" aria-label="Similar homes, side by side" tabIndex={0} sx={stripStyles}>
        {data.items.map((listing) => (
          <Box key={listing.id} sx={{ flex: `0 0 min(${CARD_WIDTH_PX}px, 82%)`, scrollSnapAlign: 'start' }}>
            <CatchBoundary getResetKey={() => listing.id} errorComponent={BrokenCard}>
              <ListingCard listing={listing} onOpen={onOpenListing} />
            </CatchBoundary>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const CARD_WIDTH_PX = 260;

const stripStyles = {
  display: 'flex',
  gap: 1.5,
  m: 0,
  // Room for the focus ring, which the scrolling would cut.
  p: '4px',
  mx: '-4px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
} as const;
