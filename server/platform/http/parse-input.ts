import type { FastifyRequest } from 'fastify';
import type { EndpointInput, EndpointShape } from '#contract/endpoint.ts';
import { AppError } from '../errors/index.ts';
import { isDeeperThan } from './nesting.ts';
import { fieldErrorsOf, unknownKeys } from './problems.ts';
import { unstorableTexts } from './storable-text.ts';

/** Levels of objects and lists in a body; the deepest of a contract has six, and metadata is free. */
const MAX_BODY_LEVELS = 50;

/**
 * The parts of a request as the endpoint's schemas read them.
 * @throws AppError invalid_request, not_found
 */
export function parseInput<Shape extends EndpointShape>(
  shape: Shape,
  request: FastifyRequest,
  body: unknown,
): EndpointInput<Shape> {
  const parts = { params: request.params, query: request.query, body: body === undefined ? {} : body } as const;
  const parsed: Record<string, unknown> = {};
  if (isDeeperThan(body, MAX_BODY_LEVELS)) {
    throw new AppError('invalid_request', 'Some fields are not valid.', {
      errors: [{ path: 'body', message: 'Is nested too deeply' }],
    });
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = shape[part];
    if (!schema) continue;
    const result = schema.safeParse(parts[part]);
    if (result.success) {
      const errors = unstorableTexts(part, result.data);
      if (errors.length > 0) throw new AppError('invalid_request', 'Some fields are not valid.', { errors });
      parsed[part] = result.data;
      continue;
    }
    // A path whose id cannot exist names nothing: it answers like an id that does not exist.
    if (part === 'params') throw new AppError('not_found', 'There is nothing under this address.');
    throw new AppError('invalid_request', 'Some fields are not valid.', { errors: fieldErrorsOf(part, result.error) });
  }
  const queryKeys = Object.keys(request.query as object);
  if (!shape.query && queryKeys.length > 0) {
    const errors = unknownKeys(['query'], queryKeys);
    throw new AppError('invalid_request', 'Some query keys are not known.', { errors });
  }
  return parsed as unknown as EndpointInput<Shape>;
}
