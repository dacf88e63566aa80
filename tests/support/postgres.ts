import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  connectionString: string;
  drop: () => Promise<void>;
}

/** A fresh copy of the migrated database for one test file. Call `drop` after the file's tests; open connections are cut. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { server, template } = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    connectionString: withDatabase(server, name),
    drop: () => drop(server, name),
  };
}

/** PostgreSQL's own vacuum may be at work in the database; nobody but a superuser may end it, and it ends by itself soon. */
async function drop(server: string, name: string): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
    } catch (error) {
      const isVacuumed = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!isVacuumed || attempts === DROP_ATTEMPTS) throw error;
      await delay(BETWEEN_DROPS_MS);
    }
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
const DROP_ATTEMPTS = 50;
const BETWEEN_DROPS_MS = 100;

/** The same server, another database. */
export function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

export async function query(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
