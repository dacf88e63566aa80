export { createSavedSearchesModule } from './saved-searches.module.ts';
export { savedSearchesAnswerSchema, type SavedSearchesAnswer } from './tools/answer.ts';
