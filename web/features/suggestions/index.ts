export { CardsAdmin } from './cards-admin.tsx';
export { leadingCards } from './leading-cards.ts';
export { SuggestedCards, type SuggestedCardsProps } from './suggested-cards.tsx';
export { SuperpowerCards } from './superpower-cards.tsx';
export { ThreadSuggestions, type ThreadSuggestionsProps } from './thread-suggestions.tsx';
