import type { Random } from '#demo/random.ts';
import type { Pace } from './markets/market.ts';
import type { Status } from './status.ts';

/** When a listing came, waited and went, in day numbers. */
export interface Dates {
  contractSignedDay: number;
  /** Null while coming soon. */
  onMarketDay: number | null;
  expectedOnMarketDay: number | null;
  purchaseContractDay: number | null;
  closeDay: number | null;
  /** When it left the market without a sale. */
  offMarketDay: number | null;
  lastChangeDay: number;
  daysOnMarket: number;
}

export interface DateFacts {
  isLease: boolean;
  pace: Pace;
  /** How far the price lies over what is usual: dear homes wait longer. */
  optimism: number;
  /** How far back sales reach. */
  historyMonths: number;
}

const DAYS_PER_MONTH = 30.4375;
const MS_PER_DAY = 86_400_000;
/** Part of the year's sales that close in each month, January first. */
const closingsByMonth = [0.055, 0.055, 0.08, 0.09, 0.105, 0.105, 0.095, 0.09, 0.085, 0.095, 0.08, 0.065];
const BUSIEST_MONTH = 0.105;

export function drawDates(status: Status, facts: DateFacts, today: number, random: Random): Dates {
  switch (status) {
    case 'Coming Soon':
      return comingSoon(today, random);
    case 'Active':
      return active(facts, today, random);
    case 'Expired':
    case 'Withdrawn':
    case 'Canceled':
      return leftUnsold(facts, drawPastDay(facts.historyMonths, today, random), random);
    case 'Closed':
      return underContract(facts, drawPastDay(facts.historyMonths, today, random), today, random);
    case 'Pending':
    case 'Active Under Contract':
      return underContract(facts, null, today, random);
  }
}

const none = { expectedOnMarketDay: null, purchaseContractDay: null, closeDay: null, offMarketDay: null };

function comingSoon(today: number, random: Random): Dates {
  const signed = today - random.int(0, 6);
  return {
    ...none,
    contractSignedDay: signed,
    onMarketDay: null,
    expectedOnMarketDay: today + random.int(1, 14),
    lastChangeDay: signed,
    daysOnMarket: 0,
  };
}

function active({ pace }: DateFacts, today: number, random: Random): Dates {
  // Homes that do not sell stay in view longest: the ages on a given day are longer than the times to contract.
  const age = Math.min(330, Math.floor(-Math.log(1 - random.next()) * pace.daysOnMarket * 1.7));
  const onMarketDay = today - age;
  return {
    ...none,
    contractSignedDay: onMarketDay - random.int(0, 12),
    onMarketDay,
    lastChangeDay: onMarketDay,
    daysOnMarket: age,
  };
}

/** On the market until `endDay`, longer than what sells. */
export function leftUnsold({ pace }: Pick<DateFacts, 'pace'>, endDay: number, random: Random): Dates {
  const days = Math.round(Math.min(300, random.between(30, 90) + pace.daysOnMarket * 1.2));
  const onMarketDay = endDay - days;
  return {
    ...none,
    contractSignedDay: onMarketDay - random.int(0, 12),
    onMarketDay,
    offMarketDay: endDay,
    lastChangeDay: endDay,
    daysOnMarket: days,
  };
}

/** Under contract today, or closed on `closeDay`. */
export function underContract(
  { isLease, pace, optimism }: Omit<DateFacts, 'historyMonths'>,
  closeDay: number | null,
  today: number,
  random: Random,
): Dates {
  const daysToContract = Math.min(
    300,
    Math.max(3, Math.round(pace.daysOnMarket * Math.exp(optimism * 8 + random.normal(0, 0.5)))),
  );
  const escrow = isLease ? random.int(1, 12) : random.int(14, 45);
  const purchaseContractDay = closeDay === null ? today - random.int(0, escrow) : closeDay - escrow;
  const onMarketDay = purchaseContractDay - daysToContract;
  return {
    ...none,
    contractSignedDay: onMarketDay - random.int(0, 12),
    onMarketDay,
    purchaseContractDay,
    closeDay,
    lastChangeDay: closeDay ?? purchaseContractDay,
    daysOnMarket: daysToContract,
  };
}

/** A day within the history, oftener in the months in which homes close. */
function drawPastDay(historyMonths: number, today: number, random: Random): number {
  for (;;) {
    const day = today - random.int(0, Math.floor(historyMonths * DAYS_PER_MONTH) - 1);
    const month = new Date(day * MS_PER_DAY).getUTCMonth();
    if (random.chance((closingsByMonth[month] ?? 0) / BUSIEST_MONTH)) return day;
  }
}
