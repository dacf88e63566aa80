/** A module of its own, so that results load without the form. */
export { FiltersPanel as default } from '#web/features/listings/index.ts';
