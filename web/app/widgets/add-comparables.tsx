import BackIcon from '@mui/icons-material/ArrowBack';
import { useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import { useListingSearch, type Choosing } from '#web/features/listings/index.ts';
import type { AddingComparables } from '#web/features/presentations/index.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { ListingsPanel } from './listings-panel.tsx';

/** Comparables for a presentation, chosen out of a search that begins with homes like the subject; the presentation keeps them. */
export default function AddComparables({ subject, search, isChosen, onToggle, onClose }: AddingComparables) {
  const results = useListingSearch({ artifactId: null, initialSearch: search });
  const [listing, setListing] = useState<ListingReference | null>(null);
  const { latitude, longitude } = subject;
  const choosing: Choosing = {
    label: 'Compare with',
    isChosen,
    toggle: onToggle,
    subject: latitude === null || longitude === null ? null : { latitude, longitude },
  };
  return (
    <ListingsPanel
      {...{ results, listing, choosing }}
      title="Add Comparable Property"
      subtitle={`Like ${subject.addressLine1 ?? 'this home'}`}
      leading={
        <IconAction label="Back to the presentation" edge="start" autoFocus onClick={onClose}>
          <BackIcon />
        </IconAction>
      }
      onListingChange={setListing}
    />
  );
}
