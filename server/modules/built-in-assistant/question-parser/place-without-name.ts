/** Where a question names no place that is known: a ZIP or a state alone, or a name that no listings are in. */
import type { NamedArea } from '#contract/listing-search.ts';
import { distanceBefore } from './distance.ts';
import { isOrdinary } from './ordinary-words.ts';
import type { Note } from './parsed-question.ts';
import { blank, type PlacesWithin } from './places-read.ts';
import { stateAlone } from './states.ts';

/** No name that the database knows: a ZIP or a state can be read without it. */
export function withoutMention(text: string, folded: string, rest: string, notes: Note[]): PlacesWithin {
  const zip =
    /(?<![\d$,.-])(?<!(?:under|over|below|above|than|max|min|least|to|budget|of|around|about|up to)\s)\d{5}(?:-\d{4})?(?![\d,]|\.\d|\s*(?:sq|sf|k\b|m\b|dollars|a\s+month|per|ft|feet|\/))/.exec(
      rest,
    );
  if (zip) {
    const area: NamedArea = { type: 'named-area', nameType: 'zip-code', name: zip[0].slice(0, 5) };
    const near = distanceBefore(folded, zip.index);
    if (near) notes.push({ kind: 'no-point-for-near', place: area.name });
    return {
      area,
      rest: blank(rest, near?.start ?? zip.index, zip.index + zip[0].length),
      notes,
      ask: null,
      unknown: null,
      others: [],
    };
  }
  const state = stateAlone(text, rest);
  if (!state) return { area: null, rest, notes, ask: null, unknown: null, others: [] };
  const within = nameBefore(text, rest, state.start);
  if (within) return { area: null, rest, notes, ask: null, unknown: `${within}, ${state.abbreviation}`, others: [] };
  return {
    area: { type: 'named-area', nameType: 'state-abbreviated', name: state.abbreviation },
    rest: blank(rest, state.start, state.start + state.length),
    notes,
    ask: null,
    unknown: null,
    others: [],
  };
}

/** "In Ames, Iowa": a name that no listings are in, right before its state. */
const NAME = "([a-z][a-z.'-]+(?:\\s+[a-z][a-z.'-]+){0,2}?)";
const beforeState = [
  new RegExp(`^.*\\b(?:in|near|around|at|of)\\s+(?:the\\s+)?${NAME}\\s*,?\\s*$`),
  new RegExp(`^\\s*${NAME}\\s*,\\s*$`),
];
const partsOfState =
  /^(?:all|any\w*|every\w*|some\w*|rural|central|north\w*|south\w*|east\w*|west\w*|upstate|coastal|state|parts?|the|of|in|across|whole|entire)\b/;

function nameBefore(text: string, rest: string, end: number): string | null {
  const before = rest.slice(0, end);
  const name = beforeState.map((pattern) => pattern.exec(before)?.[1]).find((found) => found !== undefined);
  if (name === undefined || partsOfState.test(name) || name.split(/\s+/).every(isOrdinary)) return null;
  const start = before.lastIndexOf(name);
  return text.slice(start, start + name.length);
}
