/** What is said of a listing's text that the user pasted. */
import { list } from '../../format.ts';

export const pasted = {
  given:
    'That reads like the text of a listing. Ask “what would you change?” of it, or name the home’s address: then I can value it, or write copy from its record.',
  price:
    'A price is right or wrong beside sales like the home, and the text alone does not say which home it is. Name its address or MLS number, and ask what it is worth.',
  change: 'What I would look at again:',
  nothing: 'I see no words that fair housing rules name, and nothing to change in its style.',
  ofTheDay: (phrases: readonly string[]) =>
    `Leave out ${list(phrases, 'and')}: it changes or has a field of its own, and many MLSs do not want it in remarks.`,
  empty: (phrases: readonly string[]) => `${list(phrases, 'and')} could stand in any listing: say what this home has instead.`,
  exclamations: 'Full stops in the place of exclamation marks.',
  beside:
    'Whether its claims are true only the record tells: name the home’s address, and I can write a description with nothing but what is recorded.',
};
export type PastedTexts = typeof pasted;
