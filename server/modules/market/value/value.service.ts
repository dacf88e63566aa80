import type { ComparablesAnswer, ValuationAnswer } from '#contract/valuation-answer.ts';
import type { ComparableChoice, ValuationRequest, ValuationSubject } from '#contract/valuation-request.ts';
import type { ListingViewer } from '#server/modules/listings/index.ts';
import { rangeOf } from '../valuation/index.ts';
import { cautionsFor, coverageOf } from './cautions.ts';
import { competitionOf } from './competition.ts';
import { leftOutOf } from './left-out.ts';
import { missingElsewhereOf, missingOf, toMethod, toReason } from './method-words.ts';
import { noticesFor } from './notices.ts';
import { toValuedSubject } from './resolve-subject.ts';
import { viewComparables } from './comparable-views.ts';
import { createAttempt, type ValueParts } from './value-home.ts';

/** Comparables and values with the rights of a viewer; the method stands in `docs/valuation.md`. */
export interface ValueService {
  /**
   * Sales to compare a home with, each with the step that found it, its adjustments and its weight; who was left out and why; what competes.
   * Throws `listing_not_found`, also for what may not be seen, and `not_found` for a model that is not there.
   */
  findComparables: (
    viewer: ListingViewer,
    subject: ValuationSubject,
    options?: ComparableChoice | null,
    modelId?: string | null,
  ) => Promise<ComparablesAnswer>;
  /**
   * What a home would sell for with its range, or null and the reason. Throws `listing_not_found`, and `not_found` for a model that is
   * not there.
   */
  value: (viewer: ListingViewer, request: ValuationRequest) => Promise<ValuationAnswer>;
}

export function createValueService({ db, listings }: ValueParts): ValueService {
  const { homes } = listings;
  const attempt = createAttempt({ db, listings });

  return {
    async findComparables(viewer, request, options, modelId) {
      const { subject, loaded, reason, worked } = await attempt(viewer, { subject: request, modelId }, options ?? {}, []);
      const competition = await competitionOf(homes, subject, viewer);
      return {
        subject: toValuedSubject(subject, missingOf(subject, loaded)),
        comparables: worked ? await viewComparables(homes, worked, [], viewer) : [],
        leftOut: worked ? await leftOutOf(homes, worked, options?.askedAbout ?? null, viewer) : [],
        steps: worked?.steps.list ?? [],
        competition,
        reason: reason && toReason(reason, subject),
      };
    },

    async value(viewer, request) {
      const overrides = request.overrides ?? [];
      const { subject, loaded, reason, worked } = await attempt(viewer, request, request.comparables ?? {}, overrides);
      const missing = missingOf(subject, loaded);
      const base = {
        subject: toValuedSubject(subject, missing),
        coverage: coverageOf(subject),
        method: loaded && toMethod(loaded),
        overrides: [...overrides],
        notices: noticesFor(subject.state),
      };
      if (!worked) {
        const nothing = { low: null, value: null, high: null, confidence: null, cautions: [], comparables: [] };
        return { ...base, ...nothing, reason: reason && toReason(reason, subject) };
      }
      const { value, signals } = worked.value;
      const { halfWidth, confidence } = rangeOf(worked.loaded.row.range, signals);
      return {
        ...base,
        ...{ value, confidence, reason: null },
        low: Math.round(value * Math.exp(-halfWidth)),
        high: Math.round(value * Math.exp(halfWidth)),
        cautions: cautionsFor({
          subject,
          missing,
          missingElsewhere: missingElsewhereOf(worked.loaded),
          geography: worked.loaded.row.geography,
          name: worked.loaded.row.name,
          confidence,
          withinMiles: request.comparables?.withinMiles,
        }),
        comparables: await viewComparables(homes, worked, overrides, viewer),
      };
    },
  };
}
