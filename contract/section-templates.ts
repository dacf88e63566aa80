import { z } from 'zod';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { sectionConfigSchema } from './presentation-sections.ts';

export const templateLimits = { perAgent: 50, nameCharacters: 100 } as const;

export const sectionTemplateSchema = z.object({ id: idSchema, name: z.string(), config: sectionConfigSchema });
export type SectionTemplate = z.infer<typeof sectionTemplateSchema>;

export const listSectionTemplates = endpoint({
  method: 'GET',
  path: '/api/comps/section-templates',
  summary: 'Sections that the caller saved to use again, by name.',
  access: 'user',
  status: 200,
  answer: z.object({ items: z.array(sectionTemplateSchema) }),
  errors: [],
});

export const saveSectionTemplate = endpoint({
  method: 'PUT',
  path: '/api/comps/section-templates',
  summary: 'Save a section to use it again; one of the same name is replaced.',
  access: 'user',
  body: z.strictObject({ name: z.string().trim().min(1).max(templateLimits.nameCharacters), config: sectionConfigSchema }),
  status: 200,
  answer: sectionTemplateSchema,
  errors: ['too_many_templates'],
});

export const deleteSectionTemplate = endpoint({
  method: 'DELETE',
  path: '/api/comps/section-templates/{templateId}',
  summary: 'Delete a saved section; presentations that used it keep theirs. One that is not there is no error.',
  access: 'user',
  params: z.object({ templateId: idSchema }),
  status: 204,
  errors: [],
});
