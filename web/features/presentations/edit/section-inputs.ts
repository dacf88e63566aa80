import type { SectionConfig } from '#contract/presentation-sections.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';

type Place = Pick<PresentationProperty, 'neighborhood' | 'city'> | null;

/** What the data of a section depends on; null for a kind that has none of its own. */
function inputsOf(config: SectionConfig): unknown[] | null {
  switch (config.type) {
    case 'insights':
      return [config.neighborhood, config.city, config.state, config.isLease, config.propertyType];
    case 'header-branding':
    case 'branding':
    case 'team-branding':
      return [config.shouldFetchFromUserProfile];
    case 'side-by-side-comparision':
      return [config.showAdjustments];
    default:
      return null;
  }
}

/** Whether an edit of a section asks for its data again; `cannot` where nothing says of what place. */
export function dataAfter(before: SectionConfig, after: SectionConfig, subject: Place): 'same' | 'fetch' | 'cannot' {
  const inputs = inputsOf(after);
  if (!inputs || before.type !== after.type || JSON.stringify(inputs) === JSON.stringify(inputsOf(before))) return 'same';
  if (after.type === 'insights')
    return (after.neighborhood ?? after.city ?? subject?.neighborhood ?? subject?.city) ? 'fetch' : 'cannot';
  return inputs.includes(true) ? 'fetch' : 'same';
}
