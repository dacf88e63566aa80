import type { z } from 'zod';
import type { EndpointShape } from '#contract/endpoint.ts';
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';
import { problemSchema } from '#contract/problem.ts';
import { createOpenApiSchemas, type OpenApiSchemas } from './openapi-schemas.ts';

/** What a call can answer for the kind of call that it is, besides what its contract names. */
function codesOf(shape: EndpointShape): ErrorCode[] {
  const isChange = shape.method !== 'GET';
  const byKind: [boolean, ErrorCode[]][] = [
    [shape.access !== 'public', ['not_signed_in']],
    [shape.access === 'admin', ['forbidden']],
    [shape.params !== undefined, ['not_found']],
    [isChange, ['cross_site_request', 'malformed_body', 'unsupported_media_type', 'body_too_large', 'storage_full']],
    [shape.idempotent === true, ['idempotency_key_reused']],
    [true, ['invalid_request', 'overloaded', 'internal_error']],
  ];
  return [...new Set([...shape.errors, ...byKind.flatMap(([applies, codes]) => (applies ? codes : []))])];
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'With the same key and body the call acts once, for 24 hours, and answers as at first',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};
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
  const byStatus = Map.groupBy(codesOf(shape), (code) => errorCodes[code].status);
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
    parameters: [
      ...parametersOf(schemas, shape.params, 'path'),
      ...parametersOf(schemas, shape.query, 'query'),
      ...(shape.idempotent ? [idempotencyKey] : []),
    ],
    ...(shape.body
      ? {
          requestBody: {
            required: !shape.body.safeParse({}).success,
            content: { 'application/json': { schema: schemas.of(shape.body, 'input') } },
          },
        }
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
