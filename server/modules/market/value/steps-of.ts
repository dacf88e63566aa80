/** The steps of a search in words, and which of them finds a sale first. */
import type { ComparablesAnswer } from '#contract/valuation-answer.ts';
import { lastStep, searchSteps, stepOf, type Home, type Sale } from '../valuation/index.ts';

/** Types whose homes stand in a building with others, on a lot that is none of theirs alone. */
export const sharesBuildings: ReadonlySet<string> = new Set([
  'condominium',
  'coop',
  'loft',
  'tic',
  'apartment-for-sale',
  'apartment-for-rent',
]);
const BUILDING_MONTHS = 12;

/** Homes of buildings are looked for in their own building first. */
function inBuilding(subject: Home, sale: Sale, month: number): boolean {
  const isSame = subject.building !== null && subject.building === sale.building && sharesBuildings.has(subject.type);
  return isSame && month - sale.month <= BUILDING_MONTHS;
}

export interface Steps {
  of: (sale: Sale) => number | null;
  list: ComparablesAnswer['steps'];
  /** At which the search stops. */
  last: number;
}

export function stepsFor(subject: Home, sales: readonly Sale[], month: number): Steps {
  const hasBuilding = subject.building !== null && sharesBuildings.has(subject.type);
  const offset = hasBuilding ? 1 : 0;
  const of = (sale: Sale): number | null => {
    if (hasBuilding && inBuilding(subject, sale, month)) return 0;
    const step = stepOf(subject, sale, month);
    return step === null ? null : step + offset;
  };
  const found = sales.map(of);
  const last = lastStep(found.map((step) => (step === null ? null : Math.max(0, step - offset)))) + offset;
  const count = (at: number): number => found.filter((step) => step === at).length;
  const building = { name: 'in the same building, 12 months', miles: null, days: 365, areaPercent: null, found: count(0) };
  const wider = searchSteps.slice(0, last - offset + 1).map(({ miles, days, areaShare }, at) => {
    const areaPercent = Math.round(areaShare * 100);
    const around = `within ${miles} ${miles === 1 ? 'mile' : 'miles'}, ${days} days`;
    const name = subject.livingAreaSqft === null ? around : `${around}, ±${areaPercent}% of the living area`;
    return { name, miles, days, areaPercent, found: count(at + offset) };
  });
  return { of, last, list: hasBuilding ? [building, ...wider] : wider };
}
