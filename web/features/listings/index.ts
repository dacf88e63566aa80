export { BoundaryPanel } from './map/boundary-panel.tsx';
export { withArea } from './map/area-shapes.ts';
export { ChoiceBox } from './parts/choice-box.tsx';
export type { Choosing } from './choosing.ts';
export { ListingDetailsWidget } from './details/details-widget.tsx';
export { FiltersPanel } from './filters/filters-panel.tsx';
export { ListingsSearchWidget } from './search/search-widget.tsx';
export { searchWords } from './search/search-words.ts';
export { useListingSearch, type ListingSearchState } from './search/use-listing-search.ts';
