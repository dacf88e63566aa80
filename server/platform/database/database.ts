import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './database.generated.ts';
import { createFairConnect, STATEMENT_TIMEOUT_MS } from './fair-connections.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** For queries that run alone or inside a transaction. */
export type DbOrTx = Db | Tx;

const INT8_OID = 20;
const DATE_OID = 1082;
const NUMERIC_OID = 1700;

/** Counts fit a double; dates are local calendar dates without a zone and stay text (docs/product/listings.md). */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === INT8_OID || oid === NUMERIC_OID) return Number;
    if (oid === DATE_OID) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

export interface DatabaseOptions {
  connectionString: string;
  maxConnections: number;
  /** Called when an idle connection breaks, e.g. because the server went away; the pool makes new ones by itself. */
  onConnectionLost: (error: Error) => void;
}

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** For what opens connections of its own. */
  connectionString: string;
  close: () => Promise<void>;
}

/** Opens a pool on PostgreSQL. Nothing connects before the first query. */
export function openDatabase({ connectionString, maxConnections, onConnectionLost }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    types: typeParsers,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'sidekick',
  });
  let isClosing = false;
  // pool.end() resolves before its sockets are closed, so a server that stops right after may still cut them.
  pool.on('error', (error) => {
    if (!isClosing) onConnectionLost(error);
  });
  // The pool listens to idle connections only. One that breaks in use fails its query, and also emits an error, which would end
  // the process if nobody listened.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: createFairConnect(pool, maxConnections), end: () => pool.end() },
    }),
  });
  const close = (): Promise<void> => {
    isClosing = true;
    // Not db.destroy(): that ends the pool only when a query went through Kysely.
    return pool.end();
  };
  return { db, pool, connectionString, close };
}
