import { z } from 'zod';
import type { SourceChanges } from '#server/modules/listings/index.ts';
import {
  deletionModels,
  feedOptionsSchema,
  mediaModes,
  type Credentials,
  type FeedOptions,
  type NewFeed,
} from '#server/modules/mls/index.ts';
import { UsageError } from '../command-line.ts';
import { numberOf, textOf, wordOf, type Order } from './read-order.ts';
import { readSecret } from './read-secret.ts';

function addressOf(order: Order, option: string): string | undefined {
  const given = textOf(order, option);
  if (given === undefined) return undefined;
  const isAddress = z.url({ protocol: /^https?$/ }).safeParse(given).success && !given.includes('?');
  if (!isAddress)
    throw new UsageError(`--${option} is "${given}", which is no address such as https://api.example.com/reso/odata.`);
  const { username, password } = new URL(given);
  if (username || password)
    throw new UsageError(`--${option} holds a user or a password. They are asked for, and never part of an address.`);
  return given.replace(/\/+$/, '');
}

async function readCredentials(order: Order): Promise<Credentials> {
  const tokenUrl = addressOf(order, 'token-url');
  const clientId = textOf(order, 'client-id');
  if ((tokenUrl === undefined) !== (clientId === undefined)) {
    throw new UsageError('Client credentials need --token-url and --client-id; without both the secret is a bearer token.');
  }
  if (tokenUrl === undefined || clientId === undefined) return { kind: 'bearer', token: await readSecret('Bearer token: ') };
  const clientSecret = await readSecret('Client secret: ');
  return { kind: 'client-credentials', tokenUrl, clientId, clientSecret, scope: textOf(order, 'scope') ?? null };
}

function readOptions(order: Order): FeedOptions {
  const perSecond = numberOf(order, 'requests-per-second', 2);
  const options = feedOptionsSchema.safeParse({
    resource: textOf(order, 'resource'),
    media: wordOf(order, 'media', mediaModes, 'expand'),
    openHouses: order.values['open-houses'] === true,
    people: order.values['people'] === true,
    canViewField: textOf(order, 'can-view-field'),
    extraFields: textOf(order, 'fields')
      ?.split(',')
      .map((name) => name.trim()),
    filter: textOf(order, 'filter') ?? null,
    pageSize: numberOf(order, 'page-size', 500),
    requestIntervalMs: perSecond > 0 ? Math.ceil(1_000 / perSecond) : 0,
    overlapMinutes: numberOf(order, 'overlap', 10),
  });
  if (!options.success) throw new UsageError(`The options are not right:\n${z.prettifyError(options.error)}`);
  return options.data;
}

/** The words that stand beside a source's listings, and how many it takes itself; an empty text takes one away. */
export function readWords(order: Order): SourceChanges {
  const orNull = (value: string | undefined): string | null | undefined => (value === undefined ? undefined : value || null);
  const [attributionText, disclaimer] = [orNull(textOf(order, 'attribution')), orNull(textOf(order, 'disclaimer'))];
  const title = textOf(order, 'title')?.trim();
  const remarksLimitCharacters = readRemarksLimit(order);
  return {
    ...(title ? { title } : {}),
    ...(attributionText === undefined ? {} : { attributionText }),
    ...(disclaimer === undefined ? {} : { disclaimer }),
    ...(remarksLimitCharacters === undefined ? {} : { remarksLimitCharacters }),
  };
}

function readRemarksLimit(order: Order): number | null | undefined {
  if (textOf(order, 'remarks-limit') === '') return null;
  const limit = numberOf(order, 'remarks-limit', Number.NaN);
  if (Number.isNaN(limit)) return undefined;
  if (!Number.isInteger(limit) || limit < 100 || limit > 10_000) {
    throw new UsageError('--remarks-limit is a number of characters from 100 to 10000.');
  }
  return limit;
}

/** The feed that an `add` describes. The secret is asked for last, when everything else is right. */
export async function readNewFeed(order: Order, name: string): Promise<NewFeed> {
  const serviceUrl = addressOf(order, 'url');
  if (serviceUrl === undefined)
    throw new UsageError('Where is its server? Add --url ADDRESS. "npm run mls -- add --help" tells more.');
  const everyMinutes = numberOf(order, 'every', 15);
  if (!Number.isInteger(everyMinutes) || everyMinutes < 1 || everyMinutes > 10_080) {
    throw new UsageError('--every is a number of minutes from 1 to 10080.');
  }
  const deletionModel = wordOf(order, 'deletions', deletionModels, 'compare-keys');
  const options = readOptions(order);
  const about = readWords(order);
  const credentials = await readCredentials(order);
  return { source: name, serviceUrl, credentials, everyMinutes, deletionModel, options, about, isPaused: true };
}
