/** What is said of the homes that were shown, taken together. */
export const results = {
  cut: (count: string) => `Of the ${count} that I have here, these came down from their first price, the largest cut first:`,
  cutLine: (price: string, before: string) => `${price}, at first ${before}`,
  noCut: (count: string) => `None of the ${count} that I have here shows a price below its first one.`,
  perAcre: 'By price per acre, the lowest first:',
  lotLine: (price: string, lot: string) => `${price} with a lot of ${lot}`,
  noLot: 'None of these records both a price and the size of its lot.',
  openHouses: 'Open houses on record, the next one first:',
  noOpenHouses: 'None of these has an upcoming open house on record.',
  openHousesOf: (address: string) => `Open houses at ${address}:`,
  noOpenHouseOf: (address: string) => `${address} has no upcoming open house on record.`,
  openOn: (day: string, hours: string | null) => (hours === null ? day : `${day}, ${hours}`),
  notOfPlace: (place: string) =>
    `Listings do not record how a place feels, such as its noise, traffic or weather, so I cannot judge ${place} by that. Its homes and what they sell for I can show.`,
};
export type ResultsTexts = typeof results;
