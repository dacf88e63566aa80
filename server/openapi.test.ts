import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access } from '#contract/endpoint.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** OpenAPI 3.1 as far as we use it; what is not here must not be in the document. */
const contentSchema = z.record(z.string(), z.strictObject({ schema: z.looseObject({}).optional() }));
const operationSchema = z.strictObject({
  summary: z.string().min(1),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().optional(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content: contentSchema }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: contentSchema.optional() }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operationSchema),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), z.looseObject({})),
    securitySchemes: z.record(
      z.string(),
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
        z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer') }),
      ]),
    ),
  }),
});

/** Ways in without a bearer token. */
const waysIn = {
  public: [],
  'optional-user': [{}, { session: [] }],
  user: [{ session: [] }],
  admin: [{ session: [] }],
  token: [],
  webhook: [],
  program: [],
  'share-link': [],
} as const satisfies Record<Access, unknown>;

let app: TestApp;
let text: string;
beforeAll(async () => {
  app = await startTestApp();
  text = await (await app.anonymous().fetch('/api/openapi.json')).text();
});
afterAll(() => app.close());

test('the document is OpenAPI 3.1', () => {
  expect(documentSchema.safeParse(JSON.parse(text)).error).toBeUndefined();
});

test('it has every endpoint with its parameters, body, good answer and errors, and no others', () => {
  const { paths } = documentSchema.parse(JSON.parse(text));

  for (const shape of app.endpoints) {
    const name = `${shape.method} ${shape.path}`;
    const operation = operationSchema.parse(paths[shape.path]?.[shape.method.toLowerCase() as 'get']);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(
      inPath.map((parameter) => `{${parameter.name}}`),
      name,
    ).toEqual(shape.path.match(/\{\w+\}/g) ?? []);
    expect(
      inPath.every(({ required }) => required),
      name,
    ).toBe(true);
    expect(operation.requestBody !== undefined, name).toBe(shape.body !== undefined || shape.multipart !== undefined);
    expect(
      Object.keys(operation.responses).filter((status) => /^[23]/.test(status)),
      name,
    ).toHaveLength(1);
    expect(operation.responses['500']?.content, name).toHaveProperty(['application/problem+json']);
    const ways = waysIn[shape.access];
    expect(operation.security, name).toEqual([...ways, ...(shape.scopes ? [{ bearer: shape.scopes }] : [])]);
    const refuses = !['public', 'optional-user', 'program', 'share-link'].includes(shape.access) || shape.scopes !== undefined;
    expect('401' in operation.responses, name).toBe(refuses || shape.errors.some((code) => errorCodes[code].status === 401));
  }
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(app.endpoints.length);
});

test('it names each status that a call answers to what is wrong with a request of any kind', async () => {
  const { paths } = documentSchema.parse(JSON.parse(text));
  const [agent, admin] = [await app.createUser(), await app.createUser({ roles: ['user', 'admin'] })];
  const callers = [app.anonymous(), await app.signIn(agent), await app.signIn(admin)];
  const json = { 'content-type': 'application/json' };
  interface Wrong {
    query?: string;
    init?: RequestInit;
  }
  const wrong: Wrong[] = [
    {},
    { query: '?nonsense=1' },
    { init: { headers: { 'sec-fetch-site': 'cross-site' } } },
    { init: { body: '{"a":', headers: json } },
    { init: { body: '<a/>', headers: { 'content-type': 'application/xml' } } },
  ];
  // Refused for its size once for who may call everything: for others that comes later than that they may not.
  const tooLarge: Wrong = { init: { body: new TextEncoder().encode(`"${'x'.repeat(1_100_000)}"`), headers: json } };
  // A good call of /logout would end the sessions that the others need.
  for (const { method, path } of app.endpoints.filter((shape) => shape.path !== '/api/auth/logout')) {
    const { responses } = operationSchema.parse(paths[path]?.[method.toLowerCase() as 'get']);
    const calls = callers.flatMap((caller) =>
      [...wrong, ...(caller === callers.at(-1) ? [tooLarge] : [])]
        .filter(({ init }) => method !== 'GET' || init?.body === undefined)
        .map(async ({ query = '', init }) => {
          const answer = await caller.fetch(`${path.replaceAll(/\{\w+\}/g, 'nothing')}${query}`, { method, ...init });
          await answer.body?.cancel();
          return String(answer.status);
        }),
    );
    expect(Object.keys(responses), `${method} ${path}`).toEqual(expect.arrayContaining(await Promise.all(calls)));
  }
});

test('every reference in it leads somewhere', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
  const { components } = documentSchema.parse(JSON.parse(text));

  expect(references).toContain('#/components/schemas/Problem');
  expect(references.filter((reference) => !(reference.replace('#/components/schemas/', '') in components.schemas))).toEqual([]);
});
