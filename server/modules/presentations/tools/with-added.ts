import { closingCostsOf } from '#contract/net-sheet-costs.ts';
import { defaultSection, type SectionConfig, type SectionType } from '#contract/presentation-sections.ts';
import { newId } from '#server/platform/ids.ts';

/** What the assistant can add to a presentation; the others stand in each one. */
export const addableSections = [
  ...(['net-sheet', 'insights', 'neighborhood-map', 'key-features'] as const),
  ...(['side-by-side-comparision', 'branding', 'team-branding', 'ai-assisted-text'] as const),
] satisfies SectionType[];
type Addable = (typeof addableSections)[number];

const ends: readonly SectionType[] = ['branding', 'team-branding'];

function newSection(type: Addable, state: string | null): SectionConfig {
  const section = defaultSection(type, newId());
  return section.type === 'net-sheet' ? { ...section, costs: closingCostsOf(state) } : section;
}

/** Sections with new ones before who is to be called; one that is there, as each kind but texts is once, is shown. */
export function withAdded(sections: readonly SectionConfig[], types: readonly Addable[], state: string | null): SectionConfig[] {
  return types.reduce<SectionConfig[]>(
    (all, type) => {
      if (type !== 'ai-assisted-text' && all.some((one) => one.type === type))
        return all.map((one) => (one.type === type ? { ...one, visibility: 'visible' } : one));
      const end = all.findIndex((one) => ends.includes(one.type));
      return all.toSpliced(end === -1 || ends.includes(type) ? all.length : end, 0, newSection(type, state));
    },
    [...sections],
  );
}
