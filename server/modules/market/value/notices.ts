/** What has to stand beside a value. */
const NOT_AN_APPRAISAL =
  'This is an estimate from comparable sales, not an appraisal. It was made by a real-estate agent’s tool from MLS records, to help decide on a price; a lender will not take it.';

/** Sentences that a state's rules want word for word; the rule is named, so that it can be looked up again. */
const ofStates: Record<string, string> = {
  // 22 Texas Administrative Code §535.17
  TX: 'THIS REPRESENTS AN ESTIMATED SALE PRICE FOR THIS PROPERTY. IT IS NOT THE SAME AS THE OPINION OF VALUE IN AN APPRAISAL DEVELOPED BY A LICENSED APPRAISER UNDER THE UNIFORM STANDARDS OF PROFESSIONAL APPRAISAL PRACTICE.',
};

export function noticesFor(state: string | null): string[] {
  const own = state === null ? undefined : ofStates[state];
  return own === undefined ? [NOT_AN_APPRAISAL] : [NOT_AN_APPRAISAL, own];
}
