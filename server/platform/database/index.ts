export { openDatabase, type Database, type Db, type DbOrTx, type Tx } from './database.ts';
export { migrateToLatest } from './migrate.ts';
export { isUniqueViolation } from './postgres-errors.ts';
export type { DB } from './database.generated.ts';
