import type { z } from 'zod';
import type { EndpointShape, Multipart } from '#contract/endpoint.ts';
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';
import { problemSchema } from '#contract/problem.ts';
import { provesItself } from './access.ts';
import { createOpenApiSchemas, type OpenApiSchemas } from './openapi-schemas.ts';

function asksWho({ access }: EndpointShape): boolean {
  return access === 'user' || access === 'admin' || access === 'token';
}

/** What a call can answer for the kind of call that it is, besides what its contract names. */
function codesOf(shape: EndpointShape): ErrorCode[] {
  const isChange = shape.method !== 'GET';
  const byKind: [boolean, ErrorCode[]][] = [
    [asksWho(shape), ['not_signed_in']],
    [shape.access === 'admin', ['forbidden']],
    [shape.scopes !== undefined, ['not_signed_in', 'insufficient_scope']],
    [shape.access === 'webhook', ['unverified_webhook']],
    [shape.access === 'share-link', ['not_found']],
    [shape.params !== undefined, ['not_found']],
    [isChange && !provesItself(shape), ['cross_site_request']],
    [isChange, ['malformed_body', 'unsupported_media_type', 'body_too_large', 'storage_full']],
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

const FORM = 'application/x-www-form-urlencoded';

function requestBodyOf(schemas: OpenApiSchemas, { access, body, multipart }: EndpointShape): object {
  if (multipart)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(schemas, body, multipart) } } } };
  if (!body) return {};
  return {
    requestBody: {
      required: !body.safeParse({}).success,
      content: { [access === 'program' ? FORM : 'application/json']: { schema: schemas.of(body, 'input') } },
    },
  };
}

/** The fields of the body, then the files. */
function formOf(
  schemas: OpenApiSchemas,
  body: z.ZodType | undefined,
  { field = 'file', maxFiles, maxFileBytes }: Multipart,
): unknown {
  const file = { type: 'string', format: 'binary', description: `At most ${maxFileBytes} bytes` };
  const files = maxFiles === 1 ? file : { type: 'array', items: file, maxItems: maxFiles };
  const fields = body ? schemas.of(body, 'input') : { type: 'object' };
  return { allOf: [fields, { type: 'object', properties: { [field]: files } }] };
}

/** Each entry is one way in; `{}` is none. */
function securityOf({ access, scopes }: EndpointShape): Record<string, readonly string[]>[] {
  const bearer = scopes ? [{ bearer: scopes }] : [];
  if (access === 'token') return bearer;
  if (access === 'optional-user') return [{}, { session: [] }, ...bearer];
  return access === 'user' || access === 'admin' ? [{ session: [] }, ...bearer] : [];
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
    ...requestBodyOf(schemas, shape),
    responses: {
      [shape.answer === 'redirect' ? 303 : shape.status]: {
        description: 'Good',
        ...(goodContent ? { content: goodContent } : {}),
      },
      ...errorAnswers(shape),
    },
    security: securityOf(shape),
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
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
