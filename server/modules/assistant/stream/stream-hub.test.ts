import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { LiveBus, LiveListener } from '#server/platform/live-bus/index.ts';
import { createLog } from '#server/platform/log.ts';
import { until } from '#tests/support/until.ts';
import { frameOf } from './frames.ts';
import { createStreamHub, type StreamHub } from './stream-hub.ts';
import type { ReaderSocket } from './reader.ts';
import type { StoredEvents } from './stream.queries.ts';

const runId = 'run';
const owner = { userId: 'user', sessionId: 'session' };
const delta = (text: string): AssistantEvent => ({ type: 'messageTextDelta', key: 'msg_1', delta: text });

/** A run whose events are in memory, and a bus that the test speaks on. */
function createWorld() {
  const events: AssistantEvent[] = [];
  const listeners: LiveListener[] = [];
  const bus: LiveBus = {
    publish: async () => {},
    publishing: () => sql``,
    publishSoon: () => {},
    subscribe: (_channel, listener) => (listeners.push(listener), () => {}),
    onReconnect: () => {},
    isConnected: () => true,
    close: async () => {},
  };
  const stored = (after: number): StoredEvents => ({
    frames: events.slice(after).map((event, index) => frameOf(after + index + 1, JSON.stringify(event))),
    lastEventId: events.length,
    hasEnded: false,
    areHeld: true,
  });
  const readEvents = vi.fn(async (_runId: string, after: number) => stored(after));
  const hub = createStreamHub({ bus, nodeId: 'here', log: createLog('silent'), readEvents });
  return {
    events,
    stored,
    readEvents,
    hub,
    hear: (payload: Parameters<LiveListener>[0]) => listeners.forEach((hears) => hears(payload)),
  };
}

function createSocket(): ReaderSocket & { ids: number[]; isOpen: boolean } {
  return {
    ids: [],
    isOpen: true,
    writableLength: 0,
    write(bytes) {
      this.ids.push(...[...bytes.toString().matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)));
      return true;
    },
    end: () => {},
    destroy() {
      this.isOpen = false;
    },
    once: () => {},
  };
}

describe('the stream hub', () => {
  const cleanUps: (() => void)[] = [];
  afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

  it('fills a gap from the database before it goes on', async () => {
    const { events, stored, hub, readEvents } = createWorld();
    const socket = createSocket();
    hub.join(runId, owner).begin(socket, 0, stored(0));
    events.push(delta('1'), delta('2'), delta('3'));
    hub.tell(runId, [delta('3')], 3, false);
    await until(() => expect(socket.ids).toEqual([1, 2, 3]));
    hub.tell(runId, [delta('3')], 3, false);
    expect(socket.ids).toEqual([1, 2, 3]);
    expect(readEvents).toHaveBeenCalledTimes(1);
    hub.stop();
  });

  it('misses nothing that is told between joining and the first read', async () => {
    const { events, stored, hub } = createWorld();
    const socket = createSocket();
    const joined = hub.join(runId, owner);
    const before = stored(0);
    events.push(delta('1'));
    hub.tell(runId, [delta('1')], 1, false);
    joined.begin(socket, 0, before);
    await until(() => expect(socket.ids).toEqual([1]));
    hub.stop();
  });

  it('reads once for all its readers when another node has told something, and never for runs that nobody reads', async () => {
    const { events, stored, hub, hear, readEvents } = createWorld();
    const sockets = [createSocket(), createSocket()];
    for (const socket of sockets) hub.join(runId, owner).begin(socket, 0, stored(0));
    events.push(delta('1'), delta('2'));
    hear({ runId, lastEventId: 2, ended: false, nodeId: 'there' });
    hear({ runId: 'another', lastEventId: 9, ended: false, nodeId: 'there' });
    hear({ runId, lastEventId: 2, ended: false, nodeId: 'here' });
    await until(() =>
      expect(sockets.map(({ ids }) => ids)).toEqual([
        [1, 2],
        [1, 2],
      ]),
    );
    expect(readEvents).toHaveBeenCalledTimes(1);
    hub.stop();
  });

  it('keeps idle readers alive with one timer', () => {
    vi.useFakeTimers();
    cleanUps.push(() => vi.useRealTimers());
    const { stored, hub } = createWorld();
    const socket = createSocket();
    const written = vi.spyOn(socket, 'write');
    for (let reader = 0; reader < 3; reader++) hub.join(runId, owner).begin(socket, 0, stored(0));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(15_000);
    expect(written.mock.calls.map(([bytes]) => bytes.toString())).toEqual(Array(3).fill(': keep-alive\n\n'));
    hub.stop();
  });

  it('drops a reader that does not read once 1 MB waits for it, and serves the others on', async () => {
    const { stored, hub } = createWorld();
    const server = createServer((_request, response) => hub.join(runId, owner).begin(response, 0, stored(0)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanUps.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const open = (): Promise<IncomingMessage> =>
      new Promise((resolve) => get({ port, headers: { connection: 'close' } }, resolve).end());
    const [slow, fast] = await startBoth(hub, open);
    let received = 0;
    fast.on('data', (bytes: Buffer) => (received += bytes.length));
    const text = 'x'.repeat(200_000);
    let sent = 0;
    for (let id = 2; hub.countReaders() === 2; id++) {
      hub.tell(runId, [delta(text)], id, false);
      sent += text.length;
      await until(() => expect(received).toBeGreaterThanOrEqual(sent));
    }
    slow.destroy();
    hub.tell(runId, [delta('last')], 2 + sent / text.length, false);
    await until(() => expect(hub.countReaders()).toBe(1));
    hub.stop();
  });

  it('replays a backlog of more than 1 MB as fast as its reader takes it, whole', async () => {
    const { events, stored, hub } = createWorld();
    for (let number = 0; number < 450; number += 1) events.push(delta('x'.repeat(30_000)));
    const server = createServer((_request, response) => hub.join(runId, owner).begin(response, 0, stored(0)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanUps.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get({ port, headers: { connection: 'close' } }, resolve).end(),
    );
    const ids: number[] = [];
    answer
      .setEncoding('utf8')
      .on('data', (text: string) => ids.push(...[...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))));

    await until(() => expect(ids.at(-1)).toBe(450));
    expect(hub.countReaders()).toBe(1);
    answer.destroy();
    await until(() => expect(hub.countReaders()).toBe(0));
    hub.stop();
  });

  /** Headers only reach a client with the first bytes. */
  async function startBoth(hub: StreamHub, open: () => Promise<IncomingMessage>) {
    const opening = Promise.all([open(), open()]);
    await until(() => expect(hub.countReaders()).toBe(2));
    hub.tell(runId, [delta('first')], 1, false);
    const [slow, fast] = await opening;
    slow.pause();
    slow.on('error', () => {});
    return [slow, fast] as const;
  }
});
