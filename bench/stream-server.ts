/**
 * Serves one endless event stream to all who ask, for the `stream` benchmark: `ours` through our HTTP server, mount and hub,
 * `bare` by node:http alone. Talks to its parent: told `publish`, it sends events; asked `memory`, it answers its size.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import { streamRun } from '#contract/assistant.ts';
import { openStream } from '#server/modules/assistant/stream/open-stream.ts';
import { createStreamHub } from '#server/modules/assistant/stream/stream-hub.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { createHttpServer, createMount, type Caller } from '#server/platform/http/index.ts';
import type { LiveBus } from '#server/platform/live-bus/index.ts';
import { createLog } from '#server/platform/log.ts';

export type Order = { do: 'publish'; perSecond: number; seconds: number; bytes: number } | { do: 'memory' };
export type Report = { port: number } | { published: number } | { residentKb: number; waitingBytes: number; open: number };

const NO_LIMIT = 1_000_000;
const caller: Caller = {
  userId: '0192f0c0-0000-7000-8000-000000000001',
  sessionId: '0192f0c0-0000-7000-8000-000000000002',
  roles: ['user'],
  allowedMlsProviders: ['*'],
  subscriptionStatus: 'active',
  allowedChatInterfaces: ['full-access'],
  mayImportListings: false,
};

interface Sender {
  port: number;
  send: (delta: string) => void;
  sockets: () => Iterable<{ writableLength: number }>;
}

const isolatedBus: Pick<LiveBus, 'subscribe' | 'onReconnect'> = {
  subscribe: () => () => undefined,
  onReconnect: () => undefined,
};

async function ours(): Promise<Sender> {
  const log = createLog('error');
  let lastEventId = 0;
  const stored = async () => ({ frames: [], lastEventId, hasEnded: false, areHeld: true });
  const hub = createStreamHub({ bus: isolatedBus as LiveBus, nodeId: 'bench', log, readEvents: stored });
  const app = await createHttpServer({ log, trustProxy: false, https: false });
  const { db } = openDatabase({ connectionString: 'postgres://127.0.0.1:1/none', maxConnections: 1, onConnectionLost: () => {} });
  const mount = createMount({
    app,
    db,
    clock: systemClock,
    authenticate: async () => caller,
    publicOrigin: 'http://127.0.0.1',
    authenticateBearer: async () => null,
  });
  const limits = { streamsOfUser: NO_LIMIT, streamsOfProcess: NO_LIMIT };
  const open = new Set<ServerResponse>();
  let runId = '';
  mount.raw(streamRun, ({ params }, http) => {
    runId = params.promptRefId;
    open.add(http.reply.raw);
    http.reply.raw.once('close', () => open.delete(http.reply.raw));
    return openStream(
      { hub, limits, readEvents: stored, messagesOfRun: async () => [] },
      { caller, threadId: params.threadId, runId },
      http,
    );
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: Number(new URL(address).port),
    send(delta) {
      lastEventId += 1;
      const event: AssistantEvent = { type: 'messageTextDelta', key: 'msg_1', delta };
      hub.tell(runId, [event], lastEventId, false);
    },
    sockets: () => open,
  };
}

async function bare(): Promise<Sender> {
  const open = new Set<ServerResponse>();
  let id = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    send(delta) {
      id += 1;
      const bytes = Buffer.from(`id: ${id}\ndata: ${JSON.stringify({ type: 'messageTextDelta', key: 'msg_1', delta })}\n\n`);
      for (const response of open) response.write(bytes);
    },
    sockets: () => open,
  };
}

const report = (message: Report) => process.send?.(message);
const sender = process.argv[2] === 'bare' ? await bare() : await ours();
report({ port: sender.port });

process.on('message', (order: Order) => {
  if (order.do === 'memory') {
    globalThis.gc?.();
    const waiting = [...sender.sockets()].map((socket) => socket.writableLength);
    report({ residentKb: process.memoryUsage().rss / 1024, waitingBytes: Math.max(0, ...waiting), open: waiting.length });
    return;
  }
  const delta = 'x'.repeat(order.bytes);
  const total = order.perSecond * order.seconds;
  const begun = performance.now();
  let published = 0;
  const timer = setInterval(() => {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * order.perSecond));
    for (; published < due; published += 1) sender.send(delta);
    if (published < total) return;
    clearInterval(timer);
    report({ published });
  }, 5);
});
process.on('disconnect', () => process.exit());
