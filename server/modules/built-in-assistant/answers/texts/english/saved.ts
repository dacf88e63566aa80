/** What is said of saved searches. */
import {
  savedSearchChangeKinds,
  savedSearchFrequencies,
  type SavedSearchChangeKind,
  type SavedSearchFrequency,
} from '#contract/saved-searches.ts';
import { list, plural } from '../../format.ts';

const mails: Record<SavedSearchFrequency, string> = {
  instant: 'I mail you as soon as something happens, from 8 in the morning to 9 in the evening',
  daily: 'I mail you each morning on which there is news',
  weekly: 'I mail you each Monday on which there is news',
  off: 'No mail is sent: news stands on the page of saved searches and where you begin a chat',
};
const frequencies: Readonly<Record<SavedSearchFrequency, string>> = savedSearchFrequencies;
const kinds: Readonly<Record<SavedSearchChangeKind, string>> = savedSearchChangeKinds;

export const saved = {
  nothingToSave:
    'There is no search in this chat to save yet. Search for homes first, then say “save this”, or say what to watch: “save a search for condos in” a place.',
  failed: 'That did not work. Nothing was changed. Your saved searches are on their page, in the menu at the top right.',
  mails,
  frequencies,
  kinds,
  steps: {
    looking: 'Looking at the saved searches.',
    changing: 'Changing the saved search.',
    saving: 'Saving the search.',
  },
  isSaved: (name: string, what: string, mails: string) =>
    `Saved “${name}”: ${what}. From now on I watch what is new, cut in price, back on the market, pending or sold there. ${mails}.`,
  canSay: "Say “stop it”, “mail me about it weekly”, or ask “what's new for them?”",
  changed: (done: string, isDeleted: boolean) =>
    `${done}.${isDeleted ? ' On the page of saved searches it can be taken back.' : ''}`,
  none: 'You have no saved searches yet. Search for homes, then say “save this for” and a client.',
  noneIsWatched:
    'You have no saved searches, so nothing is watched and no mail is sent. Say what to watch: “let me know when something new comes up in” a place.',
  noneCalled: (name: string) => `None of your saved searches is called “${name}”.`,
  yours: (names: readonly string[]) => `Your saved searches: ${list(names, 'and')}.`,
  renamed: (name: string) => `From now on it goes by “${name}”.`,
  mailed: (name: string, mails: string) => `**${name}**: ${mails}.`,
  /** Where it was to be mailed to somebody else. */
  mailsYouAlone: 'News goes to you alone, so that you choose what to forward.',
  severalCalled: (name: string, names: readonly string[]) =>
    `More than one of your saved searches fits “${name}”: ${list(names, 'and')}. Say the whole name of the one you mean.`,
  deletedAlready: 'That one is deleted already: nothing of it is watched or mailed.',
  noSingleHome:
    'I watch searches and not a single home. A search that finds it tells when its price is cut, when it goes under contract and when it is sold: search for it or its street, then say “save this”.',
  matchNow: (count: number) =>
    count === 0
      ? 'Nothing matches it today.'
      : `${plural(count, 'home')} ${count === 1 ? 'matches' : 'match'} it today, shown beside the chat.`,
  adjusted: (name: string, what: string) => `“${name}” now looks for ${what}.`,
  notAdjusted: (name: string) =>
    `I could not read what “${name}” should look for. Say it as a condition: “change it to 3 bedrooms”, “change it to under a million”.`,
  paused: 'paused',
  nothingNew: (head: string) => `${head}: nothing new so far.`,
  noAddress: 'Address not shown',
  was: (price: string, isSold: boolean) => `, ${isSold ? 'listed at' : 'was'} ${price}`,
  beds: (beds: number) => plural(beds, 'bed'),
  baths: (baths: number) => plural(baths, 'bath'),
};
export type SavedTexts = typeof saved;
