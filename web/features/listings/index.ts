export { ListingDetailsWidget } from './details/details-widget.tsx';
export { ListingsSearchWidget } from './search/search-widget.tsx';
