/** Terms of a contract and of the way to closing. */
import type { Term } from './term.ts';

export const contractTerms: readonly Term[] = [
  {
    names: ['time to close', 'closing time'],
    means:
      '**Time to close**: with a loan it is usually a month to a month and a half from the signed contract, as the appraisal and the lender take most of it; with cash it can be a week or two. The contract names the day, and both sides may move it together.',
  },
  {
    names: ['appraisal contingency', 'appraisal contingencies'],
    means:
      '**An appraisal contingency** lets the buyer leave the purchase or negotiate again when the appraisal comes in below the agreed price, within the times and terms of the contract. Without it, the difference is usually the buyer’s to bring.',
  },
  {
    names: ['inspection contingency', 'inspection contingencies'],
    means:
      '**An inspection contingency** gives the buyer a time to inspect the home and, by what is found, to go on, to ask for repairs or a credit, or to leave, as the contract says.',
  },
  {
    names: ['loan contingency', 'financing contingency', 'mortgage contingency'],
    means:
      '**A loan contingency** protects the buyer when the lender does not approve the loan in time: the buyer may leave the purchase under the terms of the contract.',
  },
  {
    names: ['contingent', 'contingency', 'contingencies'],
    means:
      '**Contingent** means that an offer was accepted, but the sale still depends on something, such as an inspection, an appraisal, a loan, or the sale of the buyer’s own home. While a contingency stands, the buyer may be able to leave under its terms.',
  },
  {
    names: ['pending', 'pending sale', 'sale pending'],
    means:
      '**Pending** means that an offer was accepted and, in most MLSs, that its contingencies are done: the sale waits for closing. A seller may still take backup offers.',
    isStatus: true,
  },
  {
    names: ['under contract', 'in contract'],
    means:
      '**Under contract** means that buyer and seller have signed. It is the wider word: a home under contract may still have contingencies open, or be pending.',
    isStatus: true,
  },
  {
    names: ['active', 'active listing'],
    means: '**Active** means that a home is for sale and no offer has been accepted.',
    isStatus: true,
  },
  {
    names: ['coming soon'],
    means:
      '**Coming soon** means that a listing is announced before it is active; in most MLSs showings begin only once it is active.',
    isStatus: true,
  },
  {
    names: ['closing', 'settlement'],
    means: '**Closing**, also called settlement, is when papers are signed, money is paid and the title goes over to the buyer.',
  },
  {
    names: ['earnest money', 'earnest money deposit', 'emd', 'good faith deposit'],
    means:
      '**Earnest money** is a deposit that a buyer makes with the offer to show that it is meant. It counts toward the price at closing; who keeps it when a sale falls through is for the contract to say.',
  },
  {
    names: ['seller concessions', 'seller concession', 'concessions', 'seller credit'],
    means: '**Seller concessions** are costs of the buyer that the seller agrees to pay at closing. Loan programs limit them.',
  },
  {
    names: ['escalation clause'],
    means: '**An escalation clause** lets an offer rise by steps above other offers, up to a limit that the buyer names.',
  },
  {
    names: ['backup offer', 'back-up offer'],
    means: '**A backup offer** is accepted in second place: it counts when the first sale falls through.',
  },
  {
    names: ['as is', 'as-is'],
    means:
      '**As is** means that the seller will make no repairs. What the seller knows must still be disclosed as the state’s law says.',
  },
  {
    names: ['seller disclosure', "seller's disclosure", 'sellers disclosure'],
    means:
      '**A seller’s disclosure** is where a seller tells what is known of the home’s defects. Which form there is, and who must fill one in, is for each state to say.',
  },
  {
    names: ['home warranty'],
    means:
      '**A home warranty** is a service contract that pays for repairs of named systems and appliances for a year or so, with a fee for each call.',
  },
  {
    names: ['escrow', 'in escrow'],
    means:
      '**Escrow** is a neutral third party that holds the money and papers of a sale until both sides have done what the contract asks. “In escrow” says that a sale is on its way to closing. Lenders also call the account escrow from which they pay taxes and insurance.',
  },
  {
    names: ['mls', 'multiple listing service'],
    means: '**An MLS**, multiple listing service, is where the brokers of a region share their listings with each other.',
  },
  {
    names: ['counteroffer', 'counter offer', 'counter-offer', 'counter'],
    means:
      '**A counteroffer** is an answer to an offer with other terms. It turns the offer down as it stood: there is no contract until the other side accepts the new terms.',
  },
  {
    names: ['addendum', 'addenda', 'amendment', 'contract addendum'],
    means:
      '**An addendum** adds terms to a contract and becomes part of it once both sides sign; an amendment changes terms that were signed already.',
  },
  {
    names: ['rent-back', 'rent back', 'rentback', 'leaseback', 'seller rent-back', 'post-closing occupancy'],
    means:
      '**A rent-back** lets the seller stay in the home for a time after closing, as a tenant of the buyer. The agreement names the days, the rent, the deposit and who insures what; a lender may limit how long it runs.',
  },
  {
    names: ['kick-out clause', 'kick out clause', 'kickout clause', '72 hour clause', 'bump clause'],
    means:
      '**A kick-out clause** lets a seller who took an offer contingent on the sale of the buyer’s home go on showing it. If a better offer comes, the first buyer has a short time, which the contract names, to drop the contingency or step back.',
  },
  {
    names: ['right of first refusal', 'rofr', 'first right of refusal'],
    means:
      '**A right of first refusal** lets its holder, often a tenant, a co-owner or an HOA, take a sale on the terms that another buyer has offered, before that buyer can.',
  },
  {
    names: ['exclusive right to sell', 'exclusive right to sell agreement', 'listing agreement', 'exclusive listing'],
    means:
      '**An exclusive right to sell** is a listing agreement under which the broker is paid whoever brings the buyer, during its term. Under an exclusive agency the seller owes nothing where the seller finds the buyer alone. Its length and pay are negotiable.',
  },
  {
    names: ['dual agency', 'dual agent'],
    means:
      '**Dual agency** is one agent or broker for both buyer and seller of the same sale. Some states forbid it, most ask for the written consent of both, and the agent may then advise neither against the other.',
  },
  {
    names: ['pocket listing', 'off-market listing', 'off market', 'off-market', 'whisper listing', 'office exclusive'],
    means:
      '**A pocket listing** is a home that an agent sells without the MLS. Associations limit how it may be marketed, and fewer buyers see it. I know only what your MLS access shows, so those are not among my homes.',
  },
  {
    names: ['lockbox', 'lock box', 'supra', 'supra box'],
    means:
      '**A lockbox** holds the key at a listing, so that agents with access can show the home. An electronic one records who opened it and when.',
  },
  {
    names: [
      'buyer agency agreement',
      'buyer representation agreement',
      'buyer broker agreement',
      'buyer agreement',
      'bba',
      'brbc',
    ],
    means:
      '**A buyer agreement** says what an agent does for a buyer, for how long, and what is paid by whom. Agents who work through an MLS of the National Association of Realtors need one in writing before they tour a home with a buyer; fees are negotiable.',
  },
  {
    names: ['home inspection', 'inspection', 'general inspection'],
    means:
      '**A home inspection** is a look at what can be seen of a home’s structure, roof, systems and appliances, by an inspector whom the buyer hires. The report names defects and what a specialist should look at; it is no warranty, and sets no value.',
  },
  {
    names: ['due diligence', 'due diligence period', 'option period', 'option fee', 'due diligence fee'],
    means:
      '**Due diligence**, in some states the option period, is the time a contract gives a buyer to look into a home and leave for any reason, often for a fee that the seller keeps.',
  },
  {
    names: ['probate sale', 'probate'],
    means:
      '**A probate sale** sells the home of somebody who died, under the watch of a court. Depending on the state and the powers of the executor, a judge may have to confirm it, others may bid over it in court, and it usually takes longer and is sold as is.',
  },
  {
    names: ['trust sale', 'living trust', 'family trust'],
    means:
      '**A trust sale** is made by the trustee of a trust that holds the home, often after its owner has died, and usually needs no court. A trustee who never lived there may know little of the home and be free of some disclosure forms, as the state says.',
  },
  {
    names: ['fsbo', 'for sale by owner'],
    means:
      '**FSBO**, for sale by owner, is a home sold without a listing agent. A buyer’s agent settles in writing who pays before showing it.',
  },
  {
    names: ['power of attorney', 'poa'],
    means:
      '**A power of attorney** lets one person sign for another. For a sale it usually has to name the home, be notarized, and be accepted ahead by the title company and the lender.',
  },
];
