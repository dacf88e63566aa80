export { default as StaleSources } from './stale-sources.tsx';
