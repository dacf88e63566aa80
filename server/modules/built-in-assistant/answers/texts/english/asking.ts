/** Questions back, help, and what is said where a message cannot be acted on. */
import { list } from '../../format.ts';
import type { Intent } from '../../../intents/vocabulary.ts';

/** Without figures: each figure of a reply is traced to a tool, and none gave these. */
const EXAMPLE = '“condos under a million in Noe Valley with parking, newest first”';
const CAN_DO = `I search listings for sale, for rent or sold by place, price, beds, baths, size, lot, parking, HOA fee, year built, type, status, date and what they have, such as a pool or a view, and tell you about any of them or compare several. I value a home from sales like it, start and change a CMA for your client, give the figures of a market, such as median prices and months of supply, work out a payment, and write descriptions, e-mails and posts for a listing. Try ${EXAMPLE}, or “what is it worth?” of a home that is open.`;

const explicit: Partial<Record<Intent, string>> = {
  search: 'Search homes',
  refine: 'Narrow the search',
  pick: 'Open',
  home: 'About a home',
  compare: 'Compare',
  market: 'Market figures',
  copy: 'Write',
  value: 'Value',
  cma: 'CMA',
  lending: 'Loan question',
  legal: 'Legal question',
  tax: 'Tax question',
  forecast: 'Outlook',
  opinion: 'Opinion',
  person: 'About people',
  act: 'To do',
  assistant: 'About you',
  other: 'Another question',
};

export const asking = {
  example: EXAMPLE,
  /** The same where a place stands. */
  exampleIn: (place: string) => `“condos under a million in ${place} with parking, newest first”`,
  canDo: CAN_DO,
  hello: (canDo: string) => `Hello. ${canDo}`,
  welcome: 'You are welcome.',
  help: (canDo: string) =>
    `${canDo}\n\nAfterwards you can refine (“only with a garage”), move (“what about Oakland?”), page (“show more”), open a home (“tell me about the second”) or start over.`,
  cannot: {
    'not-listings': `I could not read a listing search in that. Try ${EXAMPLE}, or ask what I can do.`,
    'which-homes': `Which homes do you want? Name a city, neighborhood or ZIP code, and what they must have: ${EXAMPLE}.`,
    'no-search-yet': `There is no search to change yet. Name a city, neighborhood or ZIP code, and what you want there: ${EXAMPLE}.`,
    'no-such-condition':
      'I cannot search by that, because listings have no field for it. The results stay as they are: open any home among them, and its own words may tell.',
    valuation:
      'I value a home from the sales most like it, and I found none to value by those words. Name its address as the record writes it, or open it and ask “what is it worth?”.',
    'fair-housing':
      'I do not choose or leave out places by who lives there, or by words like “safe” or “good schools”, because fair housing law protects that choice. I can search by price, size, features, distance, or a place or school district by its name; the police department’s crime map and the state’s school report cards tell the rest.',
    'nothing-shown-yet': 'No homes are shown to pick from: name a place to search, or an address.',
    'no-such-result':
      'The last results do not have that one. Name one by its place in the list (“the second one”), its address or its MLS number.',
    'before-the-first-page': 'This is the first page already.',
    'after-the-last-page': 'There are no more results. You could loosen a condition, or ask for something else.',
    'not-recorded':
      'The facts that I have of that listing do not tell. Its own words and all its fields stand in the details beside the chat.',
    'none-records': 'No record of these has that figure. Open one, and its own words may tell.',
    'nothing-to-undo': 'There is nothing to undo: no change of a search stands in this chat.',
    'status-not-kept':
      'I cannot search for listings that expired, were withdrawn or cancelled, or came back on the market: those that I have are active, coming soon, contingent, pending or sold. So I searched nothing, and what was shown before stands.',
    'own-listings':
      'I do not know which listings are yours, because your profile has no license number. Tell me the number (“license” and the number), and I search by it; an administrator can add it to your profile.',
    'by-agent-name':
      'Listings can be searched by an agent’s license number, not by the name of an agent or a brokerage. Name the number, or a place and what must be there; each home’s details name its agent and office.',
    'which-listing':
      'Which listing do you mean? Name it by its place in the list (“the second one”), its address or its MLS number.',
  },
  /** Where no home stands, by what seems to be meant. */
  ofNone: {
    whichText: 'Which home or text? Give an address, or paste the text or the facts.',
    whichHome: 'Which home? Give its address or MLS number, or open it.',
    whichShown: 'No homes are shown to pick from: name a place to search, or an address.',
    onlyOne: 'The list has one home left, and nothing to compare it with. Ask about that one, or widen the search.',
    foundNone: 'The last search found none.',
    marketAlone: (place: string) => `What stands is the market in ${place}, and none of its homes.`,
  },
  unsupported: {
    send: 'I cannot send anything. I can write it for you to send: try “write an e-mail about the first one”.',
    contact:
      'I cannot call anyone or book showings. Ask “who is the agent?” of a listing for the name and the brokerage, or let me write the e-mail.',
    loan: 'I know listings and their sales, not loans. The details of a listing estimate its monthly cost from a rate that you set.',
  },
  whichArea: 'Which city, neighborhood, county or ZIP code should I search?',
  unknownPlace: (place: string) => `I have no listings in a place called “${place}”.`,
  nothingDrawn: 'Nothing is drawn on the map yet. Draw a circle or a line under “Boundary”, search it, then say it again.',
  didYouMean: (choices: readonly string[]) => `Did you mean ${list(choices, 'or')}?`,
  noOtherPart: 'I took your last message as one request. Ask the other part by itself, and I answer it.',
  whichOne: (choices: readonly string[]) => `Which one do you mean: ${list(choices, 'or')}?`,
  allInCity: (city: string, choices: readonly string[]) => `All of these are in ${city}. Do you mean ${list(choices, 'or')}?`,
  nameInCity: (name: string, where: string) => `${name} in ${where}`,
  contradiction: (least: string, most: string) => `No home costs at least ${least} and at most ${most}. Which of the two holds?`,
  rentOrPrice: {
    question: (rent: string, price: string) => `Is that a rent of ${rent} a month, or a price of ${price}?`,
    forRent: (said: string) => `${said}, for rent`,
    forSale: (said: string) => `${said}, for sale`,
  },
  halfRead: (read: string, left: readonly string[]) =>
    `I read ${read}, and could make nothing of ${list(left, 'and')}. Say it in other words, or search without:`,
  /** Words before a message that name what it asks for: the buttons of a question back say them. */
  explicit,
};
export type AskingTexts = typeof asking;
