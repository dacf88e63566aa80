import type { PresentationType } from '#contract/presentations.ts';
import { statementOf } from '#server/modules/market/index.ts';
import { longDate } from './date-words.ts';

/** What stands at the end of a CMA. `dataDate` is a local calendar date. */
export function noticesOf(type: PresentationType, { state, dataDate }: { state: string | null; dataDate: string }): string[] {
  if (type !== 'cma') return [];
  const statement = statementOf(state);
  return [
    'This is a comparative market analysis, not an appraisal. It was not made by a licensed appraiser and may not be used as one.',
    `It compares recent sales and present listings, as the sources named here had them on ${longDate(dataDate)}, to help decide on a price for listing or buying this home. It is not meant for lending.`,
    ...(statement === null ? [] : [statement.text]),
  ];
}
