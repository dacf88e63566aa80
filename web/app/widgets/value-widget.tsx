import type { ValuationRequest } from '#contract/valuation-request.ts';
import { ValueWidget } from '#web/features/market/index.ts';
import { withArguments, type WidgetProps } from './widget-props.ts';
import { WithListingOver } from './with-listing-over.tsx';

/** A home's value, and a comparable that is opened from it. */
export default function HomeValueWidget({ artifact, listing, onListingChange, onSaved }: WidgetProps<ValuationRequest>) {
  return (
    <WithListingOver listing={listing} onListingChange={onListingChange} backLabel="Back to the value">
      <ValueWidget
        artifactId={artifact.id}
        initialRequest={artifact.content.arguments}
        onSaved={(request) => onSaved(withArguments(artifact, request))}
        onOpenListing={onListingChange}
      />
    </WithListingOver>
  );
}
