/** Terms of markets, values and investing. */
import type { Term } from './term.ts';

export const marketTerms: readonly Term[] = [
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
    names: ['dom', 'days on market', 'cdom'],
    means: '**DOM**, days on market, is how long a listing has been active. CDOM counts earlier listings of the same home, too.',
    isFigure: true,
  },
  {
    names: ['months of supply', 'months of inventory', 'absorption rate'],
    means:
      '**Months of supply** is how long it would take to sell all homes on the market at the present pace: few months favor sellers, many favor buyers. The absorption rate is the same the other way round, the share that sells in a month.',
    isFigure: true,
  },
  {
    names: ['1031 exchange', '1031', 'like-kind exchange'],
    means:
      '**A like-kind exchange** lets an investor put off the tax on a gain by buying another investment property within strict deadlines. A tax adviser has to plan it.',
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
    names: ['net sheet', 'seller net sheet', "seller's net sheet", 'sellers net sheet', 'net proceeds'],
    means:
      '**A net sheet** is what a seller is left with: the price, less the payoff of loans, commissions, closing costs, transfer taxes and credits. Name a price and a place, and I work one out with each line shown.',
    isFigure: true,
  },
  {
    names: ["buyer's market", 'buyers market', "seller's market", 'sellers market', 'balanced market'],
    means:
      '**A seller’s market** is one with more buyers than homes: homes sell fast, often at or above the list price. In a buyer’s market it is the other way round. Months of supply tell which it leans to: name a place, and I tell them.',
  },
  {
    names: ['cash on cash return', 'cash-on-cash return', 'cash on cash', 'cash-on-cash', 'coc'],
    means:
      '**Cash-on-cash return** is what a rented property leaves in a year after its loan payments, as a share of the cash that was put in. It goes up and down with the loan; a cap rate leaves the loan out.',
  },
  {
    names: ['sale-to-list ratio', 'sale to list ratio', 'list to sale ratio', 'list-to-sale ratio', 'sale to list'],
    means:
      '**The sale-to-list ratio** is what homes sold for as a share of what was asked last. Above the whole, buyers paid over asking. Name a place, and I tell it there.',
    isFigure: true,
  },
  {
    names: ['ibuyer', 'i-buyer', 'ibuyers'],
    means:
      '**An iBuyer** is a company that buys homes at once, by a price that a computer makes, and sells them on. The seller gets speed and pays for it with fees and often a lower price.',
  },
  {
    names: ['price per square foot', 'ppsf', '$/sf'],
    means:
      '**Price per square foot** is the price divided by the living area. It compares like homes of like size; land, condition and floor change it, and smaller homes usually show a higher one.',
    isFigure: true,
  },
];
