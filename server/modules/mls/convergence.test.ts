import { fc } from '#tests/support/properties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeListing, type FakeRecord } from '#tests/fakes/reso/fake-records.ts';
import type { Fault } from '#tests/fakes/reso/fake-reso.ts';
import { feedSource, startMlsFeeds, type MlsFeeds } from '#tests/support/mls-feeds.ts';
import { day } from '#tests/support/test-clock.ts';
import { deletionModels } from './index.ts';

let feeds: MlsFeeds;
beforeAll(async () => {
  feeds = await startMlsFeeds();
});
afterAll(() => feeds.close());

/** What happens at the MLS, and what goes wrong, between and during syncs. */
type Happening =
  | { kind: 'add' | 'change' | 'delete' | 'move'; at: number }
  | { kind: 'change-all' | 'sync' | 'sync-full' | 'stop' }
  | { kind: 'fault'; fault: Fault };

const faults: Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retryAfter: '1' },
  { kind: 'status', status: 429, retryAfter: '9999' },
  { kind: 'status', status: 410 },
  { kind: 'cut', afterBytes: 300 },
  { kind: 'garbage' },
  { kind: 'next-link', link: '?$skip=0' },
];
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('add', 'change', 'delete', 'move'), at: fc.nat(50) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('sync', 'sync', 'sync-full', 'stop', 'change-all') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fault' as const), fault: fc.constantFrom(...faults) }) },
);

/** The MLS in motion: every change has a later timestamp, and is told as the deletion model tells it. */
function createMls(model: (typeof deletionModels)[number]) {
  const property: FakeRecord[] = [];
  const events: FakeRecord[] = [];
  feeds.reso.data = { Property: property, EntityEvent: events };
  let made = 0;
  let changes = 0;
  const stamp = () => new Date(Date.UTC(2026, 1, 1) + (changes += 1) * 3_600_000).toISOString();
  const tell = (row: FakeRecord): void =>
    void events.push({ EntityEventSequence: events.length + 1, ResourceName: 'Property', ResourceRecordKey: row['ListingKey'] });
  const change = (row: FakeRecord, fields: FakeRecord): void => {
    Object.assign(row, fields, { ModificationTimestamp: stamp() });
    tell(row);
  };
  return {
    property,
    happen(what: Happening): void {
      if (what.kind === 'fault') feeds.reso.faultNext(/./, what.fault);
      if (what.kind === 'change-all') for (const row of property) change(row, { ListPrice: 700_000 + changes });
      if (!('at' in what)) return;
      const at = property.length === 0 ? 0 : what.at % property.length;
      const row = property[at];
      if (what.kind === 'add' || row === undefined) {
        const added = fakeListing((made += 1), model === 'can-view' ? { MlgCanView: true } : {});
        property.splice(at, 0, added);
        change(added, {});
      } else if (what.kind === 'change') change(row, { ListPrice: 600_000 + changes });
      else if (what.kind === 'move') property.push(...property.splice(at, 1));
      else if (model === 'can-view') change(row, { MlgCanView: false });
      else tell(property.splice(at, 1)[0] ?? {});
    },
    viewable: () =>
      property
        .filter((row) => row['MlgCanView'] !== false)
        .map((row) => ({ listing_key: row['ListingKey'], list_price: row['ListPrice'] }))
        .sort((a, b) => String(a.listing_key).localeCompare(String(b.listing_key))),
  };
}

async function sync(what: Happening['kind']): Promise<void> {
  const stopping = new AbortController();
  let left = 2;
  feeds.reso.onAsked = () => {
    left -= 1;
    if (what === 'stop' && left === 0) stopping.abort(new Error('stopping'));
  };
  await feeds.mls.sync(feedSource, { full: what === 'sync-full', signal: stopping.signal });
  feeds.reso.onAsked = undefined;
}

test.each(deletionModels)(
  'whatever happens, syncs end in what the MLS has (%s)',
  async (deletionModel) => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 8, maxLength: 30, size: 'max' }), async (happenings) => {
        for (const table of ['listings', 'mls_feeds']) await feeds.database.pool.query(`DELETE FROM ${table}`);
        feeds.reso.pageSize = 4;
        const mls = createMls(deletionModel);
        await feeds.addFeed({ deletionModel });
        for (const what of happenings) {
          mls.happen(what);
          if (['sync', 'sync-full', 'stop'].includes(what.kind)) await sync(what.kind);
        }
        feeds.reso.clearFaults();
        feeds.clock.advance(2 * day);
        const last = await feeds.mls.sync(feedSource);

        expect(last.outcome).toBe('done');
        const stored = (await feeds.storedListings()).map(({ listing_key, list_price }) => ({ listing_key, list_price }));
        expect(stored).toEqual(mls.viewable());
      }),
      { numRuns: 12 },
    );
  },
  60_000,
);
