const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export interface FactsOfComparable {
  propertyType: string | null;
  beds: number | null;
  baths: number | null;
  livingSpaceSqFt: number | null;
  yearBuilt: number | null;
  milesAway: number | null;
  weightPercent: number | null;
}

/** What is said of a CMA that the chat starts and changes. */
export const cma = {
  day: (date: string): string => dayFormat.format(new Date(date)),
  range: (low: string, high: string, percent: number | null) =>
    `The range is ${low} to ${high}${percent === null ? '' : `, made to hold ${percent}% of sales`}. It is not an appraisal.`,
  noRange: (because: string | null) => `There is no range yet${because ? `: ${because}` : '.'}`,
  isReady: (title: string, comparables: number, client: string | null) =>
    `The CMA for ${title}${client === null ? '' : `, prepared for ${client},`} is beside the chat, with ${comparables === 0 ? 'no' : comparables} comparable${comparables === 1 ? '' : 's'}.`,
  needsFacts: (title: string, missing: readonly ('city' | 'beds' | 'baths' | 'livingArea')[], city: string | null) => {
    const names = { city: 'city', beds: 'bedrooms', baths: 'baths', livingArea: 'living area' };
    const facts = missing.map((fact) => names[fact]).join(', ');
    return `${title} is in no listing that you may see, so the CMA stands beside the chat with that address alone. Comparables are found once its ${facts} are known: fill them in there, or say it again with all of it, like “start a CMA for ${title}, ${city ?? 'Oakland'}, 3/2, 1,450 sq ft”.`;
  },
  done: (done: string) => `${done}.`,
  tooFewResults: 'There are not that many results. Search for homes first, or tell an address.',
  whichToAdd: 'There are not that many results. Search for homes first, then say which one to add.',
  whichHome: 'Which home is it for? Tell its address, or open its listing first.',
  needsAddress:
    'A presentation needs an address: say “start a CMA for” and then the address with the rooms and the size. What such a home sells for needs none:',
  needsAddressOfValued:
    'That home has no address yet, and a presentation needs one: say “start a CMA for” and then its address. The rooms and the size that you told I take from here.',
  whichHomeForCma: 'Which home is the CMA for? Tell its address, or open its listing first.',
  none: 'There is no CMA in this chat yet. Say “start a CMA for” and an address.',
  noRangeToMove: 'There is no range yet to move. Say “set the range to” and two prices.',
  endsCross: 'Then the low end would be above the high one. Say “set the range to” and two prices.',
  comparables: (homes: readonly string[]) =>
    homes.length === 0 ? 'This CMA has no comparables yet.' : homes.map((home, at) => `${at + 1}. ${home}`).join('\n'),
  comparable: ({
    address,
    status,
    price,
    soldDate,
    adjusted,
  }: {
    address: string;
    status: string | null;
    price: string | null;
    soldDate: string | null;
    adjusted: string | null;
  }) =>
    [
      `**${address}**`,
      soldDate === null ? [status, price].filter(Boolean).join(' at ') : `sold for ${price ?? 'an unknown price'} on ${soldDate}`,
      adjusted === null ? null : `${adjusted} adjusted to this home`,
    ]
      .filter(Boolean)
      .join(', '),
  factsOf: ({ propertyType, beds, baths, livingSpaceSqFt, yearBuilt, milesAway, weightPercent }: FactsOfComparable) =>
    [
      propertyType?.toLowerCase(),
      beds === null ? null : `${beds} bd`,
      baths === null ? null : `${baths} ba`,
      livingSpaceSqFt === null ? null : `${livingSpaceSqFt.toLocaleString('en-US')} sq ft`,
      yearBuilt === null ? null : `built ${yearBuilt}`,
      milesAway === null ? null : `${milesAway} miles away`,
      weightPercent === null ? null : `weighs ${weightPercent}%`,
    ]
      .filter(Boolean)
      .join(', '),
  ownClick:
    'That is your own click: Publish, Share and PDF stand below the presentation beside the chat. A link shows what was last published, and you can take it back at any time.',
  noneSoldThen: 'No comparable of this CMA sold in that month.',
  noSides:
    'No record tells on which side of a road or a river a home lies. I can go by distance (“within half a mile”), or take a comparable out by its street.',
  takenOut: (addresses: readonly string[]) => `Taken out: ${addresses.join(', ')}.`,
  allFit: 'All of its comparables fit that, as far as their records tell, so I changed nothing.',
  noneWouldBeLeft: 'No comparable would be left, so I changed nothing.',
  whichOut: 'Which one? Name it by its street or its place in the list, as in “leave out the third”.',
  findSaleFirst: 'Find the sale first, then say “add the first one”.',
  salesOn: (street: string) => `Homes sold on ${street} in the past year`,
  noneOn: (street: string) => `No comparable is on ${street}.`,
  whichOne: (addresses: readonly string[]) => `Which one: ${addresses.join(' or ')}?`,
  canChange:
    'I could not tell what to change, so I changed nothing. I can change its range, comparables and their order, facts, sections, summary, title and client, and undo; the rest you edit beside the chat.',
  note: 'Note',
  noSectionOrder: 'I cannot put its sections in another order; drag them beside the chat.',
  notRead: (words: string) => `I could not tell what to change by “${words}”, so that was not done.`,
  otherThanValue: (inChat: number, inCma: number) =>
    `Its range is not quite the one that I told here before: the value in the chat weighs ${inChat} sales, and the CMA goes by those of its ${inCma} homes that sold, which a client can read through.`,
  asRecorded: 'It shows the home as its record has it: what you asked “what if” about is not in it.',
  noneTakenOut: 'None of its comparables was taken out in this chat.',
  perSqFt: (price: string) => `${price} per sq ft`,
  onAverage: (perSqFt: string | null, price: string | null, adjusted: string | null) =>
    [
      perSqFt === null ? 'No record tells what a square foot was sold for' : `On average they come to **${perSqFt} per sq ft**`,
      price === null ? null : `at a price of ${price}`,
      adjusted === null ? null : `${adjusted} adjusted to this home`,
    ]
      .filter((part) => part !== null)
      .join(', ')
      .concat('.'),
  noSuchSection: 'This CMA has no such section. You can add one beside the chat.',
  hasComparables: (many: number) => `The CMA has ${many} comparables.`,
  cannotTell: (which: string) =>
    `The comparables of this CMA do not record which is the ${which}. Name one by its place or its street.`,
  oneOfThem: 'one of them',
  why: ([low, lowPrice]: readonly [string, string], [high, highPrice]: readonly [string, string]) =>
    `The range rests on its comparables, adjusted to this home: they go from ${lowPrice} (${low}) to ${highPrice} (${high}). If one of them is not like this home, say “leave out the one on” its street, and the range is worked out again.`,
  sureness: (comparables: number) =>
    comparables === 0
      ? 'It rests on no comparables yet.'
      : `The wider it is and the more ${comparables === 1 ? 'its comparable' : `its ${comparables} comparables`} had to be adjusted, the less sure it is. To see each of them, ask “which comps did you use?”.`,
  leftOut:
    'Comparables are chosen by how near, how new and how alike they are, never by their price. One that you miss you can add: find the sale and say “add the first one”, or “swap the second for the next best”. The range is worked out again.',
  setsRange: 'A CMA tells a range and not one price. Say “set the range to” and two prices, or “raise the range by” a sum.',
  typedIn: (address: string | null) => `${address ?? 'That home'} was typed in by hand. Take it out beside the chat.`,
  failed: 'That did not work. Nothing was changed.',
  steps: {
    preparing: 'Preparing a CMA.',
    moving: 'Moving the range.',
    setting: 'Setting the range.',
    facts: 'Changing what is shown.',
    note: 'Adding a note.',
    ordering: 'Putting the comparables in order.',
    removing: 'Taking out a comparable.',
    adding: (many: number): string => (many === 1 ? 'Adding a comparable.' : 'Adding comparables.'),
    client: 'Naming the client.',
    naming: 'Naming the presentation.',
    lookingAgain: 'Looking for sales again.',
    writing: 'Writing from the figures of the CMA.',
    undoing: 'Taking the last edit back.',
  },
};
export type CmaTexts = typeof cma;
