import type { ValuationAnswer } from '#contract/valuation-answer.ts';
import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import type { ListingViewer } from '#server/modules/listings/index.ts';
import type { MarketService } from '#server/modules/market/index.ts';
import type { PropertyRow } from '../presentations.queries.ts';
import { propertyFactsSchema } from '../properties/property-facts.ts';
import { longDate } from '../reading/date-words.ts';
import { gridComparables } from './grid-rows.ts';
import { rowNotesOf } from './row-notes.ts';
import { valuationSubjectOf } from './subject-of.ts';
import { valuationChoicesSchema } from './valuation-choices.ts';
import { weakWords } from './weak-words.ts';

export interface Valued {
  homes: readonly PropertyRow[];
  /** As stored. */
  choices: unknown;
  viewer: ListingViewer;
}

/** What the subject comes to by the sold comparables of the presentation alone; null where it has no subject that can be valued. */
export async function valueByComparables(
  market: Pick<MarketService, 'value'>,
  { homes, choices, viewer }: Valued,
): Promise<ValuationAnswer | null> {
  const subjectRow = homes.find((home) => home.is_subject);
  const subject = subjectRow && valuationSubjectOf(propertyFactsSchema.parse(subjectRow.facts));
  if (!subject) return null;
  const only = homes.flatMap(({ is_subject, mls_id, mls_source }) =>
    is_subject || mls_id === null || mls_source === null ? [] : { mlsId: mls_id, mlsSource: mls_source },
  );
  // An empty list would mean any sale.
  if (only.length === 0) return null;
  const { overrides } = valuationChoicesSchema.parse(choices);
  return market.value(viewer, { subject, comparables: { only }, overrides });
}

/** The grid below a comparison, by the homes of the presentation. */
export function toAdjustments(answer: ValuationAnswer, homes: readonly PropertyRow[]): AdjustmentsData {
  const { low, value, high, coverage, confidence, method, reason, overrides } = answer;
  const comparables = gridComparables(answer);
  const idOf = new Map(homes.map((home) => [`${home.mls_source}:${home.mls_id}`, home.id]));
  return {
    ...{ low, value, high, coverage, confidence, overrides },
    cautions: [...answer.cautions, ...weakWords(comparables, method?.asOf ?? null)],
    rowNotes: rowNotesOf(answer),
    basis:
      method &&
      `${method.saleCount.toLocaleString('en-US')} sales in ${method.market} from ${longDate(method.windowStart)} to ${longDate(method.asOf)}`,
    reason: reason?.words ?? null,
    rows: comparables.flatMap(({ listing, adjustments, ...figures }) => {
      const propertyId = idOf.get(`${listing.mlsSource}:${listing.mlsId ?? listing.uPropertyId}`);
      if (propertyId === undefined) return [];
      const { price, soldDate, miles, net, netPercent, gross, grossPercent, adjusted, weight } = figures;
      return {
        ...{ propertyId, price, soldDate: soldDate || null, miles, net, netPercent, gross, grossPercent, adjusted, weight },
        adjustments: adjustments.map(({ kind, label, dollars, isOverridden, note }) => ({
          kind,
          label,
          dollars,
          isOverridden,
          note,
        })),
      };
    }),
  };
}
