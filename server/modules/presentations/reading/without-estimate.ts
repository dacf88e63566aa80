import type { Presentation } from '#contract/presentations.ts';

/** What clients read where the seller wants no estimate shown: no range, and nothing of how one is worked out. */
export function withoutEstimate(presentation: Presentation): Presentation {
  return {
    ...presentation,
    sections: presentation.sections.map(({ config, data: { adjustments: _, ...data } }) => ({ config, data })),
    sourceData: { ...presentation.sourceData, estimateWithheld: true, priceRange: { min: null, max: null } },
  };
}
