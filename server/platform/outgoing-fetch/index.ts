export { asFetch } from './as-fetch.ts';
export { createOutgoingFetch, type OutgoingAnswer, type OutgoingFetch, type OutgoingOptions } from './outgoing-fetch.ts';
export { OutgoingProblem, type OutgoingProblemCode } from './outgoing-problem.ts';
export { outgoingSettings } from './outgoing.config.ts';
export { retryAfterMs } from './retry-after.ts';
