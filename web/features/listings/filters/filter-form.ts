import type { ListingSearch } from '#contract/listing-search.ts';
import { listingStatusLabels, type ListingStatus, type PropertyType } from '#contract/listing-vocabulary.ts';
import { numberOf, rangeErrors, rangeInput, rangeKeys, type RangeErrors, type RangeKey, type RangeText } from './range-inputs.ts';
import { rangeOf, withinOf, type Within } from './within.ts';

/** `asked`: statuses that the form does not offer, as the assistant searched them. */
export type FormStatus = 'active' | 'sold' | 'asked';

export interface FilterForm {
  /** What the form does not show: the area, fees, doorman, agents, sale or lease, order. They stay as they are. */
  base: ListingSearch;
  status: FormStatus;
  within: Within;
  propertyTypes: readonly PropertyType[];
  ranges: Readonly<Record<RangeKey, RangeText>>;
}

function statusOf(statuses: readonly ListingStatus[]): FormStatus {
  if (statuses.length === 0) return 'active';
  return statuses.length === 1 && (statuses[0] === 'active' || statuses[0] === 'sold') ? statuses[0] : 'asked';
}

/** The words for the statuses that a search has and the form does not offer. */
export function askedStatusWords(search: ListingSearch): string {
  return (search.propertyStatus ?? []).map((status) => listingStatusLabels[status]).join(', ');
}

function rangesOf(textOf: (key: RangeKey) => RangeText): FilterForm['ranges'] {
  return Object.fromEntries(rangeKeys.map((key) => [key, textOf(key)])) as FilterForm['ranges'];
}

/** A search as the form shows it. */
export function formOf(search: ListingSearch, today: string): FilterForm {
  const status = statusOf(search.propertyStatus ?? []);
  return {
    base: search,
    status,
    within: withinOf(status === 'sold' ? search.soldDate : search.listDate, today),
    propertyTypes: search.propertyTypes ?? [],
    ranges: rangesOf((key) => {
      const { startAt, endAt } = search[key] ?? {};
      return { min: String(startAt ?? ''), max: String(endAt ?? '') };
    }),
  };
}

/** The form in its first state; only whether homes are to buy or to rent is kept (document 2 §4). */
export function clearedForm({ base }: FilterForm): FilterForm {
  const { listingTransactionType, paginationLimit } = base;
  return {
    base: { listingTransactionType, paginationLimit },
    status: 'active',
    within: 'any',
    propertyTypes: [],
    ranges: rangesOf(() => ({ min: '', max: '' })),
  };
}

/** Another status asks about another date, so the period that was chosen goes. */
export function withStatus(form: FilterForm, status: FormStatus): FilterForm {
  return { ...form, status, within: 'any', base: { ...form.base, listDate: null, soldDate: null } };
}

/** The search that the form asks for. */
export function searchOf({ base, status, within, propertyTypes, ranges }: FilterForm, today: string): ListingSearch {
  const dateField = status === 'sold' ? 'soldDate' : 'listDate';
  const otherDateField = status === 'sold' ? 'listDate' : 'soldDate';
  const rangeOfKey = (key: RangeKey) => {
    const [startAt, endAt] = [numberOf(ranges[key].min), numberOf(ranges[key].max)];
    return startAt === null && endAt === null ? null : { startAt, endAt };
  };
  return {
    ...base,
    propertyStatus: status === 'asked' || statusOf(base.propertyStatus ?? []) === status ? base.propertyStatus : [status],
    // A period of the one date clears the other (document 2 §4).
    [otherDateField]: within === 'any' ? base[otherDateField] : null,
    [dateField]: within === 'custom' ? base[dateField] : rangeOf(within, today),
    propertyTypes: propertyTypes.length > 0 ? [...propertyTypes] : null,
    ...Object.fromEntries(rangeKeys.map((key) => [key, rangeOfKey(key)])),
  };
}

/** What is wrong, by field; empty when the form may be sent. */
export function formErrors({ ranges }: FilterForm, currentYear: number): Partial<Record<RangeKey, RangeErrors>> {
  const errors: Partial<Record<RangeKey, RangeErrors>> = {};
  for (const key of rangeKeys) {
    const found = rangeErrors(rangeInput(key), ranges[key], currentYear);
    if (found.min || found.max) errors[key] = found;
  }
  return errors;
}

/** Conditions that hold and that the form does not show. */
export function hiddenConditions({ base, status }: FilterForm): ListingSearch {
  const hidden: ListingSearch = { ...base, propertyTypes: null, propertyStatus: null };
  for (const key of rangeKeys) hidden[key] = null;
  hidden[status === 'sold' ? 'soldDate' : 'listDate'] = null;
  return hidden;
}
