export { decideAct, type Decided } from './decide-act.ts';
export { readIntents, type IntentClassifier, type IntentReading } from './intents.ts';
export { asksSalesAround } from './sales-around.ts';
export { intents, type Intent, type ScreenKind } from './vocabulary.ts';
