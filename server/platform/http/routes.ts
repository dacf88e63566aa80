import multipart from '@fastify/multipart';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';

/** `/a/{id}` as Fastify writes it. */
function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Adds the route of an endpoint beside the parser of the bodies that it takes: JSON, multipart, or the bytes as they are. */
export function addRoute(
  app: FastifyInstance,
  shape: EndpointShape,
  { onRequest, handler }: Pick<RouteOptions, 'onRequest' | 'handler'>,
): void {
  const route = { method: shape.method, url: fastifyPath(shape.path), onRequest, handler };
  const takesBytes = shape.access === 'webhook' || (shape.access === 'share-link' && shape.body === undefined);
  if (!shape.multipart && !takesBytes) {
    app.route(route);
    return;
  }
  // Parsers hold for the context that they are added in: one of its own for each of these few routes.
  void app.register(async (context) => {
    context.removeAllContentTypeParsers();
    if (shape.multipart) await context.register(multipart, { throwFileSizeLimit: false });
    else context.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    context.route(route);
  });
}
