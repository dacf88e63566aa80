/** What the answer says about how the words were taken. */
import type { Note } from '../question-parser/parsed-question.ts';
import { dollars, plain } from './format.ts';
import type { Texts } from './texts/index.ts';

/** A person's name, which was read in small letters. */
const named = (name: string) => plain(name).replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());

const NAMED_PLACES = 6;

/** Places of a list that may be as long as a message. */
function somePlaces(places: readonly string[], { common, search }: Texts): string {
  const named = places.slice(0, NAMED_PLACES).map(plain);
  return common.and(places.length > NAMED_PLACES ? [...named, search.notes.more(places.length - NAMED_PLACES)] : named);
}

function noteInWords(note: Note, texts: Texts): string {
  const { notes } = texts.search;
  switch (note.kind) {
    case 'one-area-only':
      return notes.oneAreaOnly(somePlaces(note.left, texts), plain(note.left[0] ?? ''));
    case 'lowest-affordable':
      return notes.lowestAffordable(dollars(note.dollars), note.ratePercent);
    case 'place-not-known':
      return notes.placeNotKnown(plain(note.place));
    case 'not-known-there':
      return notes.notKnownThere(plain(note.place), plain(note.city));
    case 'cannot-sort-by':
      return notes.cannotSortBy(plain(note.what));
    case 'agents-by-licence':
      return note.name === null ? notes.ownListings : notes.agentByLicence(named(note.name));
    case 'office-not-searched':
      return notes.officeNotSearched(named(note.name));
    case 'no-point-for-near':
      return notes.noPoint(plain(note.place));
    case 'measured-from':
      return [note.isBeside ? notes.besideOnStreet(plain(note.place)) : '', notes.measuredFrom(plain(note.place), note.isAddress)]
        .filter(Boolean)
        .join(' ');
    case 'schools-not-rated':
      return notes.schoolsNotRated(note.place === null ? null : plain(note.place));
    case 'safety-not-rated':
      return notes.safetyNotRated;
    case 'pets-not-told':
      return notes.petsNotTold;
    case 'water-not-measured':
      return notes.waterNotMeasured;
    case 'landmark-not-known':
      return notes.landmarkNotKnown(plain(note.name));
    case 'travel-time-not-known':
      return notes.travelTimeNotKnown(plain(note.time));
    case 'attendance-zone-not-known':
      return notes.attendanceZoneNotKnown;
    case 'pending-not-dated':
      return notes.pendingNotDated;
    case 'cut-not-dated':
      return notes.cutNotDated;
    case 'days-to-contract':
      return notes.daysToContract;
    case 'supply-only-now':
      return notes.supplyOnlyNow;
    case 'open-house-hours':
      return notes.openHouseHours;
    case 'not-searchable':
      return notes.notSearchable(note.features.map(plain));
    case 'left-out':
      return notes.leftOut(note.homes.map((home) => `**${home}**`));
    case 'not-in-list':
      return notes.notInList(note.places.map((place) => String(place)));
    case 'no-must':
      return notes.noMust(note.features.map(plain));
    case 'all-wishes':
      return notes.allWishes;
    case 'spelling-forgiven':
      return notes.tookToMean(plain(note.written), plain(note.name));
    case 'most-listings-chosen':
      return notes.mostListings(plain(note.name), plain(note.other));
  }
}

/** All notes, and the words that were not used. */
export function remarksOn(notes: readonly Note[], unusedWords: readonly string[], texts: Texts): string {
  const unused = unusedWords.map(plain).filter(Boolean);
  return [
    ...notes.map((note) => noteInWords(note, texts)),
    ...(unusedWords.length > 0 ? [texts.search.notes.unused(unused.join(', '))] : []),
  ].join(' ');
}
