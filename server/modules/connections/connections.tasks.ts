import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

const connectionSchema = z.object({ connectionId: z.uuid() });

/** Brings new tokens before those that are there expire. */
export const refreshTask = defineTask({ name: 'connections.refresh', payload: connectionSchema, attempts: 6 });

/** Tells the provider to forget the access that was ended here, and forgets its tokens. */
export const revokeTask = defineTask({ name: 'connections.revoke', payload: connectionSchema, attempts: 10 });

/** Does in an app what its user has agreed to. */
export const actTask = defineTask({ name: 'connections.act', payload: z.object({ actId: z.uuid() }), attempts: 3 });

/** Every hour: deletes connections that were begun and never finished, and acts that are done with. */
export const forgetTask = defineTask({ name: 'connections.forget', payload: z.object({}), attempts: 1 });
