import { z } from 'zod';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const textTones = ['professional', 'warm', 'bold'] as const;
export type TextTone = (typeof textTones)[number];

export const textLengths = ['short', 'full'] as const;
export type TextLength = (typeof textLengths)[number];

export const writePresentationText = endpoint({
  method: 'POST',
  path: '/api/comps/cma-presentations/{presentationId}/text',
  summary: 'Words for a text section from the figures of the presentation; nothing is stored.',
  access: 'user',
  params: z.object({ presentationId: idSchema }),
  body: z.strictObject({ tone: z.enum(textTones).default('professional'), length: z.enum(textLengths).default('full') }),
  status: 200,
  answer: z.object({ title: z.string(), htmlContent: z.string() }),
  errors: ['presentation_not_found'],
});

export const undoAssistantEdit = endpoint({
  method: 'POST',
  path: '/api/comps/cma-presentations/{presentationId}/assistant-edits/{editId}/undo',
  summary: 'Take an edit of the assistant back; what was changed again since stays as it is.',
  access: 'user',
  params: z.object({ presentationId: idSchema, editId: idSchema }),
  status: 200,
  answer: z.object({ undone: z.string().nullable().describe('What was taken back; null where it was already') }),
  errors: ['presentation_not_found'],
});
