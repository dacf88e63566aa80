/** How to prepare for an appointment with a seller. Without figures in digits beside citations: no tool gave them. */
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { Objection } from '../../../objections/read-objection.ts';

const questions = [
  'What makes you think of selling, and where are you going next?',
  'When do you want to be moved out, and what happens if it takes longer?',
  'What have you done to the home since you bought it, and when?',
  'What would you fix if you stayed?',
  'What do you owe on it: first loan, second loan, credit line, liens, leased solar panels?',
  'Who is on title, and does everybody who has to sign agree to sell?',
  'What do you think it is worth, and how did you arrive at that?',
  'What do you need to walk away with?',
  'Is there a tenant, a homeowners’ association, or an open permit?',
  'Who else are you talking to, and what matters most in the agent you choose?',
  'What went well and what did not when you last sold a home?',
  'How do you want to hear from me, and how often?',
];

const federal = [
  'Lead-based paint disclosure and pamphlet, for older housing (42 U.S.C. § 4852d)',
  'A certificate that the seller is no foreign person, or withholding (26 U.S.C. § 1445)',
];

/** By the two letters of a state: what its law asks of a seller of a home, as far as it is known by its source. */
const states: Readonly<Record<string, readonly string[]>> = {
  CA: [
    'Transfer Disclosure Statement (Cal. Civ. Code § 1102.6)',
    'Natural Hazard Disclosure Statement (Cal. Civ. Code § 1103.2)',
    'Notice of special taxes and assessments, such as Mello-Roos (Cal. Civ. Code § 1102.6b)',
    'Agency disclosure, signed before the listing agreement (Cal. Civ. Code § 2079.14)',
    'The agent’s own visual inspection (Cal. Civ. Code § 2079)',
    'Statement on smoke alarms (Cal. Health & Safety Code § 13113.8) and water heater bracing (§ 19211)',
    'Documents of the homeowners’ association, where there is one (Cal. Civ. Code § 4525)',
    'State withholding certificate (Cal. Rev. & Tax. Code § 18662)',
    'Seller questionnaire of your forms provider: no statute, and customary',
  ],
  TX: [
    'Seller’s Disclosure Notice (Tex. Prop. Code § 5.008)',
    'Resale certificate of the owners’ association, where there is one (Tex. Prop. Code § 207.003)',
    'Notice of a municipal utility district, where the home is in one (Tex. Water Code § 49.452)',
  ],
  FL: [
    'Flood disclosure (Fla. Stat. § 689.302)',
    'Property tax disclosure summary (Fla. Stat. § 689.261)',
    'Disclosure summary of the homeowners’ association (Fla. Stat. § 720.401), or the documents of a condominium (Fla. Stat. § 718.503)',
    'Coastal erosion disclosure, where the home is seaward of the control line (Fla. Stat. § 161.57)',
  ],
  NY: ['Property Condition Disclosure Statement (N.Y. Real Prop. Law § 462)'],
  WA: ['Seller disclosure statement (RCW 64.06.020)'],
  OR: ['Seller’s property disclosure statement (ORS 105.464)'],
  NV: [
    'Seller’s Real Property Disclosure Form (NRS 113.130)',
    'Resale package of the association, where there is one (NRS 116.4109)',
  ],
  IL: ['Residential Real Property Disclosure Report (765 ILCS 77)'],
  NC: ['Residential Property and Owners’ Association Disclosure Statement (N.C. Gen. Stat. § 47E-4)'],
  MA: [
    'Lead paint notification for older housing (M.G.L. c. 111, § 197A)',
    'Certificate of the fire department for smoke and carbon monoxide alarms (M.G.L. c. 148, § 26F)',
  ],
};

export const listingAppointment = {
  reading: 'Reading the market for the appointment.',
  prepare: {
    opening: (place: string | null) => `Preparation for the listing appointment${place === null ? '' : ` in ${place}`}:`,
    before: {
      title: 'Homework',
      /** So many of the first are done where the home is known. */
      looksUp: 2,
      points: [
        'Look up the home: its record, its last sale, permits, and what it owes in taxes.',
        'Pull the sales most like it, what is for sale beside it now, and what was taken off the market.',
        'Ask for a photo walk or a few pictures, so that your range fits its condition.',
        'Work out a net sheet at two or three prices.',
        'Call the day before: confirm the time, who will be there, and that all who decide can come.',
      ],
    },
    outline: {
      title: 'An outline',
      points: [
        'See the home together, and ask before you tell.',
        'What they want: the date, the money, the worry.',
        'The market: what sold, how long it took, what is for sale now.',
        'The price: a range with its sales, and what the seller nets.',
        'Your plan: preparation, photos, launch, showings, offers, how often they hear from you.',
        'Your fee and what it pays for, then the next step and the agreement.',
      ],
    },
    others:
      'They are talking to other agents: say what you will do in the first weeks, with dates, and leave the plan with them in writing.',
    bring: {
      title: 'Bring',
      points: [
        'The CMA and the net sheets',
        'Your marketing plan on one page',
        'The listing agreement and the disclosure forms',
        'Names of past sellers they may call',
      ],
    },
    questionsTitle: 'Questions to ask',
    noPlace: 'Name the city or neighborhood, and I add its figures; name the address, and I make the CMA.',
  },
  onRecord: (home: string, rooms: string, yearBuilt: number | null, price: string | null, status: ListingStatus) =>
    `On record: ${[home, rooms, yearBuilt === null ? '' : `built ${yearBuilt}`, price === null ? '' : `${status === 'sold' ? 'sold for' : 'listed at'} ${price}${status === 'active' || status === 'sold' ? '' : ` (${status})`}`].filter(Boolean).join(', ')}.`,
  /** @param kind the kind of homes that are counted, "condos"; null for all of them */
  figuresOf: (place: string, span: string, kind: string | null) =>
    `The market to show, ${place}, ${kind ?? 'homes of every kind'} sold ${span}:`,
  /** The home that is to be listed is for sale now. */
  mayBeListed:
    'It is listed now. Where that is with another office, its seller has an agreement there: check who lists it before you call.',
  questions: { opening: 'Questions to ask the seller:', points: questions },
  objections: {
    opening: 'What sellers say most, and what you can answer:',
    names: {
      commission: 'Your fee is too high',
      'start-high': 'Let’s start high and come down later',
      'online-estimate': 'A website says it is worth more',
      'other-agent': 'We know another agent',
      wait: 'We want to wait',
    } satisfies Partial<Record<Objection, string>>,
    more: 'Name another one as they say it, and I word an answer.',
  },
  documents: {
    opening: (state: string) => `What a seller of a home usually signs or hands over in ${state}:`,
    everywhere: 'Everywhere in the country:',
    federal,
    states,
    own: 'From the seller’s drawer:',
    drawer: [
      'Loan statements for the payoff',
      'Permits, warranties and invoices for work that was done',
      'Earlier inspection reports',
      'Rules, fees and contacts of the homeowners’ association',
      'Leases, also of solar panels or a water system',
      'Keys, codes and manuals',
    ],
    unknown: (state: string) => `I have no list for ${state}: your broker and the state association have its forms.`,
    whichState: 'Name the state, and I add what I know of its own.',
    decides: 'Cities and counties may ask for more, and forms change: your broker decides which ones this sale needs.',
    names: {
      ...{ CA: 'California', TX: 'Texas', FL: 'Florida', NY: 'New York', WA: 'Washington', OR: 'Oregon' },
      ...{ NV: 'Nevada', IL: 'Illinois', NC: 'North Carolina', MA: 'Massachusetts' },
    } as Readonly<Record<string, string>>,
  },
  timeline: {
    opening: 'From signing to closing:',
    back: (day: string) => `Counted back from ${day}, the last step first:`,
    steps: [
      'Sign the listing agreement and the agency disclosure; order the reports and the association’s documents.',
      'Prepare: repairs, cleaning, staging, then photos, floor plan and remarks.',
      'Go live: first showings, first open house.',
      'Offers: compare, counter, accept. How long this takes is what the days on market tell.',
      'Escrow opens: deposit, disclosures signed, inspections.',
      'Contingencies are removed: inspection, appraisal, loan.',
      'Final walk-through, signing, funding, recording, keys.',
    ],
    stepsBack: (day: string) => [
      `${day}: moved out. Closing on that day, or before it with a rent-back in the contract.`,
      'Before it, the escrow that the offer names: often about a month with a loan, less for cash.',
      'Before that, the days on the market.',
      'Before that, preparation: as long as the repairs, the staging and the photos need.',
      'Before all of it: the listing agreement, so sign as soon as the list of work is known.',
    ],
    howLong: (place: string) => `How long homes take in ${place}:`,
    noPlace: 'Name the city or neighborhood, and I add how long homes take there.',
    decides: 'The days are those of the contract: add up your own steps, with room for one that slips.',
  },
  ask: {
    questions: 'What questions should I ask the seller?',
    objections: 'What will the seller object to?',
    documents: (state: string | null) => `Checklist of documents the seller needs${state === null ? '' : ` in ${state}`}`,
    timeline: 'Listing timeline from signing to closing',
    cma: (address: string) => `Make a CMA for ${address}`,
  },
};
export type ListingAppointmentTexts = typeof listingAppointment;
