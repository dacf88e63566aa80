import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/** Files of the build have their content's hash in the name; what names them must be asked for each time. */
function cacheControlOf(file: string): string {
  if (file.includes('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return /\/(index\.html|shared\.html|service-worker\.js)(\.br|\.gz)?$/.test(file)
    ? 'no-cache'
    : `public, max-age=${HOUR_SECONDS}`;
}

/** True for an address that the pages' own router answers: no call of the API, no file, not the figures of a server that gives none. */
function isPage(path: string, accept: string): boolean {
  if (/^(api|metrics|\.well-known)(\/|$)/i.test(path)) return false;
  return !/\.[^/]*$/.test(path) && /text\/html|\*\/\*/.test(accept);
}

const sharedPage = /^p\/([\w-]{22,60})$/;

interface WebFiles {
  folder: string;
  /** The page behind a shared link with its content; undefined for one that asks for it itself. */
  findSharedPage: (token: string) => Promise<string | undefined>;
}

/** Serves the built web in `folder`: its files as they are, and for every other address of a page `index.html`. */
export async function serveWebFiles(http: FastifyInstance, { folder, findSharedPage }: WebFiles): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
  });

  http.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    // What a client sees by a shared link is a page of its own, which nobody indexes and which tells no other site its address.
    const [, token] = sharedPage.exec(path) ?? [];
    if (token !== undefined && existsSync(join(folder, 'shared.html'))) {
      void reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      const page = await findSharedPage(token);
      if (page === undefined) return reply.sendFile('shared.html');
      void reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
      if (!/\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')) return reply.send(page);
      return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(page));
    }
    if (isPage(path, request.headers.accept ?? '*/*')) {
      // The end of a pop-up that went through another site: the page that opened it waits for it.
      if (path.startsWith('account/app-connection/')) void reply.header('cross-origin-opener-policy', 'unsafe-none');
      if (existsSync(join(folder, 'index.html'))) return reply.sendFile('index.html');
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The pages are not built yet: run npm start, which builds them.\n');
    }
    return /^api\//i.test(path) ? reply.callNotFound() : reply.sendFile(path);
  });
}
