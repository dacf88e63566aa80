import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import type { AdjustmentName, ValuationAnswer, ValuedComparable, ValuedSubject } from '#contract/valuation-answer.ts';
import { isAgainst, joinsSize } from './grid-rows.ts';

type Adjustment = ValuedComparable['adjustments'][number];

/** The facts whose absence from a record is told with the adjustment of their kind. */
const factOf = {
  baths: 'fullBaths',
  beds: 'bedrooms',
  garage: 'garageSpaces',
  lot: 'lotSizeSqFt',
  age: 'yearBuilt',
  basement: 'basementSqFt',
  fireplaces: 'fireplaces',
  condition: 'condition',
} as const satisfies Partial<Record<AdjustmentName, keyof ValuedSubject>>;
const isCounted = (kind: AdjustmentName): kind is keyof typeof factOf => kind in factOf;

const against: Partial<Record<AdjustmentName, string>> = {
  beds: 'at the same living area, homes with more bedrooms have sold for less here.',
  age: 'among homes of about these years, the older ones have not sold for less here.',
};
const AGAINST = 'sales here have gone this way.';

function unknownWords(kind: AdjustmentName, dollars: readonly number[]): string {
  const isLess = dollars.every((amount) => amount <= 0);
  const isMore = dollars.every((amount) => amount >= 0);
  const silent = kind === 'condition' ? 'does not tell it, as those of updated homes do' : 'does not tell it';
  const sold = isLess ? 'less, so that much is taken off' : isMore ? 'more, so that much is added' : 'other prices, up or down';
  return `the record of this home ${silent}. Homes whose records leave it out have sold for ${sold}.`;
}

const unknownOfComparables =
  'it goes by what records tell; a comparable whose record leaves it out counts as such homes have sold.';

/** Why the rows of a kind go another way than the difference does, or count where there is none to see; in the order of the rows. */
export function rowNotesOf(answer: Pick<ValuationAnswer, 'comparables' | 'overrides' | 'subject'>): AdjustmentsData['rowNotes'] {
  const { comparables, subject } = answer;
  const isJoined = joinsSize(answer);
  const byKind = new Map<AdjustmentName, Adjustment[]>();
  for (const one of comparables.flatMap(({ adjustments }) => adjustments))
    if (one.dollars !== 0 && !one.isOverridden) byKind.set(one.kind, [...(byKind.get(one.kind) ?? []), one]);
  return [...byKind].flatMap(([kind, all]) => {
    if (kind === 'living-area' && isJoined)
      return {
        kind,
        words: 'told together, since more bedrooms within the same living area have not sold for more here; the area decides.',
      };
    if (kind === 'beds' && isJoined) return [];
    if (isCounted(kind) && subject[factOf[kind]] === null)
      return {
        kind,
        words: unknownWords(
          kind,
          all.map(({ dollars }) => dollars),
        ),
      };
    if (all.some(isAgainst)) return { kind, words: against[kind] ?? AGAINST };
    return isCounted(kind) && all.some(({ units }) => units === null) ? { kind, words: unknownOfComparables } : [];
  });
}
