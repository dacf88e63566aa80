import type { z } from 'zod';
import type { EndpointShape } from '#contract/endpoint.ts';
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';
import { problemSchema } from '#contract/problem.ts';
import { createOpenApiSchemas, type OpenApiSchemas } from './openapi-schemas.ts';

const commonErrors: readonly ErrorCode[] = ['invalid_request', 'internal_error'];
const contentTypes = { 'event-stream': 'text/event-stream', file: 'application/octet-stream', redirect: 'text/html' } as const;

function parametersOf(schemas: OpenApiSchemas, schema: z.ZodObject | undefined, place: 'path' | 'query'): unknown[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemas.of(field as z.ZodType, 'input'),
  }));
}

function errorAnswers(shape: EndpointShape): Record<string, unknown> {
  const access: ErrorCode[] = shape.access === 'public' ? [] : ['not_signed_in'];
  const codes = [...new Set([...shape.errors, ...access, ...commonErrors])];
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, statusCodes]) => [
      String(status),
      {
        description: statusCodes.map((code) => `\`${code}\`: ${errorCodes[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function operationOf(schemas: OpenApiSchemas, shape: EndpointShape): unknown {
  const goodContent =
    typeof shape.answer === 'object'
      ? { 'application/json': { schema: schemas.of(shape.answer, 'output') } }
      : shape.answer && { [contentTypes[shape.answer]]: {} };
  return {
    summary: shape.summary,
    parameters: [...parametersOf(schemas, shape.params, 'path'), ...parametersOf(schemas, shape.query, 'query')],
    ...(shape.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemas.of(shape.body, 'input') } } } }
      : {}),
    responses: {
      [shape.answer === 'redirect' ? 303 : shape.status]: {
        description: 'Good',
        ...(goodContent ? { content: goodContent } : {}),
      },
      ...errorAnswers(shape),
    },
    security: shape.access === 'public' ? [] : [{ session: [] }],
  };
}

/** The OpenAPI 3.1 document of the mounted endpoints. */
export function openApiDocument(endpoints: readonly EndpointShape[]): unknown {
  const schemas = createOpenApiSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const shape of endpoints) (paths[shape.path] ??= {})[shape.method.toLowerCase()] = operationOf(schemas, shape);
  return {
    openapi: '3.1.0',
    info: { title: 'Sidekick', version: '1' },
    paths,
    components: {
      schemas: { Problem: schemas.of(problemSchema, 'output'), ...schemas.shared },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  };
}
