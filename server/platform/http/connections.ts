import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** For the headers of a request, for a body that is no upload, and for saying nothing at all. */
export const MAX_SILENCE_MS = 20_000;
/** How much of an upload has to arrive in that time. */
const MIN_UPLOAD_BYTES = 65_536;

/** Closes what comes from one address beyond `max` connections, so that the rest of the world still finds a free descriptor. */
export function capConnectionsPerAddress(server: Server, max: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // It went away before we looked.
    if (address === undefined) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** Closes the connection of a body that does not arrive: Node's own limit is for whole requests, and uploads may take their time. */
export function closeSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) watchBody(raw);
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watchBody(raw: IncomingMessage): void {
  const isUpload = raw.headers['content-type']?.startsWith('multipart/') ?? false;
  let read = raw.socket.bytesRead;
  const watch = setInterval(() => {
    if (raw.complete) return clearInterval(watch);
    const now = raw.socket.bytesRead;
    // One whose bytes wait for us is not slow.
    if (isUpload && (now - read >= MIN_UPLOAD_BYTES || raw.readableLength > 0)) read = now;
    else raw.socket.destroy();
  }, MAX_SILENCE_MS);
  watch.unref();
  raw.once('close', () => clearInterval(watch));
}
