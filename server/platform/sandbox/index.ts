export { createScriptRunner } from './script-runner.ts';
