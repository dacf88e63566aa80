import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const siteSchema = z.object({
  supportEmail: z.email().nullable().describe('Where people write for help'),
  comparisons: z
    .object({ url: z.url(), isEmbedded: z.boolean().describe('Shown at /comps; else opened in the same tab') })
    .nullable()
    .describe('The tool to compare homes, where there is one beside this product'),
  smsNumber: z.string().nullable().describe('The number that users text, as (XXX) XXX-XXXX'),
});
export type Site = z.infer<typeof siteSchema>;

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'What whoever runs this installation has set for its pages.',
  access: 'public',
  status: 200,
  answer: siteSchema,
  errors: [],
});
