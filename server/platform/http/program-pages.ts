import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';
import { AppError } from '../errors/index.ts';
import { fastifyPath } from './routes.ts';

/** Whether pages of an origin are those of a program that users can let in. */
export type IsProgramOrigin = (origin: string) => Promise<boolean>;

type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Calls for programs: those that a bearer token reaches, those by which a program gets one, and where it reads how. */
const isForPrograms = ({ access, scopes, path }: EndpointShape): boolean =>
  access === 'program' || scopes !== undefined || path.startsWith('/.well-known/');

const REQUEST_HEADERS = 'authorization, content-type, idempotency-key, last-event-id';
const ANSWER_HEADERS = 'www-authenticate, retry-after, x-request-id';
const PREFLIGHT_SECONDS = '600';

interface ProgramPagesParts {
  app: FastifyInstance;
  isProgramOrigin: IsProgramOrigin;
}

/**
 * Lets pages of programs read what their calls are answered (CORS), without cookies: no answer ever allows credentials, so that what a
 * page brings is the token alone that its user gave it.
 */
export function createProgramPages({ app, isProgramOrigin }: ProgramPagesParts) {
  const methods = new Map<string, Set<string>>();

  const admit: Admit = async ({ headers: { origin } }, reply) => {
    void reply.header('vary', 'origin');
    if (origin === undefined || !(await isProgramOrigin(origin))) return;
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': ANSWER_HEADERS });
  };

  /** Answers what a browser asks before a call: whether the page may make it. */
  function answerPreflights(url: string, allowed: ReadonlySet<string>): void {
    app.options(url, async (request, reply) => {
      await admit(request, reply);
      if (!reply.hasHeader('access-control-allow-origin'))
        throw new AppError('cross_site_request', 'Pages of this origin belong to no program that is known here.');
      return reply
        .headers({
          'access-control-allow-methods': [...allowed].join(', '),
          'access-control-allow-headers': REQUEST_HEADERS,
          'access-control-max-age': PREFLIGHT_SECONDS,
        })
        .code(204)
        .send();
    });
  }

  return {
    /** What to do first where an endpoint is called; nothing where it is none for programs. */
    admit(shape: EndpointShape): Admit | undefined {
      if (!isForPrograms(shape)) return undefined;
      const known = methods.get(shape.path);
      const allowed = known ?? new Set<string>();
      allowed.add(shape.method);
      methods.set(shape.path, allowed);
      if (!known) answerPreflights(fastifyPath(shape.path), allowed);
      return admit;
    },
  };
}
