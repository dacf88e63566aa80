import { statementOf } from './state-statements.ts';

/** What has to stand beside a value. */
const NOT_AN_APPRAISAL =
  'This is an estimate from comparable sales, not an appraisal. It was made by a real-estate agent’s tool from MLS records, to help decide on a price; a lender will not take it.';

export function noticesFor(state: string | null): string[] {
  const own = statementOf(state);
  return own === null ? [NOT_AN_APPRAISAL] : [NOT_AN_APPRAISAL, own.text];
}
