import type { EndpointAnswer, EndpointRequest, EndpointShape, Multipart } from '#contract/endpoint.ts';
import { addressOf, answerOf, NetworkError, type RequestParts } from './api.ts';
import { NO_RESPONSE } from './api-errors.ts';

interface UploadOptions {
  signal?: AbortSignal;
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (sentShare: number) => void;
}

/**
 * Sends files with the fields of a multipart endpoint. Only XMLHttpRequest tells how far the sending is.
 * @throws ApiError, NetworkError, DOMException `AbortError` as `callApi`
 */
export async function uploadFiles<Shape extends EndpointShape & { multipart: Multipart }>(
  shape: Shape,
  { files, ...request }: EndpointRequest<Shape> & { files: readonly File[] },
  { signal, onProgress }: UploadOptions = {},
): Promise<EndpointAnswer<Shape>> {
  const parts: RequestParts = request;
  const form = new FormData();
  // The server reads the fields before it takes the first file.
  for (const [name, value] of Object.entries(parts.body ?? {})) if (value !== undefined) form.append(name, String(value));
  for (const file of files) form.append('file', file, file.name);
  return answerOf<Shape>(await sendForm(shape.method, addressOf(shape, parts), form, { signal, onProgress }), shape);
}

function sendForm(method: string, address: string, form: FormData, { signal, onProgress }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const aborted = (): unknown => reject(new DOMException('The upload was stopped', 'AbortError'));
    if (signal?.aborted) return void aborted();
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new NetworkError(NO_RESPONSE)));
    request.addEventListener('abort', aborted);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const retryAfter = request.getResponseHeader('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  const { status, statusText } = request;
  return new Response(status === 204 ? null : request.responseText, { status, statusText, headers });
}
