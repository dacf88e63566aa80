/** What is said around copy for a listing. */
import { count, list } from '../../format.ts';

const placeholders: Readonly<Record<string, string>> = {
  '[day and time]': 'the day and time of the open house',
  '[name]': "your client's name",
  '[your name]': 'your name',
  '[día y hora]': 'the day and time of the open house',
  '[nombre]': "your client's name",
  '[tu nombre]': 'your name',
};

export const writing = {
  failed: 'I could not write that just now. The listing may have been withdrawn, or be outside what your MLS access shows.',
  noListingAt: (address: string) => `I found no listing at ${address} to write about.`,
  lookingFor: (what: string) => `Looking for ${what}.`,
  writing: 'Writing from the record.',
  notSold: (name: string) =>
    `${name} is not recorded as sold, so I did not write a just-sold note. I can write an open-house note, a post or a description of it.`,
  alreadyIn: (things: readonly string[]) =>
    `The ${list(things, 'and')} ${things.length > 1 || things[0]?.endsWith('s') ? 'are' : 'is'} in it already.`,
  length: (characters: number, limit: number) => `${count(characters)} of ${count(limit)} characters`,
  /** Beside public remarks in another language. */
  mlsWantsEnglish: 'Many MLSs want public remarks in English: say “in English”, and I will write them so.',
  tooLong: 'It is over the limit: the lines that must stand need the room.',
  notShown: (missing: readonly string[]) =>
    `The record shows no ${list(missing, 'or')}, so I left ${missing.length === 1 && !missing[0]?.endsWith('s') ? 'it' : 'them'} out.`,
  /** Sentences of remarks, in another language than the copy. */
  onlyInRemarks: (sentences: readonly string[]) =>
    `Only the remarks tell of that, in English, so I left it out: ${sentences.map((sentence) => `“${sentence}”`).join(' ')}`,
  unfair: (reason: string) => `Fair housing law keeps a part of that out of advertising, so I left it out: ${lower(reason)}.`,
  lookAgain: (phrase: string | null, reason: string, better: string | null) =>
    `Look again at ${phrase === null ? 'a phrase that fair housing law forbids' : `“${phrase}”`}: ${lower(reason)}.${better === null ? '' : ` Better: “${better}”.`}`,
  whenOpen: 'When is the open house? Tell me the day and time, and I will put them in.',
  placeholders,
  fillIn: (names: readonly string[]) => `Fill in ${list(names, 'and')}.`,
};
export type WritingTexts = typeof writing;

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
