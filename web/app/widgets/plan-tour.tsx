/** A module of its own, so that results are shown before it has come. */
export { default } from '#web/features/presentations/tour-bar.tsx';
