export { readListing } from './read-listing.ts';
export type { ResoListing } from './reso-listing.ts';
