import {
  noValueReasons,
  valuationLimits,
  type AdjustmentOverride,
  type ComparableChoice,
  type ComparablesAnswer,
  type LeftOutReason,
  leftOutReasons,
  type NoValueReason,
  type ValuationAnswer,
  type ValuationRequest,
  type ValuationSubject,
  type ValuedComparable,
} from '#contract/market-valuation.ts';
import type { ListingsService, ListingViewer, PlacedHome } from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { homeOf } from '../models/home-of.ts';
import { marketKindOf } from '../models/market-kinds.ts';
import { createModelCache, type LoadedModel } from '../models/model-cache.ts';
import { findMarket, hasModels } from '../models/models.queries.ts';
import { milesBetween, rangeOf, valueHome, type HomeValue, type Overrides } from '../valuation/index.ts';
import { cautionsFor } from './cautions.ts';
import { chooseSales, isOwnSale, ruledOut, type ChosenSales } from './choose-sales.ts';
import { fieldWords } from './field-words.ts';
import { noticesFor } from './notices.ts';
import { resolveSubject, toValuedSubject, type Subject } from './resolve-subject.ts';
import { stepsFor, type Steps } from './steps-of.ts';
import { tellComparable } from './tell-comparable.ts';

/** Comparables and values with the rights of a viewer; the method stands in `docs/valuation.md`. */
export interface ValueService {
  /**
   * Sales to compare a home with, each with the step that found it, its adjustments and its weight; who was left out and why; what competes.
   * Throws `listing_not_found`, also for what may not be seen.
   */
  findComparables: (
    viewer: ListingViewer,
    subject: ValuationSubject,
    options?: ComparableChoice | null,
  ) => Promise<ComparablesAnswer>;
  /**
   * What a home would sell for with its range, or null and the reason. Throws `listing_not_found`, and `not_found` for a model that is
   * not there.
   */
  value: (viewer: ListingViewer, request: ValuationRequest) => Promise<ValuationAnswer>;
}

interface ValueParts {
  db: Db;
  listings: Pick<ListingsService, 'homes' | 'scopeFor'>;
}

/** What a home was valued with. */
interface Worked {
  subject: Subject;
  loaded: LoadedModel;
  chosen: ChosenSales;
  steps: Steps;
  value: HomeValue;
}

type Attempt = { subject: Subject; loaded: LoadedModel | null } & (
  { reason: NoValueReason; worked: null; chosen: ChosenSales | null } | { reason: null; worked: Worked }
);

const COMPETITION_MILES = 1;
const COMPETITION_AREA_SHARE = 0.3;
const MAX_LEFT_OUT_OF_A_REASON = 8;
const NEARBY_MILES = 2;
const NEARBY_SALES = 60;

export function createValueService({ db, listings }: ValueParts): ValueService {
  const { homes } = listings;
  const loadModel = createModelCache(db);

  async function modelFor(
    subject: Subject,
    viewer: ListingViewer,
    modelId?: string | null,
  ): Promise<LoadedModel | NoValueReason> {
    const kind = marketKindOf(subject.home.type);
    if (!kind) return 'type-not-valued';
    const scope = await listings.scopeFor(viewer);
    if (modelId) {
      const loaded = await loadModel(modelId);
      const { sources } = scope;
      const source = loaded?.row.mls_source ?? '';
      const isAllowed = 'only' in sources ? sources.only.includes(source) : !sources.allBut.includes(source);
      if (!loaded || !isAllowed) throw new AppError('not_found', 'There is no such model');
      return loaded;
    }
    const { cityKey, countyKey, state, isLease, source } = subject;
    if (state === null) return 'market-unknown';
    const market = await findMarket(db, { kind, isLease, source, scope }, { cityKey, countyKey, state });
    const loaded = market && (await loadModel(market.id));
    if (loaded) return loaded;
    return (await hasModels(db, source)) ? 'market-too-small' : 'market-not-ready';
  }

  async function attempt(
    viewer: ListingViewer,
    request: Pick<ValuationRequest, 'subject' | 'modelId'>,
    choice: ComparableChoice,
    overrides: readonly AdjustmentOverride[],
  ): Promise<Attempt> {
    const subject = await resolveSubject(homes, request.subject, viewer);
    const none = (reason: NoValueReason, loaded: LoadedModel | null = null, chosen: ChosenSales | null = null): Attempt => ({
      ...{ subject, loaded, reason, chosen },
      worked: null,
    });
    if (subject.record?.allows_automated_valuation === false) return none('seller-opted-out');
    if (subject.isLost) return none('corner-unknown');
    const loaded = await modelFor(subject, viewer, request.modelId);
    if (typeof loaded === 'string') return none(loaded);
    if (subject.home.livingAreaSqft === null && subject.home.type !== 'lots-and-land') return none('no-living-area', loaded);
    const chosen = await chooseSales(homes, loaded, subject, choice, viewer);
    if (chosen.candidates.length < valuationLimits.comparables) return none('too-few-comparables', loaded, chosen);
    const value = valueHome(loaded.model, subject.home, {
      candidates: chosen.candidates,
      likeness: subject.likeness,
      // Those that an agent names all count.
      pinned: choice.only?.length
        ? new Set(chosen.candidates.slice(0, valuationLimits.maxComparables).map(({ key }) => key))
        : chosen.pinned,
      overrides: Object.fromEntries(overrides.map(({ kind, rate }) => [kind, rate])) satisfies Overrides,
    });
    if (!value || value.comparables.length < valuationLimits.comparables) return none('too-few-comparables', loaded, chosen);
    const steps = stepsFor(
      subject.home,
      loaded.model.sales.map(({ sale }) => sale).filter(({ type }) => type === subject.home.type),
      loaded.model.fitted.encoding.month,
    );
    return { subject, loaded, reason: null, worked: { subject, loaded, chosen, steps, value } };
  }

  /** Cards by source and key. */
  async function showAll(records: readonly PlacedHome[], viewer: ListingViewer) {
    const sources = new Map<string, string[]>();
    for (const { mls_source, listing_key } of records) {
      sources.set(mls_source, [...(sources.get(mls_source) ?? []), listing_key]);
    }
    const shown = await Promise.all(
      [...sources].map(async ([source, keys]) => [source, await homes.findShown(source, keys, viewer)] as const),
    );
    const bySource = new Map(shown);
    return (record: PlacedHome) => bySource.get(record.mls_source)?.get(record.listing_key);
  }

  async function tellAll(
    { subject, loaded, chosen, steps, value }: Worked,
    overrides: readonly AdjustmentOverride[],
    viewer: ListingViewer,
  ): Promise<ValuedComparable[]> {
    const byKey = new Map(chosen.candidates.map((candidate) => [candidate.key, candidate]));
    const used = value.comparables.flatMap((valued) => {
      const candidate = byKey.get(valued.sale.key);
      return candidate ? [{ valued, candidate }] : [];
    });
    const cardOf = await showAll(
      used.map(({ candidate }) => candidate.record),
      viewer,
    );
    return used.flatMap(({ valued, candidate }) => {
      const listing = cardOf(candidate.record);
      if (!listing) return [];
      const step = steps.of(valued.sale);
      return tellComparable({
        ...{ valued, candidate, listing, overrides },
        subject: subject.home,
        month: loaded.model.fitted.encoding.month,
        step: step !== null && step <= steps.last ? step : null,
        isPinned: chosen.pinned.has(candidate.key),
      });
    });
  }

  async function leftOutOf(
    { subject, loaded, chosen, value }: Worked,
    viewer: ListingViewer,
  ): Promise<ComparablesAnswer['leftOut']> {
    const used = new Set(value.comparables.map(({ sale }) => sale.key));
    const found: { record: PlacedHome; reason: LeftOutReason }[] = [...chosen.leftOut];
    for (const { key, record } of chosen.candidates) if (!used.has(key)) found.push({ record, reason: 'less-alike' });
    const { latitude, longitude } = subject.home;
    if (latitude !== null && longitude !== null) {
      const asOf = loaded.row.as_of;
      const soldSince = `${Number(asOf.slice(0, 4)) - 1}${asOf.slice(4).replace('-02-29', '-02-28')}`;
      const near = await homes.findNear(
        { status: 'sold', latitude, longitude, miles: NEARBY_MILES, isLease: subject.isLease, limit: NEARBY_SALES, soldSince },
        viewer,
      );
      const told = new Set(found.map(({ record }) => `${record.mls_source}:${record.listing_key}`));
      for (const record of near) {
        const reason = ruledOut(subject, record) ?? ((record.sold_date ?? '') > asOf ? 'newer-than-model' : null);
        if (reason && !told.has(`${record.mls_source}:${record.listing_key}`)) found.push({ record, reason });
      }
    }
    const milesTo = (record: PlacedHome): number => milesBetween(subject.home, homeOf(record)) ?? Infinity;
    const chosenFirst: LeftOutReason[] = ['excluded', 'own-sale'];
    const counts = new Map<LeftOutReason, number>();
    const kept = found
      .toSorted(
        (a, b) =>
          Number(chosenFirst.includes(b.reason)) - Number(chosenFirst.includes(a.reason)) ||
          milesTo(a.record) - milesTo(b.record),
      )
      .filter(({ reason }) => {
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
        return (counts.get(reason) ?? 0) <= MAX_LEFT_OUT_OF_A_REASON;
      })
      .slice(0, valuationLimits.leftOut);
    const cardOf = await showAll(
      kept.map(({ record }) => record),
      viewer,
    );
    return kept.flatMap(({ record, reason }) => {
      const listing = cardOf(record);
      const miles = milesTo(record);
      if (!listing) return [];
      return {
        listing,
        reason,
        words: leftOutReasons[reason],
        miles: Number.isFinite(miles) ? Math.round(miles * 100) / 100 : null,
      };
    });
  }

  /** What a buyer could have instead: like homes nearby that are on the market or under contract. */
  async function competitionOf(subject: Subject, viewer: ListingViewer): Promise<ComparablesAnswer['competition']> {
    const { latitude, longitude, livingAreaSqft, type } = subject.home;
    if (latitude === null || longitude === null) return [];
    const at = { latitude, longitude, miles: COMPETITION_MILES, isLease: subject.isLease, limit: NEARBY_SALES };
    const near = (
      await Promise.all((['active', 'contingent', 'pending'] as const).map((status) => homes.findNear({ ...at, status }, viewer)))
    ).flat();
    const alike = near.filter((record) => {
      if (isOwnSale(subject, record) || record.property_type !== type) return false;
      if (livingAreaSqft === null || record.living_area_sqft === null) return type === 'lots-and-land';
      return Math.abs(record.living_area_sqft / livingAreaSqft - 1) <= COMPETITION_AREA_SHARE;
    });
    const kept = alike
      .map((record) => ({ record, miles: milesBetween(subject.home, homeOf(record)) ?? Infinity }))
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, valuationLimits.competition);
    const cardOf = await showAll(
      kept.map(({ record }) => record),
      viewer,
    );
    return kept.flatMap(({ record, miles }) => {
      const listing = cardOf(record);
      return listing ? { listing, miles: Math.round(miles * 100) / 100 } : [];
    });
  }

  return {
    async findComparables(viewer, request, options) {
      const { subject, loaded, reason, worked } = await attempt(viewer, { subject: request }, options ?? {}, []);
      const competition = await competitionOf(subject, viewer);
      return {
        subject: toValuedSubject(subject, missingOf(subject, loaded)),
        comparables: worked ? await tellAll(worked, [], viewer) : [],
        leftOut: worked ? await leftOutOf(worked, viewer) : [],
        steps: worked?.steps.list ?? [],
        competition,
        reason: reason && toReason(reason),
      };
    },

    async value(viewer, request) {
      const overrides = request.overrides ?? [];
      const { subject, loaded, reason, worked } = await attempt(viewer, request, request.comparables ?? {}, overrides);
      const missing = missingOf(subject, loaded);
      const base = {
        subject: toValuedSubject(subject, missing),
        coverage: valuationLimits.coverage,
        method: loaded && toMethod(loaded),
        overrides: [...overrides],
        notices: noticesFor(subject.state),
      };
      if (!worked) {
        const nothing = { low: null, value: null, high: null, confidence: null, cautions: [], comparables: [] };
        return { ...base, ...nothing, reason: reason && toReason(reason) };
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
          geography: worked.loaded.row.geography,
          name: worked.loaded.row.name,
          confidence,
        }),
        comparables: await tellAll(worked, overrides, viewer),
      };
    },
  };
}

function missingOf({ home }: Subject, loaded: LoadedModel | null): string[] {
  const fields = loaded?.model.fitted.encoding.fields ?? [];
  // Few homes were renovated; that no year is told says that this one was not.
  return fields.filter((field) => field !== 'remodelYear' && home[field] === null).map((field) => fieldWords[field]);
}

function toMethod({ row, model }: LoadedModel): NonNullable<ValuationAnswer['method']> {
  return {
    modelId: row.id,
    version: row.version,
    market: row.name,
    geography: row.geography,
    mlsSource: row.mls_source,
    asOf: row.as_of,
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

function toReason(code: NoValueReason): NonNullable<ValuationAnswer['reason']> {
  return { code, words: noValueReasons[code], help: helpFor[code] ?? null };
}
