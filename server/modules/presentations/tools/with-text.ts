import { defaultSection, type SectionConfig } from '#contract/presentation-sections.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';

/** Sections with a text in the one that is named, else in the first text that is empty, else at the end. */
export function withText(
  sections: SectionConfig[],
  { sectionId, title, html }: { sectionId?: string | null | undefined; title: string; html: string },
): SectionConfig[] {
  const isText = (section: SectionConfig) => section.type === 'ai-assisted-text' || section.type === 'free-html-text';
  const target = sectionId
    ? sections.find(({ id }) => id === sectionId)
    : sections.find((section) => isText(section) && 'htmlContent' in section && section.htmlContent === '');
  if (target && isText(target))
    return sections.map((section) =>
      section.id === target.id && isText(section) ? { ...section, title, htmlContent: html } : section,
    );
  if (sectionId) throw new AppError('section_not_found', 'There is no such text section.');
  return [...sections, { ...defaultSection('ai-assisted-text', newId()), title, htmlContent: html }];
}
