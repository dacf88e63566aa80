export { createScriptRunner, type ScriptRunner } from './script-runner.ts';
