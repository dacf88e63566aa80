import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { Scope } from './scopes.ts';

/**
 * Who may call.
 * - `public`: anybody; who it is, nobody asks
 * - `optional-user`: anybody; a signed-in user is known
 * - `user`, `admin`: a signed-in user, one with the role admin; a bearer token too where `scopes` lets it in
 * - `token`: a bearer token with one of `scopes`, never a cookie
 * - `webhook`: another program that proves itself by the bytes that it sends
 * - `program`: a program that says in a form who it is, as OAuth clients do
 * - `share-link`: whoever has the address: a token in the path stands for what it shows
 */
export type Access = 'public' | 'optional-user' | 'user' | 'admin' | 'token' | 'webhook' | 'program' | 'share-link';

/** Files sent as `multipart/form-data`, each in a field `file` unless it says another, after the fields of `body`. */
export interface Multipart {
  field?: string;
  maxFiles: number;
  /** Of one file. */
  maxFileBytes: number;
  /** The sentence of the 413, e.g. `Files must be smaller than 50 MB.` */
  tooLarge: string;
}

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface EndpointShape {
  method: EndpointMethod;
  /** Path below the origin with `{name}` for parameters, e.g. `/api/chat/threads/{threadId}`. */
  path: `/${string}`;
  /** One sentence for the reader of the OpenAPI document. */
  summary: string;
  access: Access;
  /** A bearer token with one of these is let in as well; for `token`, instead. */
  scopes?: readonly [Scope, ...Scope[]];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  multipart?: Multipart;
  /** Status of the good answer. */
  status: 200 | 201 | 202 | 204;
  /** Shape of the good answer; `event-stream` for server-sent events, `file` for bytes of any type; absent for 204. */
  answer?: z.ZodType | 'event-stream' | 'file' | 'redirect';
  /** Codes that this call answers besides those every call may answer. */
  errors: readonly ErrorCode[];
  /** True for calls that create something: they accept an `Idempotency-Key` header. */
  idempotent?: true;
}

/**
 * Declares one call of the HTTP interface. The value is the only description of the call: the server mounts it,
 * the web client calls it, and the OpenAPI document is generated from it.
 */
export function endpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape;
}

type ParsedBy<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SentTo<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler receives after parsing. */
export interface EndpointInput<Shape extends EndpointShape> {
  params: ParsedBy<Shape['params']>;
  query: ParsedBy<Shape['query']>;
  body: ParsedBy<Shape['body']>;
}

/** What a handler returns, and what a client gets. */
export type EndpointAnswer<Shape extends EndpointShape> = ParsedBy<Shape['answer']>;

type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** A part all of whose fields may be left out may be left out as a whole. */
type OptionalWhenEmpty<T> = { [K in keyof T as object extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as object extends T[K] ? K : never]?: T[K];
};

/** What a client hands over: only the parts that the endpoint declares. */
export type EndpointRequest<Shape extends EndpointShape> = OptionalWhenEmpty<
  WithoutUndefined<{
    params: SentTo<Shape['params']>;
    query: SentTo<Shape['query']>;
    body: SentTo<Shape['body']>;
  }>
>;
