import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { median, type Bench } from './result.ts';
import type { Order, Report } from './stream-server.ts';

const PATH = '/api/chat/threads/0192f0c0-0000-7000-8000-00000000000a/stream/0192f0c0-0000-7000-8000-00000000000b';
const EVENTS_PER_SECOND = 50;
const IDLE_MUST_BE_KB = 60;
const SLOW_MUST_BE_BYTES = 1_048_576;

async function serve(kind: 'ours' | 'bare') {
  const child = fork(fileURLToPath(new URL('stream-server.ts', import.meta.url)), [kind], { execArgv: ['--expose-gc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, port };
}

async function ask<Answer extends Report>(child: ChildProcess, order: Order): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(order);
  return ((await answer) as [Answer])[0];
}

/** Opens streams as plain sockets and counts the events that arrive; a reader that never reads is paused at once. */
async function openReaders(port: number, count: number, { reads = true } = {}) {
  const sockets: Socket[] = [];
  let events = 0;
  const openOne = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    socket.write(`GET ${PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`);
    await once(socket, 'data');
    if (reads) {
      socket.on('data', (bytes) => {
        for (let place = bytes.indexOf('\n\n'); place >= 0; place = bytes.indexOf('\n\n', place + 2)) events += 1;
      });
    } else socket.pause();
    sockets.push(socket);
  };
  for (let opened = 0; opened < count; opened += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - opened) }, openOne));
  return {
    events: () => events,
    isClosed: () => sockets.every((socket) => socket.closed),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

async function eventsPerReader(kind: 'ours' | 'bare', readers: number, seconds: number): Promise<number> {
  const { child, port } = await serve(kind);
  const open = await openReaders(port, readers);
  const begun = performance.now();
  await ask(child, { do: 'publish', perSecond: EVENTS_PER_SECOND, seconds, bytes: 40 });
  const expected = EVENTS_PER_SECOND * seconds * readers;
  // What is still on its way belongs to the time it took.
  for (let before = -1; open.events() < expected && open.events() !== before;) {
    before = open.events();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const took = (performance.now() - begun) / 1000;
  open.close();
  child.disconnect();
  return open.events() / readers / took;
}

async function idleKbPerStream(readers: number): Promise<number> {
  const { child, port } = await serve('ours');
  const warm = await openReaders(port, 100);
  warm.close();
  const { residentKb: before } = await ask<{ residentKb: number; waitingBytes: number; open: number }>(child, { do: 'memory' });
  const open = await openReaders(port, readers);
  const { residentKb: after } = await ask<{ residentKb: number; waitingBytes: number; open: number }>(child, { do: 'memory' });
  open.close();
  child.disconnect();
  return (after - before) / readers;
}

async function mostWaitingForSlowReader(): Promise<number> {
  const { child, port } = await serve('ours');
  const slow = await openReaders(port, 1, { reads: false });
  let most = 0;
  for (let round = 0; round < 20; round += 1) {
    await ask(child, { do: 'publish', perSecond: 400, seconds: 0.25, bytes: 10_000 });
    const { waitingBytes } = await ask<{ residentKb: number; waitingBytes: number; open: number }>(child, { do: 'memory' });
    most = Math.max(most, waitingBytes);
  }
  slow.close();
  child.disconnect();
  return most;
}

/** `stream` of docs/performance.md. */
export const run: Bench = async ({ small }) => {
  const readers = small ? 50 : 1_000;
  const seconds = small ? 1 : 6;
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < (small ? 1 : 3); round += 1) {
    bare.push(await eventsPerReader('bare', readers, seconds));
    ours.push(await eventsPerReader('ours', readers, seconds));
  }
  const [value, baseline] = [median(ours), median(bare)];
  const ratio = value / baseline;
  const idleReaders = small ? 100 : 5_000;
  const idleKb = await idleKbPerStream(idleReaders);
  const waiting = await mostWaitingForSlowReader();
  return [
    {
      name: `${readers} readers at 50 events/s, each`,
      value,
      unit: 'events/s',
      baseline,
      ratio,
      mustBe: '≥ 0.9 of bare node:http',
      ok: ratio >= 0.9,
    },
    {
      name: `${idleReaders} idle streams, memory each`,
      value: idleKb,
      unit: 'kB',
      mustBe: '≤ 60 kB',
      ok: idleKb <= IDLE_MUST_BE_KB,
    },
    {
      name: 'waiting for a reader that never reads',
      value: waiting / 1024,
      unit: 'kB',
      mustBe: '≤ 1 MB',
      ok: waiting <= SLOW_MUST_BE_BYTES,
    },
  ];
};
