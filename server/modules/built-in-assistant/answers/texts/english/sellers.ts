/** What an agent can answer a seller who objects. */
export interface Points {
  opening: string;
  points: readonly string[];
  yours: string;
}

const startHigh: Points = {
  opening: 'What you can say about starting high and coming down later:',
  points: [
    'The first weeks bring the most showings; a later price cut comes when fewer are looking at the listing.',
    'Buyers compare it with what else is for sale at that price, and with what sold.',
    'What counts is where homes close against their first price and how long they take, which the sales tell.',
  ],
  yours: 'What to list at is for you and the seller to decide.',
};
const noCut: Points = {
  opening: 'What you can say to a seller who will not lower the price:',
  points: [
    'Set its days on market beside the median: a home that has been for sale much longer has been seen and passed over at this price.',
    'Say how many sales came after a price cut, and what those got of their first price.',
    'Look together at what it competes with now, and at what went under contract since it was listed.',
  ],
  yours: 'Whether and when to lower it is for the seller to decide.',
};
const oldMarket: Points = {
  opening: 'What you can say to a seller who goes by the prices of another year:',
  points: [
    'What counts is what closed in the last months: put it beside the same time a year earlier.',
    'Buyers compare with what is for sale today, and pay today’s interest rates.',
    'Name the home’s address, and I value it from recent sales like it.',
  ],
  yours: 'What to list at is for you and the seller to decide.',
};
const onlineEstimate: Points = {
  opening: 'What you can say about an online estimate:',
  points: [
    'It is computed without a visit: it knows neither the condition of the home nor what was done to it.',
    'A buyer and a lender’s appraiser go by homes like it that sold nearby; put those beside the estimate.',
    'I can value the home from such sales and show each of them: name its address.',
  ],
  yours: 'What to list at is for you and the seller to decide.',
};
const neighbor: Points = {
  opening: 'What you can say about the neighbor’s sale:',
  points: [
    'A single sale tells what was paid for that home: set its size, condition, lot and date beside those of this one.',
    'An older sale is of another market; several recent ones tell more.',
    'Name both addresses, and I put the two side by side or value this home from sales like it.',
  ],
  yours: 'What to list at is for you and the seller to decide.',
};
const commission: Points = {
  opening: 'What your fee pays for is yours to tell: I know neither your services nor your agreement. What you can build on:',
  points: [
    'Fees are negotiable, and no law or MLS sets them: say what yours covers, step by step.',
    'Set it against what price and time decide: how homes close against their list price, and what a wrong first price costs.',
    'I can add up what the seller nets at your rate and at another: name a price and the rates.',
  ],
  yours: 'What to charge is between you and the seller.',
};

const byOwner: Points = {
  opening: 'What you can say to owners who would sell by themselves:',
  points: [
    'Ask what they want to save, and put the net beside it: name a price and the rates, and I add up what is left with and without your fee.',
    'Go through what has to be done, from the price, disclosures and photos to showings, offers and escrow, and say which of it you do.',
    'A first price that is off costs more than time: show how homes close against theirs, and how long they take.',
  ],
  yours: 'Whether they list with you is theirs to decide.',
};
const wait: Points = {
  opening: 'What you can say to a seller who would rather wait:',
  points: [
    'Nobody knows what prices or rates will do, and I forecast neither. What past years showed, the sales tell: ask “best months to sell in” and the place.',
    'In busier months more homes are for sale, too: put what competes with theirs now beside it.',
    'Waiting costs the payments, taxes, insurance and upkeep of those months: add them up with them.',
  ],
  yours: 'When to list is for the seller to decide.',
};

export const sellers = {
  reading: 'Reading the market and its price cuts.',
  whichPlace: 'Name the city or neighborhood, and I add its figures: sale-to-list, days on market, supply and price cuts.',
  figuresOf: (place: string, span: string) => `The figures of ${place}, homes sold ${span}:`,
  kinds: {
    'start-high': startHigh,
    'no-cut': noCut,
    'old-market': oldMarket,
    'online-estimate': onlineEstimate,
    neighbor,
    commission,
    'by-owner': byOwner,
    wait,
  },
};
export type SellerTexts = typeof sellers;
