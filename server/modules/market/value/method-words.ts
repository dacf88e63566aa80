/** What a value was made with and what it lacks, as it is told. */
import { noValueReasons, type NoValueReason, type ValuationAnswer } from '#contract/market-valuation.ts';
import type { LoadedModel } from '../models/model-cache.ts';
import type { UsedModel } from './value-home.ts';
import { fieldWords } from './field-words.ts';
import type { Subject } from './resolve-subject.ts';

export function missingOf({ home }: Subject, loaded: LoadedModel | null): string[] {
  const fields = loaded?.model.fitted.encoding.fields ?? [];
  // Few homes were renovated; that no year is told says that this one was not.
  return fields.filter((field) => field !== 'remodelYear' && home[field] === null).map((field) => fieldWords[field]);
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

export function toReason(code: NoValueReason): NonNullable<ValuationAnswer['reason']> {
  return { code, words: noValueReasons[code], help: helpFor[code] ?? null };
}
