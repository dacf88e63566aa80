import BackIcon from '@mui/icons-material/ArrowBack';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import { ListingDetailsWidget, searchWords } from '#web/features/listings/index.ts';
import { SavedSearchesHome, SavedSearchPage as SavedSearch } from '#web/features/saved-searches/index.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PageFrame } from './page-frame.tsx';

const LEAD = 'What is new, cut in price, back on the market, pending or sold in the searches that you watch.';

/** `/saved-searches`. */
export function SavedSearchesPage() {
  return (
    <PageFrame title="Saved searches" lead={LEAD}>
      <SavedSearchesHome
        wordsOf={searchWords}
        linkTo={(savedSearchId, children) => (
          <Link to="/saved-searches/$savedSearchId" params={{ savedSearchId }}>
            {children}
          </Link>
        )}
      />
    </PageFrame>
  );
}

/** `/saved-searches/:savedSearchId`. A listing opens over it. */
export function SavedSearchPage() {
  const { savedSearchId } = useParams({ from: '/signed-in/saved-searches/$savedSearchId' });
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width:599px)', { noSsr: true });
  const [trail, setTrail] = useState<readonly ListingReference[]>([]);
  const listing = trail.at(-1);
  const back = () => setTrail(trail.slice(0, -1));
  return (
    <PageFrame title="Saved search">
      <SavedSearch
        key={savedSearchId}
        savedSearchId={savedSearchId}
        wordsOf={searchWords}
        onOpenListing={(reference) => setTrail([reference])}
        toAll={<Link to="/saved-searches">All saved searches</Link>}
        onDeleted={() => void navigate({ to: '/saved-searches' })}
      />
      {listing && (
        <Dialog
          open
          onClose={() => setTrail([])}
          fullScreen={isNarrow}
          fullWidth
          maxWidth="md"
          slotProps={{ paper: { 'aria-label': 'Property Details', sx: { height: '100%' } } }}
        >
          <Panel
            title="Property Details"
            leading={
              <IconAction
                label={trail.length > 1 ? 'Back to the listing before' : 'Back to the saved search'}
                edge="start"
                autoFocus
                onClick={back}
              >
                <BackIcon />
              </IconAction>
            }
          >
            <ListingDetailsWidget
              key={`${listing.mlsSource}:${listing.mlsId}`}
              reference={listing}
              onOpenListing={(similar) => setTrail([...trail, similar])}
            />
          </Panel>
        </Dialog>
      )}
    </PageFrame>
  );
}
