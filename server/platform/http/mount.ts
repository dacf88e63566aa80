import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointAnswer, EndpointInput, EndpointShape, Multipart } from '#contract/endpoint.ts';
import { actingFor } from '../acting-user.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/index.ts';
import { AppError } from '../errors/index.ts';
import type { Log } from '../log.ts';
import { ensureAccess, type AccessRules } from './access.ts';
import { createAnswerParser } from './answer.ts';
import type { Caller } from './caller.ts';
import { sendFile, type FileAnswer } from './file-answer.ts';
import { createTurns, findEarlierAnswer, idempotentCallOf, onceInTransaction, type IdempotentCall } from './idempotency.ts';
import { parseInput } from './parse-input.ts';
import { createProgramPages, type IsProgramOrigin } from './program-pages.ts';
import { addRoute } from './routes.ts';
import { discardRest, readUpload, type UploadedFile } from './uploads.ts';
import { payloadOf, type VerifyWebhook } from './webhooks.ts';

type CallerOf<Shape extends EndpointShape> = Shape['access'] extends 'user' | 'admin' | 'token'
  ? Caller
  : Shape['access'] extends 'optional-user'
    ? Caller | null
    : null;

/** What a handler is handed: the parsed parts, who calls, and the request's own log. */
export type HandlerInput<Shape extends EndpointShape> = EndpointInput<Shape> & {
  caller: CallerOf<Shape>;
  /** The files of a multipart call, one after the other; those that the handler leaves are read away. */
  files: Shape['multipart'] extends Multipart ? AsyncIterable<UploadedFile> : undefined;
  log: Log;
  /**
   * Runs the writes of a creating call in one transaction; with an `Idempotency-Key` its answer is kept in it.
   * Slow work (a model, a mail) comes before, never inside.
   */
  once: <Answer>(write: (tx: Tx) => Promise<Answer>) => Promise<Answer>;
};

/** What a handler answers: for `file` the bytes. */
type HandlerAnswer<Shape extends EndpointShape> = Shape['answer'] extends 'file' ? FileAnswer : EndpointAnswer<Shape>;

export type Handler<Shape extends EndpointShape> = (input: HandlerInput<Shape>) => Promise<HandlerAnswer<Shape>>;

/** For answers that are no JSON (event streams, redirects, cookies): the handler also gets the raw request and reply. */
export type RawHandler<Shape extends EndpointShape> = (
  input: HandlerInput<Shape>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<HandlerAnswer<Shape> | FastifyReply | undefined>;

/** Endpoints whose caller the mount knows by itself. */
type KnownAccess = EndpointShape & { access: Exclude<EndpointShape['access'], 'webhook' | 'share-link'> };

export interface Mount {
  /** Serves an endpoint with a handler whose return value is the answer. */
  endpoint: <Shape extends KnownAccess>(shape: Shape, handler: Handler<Shape>) => void;
  /** Serves an endpoint whose handler writes to the reply itself, or sets headers on it before it returns the answer. */
  raw: <Shape extends KnownAccess>(shape: Shape, handler: RawHandler<Shape>) => void;
  /** Serves a webhook: `verify` sees the bytes as they came, and what it answers is what `body` parses. */
  webhook: <Shape extends EndpointShape & { access: 'webhook' }>(
    shape: Shape,
    verify: VerifyWebhook,
    handler: Handler<Shape>,
  ) => void;
  /**
   * Serves what a shared address shows. `resolve` finds it by the token in the path; where it finds nothing (unknown, revoked, expired)
   * the answer is 404. Such answers are never kept, indexed or told to other sites.
   */
  shareLink: <Shape extends EndpointShape & { access: 'share-link' }, Resource extends object>(
    shape: Shape,
    resolve: (params: EndpointInput<Shape>['params']) => Promise<Resource | undefined>,
    handler: (input: HandlerInput<Shape> & { resource: Resource }) => Promise<HandlerAnswer<Shape>>,
  ) => void;
  /** All endpoints mounted so far. */
  mounted: readonly EndpointShape[];
}

export interface MountDependencies extends AccessRules {
  app: FastifyInstance;
  db: Db;
  clock: Clock;
  /** Nobody's where left out. */
  isProgramOrigin?: IsProgramOrigin;
}

/** What a request carries beside its path: read as its kind of endpoint asks. */
interface Carried {
  body: unknown;
  files?: AsyncIterable<UploadedFile>;
}
type ReadBody = (request: FastifyRequest) => Promise<Carried>;

/** The one function that serves contract endpoints: same origin → who → shape → handler → parsed answer. */
export function createMount({ app, db, clock, isProgramOrigin = async () => false, ...rules }: MountDependencies): Mount {
  const mounted: EndpointShape[] = [];
  const callers = new WeakMap<FastifyRequest, Caller>();
  const inTurn = createTurns();
  const programPages = createProgramPages({ app, isProgramOrigin });

  /** Repeats that come at the same time wait for the first one: none of them spends an allowance or calls a model. */
  function firstAnswer(call: IdempotentCall, act: () => Promise<unknown>): Promise<unknown> {
    return inTurn(`${call.userId} ${call.call} ${call.key}`, async () => {
      const earlier = await findEarlierAnswer(db, call);
      return earlier ? earlier.answer : act();
    });
  }

  function serve<Shape extends EndpointShape>(
    shape: Shape,
    handler: (input: HandlerInput<Shape>, http: { request: FastifyRequest; reply: FastifyReply }) => Promise<unknown>,
    readBody: ReadBody | undefined = readBodyOf(shape),
  ): void {
    const parseAnswer = answerParserOf(shape);

    async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const { body, files }: Carried = readBody ? await readBody(request) : { body: shape.body && request.body };
      const caller = callers.get(request) ?? null;
      const input = parseInput(shape, request, body);

      const keyHeader = request.headers['idempotency-key'];
      const call =
        shape.idempotent && caller && typeof keyHeader === 'string'
          ? idempotentCallOf(caller.userId, `${request.method} ${request.url}`, keyHeader, input.body)
          : undefined;
      const once: HandlerInput<Shape>['once'] = (write) =>
        call ? onceInTransaction(db, clock, call, write) : db.transaction().execute(write);
      const handlerInput = { ...input, caller, files, log: request.log, once } as HandlerInput<Shape>;
      const act = () => handler(handlerInput, { request, reply });
      const answer = await (caller ? actingFor(caller.userId, () => (call ? firstAnswer(call, act) : act())) : act());

      if (reply.sent || answer === reply) return reply;
      if (shape.status === 204) return reply.code(204).send();
      if (shape.answer === 'file') return sendFile(reply.code(shape.status), answer as FileAnswer);
      return reply.code(shape.status).send(parseAnswer(answer));
    }

    mounted.push(shape);
    const allowPage = programPages.admit(shape);
    addRoute(app, shape, {
      // Before the body: who may not call is not listened to.
      onRequest: async (request, reply) => {
        await allowPage?.(request, reply);
        const caller = await ensureAccess(shape, rules, request, reply);
        if (caller) callers.set(request, caller);
      },
      handler: shape.multipart ? (request, reply) => handle(request, reply).finally(() => discardRest(request)) : handle,
    });
  }

  return {
    endpoint: serve,
    raw: serve,
    webhook: (shape, verify, handler) => serve(shape, handler, async (request) => ({ body: await payloadOf(request, verify) })),
    shareLink: (shape, resolve, handler) =>
      serve(shape, async (input, { reply }) => {
        void reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
        const resource = await resolve(input.params);
        if (!resource) throw new AppError('not_found', 'This link does not lead anywhere any more.');
        return handler({ ...input, resource });
      }),
    mounted,
  };
}

/** Nothing where the body is JSON, which is read by then. */
function readBodyOf({ multipart }: EndpointShape): ReadBody | undefined {
  if (!multipart) return undefined;
  return async (request) => {
    const { fields, files } = await readUpload(request, multipart);
    return { body: fields, files };
  };
}

function answerParserOf({ answer }: EndpointShape): (answer: unknown) => unknown {
  return typeof answer === 'object' ? createAnswerParser(answer) : (given) => given;
}
