import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PhotoWish, ServedPhoto } from './photos.service.ts';

/** What an address with a version names never changes; anything else is asked about again after an hour. */
const FOREVER = 'private, max-age=31536000, immutable';
const FOR_AN_HOUR = 'private, max-age=3600';

/** Whether the reader named AVIF as something that it takes; a mere wildcard is no promise that it can show one. */
export function acceptsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((part) => {
    const [type, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter));
  });
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()));
}

/** Answers with a picture: negotiated by Accept, with a strong ETag; work for a reader who went away is dropped. */
export async function sendPhoto(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  width: number,
  get: (wish: PhotoWish) => Promise<ServedPhoto>,
): Promise<FastifyReply> {
  const gone = new AbortController();
  const leave = (): void => gone.abort(new Error('The reader went away.'));
  reply.raw.once('close', leave);
  try {
    const { bytes, etag, format, isImmutable } = await get({
      width,
      acceptsAvif: acceptsAvif(request.headers.accept),
      signal: gone.signal,
    });
    reply
      .header('etag', etag)
      .header('cache-control', isImmutable ? FOREVER : FOR_AN_HOUR)
      .header('vary', 'Accept');
    if (isKnown(etag, request.headers['if-none-match'])) return await reply.code(304).send();
    return await reply.type(`image/${format}`).send(bytes);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
    // Nobody reads this; it only ends the request, as nginx's 499 does.
    return await reply.code(499).send();
  } finally {
    reply.raw.off('close', leave);
  }
}
