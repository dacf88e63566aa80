/** What is said of a tour of homes, and the texts that carry its schedule to a client. */
const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

const homes = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`;
const on = (day: string | null): string => (day === null ? '' : ` on ${day}`);
const inOrder = (isByRoute: boolean): string => (isByRoute ? ', each near the one before' : '');

export const tours = {
  day: (date: string): string => dayFormat.format(new Date(date)),
  weekday: (date: string): string => weekdayFormat.format(new Date(date)),
  planning: 'Planning the tour.',
  changing: 'Changing the tour.',
  isReady: (count: number, day: string | null, isByRoute: boolean) =>
    `Tour of ${homes(count)}${on(day)} is beside the chat: a page for each home${inOrder(isByRoute)}, ready to send or print.`,
  changed: (count: number, day: string | null, isByRoute: boolean) =>
    `The tour of ${homes(count)}${on(day)} now${inOrder(isByRoute)}:`,
  stands: (day: string | null) => `The tour${on(day)}:`,
  withoutDriving: 'The drive between homes is not counted: leave room for it.',
  withoutTimes:
    'Name a start and how long each takes, as in “starting at 10am, 30 minutes each”, and I put the times beside them.',
  notBooked: 'I cannot book the showings: the listing agents confirm them.',
  notFound: (addresses: string) => `I found no listing at ${addresses}.`,
  noneFound: (addresses: string) =>
    `I found no listing at ${addresses}, so there is no tour yet. Check the numbers and the streets.`,
  needsHomes:
    'Which homes? Name their addresses, as in “plan a tour of 12 Oak Street and 48 Jersey Avenue, saturday at 10”, or search first and say “the first 4”.',
  tooFew: 'There are not that many results. Search for homes first, or name their addresses.',
  hasStops: (count: number) => `The tour has ${count} ${count === 1 ? 'stop' : 'stops'}. Which one do you mean?`,
  noSuchHome: 'Which home is to be added? Name its address.',
  lastStop: 'One stop has to stay. Name the homes of a new tour, and I plan that.',
  nothingToUndo: 'Nothing of the tour was changed yet.',
  failed: 'The tour could not be planned. Nothing was changed.',
  leg: (from: string, to: string, miles: number) => `${from} to ${to}: ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
  straight: (miles: number | null) =>
    `${miles === null ? 'That is' : `${miles} miles in all,`} in a straight line: the road is longer, and no record tells how long the drive takes.`,
  noDistances: 'How far apart they are is not known: their records have no place on the map.',
  startsAt: (time: string) => `The tour starts at ${time}.`,
  endsAt: (time: string) => `The last stop is over at ${time}, the drive between homes not counted.`,
  seenAt: (home: string, time: string) => `${home} is at ${time}.`,
  textIt: 'Text the schedule to my client',
  bestOrder: 'Best order',
  letter: {
    toSend: 'I cannot send it, so here is the text for you to send.',
    subject: (day: string | null) => `Subject: Our tour${on(day)}`,
    opening: (day: string | null, hasTimes: boolean) =>
      day === null
        ? hasTimes
          ? 'Here is the schedule of our tour:'
          : 'Here are the homes of our tour, in order:'
        : `Here is our tour on ${day}:`,
    shortOpening: (day: string | null) => (day === null ? 'Our tour:' : `${day}:`),
    at: (time: string, home: string) => `${time}: ${home}`,
    close: {
      professional: 'Tell me if a time does not work for you.',
      warm: 'I look forward to seeing them with you. Tell me if a time does not work.',
      bold: 'Ready? Tell me if a time does not work.',
    },
    signatures: { professional: 'Best,', warm: 'Warmly,', bold: 'See you there,' },
    sender: '\\[your name\\]',
  },
  request: {
    each: (count: number) => `A request for each of the ${count}, for you to send to its listing agent:`,
    subject: (home: string) => `Subject: Showing request for ${home}`,
    asks: (home: string) => `My client would like to see **${home}**.`,
    works: (when: string) => `Would it work for your seller ${when}?`,
    whenOpen: 'Which times would work for your seller?',
    at: (day: string | null, time: string | null, until: string | null) =>
      [day === null ? '' : `on ${day}`, time === null ? '' : until === null ? `at ${time}` : `between ${time} and ${until}`]
        .filter(Boolean)
        .join(' ') || null,
    close: 'Thank you for letting me know.',
  },
};
export type ToursTexts = typeof tours;
