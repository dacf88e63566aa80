/** The assistant that works with no API key: a pure reader of listing questions, and the language model around it. */
export { createBuiltInModel } from './model.ts';
export type { BuiltInModelNeeds } from './respond.ts';
export { placePhrases } from './reading/place-phrases.ts';
export { readQuestion } from './reading/read-question.ts';
export type { EarlierTurn, PlaceCandidate, Question, Reading } from './reading/reading.ts';
export { composeTitle } from './title.ts';
