import type { PresentationType } from '#contract/presentations.ts';
import { defaultSection, type SectionConfig, type SectionType } from '#contract/presentation-sections.ts';
import { newId } from '#server/platform/ids.ts';

const sectionsOf: Record<PresentationType, readonly SectionType[]> = {
  cma: [
    'header-branding',
    'key-features',
    'side-by-side-comparision',
    'insights',
    'neighborhood-map',
    'ai-assisted-text',
    'branding',
    'team-branding',
  ],
  'general-presentation': ['general-header', 'ai-assisted-text', 'neighborhood-map', 'homes', 'branding', 'team-branding'],
};

/** The sections that a new presentation begins with. */
export function defaultSections(type: PresentationType): SectionConfig[] {
  return sectionsOf[type].map((section) => {
    const config = defaultSection(section, newId());
    if (config.type === 'header-branding' && type === 'cma') return { ...config, showPriceRange: true };
    return config.type === 'neighborhood-map' && type !== 'cma' ? { ...config, title: 'Where the homes are' } : config;
  });
}
