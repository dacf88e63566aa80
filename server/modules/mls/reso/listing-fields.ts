import { isPrivateField, knownFields } from '#server/modules/listings/index.ts';
import { FeedProblem, PageGone } from '../feeds/feed-problem.ts';
import type { Feed } from '../feeds/feed.ts';
import type { ResoClient } from './reso-client.ts';

const MAX_METADATA_CHARACTERS = 30_000_000;

/** Keys by which agents and offices are looked up. */
const peopleKeys = ['ListAgentKey', 'CoListAgentKey', 'ListOfficeKey', 'CoListOfficeKey'];

/**
 * The fields of a listing to ask for: those that we know, and those that the feed's options name, as far as the server has them. Private
 * fields are never asked for. The server's own description ($metadata) tells what it has, because it refuses a question for others.
 * @throws FeedProblem when an option names a private field
 */
export async function findListingFields(client: ResoClient, feed: Feed): Promise<string[]> {
  const { options, deletionModel } = feed;
  const refused = options.extraFields.filter((name) => isPrivateField(name) && !knownFields.has(name));
  if (refused.length > 0) throw new FeedProblem(`${refused.join(', ')} may be private and is not imported.`);
  const wanted = new Set([...knownFields, ...options.extraFields]);
  wanted.delete('Media');
  if (options.people) for (const key of peopleKeys) wanted.add(key);
  if (deletionModel === 'can-view') wanted.add(options.canViewField);
  const described = await readFieldNames(client, feed);
  if (described === null) return [...wanted].sort();
  return [...wanted].filter((name) => described.has(name)).sort();
}

/** The names of the fields of the listings' resource; null where the server does not describe itself, or not so. */
async function readFieldNames(client: ResoClient, feed: Feed): Promise<Set<string> | null> {
  return (await describeServer(client, feed))?.fields ?? null;
}

interface DescribedServer {
  resources: string[];
  /** Of the listings' resource; null where there is none of its name. */
  fields: Set<string> | null;
}

/** What a server says that it has ($metadata); null where it does not describe itself. */
export async function describeServer(
  client: ResoClient,
  { serviceUrl, options }: Pick<Feed, 'serviceUrl' | 'options'>,
): Promise<DescribedServer | null> {
  let xml: string;
  try {
    xml = await client.get(
      `${serviceUrl.replace(/\/+$/, '')}/$metadata`,
      async (answer) => {
        let text = '';
        for await (const chunk of answer.body) {
          text += chunk.toString('latin1');
          if (text.length > MAX_METADATA_CHARACTERS)
            throw new FeedProblem("The server's description of itself ($metadata) is too long.");
        }
        return text;
      },
      'application/xml',
    );
  } catch (error) {
    if (error instanceof PageGone) return null;
    throw error;
  }
  const sets = [...xml.matchAll(/<EntitySet\b[^>]*>/g)].map(([tag]) => ({
    name: /\bName="([^"]+)"/.exec(tag)?.[1] ?? '',
    type: /\bEntityType="(?:[^"]*\.)?([^".]+)"/.exec(tag)?.[1],
  }));
  if (sets.length === 0 && !/<EntityType\b/.test(xml)) return null;
  const type = sets.find(({ name }) => name === options.resource)?.type ?? options.resource;
  const body = new RegExp(`<EntityType\\b[^>]*\\bName="${type}"[^>]*>([^]*?)</EntityType>`).exec(xml)?.[1];
  const fields = body && new Set([...body.matchAll(/<Property\b[^>]*?\bName="([^"]+)"/g)].map((match) => match[1] ?? ''));
  return { resources: sets.map(({ name }) => name), fields: fields || null };
}
