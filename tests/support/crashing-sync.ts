import { openDatabase } from '#server/platform/database/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { composeFeeds, feedSource } from './mls-feeds.ts';

/** A process that syncs the feed of a test, which kills it: `node FILE CONNECTION_STRING DATA_FOLDER`. */
const [connectionString = '', dataFolder = ''] = process.argv.slice(2);
const database = openDatabase({ connectionString, maxConnections: 4, onConnectionLost: () => {} });
await composeFeeds(database, { clock: systemClock, dataFolder }).sync(feedSource);
await database.close();
