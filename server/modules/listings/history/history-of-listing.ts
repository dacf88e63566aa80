import type { HistoryEvent, HistoryEventKind } from '#contract/listing-history.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';

/** What a listing's row tells of its own past; dates are `YYYY-MM-DD`, prices dollars. */
export interface ListingPast {
  status: ListingStatus;
  isLease: boolean;
  listDate: string | null;
  contingentDate: string | null;
  pendingDate: string | null;
  soldDate: string | null;
  originalListPrice: number | null;
  listPrice: number | null;
  soldPrice: number | null;
  /** Day of the last price change as the feed tells it. */
  priceChangedOn: string | null;
}

/** A row of `listing_changes`. */
export interface RecordedChange {
  changedOn: string;
  fromStatus: ListingStatus | 'none';
  toStatus: ListingStatus | 'none';
  fromListPrice: number | null;
  toListPrice: number | null;
}

type PastEvent = Pick<HistoryEvent, 'date' | 'kind' | 'price' | 'changePercent'>;

/** An event and the day that it is sorted by: its own, else that of the event before it; empty where nothing is known. */
export interface DatedEvent {
  event: PastEvent;
  day: string;
}

/** In one decimal; null where there is nothing to compare. */
function changePercent(from: number | null, to: number | null): number | null {
  return from && to !== null ? Math.round((to / from - 1) * 1_000) / 10 : null;
}

function kindOfChange(from: RecordedChange['fromStatus'], to: RecordedChange['toStatus']): HistoryEventKind {
  if (to === 'none') return 'off-market';
  if (to === 'soon') return 'coming-soon';
  if (to === 'active') return from === 'soon' ? 'listed' : 'back-on-market';
  return to;
}

/**
 * The events of one listing, oldest first: what imports recorded, and what the record itself tells and no import saw. Where both know
 * a day, the record's own is taken: an import may come days later.
 */
export function historyOfListing(past: ListingPast, changes: readonly RecordedChange[]): DatedEvent[] {
  const firstPrice = past.originalListPrice ?? changes[0]?.fromListPrice ?? past.listPrice;
  const events: PastEvent[] = [];
  let price = firstPrice;
  const priceTurnsTo = (to: number | null, date: string | null): void => {
    if (to === null || to === price) return;
    events.push({ date, kind: 'price-changed', price: to, changePercent: changePercent(price, to) });
    price = to;
  };

  const beganSoon = (changes[0]?.fromStatus ?? past.status) === 'soon';
  // Of a listing that went on the market while imports looked on, the list date tells that day and not the earlier one.
  const beganOn = beganSoon && changes.length > 0 ? null : past.listDate;
  events.push({ date: beganOn, kind: beganSoon ? 'coming-soon' : 'listed', price: firstPrice, changePercent: null });
  // A change of price before the first import that is recorded: the record tells its amount, and its day only if it was the last one.
  priceTurnsTo(changes[0]?.fromListPrice ?? past.listPrice, changes.length === 0 ? past.priceChangedOn : null);
  for (const change of changes) {
    priceTurnsTo(change.toListPrice, change.changedOn);
    if (change.fromStatus === change.toStatus) continue;
    const kind = kindOfChange(change.fromStatus, change.toStatus);
    events.push({ date: change.changedOn, kind, price, changePercent: null });
  }
  addFromRecord(events, 'contingent', past.contingentDate, price);
  addFromRecord(events, 'pending', past.pendingDate, price);
  if (past.status === 'sold') {
    addFromRecord(events, 'sold', past.soldDate, past.soldPrice, changePercent(price, past.soldPrice));
  }
  return inOrder(events);
}

/** The last event of a kind takes what the record says; where no import saw one, it is added. */
function addFromRecord(
  events: PastEvent[],
  kind: HistoryEventKind,
  date: string | null,
  price: number | null,
  percent: number | null = null,
): void {
  const seen = events.findLast((event) => event.kind === kind);
  if (seen) Object.assign(seen, { date: date ?? seen.date, price, changePercent: percent });
  else if (date !== null || kind === 'sold') events.push({ date, kind, price, changePercent: percent });
}

/** By day; what has none stays behind what it followed. */
function inOrder(events: readonly PastEvent[]): DatedEvent[] {
  let day = '';
  return events
    .map((event) => ({ event, day: (day = event.date ?? day) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
