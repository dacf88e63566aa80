export { runScript } from './run-script.ts';
