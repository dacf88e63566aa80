import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointAnswer, EndpointInput, EndpointShape } from '#contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/index.ts';
import { AppError } from '../errors/index.ts';
import type { Log } from '../log.ts';
import type { Caller } from './caller.ts';
import { findEarlierAnswer, idempotentCallOf, onceInTransaction } from './idempotency.ts';
import { isDeeperThan } from './nesting.ts';
import { fieldErrorsOf, unknownKeys } from './problems.ts';
import { ensureSameOrigin } from './same-origin.ts';
import { unstorableTexts } from './storable-text.ts';

/** Finds who is calling from the request's cookie; null for nobody. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

/** What a handler is handed: the parsed parts, who calls, and the request's own log. */
export type HandlerInput<Shape extends EndpointShape> = EndpointInput<Shape> & {
  caller: Shape['access'] extends 'public' ? Caller | null : Caller;
  log: Log;
  /**
   * Runs the writes of a creating call in one transaction; with an `Idempotency-Key` its answer is kept in it.
   * Slow work (a model, a mail) comes before, never inside.
   */
  once: <Answer>(write: (tx: Tx) => Promise<Answer>) => Promise<Answer>;
};

export type Handler<Shape extends EndpointShape> = (input: HandlerInput<Shape>) => Promise<EndpointAnswer<Shape>>;

/** For answers that are no JSON (streams, files, redirects, cookies): the handler also gets the raw request and reply. */
export type RawHandler<Shape extends EndpointShape> = (
  input: HandlerInput<Shape>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<EndpointAnswer<Shape> | FastifyReply | undefined>;

export interface Mount {
  /** Serves an endpoint with a handler whose return value is the answer. */
  endpoint: <Shape extends EndpointShape>(shape: Shape, handler: Handler<Shape>) => void;
  /** Serves an endpoint whose handler writes to the reply itself, or sets headers on it before it returns the answer. */
  raw: <Shape extends EndpointShape>(shape: Shape, handler: RawHandler<Shape>) => void;
  /** All endpoints mounted so far. */
  mounted: readonly EndpointShape[];
}

export interface MountDependencies {
  app: FastifyInstance;
  db: Db;
  clock: Clock;
  authenticate: Authenticate;
  publicOrigin: string;
  /** True outside production: answers are parsed by their schema, so that a wrong one fails in tests. */
  checkAnswers: boolean;
}

/** Levels of objects and lists in a body; the deepest of a contract has six, and metadata is free. */
const DEEPEST_BODY = 50;

/** `/a/{id}` as Fastify writes it. */
function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function parseInput<Shape extends EndpointShape>(shape: Shape, request: FastifyRequest): EndpointInput<Shape> {
  const parts = { params: request.params, query: request.query, body: request.body } as const;
  const parsed: Record<string, unknown> = {};
  if (isDeeperThan(request.body, DEEPEST_BODY)) {
    throw new AppError('invalid_request', 'Some fields are not valid.', {
      errors: [{ path: 'body', message: 'Is nested too deeply' }],
    });
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = shape[part];
    if (!schema) continue;
    const isLeftOut = part === 'body' && parts.body === undefined;
    const result = schema.safeParse(isLeftOut ? {} : parts[part]);
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

async function ensureAccess(shape: EndpointShape, authenticate: Authenticate, request: FastifyRequest): Promise<Caller | null> {
  if (shape.access === 'public') return null;
  const caller = await authenticate(request);
  if (!caller) throw new AppError('not_signed_in', 'Sign in to do this.');
  if (shape.access === 'admin' && !caller.roles.includes('admin')) throw new AppError('forbidden', 'This is for administrators.');
  return caller;
}

/** The one function that serves contract endpoints: who → same origin → shape → handler → answer. */
export function createMount({ app, db, clock, authenticate, publicOrigin, checkAnswers }: MountDependencies): Mount {
  const mounted: EndpointShape[] = [];

  function raw<Shape extends EndpointShape>(shape: Shape, handler: RawHandler<Shape>): void {
    mounted.push(shape);
    app.route({
      method: shape.method,
      url: fastifyPath(shape.path),
      handler: async (request, reply) => {
        ensureSameOrigin(request, publicOrigin);
        const caller = await ensureAccess(shape, authenticate, request);
        const input = parseInput(shape, request);

        const keyHeader = request.headers['idempotency-key'];
        const call =
          shape.idempotent && caller && typeof keyHeader === 'string'
            ? idempotentCallOf(caller.userId, `${request.method} ${request.url}`, keyHeader, input.body)
            : undefined;
        const earlier = call && (await findEarlierAnswer(db, call));
        if (earlier) return reply.code(shape.status).send(earlier.answer);

        const once: HandlerInput<Shape>['once'] = (write) =>
          call ? onceInTransaction(db, clock, call, write) : db.transaction().execute(write);
        const handlerInput = { ...input, caller, log: request.log, once } as HandlerInput<Shape>;
        const answer = await handler(handlerInput, { request, reply });

        if (reply.sent || answer === reply) return reply;
        if (shape.status === 204) return reply.code(204).send();
        if (checkAnswers && typeof shape.answer === 'object') shape.answer.parse(answer);
        return reply.code(shape.status).send(answer);
      },
    });
  }

  return { endpoint: raw, raw, mounted };
}
