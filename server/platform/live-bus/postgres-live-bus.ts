import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Db } from '../database/index.ts';
import type { Log } from '../log.ts';
import type { LiveBus, LiveListener } from './live-bus.ts';

const messageSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.object({ channel: z.string(), payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])) }),
  );

/** One PostgreSQL channel carries all of ours: a subscription then costs no database operation. */
const POSTGRES_CHANNEL = 'sidekick';
const RECONNECT_FIRST_MS = 100;
const RECONNECT_MAX_MS = 5_000;
/** A connection that died without a word (a cable, a firewall) is noticed within this and the time of a query. */
const CHECK_EVERY_MS = 10_000;
const QUERY_TIMEOUT_MS = 5_000;
const GATHER_MS = 10;

export interface PostgresLiveBusOptions {
  connectionString: string;
  db: Db;
  log: Log;
}

/** A live bus over LISTEN/NOTIFY with one connection of its own. Resolves when it listens. */
export async function connectPostgresLiveBus({ connectionString, db, log }: PostgresLiveBusOptions): Promise<LiveBus> {
  const listeners = new Map<string, Set<LiveListener>>();
  const reconnectListeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function deliver(message: string): void {
    const parsed = messageSchema.safeParse(message);
    if (!parsed.success) return log.warn('the live bus heard something that is not ours');
    const { channel, payload } = parsed.data;
    for (const listener of listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        log.error({ err: error, channel }, 'a live-bus listener failed');
      }
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'sidekick-live-bus',
      keepAlive: true,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    const state: { isLost: boolean; check?: NodeJS.Timeout } = { isLost: false };
    const onLost = (error?: Error): void => {
      if (state.isLost) return;
      state.isLost = true;
      clearInterval(state.check);
      next.removeAllListeners('notification');
      void next.end().catch(() => {});
      if (client !== next) return;
      client = undefined;
      if (closed) return;
      log.warn({ err: error }, 'live bus lost its connection');
      reconnect(RECONNECT_FIRST_MS);
    };
    next.on('error', onLost);
    next.on('end', () => onLost());
    next.on('notification', ({ payload }) => deliver(payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${POSTGRES_CHANNEL}`);
    } catch (error) {
      onLost();
      throw error;
    }
    if (closed) {
      await next.end();
      return;
    }
    client = next;
    state.check = setInterval(() => void next.query('SELECT').catch(onLost), CHECK_EVERY_MS);
    state.check.unref();
  }

  function reconnect(delayMs: number): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          log.info('live bus connected again');
          for (const listener of reconnectListeners) listener();
        },
        () => {
          if (!closed) reconnect(Math.min(delayMs * 2, RECONNECT_MAX_MS));
        },
      );
    }, delayMs);
  }

  await connect();

  const publishing: LiveBus['publishing'] = (channel, payload) =>
    sql`pg_notify(${POSTGRES_CHANNEL}, ${JSON.stringify({ channel, payload })})`;

  let gathered: string[] = [];
  let gathering: NodeJS.Timeout | undefined;

  async function sendGathered(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const messages = gathered;
    gathered = [];
    if (messages.length === 0) return;
    try {
      await sql`SELECT count(pg_notify(${POSTGRES_CHANNEL}, message)) FROM unnest(${messages}::text[]) AS message`.execute(db);
    } catch (error) {
      log.warn({ err: error, messages: messages.length }, 'other nodes could not be woken; what comes next wakes them');
    }
  }

  return {
    publishing,
    async publish(channel, payload) {
      await sql`SELECT ${publishing(channel, payload)}`.execute(db);
    },
    publishSoon(channel, payload) {
      gathered.push(JSON.stringify({ channel, payload }));
      gathering ??= setTimeout(() => void sendGathered(), GATHER_MS);
    },
    subscribe(channel, listener) {
      const ofChannel = listeners.get(channel) ?? new Set();
      listeners.set(channel, ofChannel.add(listener));
      return () => ofChannel.delete(listener);
    },
    onReconnect: (listener) => void reconnectListeners.push(listener),
    isConnected: () => client !== undefined,
    async close() {
      closed = true;
      clearTimeout(retry);
      await sendGathered();
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
