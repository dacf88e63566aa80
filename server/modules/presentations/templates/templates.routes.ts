import { deleteSectionTemplate, listSectionTemplates, saveSectionTemplate } from '#contract/section-templates.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { SectionTemplates } from './templates.ts';

export function mountSectionTemplates(mount: Mount, templates: SectionTemplates): void {
  mount.endpoint(listSectionTemplates, async ({ caller }) => ({ items: await templates.list(caller.userId) }));
  mount.endpoint(saveSectionTemplate, ({ body, caller }) => templates.save(caller.userId, body));
  mount.endpoint(deleteSectionTemplate, async ({ params, caller }): Promise<undefined> => {
    await templates.delete(caller.userId, params.templateId);
  });
}
