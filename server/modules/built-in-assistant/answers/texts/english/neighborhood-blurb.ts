/** A paragraph about a neighborhood for a listing: what the sales tell, and blanks for what the agent knows. */
export const neighborhoodBlurb = {
  reading: 'Reading the sales of the neighborhood.',
  whichPlace: 'Which neighborhood or city is it about?',
  about: (place: string) => `About ${place}`,
  /** Blanks, in the order in which they stand. */
  blanks: {
    streets: '[What one sees on its streets: the kinds of homes, trees, a street by its name.]',
    walk: '[What is within a walk, by name and minutes.]',
    shops: '[Shops, cafés or restaurants by name.]',
    transit: '[The nearest station or stop, and how far it is.]',
    parks: '[A park, trail or landmark by name, and how far it is.]',
    history: '[When it was built up, with your source.]',
  },
  sold: (sales: string, price: string) => `In the last year ${sales} closed here, half of them at more than ${price}.`,
  days: (days: string) => `Half of them sold within ${days}.`,
  daysOf: (days: string) => `${days} days`,
  fillIn:
    'Fill in the blanks from what you know: my records hold homes and sales, and no shops, parks or transit. Name things and distances, and leave ratings of the area and its people out: fair housing keeps them out of advertising.',
  tooFew: 'There are too few sales there for figures, so it has none.',
};
export type NeighborhoodBlurbTexts = typeof neighborhoodBlurb;
