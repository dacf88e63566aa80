import { Panel } from '#web/ui/panel.tsx';
import ListingDetails from './listing-details.tsx';
import type { WidgetProps } from './widget-props.ts';

/** One listing by itself in the drawer. */
export default function ListingWidget({ artifact }: WidgetProps<'widget-listing-details'>) {
  return (
    <Panel title="Property Details">
      <ListingDetails reference={artifact.content.arguments} />
    </Panel>
  );
}
