import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREAM_END } from '#contract/assistant-events.ts';
import { until } from '#tests/support/until.ts';
import { readSharedStream } from './shared-stream.ts';

/** A run on a server that counts who reads it. */
async function startRun() {
  const events: string[] = [];
  const open = new Set<ServerResponse>();
  let hasEnded = false;
  let opened = 0;
  const frame = (id: number) => `id: ${id}\ndata: ${events[id - 1] ?? ''}\n\n`;
  const endFrame = `data: ${STREAM_END}\n\n`;
  const server = createServer((request, response) => {
    opened += 1;
    open.add(response);
    response.on('close', () => open.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': here\n\n');
    const after = Number(request.headers['last-event-id'] ?? 0);
    for (let id = after + 1; id <= events.length; id += 1) response.write(frame(id));
    if (hasEnded) response.end(endFrame);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stream`,
    readers: () => open.size,
    opened: () => opened,
    say(text: string) {
      events.push(text);
      for (const response of open) response.write(frame(events.length));
    },
    end() {
      hasEnded = true;
      for (const response of open) response.end(endFrame);
    },
    cut: () => open.forEach((response) => response.destroy()),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Run = Awaited<ReturnType<typeof startRun>>;

describe('the stream that the tabs of a browser share', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const leaving: AbortController[] = [];
  let run: Run;

  beforeEach(async () => {
    vi.stubGlobal('document', document);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    run = await startRun();
  });
  afterEach(() => {
    leaving.splice(0).forEach((tab) => tab.abort());
    run.close();
    vi.unstubAllGlobals();
  });

  function openTab({ has = 0, isVisible = true } = {}) {
    document.visibilityState = isVisible ? 'visible' : 'hidden';
    const tab = new AbortController();
    leaving.push(tab);
    const seen: string[] = [];
    const closed = readSharedStream({
      url: run.url,
      lastEventId: has,
      signal: tab.signal,
      onEvent: ({ data }) => seen.push(data),
    }).catch((error: unknown) => error);
    return { seen, closed, close: () => tab.abort() };
  }

  it('is read once, and each tab gets every event once, to the end', async () => {
    run.say('one');
    const tabs = [openTab(), openTab({ isVisible: false }), openTab()];
    await until(() => expect(tabs.map(({ seen }) => seen)).toEqual([['one'], ['one'], ['one']]));
    await until(() => expect(run.readers()).toBe(1));
    run.say('two');
    run.end();
    expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([undefined, undefined, undefined]);
    for (const { seen } of tabs) expect(seen).toEqual(['one', 'two', STREAM_END]);
  });

  it('goes on from where it was when the tab that reads is closed', async () => {
    const first = openTab();
    const second = openTab({ isVisible: false });
    run.say('one');
    await until(() => expect(second.seen).toEqual(['one']));
    first.close();
    await first.closed;
    run.say('two');
    await until(() => expect(second.seen).toEqual(['one', 'two']));
    expect(run.readers()).toBe(1);
  });

  it('starts again for a hidden tab that came later, from where that one is, and tells the others nothing twice', async () => {
    const first = openTab();
    for (const word of ['one', 'two', 'three']) run.say(word);
    await until(() => expect(first.seen).toEqual(['one', 'two', 'three']));
    const later = openTab({ has: 1, isVisible: false });
    await until(() => expect(later.seen).toEqual(['two', 'three']));
    run.say('four');
    await until(() => expect(later.seen).toEqual(['two', 'three', 'four']));
    expect(first.seen).toEqual(['one', 'two', 'three', 'four']);
    expect(run.readers()).toBe(1);
  });

  it('is taken over by a tab that comes into view, since browsers freeze those that are not', async () => {
    const first = openTab();
    run.say('one');
    await until(() => expect(first.seen).toEqual(['one']));
    const second = openTab({ isVisible: false });
    await until(() => expect(second.seen).toEqual(['one']));
    const opened = run.opened();
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(run.opened()).toBe(opened + 1));
    run.say('two');
    await until(() => expect([first.seen, second.seen]).toEqual(Array(2).fill(['one', 'two'])));
    expect(run.readers()).toBe(1);
  });

  it('breaks for the tab that read when the line is cut, and the next tab tries at once', async () => {
    const first = openTab();
    const second = openTab({ isVisible: false });
    run.say('one');
    await until(() => expect(second.seen).toEqual(['one']));
    run.cut();
    expect(await first.closed).toBeInstanceOf(Error);
    run.say('two');
    await until(() => expect(second.seen).toEqual(['one', 'two']));
  });
});
