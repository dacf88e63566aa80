export { SuperpowerCards as default } from '#web/features/suggestions/index.ts';
