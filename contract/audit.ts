import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const auditEntrySchema = z.object({
  id: idSchema,
  at: instantSchema,
  action: z.string().describe('A word such as `sign-in-failed`'),
  actor: z.string().nullable().describe('E-mail of who did it, the id of one who is gone; null for nobody who was signed in'),
  subject: z.string().nullable().describe('Whom it happened to, in the same way'),
  address: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit log, the latest first: all of it, or what happened to one user.',
  access: 'admin',
  query: z.strictObject({
    userId: idSchema.optional(),
    nextToken: idSchema.optional().describe('Of the page before'),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  status: 200,
  answer: z.object({ items: z.array(auditEntrySchema), nextToken: z.string().nullable() }),
  errors: [],
});
