/** A module of its own, so that results load without the map. */
export { BoundaryPanel as default } from '#web/features/listings/index.ts';
