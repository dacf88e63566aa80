import { z } from 'zod';
import { instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const exportSchema = z.object({
  id: z.string(),
  requestedAt: instantSchema,
  readyAt: instantSchema.nullable().describe('Null while it is being made'),
  expiresAt: instantSchema.nullable().describe('24 hours after it was ready'),
  sizeBytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof exportSchema>;

const deletionSchema = z.object({ requestedAt: instantSchema, eraseAt: instantSchema });

export const getMyData = endpoint({
  method: 'GET',
  path: '/api/me/data',
  summary: "The last copy of the user's data that can be had, and when the account is to be erased, if it is.",
  access: 'user',
  status: 200,
  answer: z.object({ export: exportSchema.nullable(), deletion: deletionSchema.nullable() }),
  errors: [],
});

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/me/export',
  summary: 'Have a copy made of everything that is stored about the user; a link comes by mail. One at a time.',
  access: 'user',
  status: 202,
  answer: exportSchema,
  errors: ['too_many_requests'],
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/me/exports/{exportId}',
  summary: "A copy of the user's data: a zip of JSON, Markdown and files.",
  access: 'user',
  params: z.object({ exportId: z.string().regex(/^[\w-]{22}$/) }),
  status: 200,
  answer: 'file',
  errors: ['not_found'],
});

export const requestDeletion = endpoint({
  method: 'DELETE',
  path: '/api/me',
  summary: 'Have the account erased in 14 days; until then it works, and this can be undone.',
  access: 'user',
  body: z.strictObject({ email: z.string().trim().max(254).describe("The account's own, typed to confirm") }),
  status: 200,
  answer: deletionSchema,
  errors: [],
});

export const undoDeletion = endpoint({
  method: 'POST',
  path: '/api/me/deletion/undo',
  summary: 'Keep the account that was to be erased.',
  access: 'user',
  status: 204,
  errors: [],
});
