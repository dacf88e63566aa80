/** The classes of people that the law protects, and where: federal law everywhere, further classes by the state's own statute. */

export const federalClasses = ['race', 'color', 'religion', 'sex', 'disability', 'familial-status', 'national-origin'] as const;

/**
 * Ancestry is covered by national origin, and sexual orientation and gender identity by Article 10 of the Realtors' code, which binds
 * their members in every state: both are kept everywhere, as is steering by words that stand in for people.
 */
const everywhere = [...federalClasses, 'ancestry', 'sexual-orientation', 'steering'] as const;
const byState = ['source-of-income', 'age', 'marital-status', 'veteran-status'] as const;

export const fairHousingClasses = [...everywhere, ...byState] as const;
export type FairHousingClass = (typeof fairHousingClasses)[number];

interface StateLaw {
  statute: string;
  classes: readonly (typeof byState)[number][];
}

/** What a state's own housing law adds, for the states looked up so far; any other state is held to all classes. */
const stateLaws: Readonly<Record<string, StateLaw>> = {
  CA: {
    statute: 'Cal. Gov. Code § 12955; Cal. Civ. Code § 51',
    classes: ['source-of-income', 'age', 'marital-status', 'veteran-status'],
  },
  CO: { statute: 'C.R.S. § 24-34-502', classes: ['source-of-income', 'marital-status', 'veteran-status'] },
  FL: { statute: 'Fla. Stat. § 760.23', classes: [] },
  IL: { statute: '775 ILCS 5/3-102', classes: ['source-of-income', 'age', 'marital-status', 'veteran-status'] },
  MA: { statute: 'Mass. G.L. c. 151B § 4', classes: ['source-of-income', 'age', 'marital-status', 'veteran-status'] },
  NC: { statute: 'N.C.G.S. § 41A-4', classes: [] },
  NJ: { statute: 'N.J.S.A. 10:5-12', classes: ['source-of-income', 'marital-status', 'veteran-status'] },
  NY: { statute: 'N.Y. Exec. Law § 296(5)', classes: ['source-of-income', 'age', 'marital-status', 'veteran-status'] },
  OR: { statute: 'ORS 659A.421', classes: ['source-of-income', 'marital-status'] },
  SC: { statute: 'S.C. Code § 31-21-40', classes: [] },
  TX: { statute: 'Tex. Prop. Code § 301.021', classes: [] },
  WA: { statute: 'RCW 49.60.222; RCW 59.18.255', classes: ['source-of-income', 'marital-status', 'veteran-status'] },
};

/** Whether the law of a state (two letters) protects the class; where the state is unknown, the strictest law counts. */
export function isProtected(classId: FairHousingClass, state: string | null): boolean {
  const law = state ? stateLaws[state.toUpperCase()] : undefined;
  if (!law) return true;
  return everywhere.some((each) => each === classId) || law.classes.some((each) => each === classId);
}

export const statuteOf = (state: string | null) => (state && stateLaws[state.toUpperCase()]?.statute) ?? null;
