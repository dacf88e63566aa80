/** Sentences about a market, to say to a client. `homes` says which, in lower case; `told` is a figure with its sales. */
export const talkingPoints = {
  price: (homes: string, place: string, told: string, isLease: boolean) =>
    `The median ${isLease ? 'rent' : 'price'} of ${homes} ${isLease ? 'rented' : 'sold'} in ${place} is ${told}`,
  change: (percent: string, isMore: boolean) => `, ${percent} ${isMore ? 'more' : 'less'} than a year earlier`,
  days: (homes: string, place: string, told: string, isLease: boolean) =>
    `Half of the ${homes} ${isLease ? 'rented' : 'sold'} in ${place} took ${told} or less`,
  ratio: (homes: string, place: string, told: string, isLease: boolean) =>
    `Half of the ${homes} ${isLease ? 'rented' : 'sold'} in ${place} closed at ${told} of ${isLease ? 'the asking rent' : 'their list price'} or more`,
  perSqFt: (homes: string, place: string, told: string, isLease: boolean) =>
    `By the square foot the median ${isLease ? 'rent' : 'price'} of ${homes} in ${place} is ${told}`,
  supply: (place: string, months: string, whose: string | null) =>
    `${place} has ${months} of supply${whose === null ? '' : `, which is ${whose}`}.`,
  sold: (homes: string, place: string, sold: string, before: string | null, isLease: boolean) =>
    `${sold} ${homes} ${isLease ? 'rented' : 'sold'} in ${place}${before === null ? '' : `, against ${before} a year earlier`}.`,
  active: (homes: string, place: string, active: string) => `${active} ${homes} are for sale in ${place} now.`,
  basis: (counted: string) => `${counted}, from MLS records.`,
};
export type TalkingPointTexts = typeof talkingPoints;
