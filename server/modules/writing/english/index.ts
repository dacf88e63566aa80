import { isShownIn } from '../features.ts';
import type { CopyWords } from '../words.ts';
import { list } from './grammar.ts';
import { asTitle, headlines } from './headline.ts';
import { homeIn, nounOf, placeIn, roomsInShort, roomsOf, squareFeet } from './home.ts';
import { hooks } from './hooks.ts';
import { comfortFrames, conditionFrames, kitchenFrames, livingFrames } from './inside.ts';
import { notes } from './notes.ts';
import { atAddress, compact, openings, roomFrames } from './opening.ts';
import { buildingFrames, lotFrames, outsideFrames, parkingFrames, viewFrames } from './outside.ts';
import { toldFrames, toldSentence, toldThing } from './told.ts';
import { callsToAction, closings, eraFrames, plain, priceOf, termsOf } from './terms.ts';

export const english: CopyWords = {
  language: 'english',
  ...{ list, homeIn, nounOf, placeIn, roomsOf, roomsInShort, squareFeet },
  viewOf: (view) => view,
  phraseOf: ({ phrase }) => phrase,
  namesFeature: (text, { words }) => isShownIn(text, words),
  calledOf: (asked) => asked,
  toldIn: (phrase) => phrase,
  told: { sentence: toldSentence, thing: toldThing, frames: toldFrames },
  quotesRemarks: true,
  ...{ hooks, openings, atAddress, compact },
  presents: 'I am glad to present this home.',
  rooms: roomFrames,
  kitchen: kitchenFrames,
  living: livingFrames,
  comfort: comfortFrames,
  condition: conditionFrames,
  outside: outsideFrames,
  view: viewFrames,
  parking: parkingFrames,
  building: buildingFrames,
  lot: lotFrames,
  era: eraFrames,
  ...{ closings, callsToAction },
  terms: termsOf,
  price: priceOf,
  ...{ plain, headlines, asTitle, notes },
};
