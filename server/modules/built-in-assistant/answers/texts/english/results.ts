/** What is said of the homes that were shown, taken together. */
export const results = {
  onMap: 'Their map is beside the results: choose “Boundary” above the list. An area that you draw there is searched.',
  orderOfShown: (what: string) =>
    `This is the order of the homes that are shown, by ${what}; the numbers are those of the list. A search itself cannot be sorted by that.`,
  home: 'Home',
  firstOfMore: (count: string) => `These are the ${count} shown; “show more” brings the next.`,
  cut: (count: string) => `Of the ${count} that I have here, these came down from their first price, the largest cut first:`,
  cutLine: (price: string, before: string) => `${price}, at first ${before}`,
  over: (count: string) => `Of the ${count} sold homes that I have here, these went over what was asked, the most over first:`,
  soldLine: (price: string, asked: string) => `sold for ${price}, asked ${asked}`,
  noneOver: (count: string) => `None of the ${count} sold homes that I have here went over what was asked.`,
  noCut: (count: string) => `None of the ${count} that I have here shows a price below its first one.`,
  perAcre: 'By price per acre, the lowest first:',
  lotLine: (price: string, lot: string) => `${price} with a lot of ${lot}`,
  byDistanceFrom: (place: string) => `By the straight line from the middle of ${place}, the closest first:`,
  noPointFor: (what: string) =>
    `No listing records how far it is to ${what}, and I have no point on the map for that. Name a neighborhood or city to be near, or ask for homes within a distance of an address, and I go by the straight line.`,
  noLot: 'None of these records both a price and the size of its lot.',
  openHouses: 'Open houses on record, the next one first:',
  noOpenHouses: 'None of these has an upcoming open house on record.',
  openHousesOf: (address: string) => `Open houses at ${address}:`,
  noOpenHouseOf: (address: string) => `${address} has no upcoming open house on record.`,
  openOn: (day: string, hours: string | null) => (hours === null ? `${day}, no hours on record` : `${day}, ${hours}`),
  ofListBefore: 'The last search found nothing, so this is of the list before it.',
  notOfPlace: (place: string) =>
    `Listings do not record how a place feels, such as its noise, traffic or weather, so I cannot judge ${place} by that. There is no walk score, street parking or restaurant in them either. Its homes, those with a garage, the school districts there and what homes sell for I can show.`,
  asking: (homes: string) => `What the ${homes} homes shown ask:`,
};
export type ResultsTexts = typeof results;
