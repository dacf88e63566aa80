export { SuggestedCards as default } from '#web/features/suggestions/index.ts';
