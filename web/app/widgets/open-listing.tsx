import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import { ChoiceBox, type Choosing, type ListingSearchState } from '#web/features/listings/index.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { ListingDetails } from './listing-details.tsx';

interface OpenListingProps {
  results: ListingSearchState;
  listing: ListingReference;
  onListingChange: (listing: ListingReference | null) => void;
  /** Where homes are chosen out of the results: the listing has no header of its own then, but its checkbox. */
  choosing?: Choosing | undefined;
}

const STEP_OF_KEY: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, k: -1, ArrowDown: 1, ArrowRight: 1, j: 1 };

/** A result's details, with steps to the ones before and after it and the way back to the list. */
export default function OpenListing({ results, listing, onListingChange, choosing }: OpenListingProps) {
  // Listings that were left for a similar one, which the way back leads to.
  const [trail, setTrail] = useState<readonly ListingReference[]>([]);
  const isNarrow = useMediaQuery('(max-width:599px)', { noSsr: true });
  const stepping = useRef(false);
  const backButton = useRef<HTMLButtonElement>(null);
  const place = trail.length === 0 ? results.placeOf(listing) : null;

  const { prefetchAround } = results;
  useEffect(() => prefetchAround(listing), [prefetchAround, listing]);

  const back = () => {
    setTrail(trail.slice(0, -1));
    onListingChange(trail.at(-1) ?? null);
  };
  const step = async (by: -1 | 1) => {
    if (stepping.current || !place) return;
    stepping.current = true;
    try {
      const next = await results.step(listing, by);
      if (next) onListingChange(next);
    } catch {
      // A page that does not load leaves the listing open; the list tells when the user gets there.
    } finally {
      stepping.current = false;
    }
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEP_OF_KEY[event.key];
    const leaves = event.key === 'Escape';
    if (!(by || leaves) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // React also tells of keys in dialogs that were opened from here, which lie elsewhere in the document.
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest(leaves ? 'input, textarea, select' : 'input, textarea, select, [role=region]')) return;
    event.preventDefault();
    // Of a phone's sheet the listing goes first, then the sheet.
    event.stopPropagation();
    if (by) void step(by);
    else back();
  };

  const stepper = place && place.total > 1 && (
    <Stepper place={place} onStep={(by) => void step(by)} wide={isNarrow && !choosing} />
  );
  const backControl = (
    <IconAction
      label={trail.length > 0 ? 'Back to the listing before' : 'Back to results'}
      ref={backButton}
      edge="start"
      autoFocus
      onClick={back}
    >
      <BackIcon />
    </IconAction>
  );
  // Where the way back leads to another listing, this one leads to the results.
  const closeControl = trail.length > 0 && (
    <IconAction label="Close details" onClick={() => onListingChange(null)}>
      <CloseIcon />
    </IconAction>
  );
  const details = (
    <ListingDetails
      key={`${listing.mlsSource}:${listing.mlsId}`}
      reference={listing}
      onBack={back}
      onOpenListing={(similar) => {
        // The card that was pressed goes with the listing that it stood under.
        backButton.current?.focus();
        setTrail([...trail, listing]);
        onListingChange(similar);
      }}
    />
  );
  if (choosing)
    return (
      // Keys reach this from the focused control inside; nothing here can be pressed itself.
      <Box component="section" aria-label="Property Details" ref={beginAtTop} onKeyDown={onKey}>
        <Box sx={barStyles}>
          {backControl}
          <ChoiceBox choosing={choosing} reference={listing} name="this home" isWordy />
          <Box sx={{ ml: 'auto' }}>{stepper}</Box>
          {closeControl}
        </Box>
        {details}
      </Box>
    );
  return (
    // Keys reach this from the focused control inside; nothing here can be pressed itself.
    <Box onKeyDown={onKey} sx={{ height: '100%' }}>
      <Panel
        title="Property Details"
        leading={backControl}
        actions={
          <>
            {!isNarrow && stepper}
            {closeControl}
          </>
        }
        // A phone's header has no room for it beside the title, and a thumb reaches the foot more easily.
        footer={isNarrow && stepper}
      >
        {details}
      </Panel>
    </Box>
  );
}

/** The results may have been scrolled. */
function beginAtTop(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'start' });
}

interface StepperProps {
  place: { place: number; total: number };
  onStep: (by: -1 | 1) => void;
  /** Over the whole width. */
  wide: boolean;
}

/** "3 of 124" between the steps before and after. At the ends a button stays where it is, so that it does not lose the focus. */
function Stepper({ place: { place, total }, onStep, wide }: StepperProps) {
  return (
    <Box role="group" aria-label="Results" sx={wide ? { ...stepperStyles, ...wideStyles } : stepperStyles}>
      <IconAction label="Previous listing" size="small" aria-disabled={place === 1} onClick={() => onStep(-1)}>
        <PreviousIcon />
      </IconAction>
      <span aria-live="polite">
        <span style={visuallyHidden}>Listing </span>
        {place.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </span>
      <IconAction label="Next listing" size="small" aria-disabled={place === total} onClick={() => onStep(1)}>
        <NextIcon />
      </IconAction>
    </Box>
  );
}

const barStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 48,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const wideStyles = { justifyContent: 'space-between', px: 1 } as const;

const stepperStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  fontSize: 13,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& [aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
} as const;
