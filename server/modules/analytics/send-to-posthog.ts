import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { DB } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';

const TIMEOUT_MS = 7_000;
/** Such a batch would be refused every time: it is given up. Anything else (busy, away, a wrong key) may be mended. */
const refusedForGood = new Set([400, 413, 422]);

const propertiesSchema = z.record(z.string(), z.json());

type Row = Selectable<DB['analytics_events']>;

/** Returns once the events are taken or given up. @throws OutgoingProblem, Error when they shall be sent again */
export type SendEvents = (events: readonly Row[], signal: AbortSignal) => Promise<void>;

/** The users who may be told of, by their ids, with what they are called outside. */
export type FindEnabled = (userIds: readonly string[]) => Promise<ReadonlyMap<string, { trackingId: string }>>;

interface PostHogParts {
  url: string;
  key: string;
  fetch: OutgoingFetch;
  log: Log;
  findEnabled: FindEnabled;
}

/** Sends batches as PostHog takes them. It drops an event whose `uuid` it has, so one that is sent twice counts once. */
export function createPostHogSink({ url, key, fetch, log, findEnabled }: PostHogParts): SendEvents {
  const address = `${url.replace(/\/+$/, '')}/batch/`;
  return async (events, signal) => {
    const users = await findEnabled([...new Set(events.map(({ user_id }) => user_id))]);
    const batch = events.flatMap(({ id, name, user_id, happened_at, properties }) => {
      const user = users.get(user_id);
      // The address that an event comes from there is the server's, which says nothing of its user.
      const sent = { ...propertiesSchema.parse(properties), $geoip_disable: true };
      return user
        ? { uuid: id, event: name, distinct_id: user.trackingId, timestamp: happened_at.toISOString(), properties: sent }
        : [];
    });
    if (batch.length === 0) return;
    const answer = await fetch(address, {
      ...{ method: 'POST', timeoutMs: TIMEOUT_MS, signal },
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ api_key: key, batch }),
    });
    answer.close();
    if (answer.status < 300) return;
    if (!refusedForGood.has(answer.status)) throw new Error(`The service for events answered ${answer.status}`);
    log.warn({ status: answer.status, count: events.length }, 'events of use were refused and are given up');
  };
}
