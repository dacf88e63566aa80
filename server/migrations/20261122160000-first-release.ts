import type { Kysely } from 'kysely';
import { createAccountTables } from './first-release/accounts.ts';
import { createAreaTables } from './first-release/areas.ts';
import { createListingIndexes } from './first-release/listing-indexes.ts';
import { createListingTables } from './first-release/listings.ts';
import { createPhotoTables } from './first-release/photos.ts';
import { createPlatformTables } from './first-release/platform.ts';
import { createRunTables } from './first-release/runs.ts';
import { createSourceTables } from './first-release/sources.ts';
import { createThreadTables } from './first-release/threads.ts';

/** The schema of the first release; `migrate.ts` takes over databases that came here by the numbered migrations before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlatformTables(db);
  await createAccountTables(db);
  await createThreadTables(db);
  await createRunTables(db);
  await createListingTables(db);
  await createListingIndexes(db);
  await createAreaTables(db);
  await createSourceTables(db);
  await createPhotoTables(db);
}
