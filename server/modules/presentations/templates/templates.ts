import { sectionConfigSchema, type SectionConfig } from '#contract/presentation-sections.ts';
import { templateLimits, type SectionTemplate } from '#contract/section-templates.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import { sanitizeSection } from '../sections/sanitize-section.ts';
import { countOtherTemplates, deleteTemplate, selectTemplates, upsertTemplate } from './templates.queries.ts';

export interface SectionTemplates {
  list: (userId: string) => Promise<SectionTemplate[]>;
  /** Replaces one of the same name. @throws AppError too_many_templates */
  save: (userId: string, template: { name: string; config: SectionConfig }) => Promise<SectionTemplate>;
  delete: (userId: string, templateId: string) => Promise<void>;
}

export function createSectionTemplates({ db, clock }: { db: Db; clock: Clock }): SectionTemplates {
  return {
    /** One of a kind that this version does not know is left out. */
    async list(userId) {
      const rows = await selectTemplates(db, userId, templateLimits.perAgent);
      return rows.flatMap(({ id, name, config }) => {
        const read = sectionConfigSchema.safeParse(config);
        return read.success ? [{ id, name, config: read.data }] : [];
      });
    },

    async save(userId, { name, config }) {
      if ((await countOtherTemplates(db, userId, name)) >= templateLimits.perAgent)
        throw new AppError('too_many_templates', `At most ${templateLimits.perAgent} sections are kept.`);
      const clean = sanitizeSection(config);
      const id = await upsertTemplate(db, { id: newId(), userId, name, config: clean, at: clock.now() });
      return { id, name, config: clean };
    },

    delete: (userId, templateId) => deleteTemplate(db, userId, templateId),
  };
}
