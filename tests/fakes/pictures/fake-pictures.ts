import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the host does when it is asked for an address. */
export type PictureAnswer =
  | { kind: 'picture'; bytes: Buffer; type?: string }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'redirect'; to: string }
  /** Less than was announced, then the connection is cut. */
  | { kind: 'cut'; bytes: Buffer; afterBytes: number }
  | { kind: 'silence' };

export interface FakePictures {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** `127.0.0.1:PORT` */
  host: string;
  /** By path; what is not here is answered with 404. */
  answers: Map<string, PictureAnswer>;
  /** Paths in the order in which they were asked for. */
  asked: string[];
  /** Called with each path before it is answered. */
  onAsked: ((path: string) => void | Promise<void>) | undefined;
  /** Most requests that were under way at a time. */
  most: () => number;
  close: () => Promise<void>;
}

/** A host of photos on the wire, whose answers a test scripts. */
export async function startFakePictures(): Promise<FakePictures> {
  let underWay = 0;
  let most = 0;

  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    underWay += 1;
    most = Math.max(most, underWay);
    response.once('close', () => (underWay -= 1));
    fake.asked.push(path);
    void Promise.resolve(fake.onAsked?.(path)).then(() => {
      const answer = fake.answers.get(path) ?? { kind: 'status', status: 404 };
      switch (answer.kind) {
        case 'picture':
          return void response.setHeader('content-type', answer.type ?? 'image/jpeg').end(answer.bytes);
        case 'status':
          if (answer.retryAfter !== undefined) response.setHeader('retry-after', answer.retryAfter);
          return void response.writeHead(answer.status).end('<html>no</html>');
        case 'redirect':
          return void response.writeHead(302, { location: answer.to }).end();
        case 'cut':
          response.writeHead(200, { 'content-length': String(answer.bytes.length) });
          return void response.write(answer.bytes.subarray(0, answer.afterBytes), () => response.socket?.destroy());
        case 'silence':
          return;
      }
    });
  };

  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakePictures = {
    url: `http://${host}`,
    host,
    answers: new Map(),
    asked: [],
    onAsked: undefined,
    most: () => most,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
