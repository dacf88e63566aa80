import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** A request of the abuser, with its body as it goes over the wire. */
export interface Attempt {
  method: string;
  path: string;
  body?: string;
}

interface AbuserOptions {
  url: string;
  /** The session that all of it is done with. */
  cookie: string;
  attempts: readonly Attempt[];
  /** Requests under way at any moment. */
  atATime: number;
}

export interface Abuser {
  begin: () => void;
  /** Ends what was begun; answers how many requests were granted. */
  end: () => Promise<number>;
  stop: () => Promise<void>;
}

const PAUSE_AFTER_REFUSAL_MS = 20;

/** One user who asks for all that he can get, in a thread of his own: in the agents' own, his work would count as time that they waited. */
export function startAbuser(options: AbuserOptions): Abuser {
  const worker = new Worker(new URL(import.meta.url), { workerData: options });
  return {
    begin: () => worker.postMessage('begin'),
    async end() {
      const answered = once(worker, 'message');
      worker.postMessage('end');
      const [granted] = (await answered) as [number];
      return granted;
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}

/** At the edge of a throttle one goes on asking, as fast as a script that was told to wait does. */
async function abuse({ url, cookie, attempts, atATime }: AbuserOptions, signal: AbortSignal): Promise<number> {
  const headers = { cookie, origin: url };
  let granted = 0;
  const again = async (): Promise<void> => {
    while (!signal.aborted) {
      const { method, path, body } = attempts[next++ % attempts.length] ?? { method: 'GET', path: '/' };
      const answer = await fetch(url + path, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body }),
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) granted += 1;
      if (!answer || answer.status === 429) await pause(PAUSE_AFTER_REFUSAL_MS);
    }
  };
  await Promise.all(Array.from({ length: atATime }, again));
  return granted;
}

let next = 0;

if (!isMainThread && parentPort) {
  const port = parentPort;
  let stop = new AbortController();
  let work = Promise.resolve(0);
  port.on('message', (message: 'begin' | 'end') => {
    if (message === 'begin') {
      stop = new AbortController();
      work = abuse(workerData as AbuserOptions, stop.signal);
    } else {
      stop.abort();
      void work.then((granted) => port.postMessage(granted));
    }
  });
}
