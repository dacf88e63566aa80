/** What may be asked next, each in words that the assistant understands (suggestions.test.ts asks them). */
export const english = {
  /** Told together: not after one of them. */
  ofMarket: (place: string): string[] => [`How is the market in ${place}?`, `Is it a buyer's market in ${place}?`],
  ofPlace: (place: string): string[] => [
    `Chart the median price by month in ${place}`,
    `Graph list price against sold price in ${place}`,
    `Show me homes sold in ${place} in the past 90 days, latest first`,
    `Chart the inventory in ${place}`,
    `Show condos for sale in ${place}`,
    `Show homes for sale in ${place}, newest first`,
    `Show homes for rent in ${place}`,
  ],
  afterSearch: [
    'Compare the first two',
    'Tell me about the first one',
    'Show me the distribution of these',
    'Cheapest first',
    'Newest first',
  ],
  afterOneFound: ['Tell me about the first one', 'Similar homes to the first one'],
  afterHome: [
    'Write a description of it',
    'Similar homes to this one',
    'Write a social post about it',
    'Write an e-mail about it',
  ],
  afterFigures: (place: string): string[] => [
    `Show homes for sale in ${place}`,
    `How was the market in ${place} over the past year?`,
  ],
  anywhere: [
    '3 bedroom condos under $1.5M with parking, newest first',
    'Chart the median price by month in Oakland',
    "How's the market in Noe Valley over the past year?",
    'Homes sold in Rockridge in the past 90 days, latest first',
    '2 bedroom rentals up to $5,000 a month',
  ],
};
export type SuggestionTexts = typeof english;
