export type { Caller } from './caller.ts';
export { forgetOldAnswers } from './idempotency.ts';
export { createMount, type Authenticate, type Mount } from './mount.ts';
export { openApiDocument } from './openapi.ts';
export { ensureOwnNavigation } from './same-origin.ts';
export { createHttpServer } from './server.ts';
