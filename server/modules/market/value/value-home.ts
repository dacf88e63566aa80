/** A home's value from its market's fit and the sales that the viewer and the agent's choices leave, or why there is none. */
import type { NoValueReason } from '#contract/valuation-answer.ts';
import {
  valuationLimits,
  type AdjustmentOverride,
  type ComparableChoice,
  type ValuationRequest,
} from '#contract/valuation-request.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { marketKindOf } from '../models/market-kinds.ts';
import { createModelCache, type LoadedModel } from '../models/model-cache.ts';
import { findMarket, isLearned } from '../models/models.queries.ts';
import { valueHome, type HomeValue, type Overrides } from '../valuation/index.ts';
import { chooseSales, type ChosenSales } from './choose-sales.ts';
import { resolveSubject, type Subject } from './resolve-subject.ts';
import { stepsFor, type Steps } from './steps-of.ts';

/** What a home was valued with. */
export interface Worked {
  subject: Subject;
  loaded: UsedModel;
  chosen: ChosenSales;
  steps: Steps;
  value: HomeValue;
}

/** A market's fit, and whether it is the one that a home is valued by today. */
export interface UsedModel extends LoadedModel {
  isNewest: boolean;
}

export type Attempt = { subject: Subject; loaded: UsedModel | null } & (
  | { reason: NoValueReason; worked: null; chosen: ChosenSales | null }
  | { reason: null; worked: Worked }
);

export interface ValueParts {
  db: Db;
  listings: Pick<ListingsService, 'homes' | 'scopeFor'>;
}

export function createAttempt({ db, listings }: ValueParts) {
  const { homes } = listings;
  const loadModel = createModelCache(db);

  async function modelFor(subject: Subject, viewer: ListingViewer, modelId?: string | null): Promise<UsedModel | NoValueReason> {
    const kind = marketKindOf(subject.home.type);
    if (!kind) return 'type-not-valued';
    const scope = await listings.scopeFor(viewer);
    const { cityKey, countyKey, state, isLease, source } = subject;
    const market = state === null ? null : await findMarket(db, { kind, isLease, source, scope }, { cityKey, countyKey, state });
    if (modelId) {
      const loaded = await loadModel(modelId);
      const { sources } = scope;
      const own = loaded?.row.mls_source ?? '';
      const isAllowed = 'only' in sources ? sources.only.includes(own) : !sources.allBut.includes(own);
      if (!loaded || !isAllowed) throw new AppError('not_found', 'There is no such model');
      return { ...loaded, isNewest: market === null || market.id === modelId };
    }
    if (state === null) return 'market-unknown';
    const loaded = market && (await loadModel(market.id));
    if (loaded) return { ...loaded, isNewest: true };
    return (await isLearned(db, source)) ? 'market-too-small' : 'market-not-ready';
  }

  async function attempt(
    viewer: ListingViewer,
    request: Pick<ValuationRequest, 'subject' | 'modelId'>,
    choice: ComparableChoice,
    overrides: readonly AdjustmentOverride[],
  ): Promise<Attempt> {
    const subject = await resolveSubject(homes, request.subject, viewer);
    const none = (reason: NoValueReason, loaded: UsedModel | null = null, chosen: ChosenSales | null = null): Attempt => ({
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

  return attempt;
}
