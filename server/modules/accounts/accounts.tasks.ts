import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Every hour: deletes sessions, and codes for new passwords, that have expired. */
export const deleteExpiredSessionsTask = defineTask({
  name: 'accounts.delete-expired-sessions',
  payload: z.object({}),
  attempts: 1,
});

/** Mails a code for a new password, should the address be an account's. */
export const mailResetCodeTask = defineTask({
  name: 'accounts.mail-reset-code',
  payload: z.object({ email: z.string().max(254) }),
  attempts: 3,
  isPrompt: true,
});
