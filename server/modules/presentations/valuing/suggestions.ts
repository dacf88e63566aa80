import type { ComparableReasons } from '#contract/cma-comparables.ts';
import type { ComparablesAnswer } from '#contract/valuation-answer.ts';
import { valuationLimits } from '#contract/valuation-request.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingViewer } from '#server/modules/listings/index.ts';
import { milesBetween, type MarketService } from '#server/modules/market/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { presentationNotFound, type ChangePresentation, type PresentationOfUser } from '../change-presentation.ts';
import { readPresentation, type PresentationReader } from '../read-presentation.ts';
import { selectPresentation, selectProperties } from '../presentations.queries.ts';
import type { Comparables } from '../properties/comparables.ts';
import { propertyFactsSchema } from '../properties/property-facts.ts';
import { valueByComparables } from './adjustments.ts';
import { reasonsOf } from './reasons.ts';
import { valuationSubjectOf } from './subject-of.ts';
import { valuationChoicesSchema } from './valuation-choices.ts';

/** More than that a client does not read. */
const SUGGESTED_COMPARABLES = 8;
const COMPETITORS = 2;
const ROUNDED_TO_DOLLARS = 1_000;

const rounded = (dollars: number): number => Math.max(1, Math.round(dollars / ROUNDED_TO_DOLLARS) * ROUNDED_TO_DOLLARS);
const referenceOf = (listing: { mlsSource: string; mlsId: string | null; uPropertyId: string }): ListingReference => ({
  mlsSource: listing.mlsSource,
  mlsId: listing.mlsId ?? listing.uPropertyId,
});

export interface Suggestions {
  /** Adds the sales that say most of the subject, with what competes with it, and a range that follows them. Answers what was found; adds nothing while the market is not ready. */
  fillIn: (of: PresentationOfUser, viewer: ListingViewer) => Promise<ComparablesAnswer | null>;
  /** Why each home stands there, and why others do not. */
  explain: (reader: PresentationReader & ListingViewer, presentationId: string) => Promise<ComparableReasons>;
  /** Looks again for sales: those farther away leave, others within so many miles join, up to what is weighed. */
  lookWithin: (of: PresentationOfUser, miles: number, viewer: ListingViewer) => Promise<void>;
  /** Adds so many of the sales that say most, of those that are neither there nor named. */
  addNext: (
    of: PresentationOfUser,
    wanted: { count: number; without: readonly ListingReference[] },
    viewer: ListingViewer,
  ) => Promise<void>;
  /** Brings the range up to the comparables where the agent has set none. */
  followComparables: (of: PresentationOfUser, viewer: ListingViewer) => Promise<void>;
}

export function createSuggestions({
  db,
  change,
  comparables,
  market,
  placeSubject,
}: {
  db: Db;
  change: ChangePresentation;
  comparables: Pick<Comparables, 'add' | 'remove'>;
  market: Pick<MarketService, 'findComparables' | 'value'>;
  /** Finds where a home that was typed in stands, where nobody has told. */
  placeSubject: (of: PresentationOfUser, viewer: ListingViewer) => Promise<void>;
}): Suggestions {
  async function read({ userId, presentationId }: PresentationOfUser) {
    const presentation = await selectPresentation(db, userId, presentationId);
    if (!presentation) throw presentationNotFound();
    return { presentation, homes: await selectProperties(db, presentationId) };
  }

  const followComparables: Suggestions['followComparables'] = async (of, viewer) => {
    const { presentation, homes } = await read(of);
    if (!valuationChoicesSchema.parse(presentation.valuation_choices).followsComparables) return;
    const value = await valueByComparables(market, { homes, choices: presentation.valuation_choices, viewer });
    const range = value?.low != null && value.high !== null ? { low: rounded(value.low), high: rounded(value.high) } : null;
    await change(of, async (_, now) => {
      // The agent may have set a range in the meantime, which wins.
      if (!valuationChoicesSchema.parse(now.valuation_choices).followsComparables) return null;
      const [min, max] = [range?.low ?? null, range?.high ?? null];
      return now.price_min === min && now.price_max === max ? null : { price_min: min, price_max: max };
    });
  };

  return {
    followComparables,
    async explain(reader, presentationId) {
      const { properties } = await readPresentation(db, reader, presentationId);
      const row = properties.find((home) => home.is_subject);
      const subject = row && valuationSubjectOf(propertyFactsSchema.parse(row.facts));
      if (!subject) return { chosen: [], leftOut: [], steps: [] };
      return reasonsOf(await market.findComparables(reader, subject), properties);
    },
    async lookWithin(of, miles, viewer) {
      const { homes } = await read(of);
      const row = homes.find((home) => home.is_subject);
      const facts = row && propertyFactsSchema.parse(row.facts);
      const subject = facts && valuationSubjectOf(facts);
      if (!subject) throw new AppError('invalid_request', 'There is no subject to look around.');
      const { comparables: found, reason } = await market.findComparables(viewer, subject, { withinMiles: miles });
      if (reason) throw new AppError('invalid_request', reason.words);
      const sales = homes.flatMap((home) =>
        home.is_subject || propertyFactsSchema.parse(home.facts).soldPrice === null ? [] : [home],
      );
      const near = sales.filter((home) => (milesBetween(facts, propertyFactsSchema.parse(home.facts)) ?? 0) <= miles);
      for (const home of sales) if (!near.includes(home)) await comparables.remove(of, home.id);
      const fresh = found
        .toSorted((a, b) => b.weight - a.weight)
        .map(({ listing }) => referenceOf(listing))
        .filter(({ mlsId, mlsSource }) => !near.some((home) => home.mls_id === mlsId && home.mls_source === mlsSource));
      for (const listing of fresh.slice(0, Math.max(0, valuationLimits.maxComparables - near.length)))
        await comparables.add(of, listing, viewer);
    },
    async addNext(of, { count, without }, viewer) {
      const { homes } = await read(of);
      const row = homes.find((home) => home.is_subject);
      const subject = row && valuationSubjectOf(propertyFactsSchema.parse(row.facts));
      if (!subject) throw new AppError('invalid_request', 'There is no subject to look around.');
      const there = homes.flatMap(({ mls_id: mlsId, mls_source: mlsSource }) =>
        mlsId === null || mlsSource === null ? [] : [{ mlsId, mlsSource }],
      );
      const excluded = [...there, ...without].slice(0, valuationLimits.maxNamed);
      const { comparables: found } = await market.findComparables(viewer, subject, { excluded });
      const best = found.toSorted((a, b) => b.weight - a.weight).map(({ listing }) => referenceOf(listing));
      for (const listing of best.slice(0, count)) await comparables.add(of, listing, viewer);
    },
    async fillIn(of, viewer) {
      await placeSubject(of, viewer);
      const { homes } = await read(of);
      const row = homes.find((home) => home.is_subject);
      const subject = row && valuationSubjectOf(propertyFactsSchema.parse(row.facts));
      if (!subject) return null;
      const found = await market.findComparables(viewer, subject);
      // A range of the few that are known by then would stay; who asks again in a minute gets the whole.
      if (found.reason?.code === 'market-not-ready') return found;
      const sold = found.comparables.toSorted((a, b) => b.weight - a.weight).slice(0, SUGGESTED_COMPARABLES);
      const listings = [...sold, ...found.competition.slice(0, COMPETITORS)].map(({ listing }) => referenceOf(listing));
      for (const listing of listings) await comparables.add(of, listing, viewer);
      await change(of, async (_, { valuation_choices }) => ({
        valuation_choices: JSON.stringify({ ...valuationChoicesSchema.parse(valuation_choices), followsComparables: true }),
      }));
      await followComparables(of, viewer);
      return found;
    },
  };
}
