import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';

/** A webhook's call as its sender signed it. */
export interface WebhookCall {
  /** Byte for byte: a signature over JSON that was read and written again would not match. */
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
  /** Path and query. */
  url: string;
}

/** Answers what the call says, or undefined where its signature does not match. */
export type VerifyWebhook = (call: WebhookCall) => unknown;

/** @throws AppError unverified_webhook */
export async function payloadOf({ body, headers, url }: FastifyRequest, verify: VerifyWebhook): Promise<unknown> {
  const payload = await verify({ rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers, url });
  if (payload === undefined) throw new AppError('unverified_webhook', 'The signature does not match what was sent.');
  return payload;
}
