/** A program as small as can be that uses the embedded PostgreSQL: `node FILE DATA_DIR`. SIGINT drains and stops it. */
import pg from 'pg';
import { startEmbeddedPostgres, StartProblem } from '#server/platform/database/embedded/index.ts';

const quiet = { info: () => {}, warn: () => {} };

try {
  const { connectionString, stop } = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    log: quiet,
    settings: { fsync: 'off' },
  });
  const stayAlive = setInterval(() => {}, 60_000);
  process.once('SIGINT', () => void drain());
  const drain = async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query('SELECT 1');
    await client.end();
    process.stdout.write('drained\n');
    await stop();
    clearInterval(stayAlive);
  };
  process.stdout.write(`${connectionString}\n`);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
