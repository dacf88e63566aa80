export { decideAct, type Decided } from './decide-act.ts';
export { readIntents } from './intents.ts';
export { intents, type Intent, type ScreenKind } from './vocabulary.ts';
