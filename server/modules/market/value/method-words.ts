/** What a value was made with and what it lacks, as it is told. */
import { noValueReasons, type NoValueReason, type ValuationAnswer } from '#contract/valuation-answer.ts';
import { valuationLimits } from '#contract/valuation-request.ts';
import type { LoadedModel } from '../models/model-cache.ts';
import type { UsedModel } from './value-home.ts';
import type { NumericField } from '../valuation/index.ts';
import { fieldWords } from './field-words.ts';
import type { Subject } from './resolve-subject.ts';
import { sharesBuildings } from './steps-of.ts';

export function missingOf({ home }: Subject, loaded: LoadedModel | null): string[] {
  const fields = loaded?.model.fitted.encoding.fields ?? [];
  const isMissing = (field: NumericField): boolean => {
    // Few homes were renovated; that no year is told says that this one was not.
    if (field === 'remodelYear' || home[field] !== null) return false;
    return field !== 'lotSqft' || !sharesBuildings.has(home.type);
  };
  return fields.filter(isMissing).map((field) => fieldWords[field]);
}

/** Facts that some records of the market leave out, in the same words. */
export function missingElsewhereOf({ model }: LoadedModel): string[] {
  return model.fitted.encoding.sometimesUnknown.map((field) => fieldWords[field]);
}

export function toMethod({ row, model, isNewest }: UsedModel): NonNullable<ValuationAnswer['method']> {
  return {
    modelId: row.id,
    version: row.version,
    market: row.name,
    geography: row.geography,
    mlsSource: row.mls_source,
    asOf: row.as_of,
    isNewest,
    windowStart: row.window_start,
    saleCount: model.sales.length,
    facts: [
      ...(model.fitted.encoding.medians.livingAreaSqft > 0 ? ['living area'] : []),
      ...model.fitted.encoding.fields.map((field) => fieldWords[field]),
      'property type',
      'neighborhood',
      'place on the map',
      'date of sale',
    ],
    backTest: row.back_test,
  };
}

const helpFor: Partial<Record<NoValueReason, string>> = {
  'market-too-small': 'More sold listings of the area, back to three years ago, would help.',
  'too-few-comparables': 'Fewer exclusions, a longer distance or a wider price band would help.',
  'corner-unknown': 'Tell the neighborhood or the city instead, or a whole address nearby.',
  'no-living-area': 'Tell the living area in square feet.',
  'market-unknown': 'Tell the city and state, or the place on the map.',
};

/** Land is rarely sold often enough to be learned from. */
const ofLand: Partial<Record<NoValueReason, { words: string; help: string }>> = {
  'market-too-small': {
    words: `Fewer than ${valuationLimits.sales} lots are known to have sold here in three years, too few to learn what a difference is worth.`,
    help: 'Look at what lots near it sold for: ask for “lots sold in the last 2 years” in its city or county.',
  },
};

export function toReason(code: NoValueReason, { home }: Subject): NonNullable<ValuationAnswer['reason']> {
  const own = home.type === 'lots-and-land' ? ofLand[code] : undefined;
  return { code, ...(own ?? { words: noValueReasons[code], help: helpFor[code] ?? null }) };
}
