import type { PresentationType } from '#contract/presentations.ts';
import { longDate } from './date-words.ts';

/** What the rules of a state want said word for word beside a comparative market analysis. */
const statementOfState: Readonly<Record<string, string>> = {
  // 22 Texas Administrative Code § 535.17: in a typeface of at least 12 points.
  TX: 'This represents an estimated sale price for this property. It is not the same as the opinion of value in an appraisal developed by a licensed appraiser under the Uniform Standards of Professional Appraisal Practice.',
};

/** What stands at the end of a CMA. `dataDate` is a local calendar date. */
export function noticesOf(type: PresentationType, { state, dataDate }: { state: string | null; dataDate: string }): string[] {
  if (type !== 'cma') return [];
  const statement = state === null ? undefined : statementOfState[state.toUpperCase()];
  return [
    'This is a comparative market analysis, not an appraisal. It was not made by a licensed appraiser and may not be used as one.',
    `It compares recent sales and present listings, as the sources named here had them on ${longDate(dataDate)}, to help decide on a price for listing or buying this home. It is not meant for lending.`,
    ...(statement === undefined ? [] : [statement]),
  ];
}
