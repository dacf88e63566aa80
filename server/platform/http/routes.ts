import multipart from '@fastify/multipart';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';

/** `/a/{id}` as Fastify writes it. */
export function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

const FORM = 'application/x-www-form-urlencoded';

/** The fields of a form; of one that comes twice nobody knows which is meant, so that it counts as not sent. */
function readForm(text: string): Record<string, string> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries([...fields].filter(([name]) => fields.getAll(name).length === 1));
}

/** Adds the route of an endpoint beside the parser of the bodies that it takes: JSON, multipart, or the bytes as they are. */
export function addRoute(
  app: FastifyInstance,
  shape: EndpointShape,
  { onRequest, handler }: Pick<RouteOptions, 'onRequest' | 'handler'>,
): void {
  const route = { method: shape.method, url: fastifyPath(shape.path), onRequest, handler };
  const takesBytes = shape.access === 'webhook' || (shape.access === 'share-link' && shape.body === undefined);
  const takesForm = shape.access === 'program';
  if (!shape.multipart && !takesBytes && !takesForm) {
    app.route(route);
    return;
  }
  // Parsers hold for the context that they are added in: one of its own for each of these few routes.
  void app.register(async (context) => {
    context.removeAllContentTypeParsers();
    if (shape.multipart) await context.register(multipart, { throwFileSizeLimit: false });
    else if (takesForm)
      context.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, readForm(String(body))));
    else context.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    context.route(route);
  });
}
