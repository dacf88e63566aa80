import { FeedProblem } from './feed-problem.ts';
import { feedOptionsSchema } from './feed.ts';
import type { NewFeed } from './manage-feeds.ts';
import { addressOf } from '../reso/query.ts';
import { describeServer } from '../reso/listing-fields.ts';
import type { ResoClient } from '../reso/reso-client.ts';

/**
 * Asks a server for its description before its feed is kept.
 * @throws FeedProblem where it does not answer, has no such resource, or cannot tell deletions in the way that was chosen
 */
export async function checkFeed(client: ResoClient, { serviceUrl, options: given, deletionModel }: NewFeed): Promise<void> {
  const options = feedOptionsSchema.parse(given);
  const described = await describeServer(client, { serviceUrl, options });
  if (described?.fields === null) {
    throw new FeedProblem(`The server has no resource "${options.resource}". It has: ${described.resources.join(', ')}.`);
  }
  // Many describe themselves to anybody, and some do not at all: a listing tells whether the secret is right.
  const address = addressOf({ serviceUrl }, { resource: options.resource, filters: [options.filter], top: 1 });
  await client.get(address, (answer) => Promise.resolve(answer.close()));
  if (described === null) return;
  if (deletionModel === 'entity-event' && !described.resources.includes('EntityEvent')) {
    throw new FeedProblem('The server has no EntityEvent, so it cannot tell deletions so. Use --deletions compare-keys.');
  }
  if (deletionModel === 'can-view' && !described.fields?.has(options.canViewField)) {
    throw new FeedProblem(
      `The server's listings have no field ${options.canViewField}, so it cannot tell deletions so. Name the field with --can-view-field, or use --deletions compare-keys.`,
    );
  }
}
