/** What is told of a home that somebody thinks of making an offer for. */
export const offer = {
  whichHome:
    'Which home is it about? Open it or name its address, and I put its list price, time on the market, price cuts, value from comparable sales and the area’s sale-to-list side by side.',
  comparing: 'Valuing the home and reading its market.',
  about: (home: string) => `What an offer for ${home} can go by:`,
  inArea: (area: string, name: string, line: string) => `${area}, ${name.toLowerCase()} of homes of this type: ${line}`,
  sum: (gap: string, price: string, sum: string, isOver: boolean) =>
    `${gap} ${isOver ? 'over' : 'under'} the list price of ${price} is **${sum}**.`,
  yours: 'What to offer, and on which terms, is for you and your client to decide.',
  /** Offers that were told, side by side. */
  several: {
    lead: 'The offers as you told them:',
    subject: (many: number) => `Your ${many} offers side by side`,
    opening: (many: number) => `Here are the ${many} offers on your home side by side.`,
    table: ['#', 'Price', 'Financing', 'Down', 'Close', 'Contingencies'],
    otherTerms: 'Other',
    howToTell:
      'Tell me the offers in one message, each with its price and what you know of it: how it is paid, how much is put down, when it closes, and its contingencies. For example: “Offer A: 910k cash, 14 day close. Offer B: 940k, 20% down, 30 days, inspection contingency.” I put them side by side, and add up what each nets when you tell me the city, the payoff and the commission.',
    financing: { cash: 'cash', conventional: 'conventional', FHA: 'FHA', VA: 'VA', jumbo: 'jumbo', loan: 'loan' },
    contingencies: { inspection: 'inspection', appraisal: 'appraisal', financing: 'financing', 'home-sale': 'sale of a home' },
    others: { 'as-is': 'as is', 'rent-back': 'rent-back', escalation: 'escalation clause' },
    days: (days: number) => `${days} days`,
    withThem: 'yes',
    none: 'none',
    trades: {
      highest: (which: string) => `${which} has the highest price; whether it holds depends on the rest of its terms.`,
      cash: (which: string) => `${which} is cash: no loan and no lender’s appraisal to wait for; ask for proof of funds.`,
      government: (which: string) =>
        `${which} is on a government-backed loan: the lender’s appraisal looks at the condition of the home too, so repairs may be asked for.`,
      loan: (which: string) =>
        `${which} needs a loan: its approval and the appraisal have to come through; a preapproval letter tells how far that is.`,
      soonest: (which: string) => `${which} closes soonest of those that tell a day.`,
      uncontingent: (which: string) => `${which} has no contingencies: the buyer has fewer ways out.`,
      contingent: (which: string) =>
        `${which} has contingencies: the buyer may still leave or ask for a credit until they are removed.`,
    },
    yours:
      'The choice is for your sellers to decide. “What does each net?” adds up what each leaves, with the city, the payoff and the commission that you name. Say “write an email with those for the seller” for a summary.',
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
