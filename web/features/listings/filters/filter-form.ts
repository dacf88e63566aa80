import type { ListingFeature } from '#contract/listing-features.ts';
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { isAboutPeople } from '#contract/listing-keywords.ts';
import { listingStatusLabels, searchLimits, type ListingStatus, type PropertyType } from '#contract/listing-vocabulary.ts';
import { areaChange } from '../search/search-words.ts';
import { openHouseChoice, openHouseRange, type OpenHouseDays } from './open-house-days.ts';
import { numberOf, rangeErrors, rangeInput, rangeKeys, type RangeErrors, type RangeKey, type RangeText } from './range-inputs.ts';
import { rangeOf, withinOf, type DateRange, type Within } from './within.ts';

/** `asked`: statuses that the form does not offer, as the assistant searched them. */
export type FormStatus = 'active' | 'sold' | 'asked';

export interface FilterForm {
  /** What the form does not show: agents, the other date. They stay as they are. */
  base: ListingSearch;
  /** Put into its first state, which takes what the form does not show along. */
  isCleared: boolean;
  area: AreaFilter | null;
  status: FormStatus;
  within: Within;
  openHouse: OpenHouseDays;
  propertyTypes: readonly PropertyType[];
  transaction: 'sale' | 'lease';
  doorman: 'any' | 'yes';
  features: readonly ListingFeature[];
  /** Words of the remarks, with commas between. */
  keywords: string;
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
    isCleared: false,
    area: search.areaFilter ?? null,
    status,
    within: withinOf(status === 'sold' ? search.soldDate : search.listDate, today),
    openHouse: openHouseChoice(search.openHouseDate, today),
    propertyTypes: search.propertyTypes ?? [],
    transaction: search.listingTransactionType ?? 'sale',
    doorman: search.hasDoormanAttendance ? 'yes' : 'any',
    features: search.features ?? [],
    keywords: (search.keywords ?? []).join(', '),
    ranges: rangesOf((key) => {
      const { startAt, endAt } = search[key] ?? {};
      return { min: String(startAt ?? ''), max: String(endAt ?? '') };
    }),
  };
}

/** The form in its first state; only whether homes are to buy or to rent is kept (docs/product/search.md). */
export function clearedForm({ base, transaction }: FilterForm): FilterForm {
  const { listingTransactionType } = base;
  return {
    base: { listingTransactionType, paginationLimit: searchLimits.formPageSize },
    isCleared: true,
    area: null,
    transaction,
    doorman: 'any',
    features: [],
    keywords: '',
    status: 'active',
    within: 'any',
    openHouse: 'any',
    propertyTypes: [],
    ranges: rangesOf(() => ({ min: '', max: '' })),
  };
}

/** Another status asks about another date, so the period that was chosen goes. */
export function withStatus(form: FilterForm, status: FormStatus): FilterForm {
  return { ...form, status, within: 'any', base: { ...form.base, listDate: null, soldDate: null } };
}

/** True when the form asks for another search than the one that filled it. */
export function isChanged(form: FilterForm, initial: FilterForm): boolean {
  const asText = (one: FilterForm) => JSON.stringify({ ...one, base: null });
  return asText(form) !== asText(initial);
}

/** The range behind the choice `custom`, while there is one. */
export function customRange({ base, status }: FilterForm, today: string): DateRange | null {
  const range = (status === 'sold' ? base.soldDate : base.listDate) ?? {};
  return withinOf(range, today) === 'custom' ? range : null;
}

type Order = ListingSearch['orderResultsBy'];

/** The latest sales first, unless another order was chosen; what is not sold has no such order. */
function orderFor({ status, isCleared }: FilterForm, shown: Order): Order {
  const order = isCleared ? null : shown;
  if (status === 'sold') return order ?? { term: 'solddate', order: 'desc' };
  return order?.term === 'solddate' ? null : order;
}

/** The search that the form asks for, in the order of `shown`, the search that is shown now: it may be sorted anew since. */
export function searchOf(form: FilterForm, shown: Pick<ListingSearch, 'orderResultsBy'>, today: string): ListingSearch {
  const base = { ...form.base, orderResultsBy: orderFor(form, shown.orderResultsBy) };
  const { area, status, within, openHouse, propertyTypes, transaction, doorman, features, ranges } = form;
  const keywords = keywordsOf(form);
  const dateField = status === 'sold' ? 'soldDate' : 'listDate';
  const otherDateField = status === 'sold' ? 'listDate' : 'soldDate';
  const rangeOfKey = (key: RangeKey) => {
    const [startAt, endAt] = [numberOf(ranges[key].min), numberOf(ranges[key].max)];
    return startAt === null && endAt === null ? null : { startAt, endAt };
  };
  return {
    ...base,
    ...areaChange(area, base),
    propertyStatus: status === 'asked' || statusOf(base.propertyStatus ?? []) === status ? base.propertyStatus : [status],
    // A period of the one date clears the other (docs/product/search.md).
    [otherDateField]: within === 'any' ? base[otherDateField] : null,
    [dateField]: within === 'custom' ? base[dateField] : rangeOf(within, today),
    openHouseDate: openHouse === 'custom' ? base.openHouseDate : openHouseRange(openHouse, today),
    propertyTypes: propertyTypes.length > 0 ? [...propertyTypes] : null,
    listingTransactionType: transaction === (base.listingTransactionType ?? 'sale') ? base.listingTransactionType : transaction,
    hasDoormanAttendance: doorman === 'yes' ? true : null,
    features: features.length > 0 ? [...features] : null,
    keywords: keywords.length > 0 ? keywords : null,
    ...Object.fromEntries(rangeKeys.map((key) => [key, rangeOfKey(key)])),
  };
}

/** The words that are typed, each once. */
export function keywordsOf({ keywords }: FilterForm): string[] {
  const words = keywords.split(',').map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}

const MAX_KEYWORDS = 10;
const MAX_KEYWORD_CHARACTERS = 60;

/** What is wrong with the words for the remarks; null: nothing. */
export function keywordsError(form: FilterForm): string | null {
  const words = keywordsOf(form);
  if (words.length > MAX_KEYWORDS) return `${MAX_KEYWORDS} words or phrases at most`;
  if (words.some((word) => word.length < 2 || word.length > MAX_KEYWORD_CHARACTERS)) return '2 to 60 characters each';
  return words.some(isAboutPeople) ? 'Homes are not searched by who lives there. Describe the home.' : null;
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
  const shown = [
    'areaFilter',
    'listingTransactionType',
    'hasDoormanAttendance',
    'features',
    'keywords',
    'propertyTypes',
    'propertyStatus',
    'openHouseDate',
  ] as const;
  const hidden: ListingSearch = { ...base };
  for (const field of shown) hidden[field] = null;
  for (const key of rangeKeys) hidden[key] = null;
  hidden[status === 'sold' ? 'soldDate' : 'listDate'] = null;
  return hidden;
}
