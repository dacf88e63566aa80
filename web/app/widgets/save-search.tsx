/** A module of its own, so that results are shown before it has come. */
export { SaveSearch as default } from '#web/features/saved-searches/save-search.tsx';
