import type { ComparisonFlag, SectionConfig } from '#contract/presentation-sections.ts';

export interface Shown {
  /** Ids of sections. */
  hide: readonly string[];
  show: readonly string[];
  facts?: Partial<Record<ComparisonFlag, boolean>> | null | undefined;
}

/** A section as it is when facts of homes, and sections, are shown or hidden; facts that it does not have are left out of it. */
export function withFlags(section: SectionConfig, { hide, show, facts }: Shown): SectionConfig {
  const visibility = hide.includes(section.id) ? 'hidden' : show.includes(section.id) ? 'visible' : section.visibility;
  const isOfHomes = section.type === 'key-features' || section.type === 'side-by-side-comparision';
  const own = isOfHomes ? Object.fromEntries(Object.entries(facts ?? {}).filter(([flag]) => flag in section)) : {};
  return { ...section, ...own, visibility };
}
