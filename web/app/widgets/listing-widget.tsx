import BackIcon from '@mui/icons-material/ArrowBack';
import { useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ListingDetails } from './listing-details.tsx';
import type { WidgetProps } from './widget-props.ts';

/** One listing by itself in the drawer, and similar ones that were opened from it. */
export default function ListingWidget({ artifact, onListingChange, onBackToResults }: WidgetProps<ListingReference>) {
  const [trail, setTrail] = useState<readonly ListingReference[]>([]);
  const listing = trail.at(-1) ?? artifact.content.arguments;
  const turnTo = (opened: readonly ListingReference[]) => {
    setTrail(opened);
    onListingChange(opened.at(-1) ?? null);
  };
  const onBack = trail.length > 0 ? () => turnTo(trail.slice(0, -1)) : onBackToResults;
  return (
    <Panel
      title="Property Details"
      leading={
        onBack && (
          <IconAction
            key={trail.length}
            label={trail.length > 0 ? 'Back to the listing before' : 'Back to results'}
            edge="start"
            autoFocus={trail.length > 0}
            onClick={onBack}
          >
            <BackIcon />
          </IconAction>
        )
      }
    >
      <ListingDetails
        key={`${listing.mlsSource}:${listing.mlsId}`}
        reference={listing}
        onBack={onBack}
        onOpenListing={(similar) => turnTo([...trail, similar])}
      />
    </Panel>
  );
}
