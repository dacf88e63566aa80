/** A sentence that a state's rules want beside what an agent says a home would sell for, and where that is written. */
interface StateStatement {
  text: string;
  rule: string;
}

/**
 * By the two letters of the state. States whose rules ask for facts (a purpose, a date, a name) rather than for a sentence are not
 * among them, nor is Michigan, which wants one only where the analysis is paid for (MCL 339.2601(a)); what is said everywhere says the rest.
 */
const statements: Readonly<Record<string, StateStatement>> = {
  IL: {
    // The act wants words in substance, not to the letter.
    text: 'This is a broker price opinion/comparative market analysis, not an appraisal of the market value of the real estate, and was prepared by a licensed real estate broker or managing broker, not by a State certified real estate appraiser.',
    rule: '225 ILCS 454/10-45',
  },
  MD: {
    // To be printed conspicuously and without change on the first page.
    text: 'This analysis is not an appraisal. It is intended only for the purpose of assisting buyers or sellers or prospective buyers or sellers in deciding the listing, offering, or sale price of the real property.',
    rule: 'COMAR 09.11 (Maryland Real Estate Commission, Competitive Market Analysis, of July 19, 2004)',
  },
  NC: {
    text: 'This opinion is not an appraisal of the market value of the property, and may not be used in lieu of an appraisal. If an appraisal is desired, the services of a licensed or certified appraiser shall be obtained. This opinion may not be used by any party as the primary basis to determine the value of a parcel of or interest in real property for a mortgage loan origination, including first and second mortgages, refinances, or equity lines of credit.',
    rule: 'N.C. G.S. 93A-83',
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
  SC: {
    // To be told to whoever asks for it, before it is made.
    text: 'This market analysis may not be used for the purposes of obtaining financing in a federally related transaction.',
    rule: 'S.C. Code § 40-60-30(1)',
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
