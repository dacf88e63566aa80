import { FeedProblem, type Feed, type SyncCounts, type SyncResult } from '#server/modules/mls/index.ts';
import { UsageError, runProgram } from './command-line.ts';
import { readNewFeed, readWords } from './mls/add.ts';
import { openMls, type OpenMls } from './mls/open-mls.ts';
import {
  countsText,
  photosText,
  policyText,
  previewText,
  refusedText,
  statusLine,
  unseenText,
  statusText,
  viewOf,
  type FeedView,
} from './mls/print.ts';
import { numberOf, readOrder, switchOf, type Order } from './mls/read-order.ts';

/** One line that is rewritten on a terminal; elsewhere a line every few seconds. */
function createProgress() {
  let printedAtMs = 0;
  return (counts: Readonly<SyncCounts>): void => {
    const nowMs = performance.now();
    if (!process.stderr.isTTY && nowMs - printedAtMs < 5_000) return;
    printedAtMs = nowMs;
    process.stderr.write(process.stderr.isTTY ? `\r${countsText(counts)}\u001b[K` : `${countsText(counts)}\n`);
  };
}

async function feedNamed({ mls }: OpenMls, name: string): Promise<Feed> {
  const feed = (await mls.listFeeds()).find(({ source }) => source === name);
  if (!feed) throw new UsageError(`There is no feed named "${name}". "npm run mls -- status" lists them.`);
  return feed;
}

async function sync(open: OpenMls, order: Order, name: string): Promise<number> {
  const feed = await feedNamed(open, name);
  if (feed.isPaused && feed.lastStartedAt === null) await open.mls.pauseFeed(name, false);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new Error('stopped'));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  const result = await open.mls.sync(name, {
    full: order.values['full'] === true,
    acceptsManyGone: order.values['accept-deletions'] === true,
    signal: stopping.signal,
    onProgress: createProgress(),
  });
  for (const signal of signals) process.off(signal, stop);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return printResult(result);
}

function printResult(result: SyncResult): number {
  if (result.outcome === 'done') {
    console.log([countsText(result.counts), ...refusedText(result.refused)].join('\n'));
    return 0;
  }
  if (result.outcome === 'busy') console.error('It is being synced already, by a server or another command.');
  if (result.outcome === 'stopped') console.error('Stopped. The next sync goes on where this one was.');
  if (result.outcome === 'failed') console.error(`${result.reason}\nWhat was read is kept; the next sync goes on from there.`);
  return 1;
}

async function status({ mls, listings, countPhotos, countUnseen }: OpenMls, order: Order): Promise<void> {
  const sources = await listings.sources.read();
  const views: FeedView[] = [];
  for (const feed of await mls.listFeeds()) {
    if (order.name !== null && feed.source !== order.name) continue;
    views.push(viewOf(feed, sources.get(feed.source), await mls.isSyncing(feed), new Date()));
  }
  const hasNoFeed = order.name !== null && views.length === 0 && sources.has(order.name);
  if (order.name !== null && views.length === 0 && !hasNoFeed) throw new UsageError(`There is no feed named "${order.name}".`);
  const photos = order.name === null ? undefined : await countPhotos(order.name);
  const unseen = order.name === null ? [] : await countUnseen(order.name);
  if (hasNoFeed) {
    console.log(
      [
        `${order.name}: no feed reads it; its listings come from files, or stayed.`,
        ...(photos ? [photosText(photos)] : []),
        ...unseenText(unseen),
      ].join('\n'),
    );
    return;
  }
  if (order.values['json'])
    console.log(JSON.stringify(photos ? views.map((view) => ({ ...view, photos, unseen })) : views, null, 2));
  else if (views.length === 0) console.log('No MLS is connected. "npm run mls -- add --help" tells how.');
  else
    console.log(
      [
        ...views.map(order.name === null ? statusLine : statusText),
        ...(photos ? [photosText(photos)] : []),
        ...unseenText(unseen),
      ].join('\n'),
    );
  if (order.name !== null || order.values['json']) return;
  for (const source of sources.keys()) {
    for (const text of unseenText(await countUnseen(source))) console.log(`${source}: ${text}`);
  }
}

async function policy({ mls, listings }: OpenMls, order: Order, name: string): Promise<void> {
  if (!(await listings.sources.read()).has(name)) throw new UsageError(`There is no source named "${name}".`);
  const [agents, clients, models] = ['agents', 'clients', 'models'].map((surface) => switchOf(order, surface));
  const source = await mls.changeSource(name, {
    ...readWords(order),
    ...(agents === undefined ? {} : { showsToAgents: agents }),
    ...(clients === undefined ? {} : { showsToClients: clients }),
    ...(models === undefined ? {} : { sendsToModels: models }),
  });
  console.log(policyText(source));
}

/** A source of files has no feed, and can have its listings removed all the same. */
async function remove({ mls, listings }: OpenMls, order: Order, name: string): Promise<void> {
  const hasFeed = (await mls.listFeeds()).some(({ source }) => source === name);
  const withListings = order.values['listings'] === true;
  if (!hasFeed && !(withListings && (await listings.sources.read()).has(name))) {
    throw new UsageError(`There is no feed named "${name}". "npm run mls -- status" lists them.`);
  }
  if (hasFeed) await mls.removeFeed(name);
  const feedText = hasFeed ? `The feed ${name} and its credentials are forgotten. ` : '';
  if (!withListings) console.log(`${feedText}Its listings stay.`);
  else console.log(`${feedText}${(await mls.removeListings(name)).toLocaleString('en-US')} listings are removed.`);
}

async function obey(open: OpenMls, order: Order, name: string): Promise<number> {
  const { mls } = open;
  switch (order.command) {
    case 'add': {
      const wanted = await readNewFeed(order, name);
      await mls.checkFeed(wanted);
      const feed = await mls.saveFeed(wanted);
      const first = feed.lastStartedAt === null;
      console.log(`The feed ${name} is saved.`);
      if (first) console.log(`Look at it:  npm run mls -- preview "${name}"\nBegin:       npm run mls -- sync "${name}"`);
      return 0;
    }
    case 'preview':
      await feedNamed(open, name);
      console.log(previewText(await mls.preview(name, Math.min(100, Math.max(1, numberOf(order, 'count', 5))))));
      return 0;
    case 'sync':
      return sync(open, order, name);
    case 'policy':
      await policy(open, order, name);
      return 0;
    case 'photos': {
      if (!(await open.listings.sources.read()).has(name)) throw new UsageError(`There is no source named "${name}".`);
      if (order.values['retry'] === true) console.log(`Trying ${await open.retryPhotos(name)} photos anew.`);
      console.log(photosText(await open.countPhotos(name)));
      return 0;
    }
    case 'pause':
    case 'resume':
      await mls.pauseFeed((await feedNamed(open, name)).source, order.command === 'pause');
      console.log(order.command === 'pause' ? `${name} is paused.` : `${name} is read on its schedule again.`);
      return 0;
    case 'remove':
      await remove(open, order, name);
      return 0;
    case 'status':
      await status(open, order);
      return 0;
  }
}

/** `npm run mls`. */
export async function mlsProgram(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  const open = await openMls();
  try {
    return await obey(open, order, order.name ?? '');
  } catch (error) {
    // The MLS's fault, and not that of who runs this.
    if (!(error instanceof FeedProblem)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await open.close();
  }
}

if (import.meta.main) await runProgram(mlsProgram);
