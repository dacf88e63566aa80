/** What is told of a home that somebody thinks of making an offer for. */
export const offer = {
  whichHome:
    'Which home is it about? Open it or name its address, and I put its list price, time on the market, price cuts, value from comparable sales and the area’s sale-to-list side by side.',
  comparing: 'Valuing the home and reading its market.',
  about: (home: string) => `What an offer for ${home} can go by:`,
  inArea: (area: string, name: string, line: string) => `${area}, ${name.toLowerCase()} of homes of this type: ${line}`,
  yours: 'What to offer, and on which terms, is for you and your client to decide.',
  pricing: {
    about: (home: string) => `What tells whether the price of ${home} is right:`,
    yours: 'Whether to change the price is for you and your client to decide.',
  },
};
export type OfferTexts = typeof offer;
