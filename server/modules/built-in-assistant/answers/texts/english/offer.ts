/** What is told of a home that somebody thinks of making an offer for. */
export const offer = {
  whichHome:
    'Which home is it about? Open it or name its address, and I put its list price, time on the market, price cuts, value from comparable sales and the area’s sale-to-list side by side.',
  comparing: 'Valuing the home and reading its market.',
  about: (home: string) => `What an offer for ${home} can go by:`,
  inArea: (area: string, name: string, line: string) => `${area}, ${name.toLowerCase()} of homes of this type: ${line}`,
  sum: (gap: string, price: string, sum: string, isOver: boolean) =>
    `${gap} ${isOver ? 'over' : 'under'} the list price of ${price} is **${sum}**.`,
  deals: 'What tells which of them is the better deal:',
  perFoot: (price: string) => `It asks ${price} per sq ft.`,
  dealIsYours: 'Which of them is the better deal is for you and your client to decide: a record tells no condition and no terms.',
  besideList: (offered: string, side: number, list: string) =>
    side === 0 ? `${offered} is the list price.` : `${offered} is ${side < 0 ? 'under' : 'over'} the list price of ${list}.`,
  nobodyKnows: 'Whether the sellers take it, or somebody offers more, no record tells.',
  yours: 'What to offer, and on which terms, is for you and your client to decide.',
  /** Offers that were told, side by side. */
  several: {
    lead: 'The offers as you told them:',
    subject: (many: number) => `Your ${many} offers side by side`,
    opening: (many: number) => `Here are the ${many} offers on your home side by side.`,
    table: ['#', 'Price', 'Financing', 'Down', 'Close', 'Contingencies'],
    tellThem:
      'Tell them in one message, each with its price and what you know of its terms: “3 offers: 1.2m conventional 20% down 21 days no contingencies; 1.235m FHA 5% down 30 days inspection; 1.15m cash 10 days”. I set them side by side, work out what each leaves the seller, and write the summary for them.',
    financing: { cash: 'cash', conventional: 'conventional', FHA: 'FHA', VA: 'VA', jumbo: 'jumbo', loan: 'a loan' },
    days: (days: number) => `${days} days`,
    withThem: 'yes',
    none: 'none',
    contingencies: { inspection: 'inspection', appraisal: 'appraisal', financing: 'loan', sale: 'sale of a home' },
    trades: {
      highest: (which: string) => `Highest price: ${which}. Whether it holds depends on the rest of its terms.`,
      cash: (which: string) => `Cash: ${which}. No loan and no lender’s appraisal to wait for; ask for proof of funds.`,
      government: (which: string) =>
        `Government-backed loan: ${which}. The lender’s appraisal looks at the condition of the home too, so repairs may be asked for.`,
      loan: (which: string) =>
        `Loan: ${which}. Its approval and the appraisal have to come through; a preapproval letter tells how far that is.`,
      soonest: (which: string) => `Closes soonest of those that tell a day: ${which}.`,
      uncontingent: (which: string) => `No contingencies: ${which}. The buyer has fewer ways out.`,
      contingent: (which: string) =>
        `Contingencies: ${which}. The buyer may still leave or ask for a credit until they are removed.`,
    },
    yours:
      'The choice is for your sellers to decide. A net sheet I can add up at each price. Say “write an email with those for the seller” for a summary.',
    yoursToDecide: 'Which of them suits you best is yours to decide.',
  },
  listing: {
    choices: 'What that leaves as choices:',
    under: (low: string, value: string, areBidUp: boolean | null) =>
      `**Under the value**, from ${low} to ${value}: draws the most buyers. ${areBidUp === null ? 'It counts on bids, which nobody can promise.' : areBidUp ? 'Half of the homes like it there sell above their list price, so bids are usual; if none come, it sells for less.' : 'Half of the homes like it there sell at their list price or below, so bids above it are not usual.'}`,
    at: (value: string) =>
      `**At the value**, about ${value}: what the comparable sales support, and the easiest to explain to a buyer or an appraiser.`,
    over: (value: string, high: string) =>
      `**Over the value**, from ${value} to ${high}: leaves room to negotiate; if it stands longer than others there, a price cut has to explain itself.`,
    named: (price: string, side: number, isWithin: boolean) =>
      `${price} is ${side === 0 ? 'the value' : `${side < 0 ? 'under' : 'over'} the value`}, and ${isWithin ? 'within its range' : 'outside its range'}.`,
    yours: 'I have no opinion of my own; the price is for you and your sellers to decide.',
  },
  pricing: {
    about: (home: string) => `What tells whether the price of ${home} is right:`,
    yours: 'What to make of the price is for you and your client to decide.',
  },
};
export type OfferTexts = typeof offer;
