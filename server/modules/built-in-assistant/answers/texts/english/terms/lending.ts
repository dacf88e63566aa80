/** Terms of loans and of what a home is lent on. */
import type { Term } from './term.ts';

export const lendingTerms: readonly Term[] = [
  {
    names: ['fed and mortgage rates'],
    means:
      '**The Fed and mortgage rates**: the Federal Reserve sets what banks pay one another overnight. A mortgage lasts for decades, so its rate goes by long bonds, most of all those of the Treasury, and they move by what investors expect of inflation and of the Fed months ahead. A cut that markets expect is in the rates before it is made, and a cut that feeds inflation can raise them. That is why, and no word on where rates go next.',
  },
  {
    names: ['closing costs', 'closing cost'],
    means:
      '**Closing costs** are what a sale costs beside the price: lender’s fees, title insurance, escrow, recording, transfer taxes and prepaid taxes or insurance. For an estimate, ask “closing costs on” with a price and a place.',
    isFigure: true,
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
    names: ['short sale'],
    means: '**A short sale** is for less than what is owed on the home, so the lender has to agree to it.',
  },
  {
    names: ['foreclosure', 'reo', 'bank owned', 'bank-owned'],
    means: '**Foreclosure** is how a lender takes a home whose loan is not paid. An REO is a home that a bank owns after it.',
  },
  {
    names: ['prequalification', 'prequalified', 'pre-qualified', 'pre qualified', 'prequal', 'pre-qualification', 'prequalify'],
    means:
      '**Prequalification** is a lender’s first estimate of what a buyer could borrow, by what the buyer tells. Nothing is proven yet: a preapproval, for which the lender looks at pay, accounts and credit, weighs more with a seller.',
  },
  {
    names: ['clear to close', 'ctc', 'underwriting', 'underwriter'],
    means:
      '**Underwriting** is where the lender checks the buyer, the home and the papers. “Clear to close” is its last word: all conditions are met, and the loan documents can be signed.',
  },
  {
    names: ['loan estimate', 'closing disclosure', 'cd', 'le'],
    means:
      '**The Loan Estimate** tells a borrower the rate, payment and costs soon after applying; **the Closing Disclosure** tells the final ones, and has to arrive some business days before signing. Both are federal forms of the same layout, so that they can be laid side by side.',
  },
  {
    names: ['bridge loan', 'bridge loans', 'bridge financing'],
    means:
      '**A bridge loan** is a short loan on the home that somebody still owns, to buy the next one before it sells. It costs more than a usual mortgage, and is paid back from the sale.',
  },
  {
    names: ['assumable loan', 'assumable mortgage', 'assumable', 'loan assumption'],
    means:
      '**An assumable loan** can be taken over by the buyer with its rate and what is left of it. FHA, VA and USDA loans usually can, if the lender approves the buyer; what the seller has in equity has to be paid or borrowed beside it.',
  },
  {
    names: ['heloc', 'home equity line of credit', 'home equity line', 'home equity loan'],
    means:
      '**A HELOC**, home equity line of credit, lends against what a home is worth beyond its mortgage. It is drawn as needed, mostly at a rate that changes; a home equity loan is paid out at once, mostly at a fixed one. Both are paid off when the home is sold.',
  },
  {
    names: ['usda loan', 'usda', 'rural development loan'],
    means:
      '**A USDA loan** is backed by the federal government for homes in areas that count as rural, many suburbs among them, and for incomes below a limit. It needs no down payment and carries fees of its own; the lender tells whether address and income qualify.',
  },
  {
    names: ['down payment assistance', 'dpa', 'down payment assistance program', 'dpa program'],
    means:
      '**Down payment assistance** is a grant or a second loan of a state, a city, a charity or a lender toward the down payment or closing costs. Income, price and area limits differ by program; the state’s housing finance agency lists them.',
  },
  {
    names: ['equity', 'home equity'],
    means: '**Equity** is what a home is worth less what is owed on it. It grows as the loan is paid off and as values rise.',
  },
  {
    names: ['amortization', 'amortization schedule', 'amortized'],
    means:
      '**Amortization** is how a loan is paid off over its term: each payment is the same, at first mostly interest, later mostly principal.',
  },
  {
    names: [
      'non-warrantable condo',
      'non warrantable condo',
      'nonwarrantable condo',
      'non-warrantable',
      'warrantable condo',
      'warrantable',
    ],
    means:
      '**A non-warrantable condo** is in a building that does not meet what Fannie Mae and Freddie Mac ask for, for instance by too many rentals, one owner of many units, a lawsuit, or thin reserves. Fewer lenders take it, often with more down and a higher rate.',
  },
  {
    names: ['hard money', 'hard money loan', 'private money'],
    means:
      '**A hard-money loan** comes from private lenders who go by the property more than by the borrower: quick, short and dear. It is used for flips and bridges.',
  },
  {
    names: ['seller financing', 'owner financing', 'seller carry', 'seller carryback', 'seller carry back', 'owner carry'],
    means:
      '**Seller financing** means that the seller lends the buyer part or all of the price, on a note secured by the home. Terms are negotiable, federal and state rules bind it, and an attorney should draw it up.',
  },
  {
    names: ['reserves', 'cash reserves'],
    means:
      '**Reserves** are months of housing payments that a lender wants to see left in a buyer’s accounts after closing; they are asked for most with investments, several homes or large loans. In an HOA, reserves are what is saved for repairs.',
  },
];
