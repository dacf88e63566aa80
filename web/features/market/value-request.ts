/** Changes of a value's request, each a whole new one, so that a step back is the one before. */
import type { AdjustmentOverride, HomeFacts, OverridableAdjustment, ValuationRequest } from '#contract/valuation-request.ts';
import type { ListingReference } from '#contract/listing-reference.ts';

const isSame = (one: ListingReference, other: ListingReference): boolean =>
  one.mlsId === other.mlsId && one.mlsSource === other.mlsSource;

export function leaveOut(request: ValuationRequest, sale: ListingReference): ValuationRequest {
  const { excluded, pinned, ...rest } = request.comparables ?? {};
  return {
    ...request,
    comparables: { ...rest, excluded: [...(excluded ?? []), sale], pinned: (pinned ?? []).filter((one) => !isSame(one, sale)) },
  };
}

/** Takes a sale back in, or adds one that counts whatever it is like. */
export function putIn(request: ValuationRequest, sale: ListingReference, isPinned: boolean): ValuationRequest {
  const { excluded, pinned, ...rest } = request.comparables ?? {};
  const others = (pinned ?? []).filter((one) => !isSame(one, sale));
  return {
    ...request,
    comparables: {
      ...rest,
      excluded: (excluded ?? []).filter((one) => !isSame(one, sale)),
      pinned: isPinned ? [...others, sale] : others,
    },
  };
}

/** Null takes the market's own rate again. */
export function withRate(request: ValuationRequest, kind: OverridableAdjustment, rate: number | null): ValuationRequest {
  const others: AdjustmentOverride[] = (request.overrides ?? []).filter((one) => one.kind !== kind);
  return { ...request, overrides: rate === null ? others : [...others, { kind, rate }] };
}

export type CountedFact = Exclude<keyof HomeFacts, 'propertyType'>;

/** Null takes what the record says again. */
export function withFact(request: ValuationRequest, fact: CountedFact, value: number | null): ValuationRequest {
  const { subject } = request;
  if (!('mlsId' in subject)) return { ...request, subject: { ...subject, [fact]: value } };
  const { [fact]: _, ...others } = subject.changes ?? {};
  return { ...request, subject: { ...subject, changes: value === null ? others : { ...others, [fact]: value } } };
}
