export { createSuggestionsModule } from './suggestions.module.ts';
