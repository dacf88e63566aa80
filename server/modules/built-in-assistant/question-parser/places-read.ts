/** What the words of a question say of where. */
import type { AreaFilter, Circle, NamedArea, OneArea } from '#contract/listing-search.ts';
import type { Note } from './parsed-question.ts';
import { PLACE } from './sentence.ts';

export interface PlacesRead {
  area: OneArea | null;
  /** The question with the places blanked. */
  rest: string;
  notes: Note[];
  ask: { phrase: string; choices: NamedArea[] } | null;
  /** "The Richmond": the parts of a city that share the name, which are all meant. */
  parts: AreaFilter | null;
  /** A place that the words name and that no listings are in: "Richmond, Virginia". */
  unknown: string | null;
  /** Further places that were named. */
  others: OneArea[];
  /** Those of them that are wanted as well: "Noe Valley or Bernal Heights". */
  joined: OneArea[];
  /** Circles that homes must lie in besides: "within 2 miles of Rockridge and of Temescal". */
  near: Circle[];
  /** Places that homes shall not lie in: "not in the Sunset". */
  except: NamedArea[];
}
export type PlacesWithin = Omit<PlacesRead, 'except' | 'joined' | 'near' | 'parts'> &
  Partial<Pick<PlacesRead, 'joined' | 'near' | 'parts'>>;

/** The words with a place taken out of them, letter for letter, so that offsets stay. */
export const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + PLACE.repeat(end - start) + text.slice(end);
