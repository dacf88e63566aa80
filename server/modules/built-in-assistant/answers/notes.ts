/** What the answer says about how the words were taken. */
import type { Note } from '../question-parser/parsed-question.ts';
import { list, plain } from './format.ts';

/** A person's name, which was read in small letters. */
const named = (name: string) => plain(name).replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());

const NAMED_PLACES = 6;

/** Places of a list that may be as long as a message. */
function somePlaces(places: readonly string[]): string {
  const named = places.slice(0, NAMED_PLACES).map(plain);
  return list(places.length > NAMED_PLACES ? [...named, `${places.length - NAMED_PLACES} more`] : named);
}

export function noteInWords(note: Note): string {
  switch (note.kind) {
    case 'one-area-only':
      return `I search one place at a time, so this leaves out ${somePlaces(note.left)}; ask “what about ${plain(note.left[0] ?? '')}?” for the same there.`;
    case 'cannot-exclude-area':
      return `I cannot leave a place out of a search yet, so ${plain(note.place)} is still in these results.`;
    case 'not-known-there':
      return `I know no ${plain(note.place)} in ${plain(note.city)}, so I searched all of ${plain(note.city)}.`;
    case 'cannot-sort-by':
      return `I cannot sort by ${plain(note.what)}; I can sort by price, size, lot, date or distance.`;
    case 'agents-by-licence':
      return note.name === null
        ? 'I do not know which listings are yours; with your license number I can search for them.'
        : `I can search by an agent's license number, not by name, so this is not narrowed to ${named(note.name)}.`;
    case 'no-point-for-near':
      return `I have no map point for ${plain(note.place)} to measure distances from, so I searched the place itself.`;
    case 'measured-from':
      return `Distances are measured from ${note.isAddress ? '' : 'the middle of '}${plain(note.place)}.`;
    case 'not-searchable':
      return `I cannot search by ${list(note.features.map(plain), 'or')}; the listings' own words in the details may tell.`;
    case 'spelling-forgiven':
      return `I took “${plain(note.written)}” to mean ${plain(note.name)}.`;
    case 'most-listings-chosen':
      return `I took the one with the most listings, ${plain(note.name)}; say so if you meant ${plain(note.other)}.`;
  }
}

export function unusedInWords(words: readonly string[]): string | null {
  return words.length > 0 ? `I did not use: ${words.map(plain).filter(Boolean).join(', ')}.` : null;
}
