/** Terms of the trade in a sentence or two: general, so that no state's law or contract is told. Without figures, as nothing traces them. */
export interface Term {
  /** What it is called, in small letters without accents. */
  names: readonly string[];
  /** Begins with the term itself. */
  means: string;
  /** What a home or a market has a figure of: "what is the HOA?" asks for that one. */
  isFigure?: boolean;
  /** What homes are searched by: "what's pending?" beside results asks for those. */
  isStatus?: boolean;
}

export const terms = {
  notAdvice: 'Contracts and states differ: for a case of your own, ask your broker or an attorney.',
  list: [
    {
      names: ['escrow', 'in escrow'],
      means:
        '**Escrow** is a neutral third party that holds the money and papers of a sale until both sides have done what the contract asks. “In escrow” says that a sale is on its way to closing. Lenders also call the account escrow from which they pay taxes and insurance.',
    },
    {
      names: ['fed and mortgage rates'],
      means:
        '**The Fed and mortgage rates**: the Federal Reserve sets what banks pay one another overnight. A mortgage lasts for decades, so its rate goes by long bonds, most of all those of the Treasury, and they move by what investors expect of inflation and of the Fed months ahead. A cut that markets expect is in the rates before it is made, and a cut that feeds inflation can raise them. That is why, and no word on where rates go next.',
    },
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
      means:
        '**Closing**, also called settlement, is when papers are signed, money is paid and the title goes over to the buyer.',
    },
    {
      names: ['closing costs', 'closing cost'],
      means:
        '**Closing costs** are what a sale costs beside the price: lender’s fees, title insurance, escrow, recording, transfer taxes and prepaid taxes or insurance. For an estimate, ask “closing costs on” with a price and a place.',
      isFigure: true,
    },
    {
      names: ['earnest money', 'earnest money deposit', 'emd', 'good faith deposit'],
      means:
        '**Earnest money** is a deposit that a buyer makes with the offer to show that it is meant. It counts toward the price at closing; who keeps it when a sale falls through is for the contract to say.',
    },
    {
      names: ['appraisal', 'home appraisal'],
      means:
        '**An appraisal** is a licensed appraiser’s opinion of what a home is worth, usually ordered by the lender. A value that I estimate from sales is none.',
    },
    {
      names: ['appraisal gap'],
      means:
        '**An appraisal gap** is the difference when a home appraises for less than the agreed price. The lender lends on the lower figure, so the buyer pays more in cash, both agree on another price, or the sale ends as the contract allows.',
    },
    {
      names: ['cma', 'comparative market analysis'],
      means:
        '**A CMA**, comparative market analysis, estimates a home’s price from what similar homes nearby sold for. I can make one: open a home and ask for a CMA.',
    },
    {
      names: ['comps', 'comp', 'comparables', 'comparable sales'],
      means: '**Comps** are similar homes nearby that sold lately; a home’s price is judged by them.',
      isFigure: true,
    },
    {
      names: ['bpo', 'broker price opinion'],
      means:
        '**A BPO**, broker price opinion, is a broker’s estimate of value, often for a lender. It is less formal than an appraisal.',
    },
    {
      names: ['avm', 'automated valuation model'],
      means: '**An AVM** estimates a home’s value by a computer from sales and records, without anybody seeing the home.',
    },
    {
      names: ['hoa', 'homeowners association', 'home owners association'],
      means:
        '**An HOA**, homeowners association, looks after what the homes of a community share and charges its owners dues. Its rules, the CC&Rs, bind all of them.',
      isFigure: true,
    },
    {
      names: ['cc&rs', 'ccrs', 'cc&r', 'ccr', 'covenants conditions and restrictions'],
      means:
        '**CC&Rs** are the covenants, conditions and restrictions of a community: what owners may and may not do with their homes.',
    },
    {
      names: ['special assessment', 'special assessments'],
      means:
        '**A special assessment** is a charge beside the regular dues or taxes, for something large such as a roof or a street.',
    },
    {
      names: ['title', 'clear title'],
      means: '**Title** is the legal right to own a property. It is clear when nobody else has a claim on it.',
    },
    {
      names: ['title insurance'],
      means:
        '**Title insurance** protects a lender or an owner against claims on the property from before the purchase, such as an unknown lien. It is paid for once, at closing.',
    },
    {
      names: ['deed'],
      means: '**A deed** is the signed paper that hands the title of a property over to its new owner.',
    },
    {
      names: ['lien', 'liens'],
      means:
        '**A lien** is a claim on a property for an unpaid debt, such as a mortgage or taxes; it is usually paid off at closing.',
    },
    {
      names: ['easement', 'easements'],
      means:
        '**An easement** is another’s right to use a part of a property for something, such as a shared driveway or power lines.',
    },
    {
      names: ['ltv', 'loan to value', 'loan-to-value'],
      means: '**LTV**, loan to value, is the loan as a share of what the home is worth: the more is put down, the lower it is.',
    },
    {
      names: ['dti', 'debt to income', 'debt-to-income', 'debt to income ratio'],
      means:
        '**DTI**, debt to income, is the share of a month’s income before taxes that goes to debts, the new housing cost among them. Lenders limit it.',
    },
    {
      names: ['pmi', 'private mortgage insurance', 'mortgage insurance'],
      means:
        '**PMI**, private mortgage insurance, protects the lender when little is put down. The buyer pays it until enough of the home is owned.',
    },
    {
      names: ['piti'],
      means: '**PITI** is the whole housing payment: principal, interest, taxes and insurance.',
    },
    {
      names: ['apr', 'annual percentage rate'],
      means: '**APR** is what a loan costs in a year, fees included, as a rate; so it is usually above the interest rate.',
    },
    {
      names: ['points', 'discount points', 'mortgage points'],
      means: '**Points** are paid to the lender up front for a lower interest rate; each is a hundredth of the loan.',
    },
    {
      names: ['arm', 'adjustable rate mortgage', 'adjustable-rate mortgage'],
      means: '**An ARM**, adjustable-rate mortgage, has a rate that is fixed at first and changes with the market later.',
    },
    {
      names: ['jumbo', 'jumbo loan'],
      means:
        '**A jumbo loan** is larger than what Fannie Mae and Freddie Mac buy in that county; lenders ask more of its borrowers.',
    },
    {
      names: ['preapproval', 'pre-approval', 'pre approval', 'preapproved', 'pre-approved'],
      means:
        '**A preapproval** is a lender’s letter that it would lend up to a sum, after it has looked at income, debts and credit. A prequalification rests on what the buyer says alone.',
    },
    {
      names: [
        ...['buydown', 'rate buydown', 'buy down', 'temporary buydown', '2-1 buydown', '2/1 buydown', '3-2-1 buydown'],
        ...['rate buydown 2-1', 'buydown 2-1', '2-1 rate buydown', '2 1 buydown', '2-1'],
      ],
      means:
        '**A buydown** is money paid up front, often by the seller, for a lower interest rate for some years or for good. A 2-1 buydown takes two points off the rate in the first year and one in the second; then the whole rate is paid. Who pays for it puts up the difference at closing, and the buyer still qualifies at the whole rate.',
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
      names: ['short sale'],
      means: '**A short sale** is for less than what is owed on the home, so the lender has to agree to it.',
    },
    {
      names: ['foreclosure', 'reo', 'bank owned', 'bank-owned'],
      means: '**Foreclosure** is how a lender takes a home whose loan is not paid. An REO is a home that a bank owns after it.',
    },
    {
      names: ['dom', 'days on market', 'cdom'],
      means:
        '**DOM**, days on market, is how long a listing has been active. CDOM counts earlier listings of the same home, too.',
      isFigure: true,
    },
    {
      names: ['months of supply', 'months of inventory', 'absorption rate'],
      means:
        '**Months of supply** is how long it would take to sell all homes on the market at the present pace: few months favor sellers, many favor buyers. The absorption rate is the same the other way round, the share that sells in a month.',
      isFigure: true,
    },
    {
      names: ['adu', 'accessory dwelling unit'],
      means:
        '**An ADU**, accessory dwelling unit, is a second, smaller home on the lot of a house, with its own kitchen and bath.',
    },
    {
      names: ['tic', 'tenancy in common', 'tenants in common'],
      means:
        '**A TIC**, tenancy in common, is a share of a whole building with the right to live in one of its homes; a condo is owned by itself.',
    },
    {
      names: ['co-op', 'coop', 'co op', 'cooperative'],
      means: '**A co-op** is owned by a corporation; who buys gets shares of it and the right to live in one home.',
    },
    {
      names: ['mls', 'multiple listing service'],
      means: '**An MLS**, multiple listing service, is where the brokers of a region share their listings with each other.',
    },
    {
      names: ['1031 exchange', '1031', 'like-kind exchange'],
      means:
        '**A like-kind exchange** lets an investor put off the tax on a gain by buying another investment property within strict deadlines. A tax adviser has to plan it.',
    },
    {
      names: ['mello-roos', 'mello roos', 'cfd tax'],
      means:
        '**Mello-Roos** is a special tax in parts of California that pays for a newer area’s streets, schools or parks. It comes with the property tax bill beside the usual tax and ends once its bonds are paid; the bill or the county tells whether a home has it, and how much.',
    },
    {
      names: ['cap rate', 'capitalization rate'],
      means:
        '**A cap rate** is what a rented property nets in a year, before any loan, as a share of its price. Name a rent a month beside a home, and I work it out part by part.',
    },
    {
      names: ['noi', 'net operating income'],
      means: '**NOI**, net operating income, is a year’s rents less vacancy and running costs, before any loan and income tax.',
    },
    {
      names: ['grm', 'gross rent multiplier'],
      means: '**A gross rent multiplier** is the price divided by a year’s rents. It is quick, and leaves all costs out.',
    },
    {
      names: ['arv', 'after repair value', 'after-repair value'],
      means:
        '**ARV**, after-repair value, is what a home should sell for once the planned work is done. It is judged from sales of like homes in that condition.',
    },
    {
      names: ['seller disclosure', "seller's disclosure", 'sellers disclosure'],
      means:
        '**A seller’s disclosure** is where a seller tells what is known of the home’s defects. Which form there is, and who must fill one in, is for each state to say.',
    },
    {
      names: ['fha loan', 'fha'],
      means:
        '**An FHA loan** is insured by the federal government, takes a smaller down payment, and comes with mortgage insurance and an appraisal that looks at the home’s condition as well.',
    },
    {
      names: ['va loan', 'va financing'],
      means:
        '**A VA loan** is for veterans and those in service. It is partly guaranteed by the government, often needs no down payment, and has no monthly mortgage insurance, but a funding fee.',
    },
    {
      names: ['conventional loan', 'conventional'],
      means:
        '**A conventional loan** is one that no government agency insures. With less than a fifth put down it usually comes with mortgage insurance.',
    },
    {
      names: ['rate lock'],
      means: '**A rate lock** is a lender’s promise of a rate for a time, so that it stands until closing if that comes in time.',
    },
    {
      names: ['home warranty'],
      means:
        '**A home warranty** is a service contract that pays for repairs of named systems and appliances for a year or so, with a fee for each call.',
    },
  ] as Term[],
};
export type TermTexts = typeof terms;
