/** What a home can have beyond its figures, and what people call it. A listing has a feature where its record says so; else it is unknown. */
export const featureLabels = {
  pool: 'Pool',
  spa: 'Spa or hot tub',
  waterfront: 'Waterfront',
  view: 'View',
  yard: 'Yard',
  patio: 'Patio or deck',
  fireplace: 'Fireplace',
  'laundry-in-unit': 'Laundry in unit',
  'air-conditioning': 'Air conditioning',
  basement: 'Basement',
  elevator: 'Elevator',
  'ev-charging': 'EV charging',
  furnished: 'Furnished',
  'pets-allowed': 'Pets allowed',
  accessible: 'Accessible',
  'in-law-unit': 'In-law unit',
  'new-construction': 'New construction',
  'senior-community': '55+ community',
  'price-cut': 'Price cut',
  'open-house': 'Open house',
  'virtual-tour': 'Virtual tour',
} as const;
export type ListingFeature = keyof typeof featureLabels;
export const listingFeatures = Object.keys(featureLabels) as [ListingFeature, ...ListingFeature[]];
