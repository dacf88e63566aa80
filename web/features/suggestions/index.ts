export { SuggestedCards } from './suggested-cards.tsx';
export { ThreadSuggestions, type ThreadSuggestionsProps } from './thread-suggestions.tsx';
