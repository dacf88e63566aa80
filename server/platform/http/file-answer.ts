import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Bytes as an answer: from memory, or as they come, with as much waiting as the reader takes. */
export interface FileAnswer {
  content: Uint8Array | AsyncIterable<Uint8Array | string>;
  /** E.g. `application/pdf`. */
  mimeType: string;
  /** Under this name a browser stores it; without one it shows it. */
  name?: string;
  /** Of the content, where it is known before it is read. */
  bytes?: number;
}

/** A file that somebody made runs nothing on our origin, wherever a browser opens it. */
const OPENED_ALONE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

export function sendFile(reply: FastifyReply, { content, mimeType, name, bytes }: FileAnswer): FastifyReply {
  void reply.headers({
    'content-type': mimeType,
    'content-security-policy': OPENED_ALONE,
    ...(name === undefined ? {} : { 'content-disposition': attachmentOf(name) }),
    ...(bytes === undefined ? {} : { 'content-length': String(bytes) }),
  });
  return reply.send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content));
}

/** `attachment` with the name for every browser: plain, and as RFC 8187 writes other letters. */
function attachmentOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
