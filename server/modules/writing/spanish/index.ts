import type { CopyWords } from '../words.ts';
import { calledOf, namesFeature, phraseOf } from './features.ts';
import { list } from './grammar.ts';
import { asTitle, headlines } from './headline.ts';
import { homeIn, nounOf, placeIn, roomsInShort, roomsOf, squareFeet, viewOf } from './home.ts';
import { hooks } from './hooks.ts';
import { comfortFrames, conditionFrames, kitchenFrames, livingFrames } from './inside.ts';
import { notes } from './notes.ts';
import { atAddress, compact, openings, roomFrames } from './opening.ts';
import { buildingFrames, lotFrames, outsideFrames, parkingFrames, viewFrames } from './outside.ts';
import { toldFrames, toldSentence } from './told-sentences.ts';
import { toldIn } from './told.ts';
import { callsToAction, closings, eraFrames, plain, priceOf, termsOf } from './terms.ts';

export const spanish: CopyWords = {
  language: 'spanish',
  ...{ list, homeIn, nounOf, placeIn, roomsOf, roomsInShort, squareFeet, viewOf },
  ...{ phraseOf, namesFeature, calledOf },
  toldIn,
  told: { sentence: toldSentence, thing: (phrase) => phrase, frames: toldFrames },
  quotesRemarks: false,
  ...{ hooks, openings, atAddress, compact },
  presents: 'Con gusto les presento esta propiedad.',
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
