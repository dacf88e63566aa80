export { isPrivateField } from './raw.ts';
export { knownFields, readListing, type ReadListing } from './read-listing.ts';
export type { ResoListing } from './reso-listing.ts';
