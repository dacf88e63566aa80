import type { Socket } from 'node:net';
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';
import { AppError } from '../errors/index.ts';
import { newId } from '../ids.ts';
import { problemOf } from './problems.ts';

/** What Node's parser says of a request that it gives up on. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers a request that never became one (bytes that are no HTTP, headers without end) with a problem, and closes. */
export function answerUnreadable(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const code = codes[error.code ?? ''] ?? 'malformed_request';
    const { status, title } = errorCodes[code];
    const requestId = newId();
    const body = JSON.stringify(problemOf(new AppError(code, `${title}.`), requestId));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-request-id': requestId,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
