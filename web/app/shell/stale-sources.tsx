/** A module of its own, so that only admins load it. */
export { StaleSources as default } from '#web/features/mls/index.ts';
