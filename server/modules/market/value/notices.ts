/** What has to stand beside a value. */
const NOT_AN_APPRAISAL =
  'This is an estimate from comparable sales, not an appraisal. It was made by a real-estate agent’s tool from MLS records, to help decide on a price; a lender will not take it.';

/** Sentences that a state's rules want word for word; the rule is named, so that it can be looked up again. */
const ofStates: Record<string, string> = {
  // 22 Texas Administrative Code §535.17
  TX: 'This represents an estimated sale price for this property. It is not the same as the opinion of value in an appraisal developed by a licensed appraiser under the Uniform Standards of Professional Appraisal Practice.',
};

export function noticesFor(state: string | null): string[] {
  const own = state === null ? undefined : ofStates[state];
  return own === undefined ? [NOT_AN_APPRAISAL] : [NOT_AN_APPRAISAL, own];
}
