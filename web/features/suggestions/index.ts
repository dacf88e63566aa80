export { CardsAdmin } from './cards-admin.tsx';
export { leadingCards } from './leading-cards.ts';
export { SuggestedCards, type SuggestedCardsProps } from './suggested-cards.tsx';
export { SuperpowerCards } from './superpower-cards.tsx';
export { ThreadSuggestionsPlace } from './thread-suggestions-place.tsx';
export { ThreadSuggestions, type ThreadSuggestionsProps } from './thread-suggestions.tsx';
