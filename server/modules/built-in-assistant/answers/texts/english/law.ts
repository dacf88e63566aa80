/** Rules of law that are told with their source. Without figures in digits: no tool gave them. */
import type { KnownRule } from '../../../law/known-rules.ts';

export interface GainTold {
  bought: string;
  sold: string;
  gain: string;
}

export const law: Record<KnownRule, string> & {
  working: string;
  gainIs: (told: GainTold) => string;
  leftOut: (isCouple: boolean, exclusion: string, rest: string | null) => string;
  gainDecides: string;
} = {
  'love-letter':
    'Letters of buyers are a fair-housing risk: they often tell of religion, children, origin or a disability, and a seller who picks or refuses an offer by that breaks federal law (42 U.S.C. § 3604(a) and (c)). Offers are compared by price, terms and how sure they are to close. Many brokers pass no such letters on at all. Whether this offer can be refused, your broker or a real-estate attorney has to say.',
  applicant:
    'Ask nothing about what fair-housing law protects, or what stands in for it: federal law names race, color, religion, national origin, sex, familial status and disability; many states and cities add marital status, age, source of income, veteran status and more. Ask everybody the same: income, credit, rental history, references and the date of moving in. Your broker or an attorney has the list of your state. That is the general rule and no legal advice.',
  death:
    'In California, a death on the property need not be told to a buyer once it is more than three years back from the offer, and nothing need be said of AIDS or HIV of an occupant; but nobody may give a false answer when the buyer asks (Cal. Civ. Code § 1710.2). A death within the three years is told where it matters to the buyer. Other states have rules of their own. That is the general rule and no legal advice: for this case ask your broker or a real-estate attorney.',
  working: 'Taking the purchase from the sale.',
  gainIs: ({ bought, sold, gain }) =>
    `By your figures the gain is **${gain}** (${sold} less ${bought}), before the costs of the sale and what they put into the home, which both lower it.`,
  leftOut: (isCouple, exclusion, rest) =>
    `Under the usual federal rule ${isCouple ? 'a couple filing jointly' : 'a single owner'} leaves up to **${exclusion}** of it out of income, for a main home that was owned and lived in for two of the last five years (26 U.S.C. § 121). ${rest === null ? 'That covers all of this gain.' : `The rest is **${rest}**, before those costs and improvements.`}`,
  gainDecides: 'States have rules of their own, and I work out no bill: a CPA decides what is owed.',
};
export type LawTexts = typeof law;
