import { openDatabase } from '#server/platform/database/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { composeImportedPhotos } from './imported-photos.ts';

/** A process that fetches photos for a test, which kills it: `node FILE CONNECTION_STRING DATA_FOLDER HOST`. */
const [connectionString = '', dataFolder = '', host = ''] = process.argv.slice(2);
const database = openDatabase({ connectionString, maxConnections: 4, onConnectionLost: () => {} });
const photos = composeImportedPhotos(database, { dataFolder, clock: systemClock });
await photos.plan();
await photos.fetchFrom(host, new AbortController().signal);
await database.close();
