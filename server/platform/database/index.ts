export { openDatabase, type Database, type Db, type DbOrTx, type Tx } from './database.ts';
export { withStatementTimeout } from './fair-connections.ts';
export { migrateToLatest } from './migrate.ts';
export type { DB } from './database.generated.ts';
export { isOutage, throughOutages } from './outage.ts';
