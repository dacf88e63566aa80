export { readListing, type ReadListing } from './read-listing.ts';
export type { ResoListing } from './reso-listing.ts';
