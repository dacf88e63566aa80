/** The assistant that works with no API key: a pure reader of listing questions, and the language model around it. */
export { createBuiltInModel } from './model.ts';
export type { PlaceCandidate } from './reading/reading.ts';
export { composeTitle } from './title.ts';
export { warmUp } from './warm-up.ts';
