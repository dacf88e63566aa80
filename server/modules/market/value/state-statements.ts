/** A sentence that a state's rules want beside what an agent says a home would sell for, and where that is written. */
interface StateStatement {
  text: string;
  rule: string;
}

/**
 * By the two letters of the state. States whose rules ask for facts (a purpose, a date, a name) rather than for a sentence are not
 * among them; what is said everywhere says the rest.
 */
const statements: Readonly<Record<string, StateStatement>> = {
  IL: {
    // The act wants words in substance, not to the letter.
    text: 'This is a broker price opinion/comparative market analysis, not an appraisal of the market value of the real estate, and was prepared by a licensed real estate broker or managing broker, not by a State certified real estate appraiser.',
    rule: '225 ILCS 454/10-45',
  },
  OR: {
    // The rule asks for both disclaimers, in no words of its own.
    text: 'Unless the licensee is also licensed by the Appraiser Certification and Licensure Board, this report is not intended to meet the requirements set out in the Uniform Standards of Professional Appraisal Practice. It is not intended as an appraisal; if an appraisal is desired, the services of a competent professional licensed appraiser should be obtained.',
    rule: 'OAR 863-015-0190(3)(g) and (h)',
  },
  PA: {
    text: 'This analysis has not been prepared in accordance with the Uniform Standards of Professional Appraisal Practice which require valuers to act as unbiased, disinterested third parties with impartiality, objectivity and independence and without accommodation of personal interest. It is not to be construed as an appraisal and may not be used as such for any purpose.',
    rule: '49 Pa. Code § 35.402',
  },
  TX: {
    // In print in a typeface of at least 12 points.
    text: 'This represents an estimated sale price for this property. It is not the same as the opinion of value in an appraisal developed by a licensed appraiser under the Uniform Standards of Professional Appraisal Practice.',
    rule: '22 Texas Administrative Code § 535.17',
  },
};

/** Null where the state asks for no sentence that is known here. */
export function statementOf(state: string | null): StateStatement | null {
  return (state === null ? undefined : statements[state.toUpperCase()]) ?? null;
}
