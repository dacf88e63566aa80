import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import {
  claimSource,
  selectSources,
  selectSourcesWithAreas,
  updateSource,
  upsertSource,
  type SourceRow,
} from './sources.queries.ts';

/** On which surfaces the listings of a source may appear, by the licence of its MLS. */
export interface SourcePolicy {
  showsToAgents: boolean;
  /** On pages that a client sees without an account. */
  showsToClients: boolean;
  /** To a provider of language models outside this program; the built-in assistant is none. */
  sendsToModels: boolean;
}

export interface ListingSource extends SourcePolicy {
  /** `mls_source` of its listings. */
  name: string;
  /** For people. */
  title: string;
  /** Stands beside each of its listings; null: the title does. */
  attributionText: string | null;
  disclaimer: string | null;
  /** How many characters it takes as public remarks; null: the usual 1,000. */
  remarksLimitCharacters: number | null;
  /** The agent whose uploads made it, and who alone sees its listings; null: whoever may see the source. */
  ownerUserId: string | null;
  /** When a feed last brought it up to date; null for files and before the first time. */
  lastSyncedAt: Date | null;
}

/** What is said of a source when it is made or changed; what is left out keeps its value, or its default in a new one. */
export type SourceChanges = Partial<
  Pick<ListingSource, 'title' | 'attributionText' | 'disclaimer' | 'remarksLimitCharacters' | 'lastSyncedAt'> & SourcePolicy
>;

/** By name. */
export type Sources = ReadonlyMap<string, ListingSource>;

export interface SourcesService {
  /** All sources; at most `KNOWN_FOR_MS` old. */
  read: () => Promise<Sources>;
  /** Makes a source, or changes what is said of one that is there. */
  upsert: (name: string, changes?: SourceChanges) => Promise<ListingSource>;
  /** Makes a source that one agent alone sees. @returns whether it is that agent's, now or since earlier */
  claim: (name: string, ownerUserId: string) => Promise<boolean>;
  /** Which of some sources have been imported to their end: areas are written last. */
  findImported: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Null for an unknown source. */
  setPolicy: (name: string, policy: Partial<SourcePolicy>) => Promise<ListingSource | null>;
}

/**
 * Every query on listings needs the policies, and they change a few times a year, so a process reads them once in so long. A change made
 * by this process holds at once, one made elsewhere after this time.
 */
const KNOWN_FOR_MS = 2_000;

function toSource(row: SourceRow): ListingSource {
  return {
    name: row.name,
    title: row.title,
    attributionText: row.attribution_text,
    disclaimer: row.disclaimer,
    remarksLimitCharacters: row.remarks_limit_characters,
    showsToAgents: row.shows_to_agents,
    showsToClients: row.shows_to_clients,
    sendsToModels: row.sends_to_models,
    ownerUserId: row.owner_user_id,
    lastSyncedAt: row.last_synced_at,
  };
}

/** Columns of what is given; `undefined` leaves a column alone. */
function columnsOf(changes: SourceChanges) {
  return {
    title: changes.title,
    attribution_text: changes.attributionText,
    disclaimer: changes.disclaimer,
    remarks_limit_characters: changes.remarksLimitCharacters,
    shows_to_agents: changes.showsToAgents,
    shows_to_clients: changes.showsToClients,
    sends_to_models: changes.sendsToModels,
    last_synced_at: changes.lastSyncedAt,
  };
}

async function readAll(db: Db): Promise<Sources> {
  return new Map((await selectSources(db)).map((row) => [row.name, toSource(row)]));
}

export function createSourcesService({ db, clock }: { db: Db; clock: Clock }): SourcesService {
  let known: { sources: Promise<Sources>; untilMs: number } | undefined;
  return {
    read() {
      const nowMs = clock.now().getTime();
      if (known && nowMs < known.untilMs) return known.sources;
      const reading = { sources: readAll(db), untilMs: nowMs + KNOWN_FOR_MS };
      known = reading;
      // A failure is told to who waits for it, and to nobody later.
      reading.sources.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading.sources;
    },

    async upsert(name, changes = {}) {
      const now = clock.now();
      const columns = columnsOf(changes);
      const row = await upsertSource(
        db,
        { ...columns, name, title: changes.title ?? name, created_at: now, updated_at: now },
        columns,
      );
      known = undefined;
      return toSource(row);
    },

    async claim(name, ownerUserId) {
      const now = clock.now();
      const owner = await claimSource(db, {
        ...{ name, title: name, owner_user_id: ownerUserId },
        ...{ created_at: now, updated_at: now },
      });
      known = undefined;
      return owner === ownerUserId;
    },

    findImported: async (names) => new Set(await selectSourcesWithAreas(db, names)),

    async setPolicy(name, policy) {
      const row = await updateSource(db, name, { ...columnsOf(policy), updated_at: clock.now() });
      known = undefined;
      return row ? toSource(row) : null;
    },
  };
}
