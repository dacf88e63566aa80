export { resealAll } from './reseal-all.ts';
export { createSealing, SealProblem, type Sealing } from './sealing.ts';
export { sealingSettings } from './sealing.config.ts';
