import type { ListingReference } from '#contract/listings.ts';
import { ListingDetailsWidget } from '#web/features/listings/index.ts';

/** A module of its own, so that results load without it. */
export default function ListingDetails({ reference }: { reference: ListingReference }) {
  return <ListingDetailsWidget reference={reference} />;
}
