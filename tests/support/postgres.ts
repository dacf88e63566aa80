import { randomBytes } from 'node:crypto';
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
  // By blocks, as PostgreSQL does it unless told, takes two to four times as long.
  await query(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    connectionString: withDatabase(server, name),
    drop: () => query(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

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
