import { z } from 'zod';
import { endpoint, type Access, type EndpointShape } from '#contract/endpoint.ts';
import type { Caller, Mount } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import { formOf, type TestClient } from './test-client.ts';

const ofTest = {
  summary: 'Of the walk alone.',
  status: 200,
  errors: [],
  answer: z.object({ userId: z.string().nullable() }),
} as const;
const onePerAccess = {
  optional: endpoint({ ...ofTest, method: 'GET', path: '/api/walk/optional', access: 'optional-user' }),
  user: endpoint({ ...ofTest, method: 'POST', path: '/api/walk/user', access: 'user', scopes: ['chat:read'] }),
  admin: endpoint({ ...ofTest, method: 'POST', path: '/api/walk/admin', access: 'admin', scopes: ['chat:read'] }),
  token: endpoint({ ...ofTest, method: 'POST', path: '/api/walk/token', access: 'token', scopes: ['chat:read'] }),
  webhook: endpoint({ ...ofTest, method: 'POST', path: '/api/walk/webhook', access: 'webhook' }),
  shareLink: endpoint({
    ...ofTest,
    method: 'GET',
    path: '/api/walk/shared/{shareToken}',
    access: 'share-link',
    params: z.object({ shareToken: z.string() }),
  }),
  upload: endpoint({
    ...ofTest,
    method: 'POST',
    path: '/api/walk/upload',
    access: 'user',
    multipart: { maxFiles: 1, maxFileBytes: 10, tooLarge: 'Files must be smaller than 10 bytes.' },
  }),
};

/** The walk has a row for each kind of access, whether or not the product has such a call yet. */
export function mountOnePerAccess(mount: Mount): void {
  const whoCalls = async ({ caller }: { caller: Caller | null }) => ({ userId: caller?.userId ?? null });
  const { optional, user, admin, token, webhook, shareLink, upload } = onePerAccess;
  for (const shape of [optional, user, admin, token, upload]) mount.endpoint(shape, whoCalls);
  mount.webhook(webhook, () => undefined, whoCalls);
  mount.shareLink(shareLink, async () => undefined, whoCalls);
}

/** Calls that need nobody: they are open, or prove themselves by what they carry. */
export const needNobody: Access[] = ['public', 'optional-user', 'webhook', 'program', 'share-link'];
export const isGuarded = ({ access }: EndpointShape) => !needNobody.includes(access);

/** Valid bodies for calls on something that somebody owns; the rest are sent `{}`. */
const bodies: Record<string, (ids: Record<string, string>) => unknown> = {
  'POST /api/chat/threads/{threadId}/prompts/{promptRefId}/approvals/{approvalId}': () => ({ decision: 'approve' }),
  'PATCH /api/saved-searches/{savedSearchId}': () => ({ name: 'Mine now' }),
  'PATCH /api/chat/threads/{threadId}': () => ({ title: 'Mine now' }),
  'PUT /api/chat/threads/{threadId}/pin': () => ({ pinned: true }),
  'PUT /api/chat/threads/{threadId}/archive': () => ({ archived: true }),
  'PUT /api/chat/threads/{threadId}/seen': () => ({ messageId: `msg_${newId()}` }),
  'PUT /api/chat/threads/{threadId}/draft': () => ({ text: 'Mine now' }),
  'PUT /api/chat/messages/{messageId}/feedback': () => ({ rating: 'up' }),
  'POST /api/chat/threads/{threadId}/prompts/{promptRefId}/edit': () => ({ message: 'What did they ask?' }),
  'POST /api/chat/threads/{threadId}/prompts': () => ({ message: 'What did they ask?' }),
  'PATCH /api/comps/cmas/{presentationId}/images/{imgId}': () => ({ caption: 'Front' }),
  'PATCH /api/comps/cma-presentations/{presentationId}/edit': ({ presentationId }) => ({ id: presentationId, sections: [] }),
  'PUT /api/comps/cmas/{presentationId}/estimated-price': () => ({ min: 1, max: 2 }),
  'PUT /api/comps/cmas/{presentationId}/comparable-properties/order': () => ({ order: [] }),
  'PUT /api/comps/cmas/{presentationId}/subject-property/images/order': () => ({ order: [] }),
  'POST /api/comps/cmas/{presentationId}/subject-property/images/cover': () => ({ properyImageId: 1 }),
  'POST /api/comps/cmas/{presentationId}/comparable-property/{mlsId}/images/cover': () => ({ properyImageId: 1 }),
  'PUT /api/comps/cmas/{presentationId}/share': () => ({ enabled: true }),
  'PUT /api/comps/cmas/{presentationId}/adjustment-rates': () => ({ overrides: [] }),
  'POST /api/listing-imports/{importId}/start': () => ({ isDryRun: true }),
  'POST /api/comps/shared/{shareToken}/unlock': () => ({ password: 'guess' }),
  'PATCH /api/chat/artifacts/{artifactId}': ({ artifactId }) => ({ content: { artifactId, arguments: {} } }),
};

/** Parameters that mean something within what another one names. */
export const within = {
  ...{ imgId: '1', shape: 'logo', mlsId: 'North MLS:none', sectionId: 'header' },
  ...{ approvalId: '01900000-0000-7000-8000-000000000000', editId: '01900000-0000-7000-8000-000000000000' },
};

export function nameOf({ method, path }: EndpointShape): string {
  return `${method} ${path}`;
}

export function parametersOf({ path }: EndpointShape): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

export async function callWith(client: TestClient, shape: EndpointShape, ids: Record<string, string>, headers = {}) {
  const path = shape.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ({ ...within, ...ids })[name] ?? newId());
  const json = shape.body && !shape.multipart ? JSON.stringify(bodies[nameOf(shape)]?.(ids) ?? {}) : undefined;
  const answer = await client.fetch(path, {
    method: shape.method,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: shape.multipart ? formOf({}, [new File(['x'], 'x.txt')]) : json,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    problem: text.startsWith('{') ? JSON.parse(text) : text,
  };
}
