export type { Caller } from './caller.ts';
export { forgetAnswersTo, forgetOldAnswers } from './idempotency.ts';
export type { Authenticate, AuthenticateBearer, BearerGrant } from './access.ts';
export { createMount, type Mount } from './mount.ts';
export { openApiDocument } from './openapi.ts';
export { ensureOwnNavigation } from './same-origin.ts';
export { createHttpServer } from './server.ts';
export type { UploadedFile } from './uploads.ts';
export type { VerifyWebhook } from './webhooks.ts';
