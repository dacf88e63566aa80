import { tradePractice } from './trade-practice.ts';

/** How things of the trade are done, in general: the ranges are customs, which no record here tells. */
export const tradeQuestions = {
  ...tradePractice,
  'earnest-money-share':
    '**Earnest money** goes by local custom and by how hotly a home is fought over: often one to three percent of the price, more for new construction. There is no legal amount; the contract names it and says when it is due and when it comes back. The listing agent can tell what this seller expects.',
  'earnest-money-at-risk':
    '**Who gets the earnest money** is for the contract to say. A buyer who leaves under a contingency that still stands usually gets it back; one who leaves after the contingencies are gone, or misses a deadline, may lose it. In many states the escrow holder releases it only once both sides sign or a decision is made, and some states limit what a seller may keep.',
  'seller-pays-costs':
    '**A seller can pay costs of the buyer** at closing, as a credit that the contract names. The loan limits it: a share of the price that depends on the program and on what is put down, and never more than the costs there are. It can go to closing costs, prepaid items or a buydown, not into the buyer’s pocket. Ask the lender for the limit before you write it.',
  'low-appraisal':
    '**When the appraisal comes in low** the lender lends on the lower figure. Then there are five ways on: the seller lowers the price, the buyer brings the difference in cash, they meet in between, the lender is asked to reconsider with better comparable sales, or the buyer leaves under an appraisal contingency, where one stands. Which of them is open goes by the contract and its dates.',
  'inspection-period':
    '**The inspection period** is the time the contract gives a buyer to inspect the home and then to go on, to ask for repairs or a credit, or to leave. In many contracts it is one to two weeks from acceptance; some states call it due diligence or an option period, and there a fee may be paid for it. The days are counted as the contract says.',
  'waive-inspection':
    '**Waiving the inspection contingency** makes an offer stronger and leaves the buyer with whatever is found later. Ways to keep an eye on the home and still compete: inspect before the offer, read the seller’s own reports, shorten the time, or keep the right to leave and ask for no repairs. Whether to waive is the buyers’ decision, once they know what they may have to pay for; note in writing that you told them.',
  'waive-appraisal':
    '**Waiving the appraisal contingency** means that the buyer brings the difference if the home appraises low. Ways in between: cover a gap up to a sum that the offer names, or put more down so that a lower figure still carries the loan. Ask the lender how far the buyer’s cash reaches before it is written; the decision is the buyer’s.',
  'waive-loan':
    '**Waiving the loan contingency** puts the earnest money at risk if the lender says no or is late. It is safer the further the lender is: a loan that is fully underwritten before the offer, or cash that could close in its place. The decision is the buyer’s, with the lender’s word on it.',
  'mortgage-insurance-needed':
    '**Mortgage insurance** comes with a conventional loan as long as less than twenty percent is put down; it can go once enough is paid off or the home has gained, as the lender’s rules say. FHA loans carry their own, for most buyers as long as the loan lasts. VA loans have none, but a funding fee. Ways around it are more down, a second loan, or insurance that the lender pays for a higher rate.',
  'down-payment-least':
    '**The least to put down** depends on the loan: nothing for VA and USDA loans, three and a half percent for FHA, three to five percent for many conventional loans, and twenty percent to do without mortgage insurance. Second homes and investments take more. Tell me a price and a share, and I work out the payment and the cash to close.',
  'credit-score':
    '**Which credit score it takes** each lender and each program sets for itself. FHA loans are open to lower scores than most conventional ones, and a higher score lowers the rate and the mortgage insurance. Two or three lenders asked within the same two weeks count as one look into the credit.',
  'preapproval-lasts':
    '**A preapproval** usually holds for two to three months, as pay stubs and credit reports grow old. A new job, a new loan or a change of rates can end it sooner, so ask the lender for a fresh letter with the price of each offer.',
  'sell-before-buying':
    '**Selling and buying at once** can be tied in several ways: an offer that is contingent on the sale, a longer closing, a rent-back after their own sale, a bridge loan or a line of credit on the home they have, or selling first and renting for a while. The strongest offer is the one without the contingency, and what it costs is a question for the lender. I can value their home and show what the price range would be.',
  'multiple-offers':
    '**What wins against other offers**, besides the price: proof of money (a full approval, or cash), few and short contingencies, more earnest money, covering an appraisal gap up to a sum, an escalation clause where the seller takes them, and the closing date or rent-back that suits the seller. Ask the listing agent what matters to them. A letter about the buyers themselves is best left out, for fair housing. Name the home, and I show what sold like it.',
  'buyer-agreement':
    '**A written agreement with a buyer** is needed before touring a home together, in person or by a live video tour, for agents who work through an MLS of the National Association of Realtors; it says what is paid and that fees are negotiable. Open houses that the listing agent holds need none. Some states ask for one earlier or in another form.',
  'buyer-agent-pay':
    '**Who pays a buyer’s agent** is negotiable: the buyer, the seller by an offer of compensation outside the MLS, a seller’s credit, or a mix. The agreement with the buyer sets the most that the agent may receive. Ask the listing agent what the seller offers, and write into the purchase contract what is agreed.',
  walkthrough:
    '**The final walk-through** is right before closing, usually within the last days: is the home in the state the contract promises, are the repairs done, do the systems run, is what was to stay still there? It is no second inspection. What is amiss goes to the seller’s agent before the papers are signed.',
  'wire-fraud':
    '**Before money is wired**, the buyer calls the escrow or title company at a number found somewhere else than in the e-mail, and reads the account back. Instructions that change at the last minute are the commonest sign of fraud. If money went astray, call the bank and report it to the FBI’s center for internet crime within hours.',
  'closing-delayed':
    '**When closing is late**, the contract says who may do what: most often both sides sign a new date, sometimes with a fee a day, and a rate lock may need to be extended. A side that is ready may be able to give notice that the other has to perform. Get the new date in writing before the old one passes.',
  'cooling-off':
    '**A right to change one’s mind** after signing is the exception in a sale of a home: a few states and some kinds of homes, such as new developments and condos, give some days. Otherwise a buyer leaves under a contingency, and a seller hardly ever.',
  'prepare-to-sell':
    '**What pays before a listing** is mostly cheap: clear out, clean, light, paint in a plain color, a tidy front, and repairs that an inspection would find anyway. Big remodels seldom come back in the price within one sale. Look at what the homes that sold like it had: name the home, and I show its comparable sales.',
  'best-time-to-list':
    '**When to list** goes by season and by the street: in most places spring brings the most buyers and also the most competition. Name a place, and I show how prices, days on market and sales went month by month there.',
  'short-term-rental':
    '**Whether a home may be rented by the night** the city’s rules, the HOA’s documents and at times the lender decide; a listing’s record does not answer it. Look for the city’s permit and zoning rules, the least lease term in the HOA’s documents, and ask both in writing before anyone counts on the income.',
  'hoa-documents':
    '**What an HOA fee covers** stands in its budget and rules, not in the listing: often insurance of the building, upkeep of what is shared, reserves, at times water, heat or cable. Ask for the budget, the reserve study, the minutes of the last year, the insurance, rules on rentals and pets, and special assessments that are planned.',
  contingencies:
    '**The usual contingencies** of an offer are inspection, appraisal and loan; some add the sale of the buyer’s own home, a clear title, insurance or the review of HOA documents. Each gives the buyer a number of days to be content or to leave and get the earnest money back. As each is satisfied or waived, that way out closes.',
  'buying-steps':
    '**The steps of buying**: a lender’s preapproval, a search and showings, an offer with its contingencies, earnest money into escrow, inspections, the appraisal and the loan’s approval, insurance and title, a final walk-through, then signing, money and keys. With a loan it usually takes a month to a month and a half from the accepted offer.',
  'selling-steps':
    '**The steps of selling**: a value from comparable sales, preparation and photos, the listing agreement and disclosures, showings, offers and a counteroffer, the buyer’s inspections and appraisal, repairs or credits, then signing and the payoff of the loan at closing. I can prepare the appointment, the value and a net sheet.',
};

/** A question that is answered so. */
export type TradeQuestion = keyof typeof tradeQuestions;
export type TradeQuestionTexts = typeof tradeQuestions;
