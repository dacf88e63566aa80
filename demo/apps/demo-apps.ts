import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { appIds, appNames, type AppId } from '#contract/connections.ts';
import type { Clock } from '#server/platform/clock.ts';
import { sendJson, sendPage } from '../provider/answers.ts';
import { createCodes, isClient, isOwnRedirect } from '../provider/codes.ts';
import { drawWrongLinkPage } from '../sso/sign-in-page.ts';
import { drawConsentPage, drawKeptPage } from './app-pages.ts';
import { createKept, type Kept } from './kept.ts';

const TOKEN_SECONDS = 3_600;

interface AppsOptions {
  origin: () => string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
}

const wants: Record<AppId, readonly string[]> = {
  google: ['put entries into your calendar', 'write drafts into your mail'],
  dotloop: ['start loops in your profile'],
};

const eventSchema = z.looseObject({
  id: z.string(),
  summary: z.string(),
  location: z.string().optional(),
  description: z.string().optional(),
  start: z.object({ dateTime: z.string(), timeZone: z.string() }),
  end: z.object({ dateTime: z.string(), timeZone: z.string() }),
});
const draftSchema = z.object({ message: z.object({ raw: z.string() }) });
const loopSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * Stands in for the apps that can be connected, for a demo without internet: a page that asks for consent, codes bound by PKCE, tokens, the
 * calls that Sidekick makes of them, and a page that shows what was put there. Its tokens outlive it, as what they stand for is nobody's.
 */
export function createDemoApps({ origin, clientId, clientSecret, clock }: AppsOptions) {
  const codes = createCodes<AppId>(clock);
  const revoked = new Set<string>();
  const kept: Record<AppId, ReturnType<typeof createKept>> = { google: createKept(), dotloop: createKept() };

  const newToken = (app: AppId, kind: 'access' | 'refresh') => `${app}-${kind}-${randomBytes(24).toString('base64url')}`;
  const isLive = (app: AppId, kind: 'access' | 'refresh', token: string) =>
    token.startsWith(`${app}-${kind}-`) && !revoked.has(token);

  async function authorize(app: AppId, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = (name: string): string => url.searchParams.get(name) ?? '';
    const [redirectUri, codeChallenge] = [asked('redirect_uri'), asked('code_challenge')];
    const isKnown = asked('client_id') === clientId && isOwnRedirect(redirectUri, `/api/actions/apps/${app}/callback`);
    if (!isKnown || asked('response_type') !== 'code' || asked('code_challenge_method') !== 'S256' || codeChallenge === '')
      return sendPage(response, 400, drawWrongLinkPage(appNames[app]));
    if (request.method !== 'POST') {
      const action = url.pathname + url.search;
      return sendPage(response, 200, drawConsentPage({ name: appNames[app], action, wants: wants[app] }));
    }
    const back = new URL(redirectUri);
    back.searchParams.set('state', asked('state'));
    const isAllowed = new URLSearchParams(await text(request)).get('choice') === 'allow';
    if (isAllowed) back.searchParams.set('code', codes.give({ about: app, redirectUri, codeChallenge }));
    else back.searchParams.set('error', 'access_denied');
    response.writeHead(303, { location: back.href }).end();
  }

  async function token(app: AppId, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isClient(request.headers.authorization, { clientId, clientSecret }))
      return sendJson(response, 401, { error: 'invalid_client' });
    const sent = new URLSearchParams(await text(request));
    const isGood =
      sent.get('grant_type') === 'refresh_token'
        ? isLive(app, 'refresh', sent.get('refresh_token') ?? '')
        : codes.take(sent) === app;
    if (!isGood) return sendJson(response, 400, { error: 'invalid_grant' });
    sendJson(response, 200, {
      access_token: newToken(app, 'access'),
      refresh_token: sent.get('refresh_token') ?? newToken(app, 'refresh'),
      ...{ token_type: 'Bearer', expires_in: TOKEN_SECONDS },
    });
  }

  async function revoke(request: IncomingMessage, response: ServerResponse): Promise<void> {
    revoked.add(new URLSearchParams(await text(request)).get('token') ?? '');
    sendJson(response, 200, {});
  }

  const page = (app: AppId): string => `${origin()}/${app}`;

  const calls: Record<string, (body: unknown) => { status: number; body: object }> = {
    'POST google/calendar/calendars/primary/events': (body) => {
      const event = eventSchema.parse(body);
      if (kept.google.has(event.id)) return { status: 409, body: { error: { code: 409 } } };
      kept.google.add(event.id, calendarEntry(event));
      return { status: 200, body: { id: event.id, htmlLink: page('google') } };
    },
    'POST google/mail/users/me/drafts': (body) => {
      const id = randomBytes(8).toString('hex');
      kept.google.add(id, mailDraft(Buffer.from(draftSchema.parse(body).message.raw, 'base64url').toString()));
      return { status: 200, body: { id } };
    },
    'GET dotloop/loops/profile': () => ({ status: 200, body: { data: [{ id: 1, type: 'INDIVIDUAL', default: true }] } }),
    'POST dotloop/loops/loop-it': (body) => {
      const loop = loopSchema.parse(body);
      const id = randomBytes(8).toString('hex');
      const rows = Object.entries(loop).map(([name, value]): [string, string] => [name, String(value)]);
      kept.dotloop.add(id, { heading: `Loop: ${loop['name']}`, rows });
      return { status: 201, body: { data: { id, loopUrl: page('dotloop') } } };
    },
  };

  async function call(app: AppId, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, bearer = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isLive(app, 'access', bearer)) return sendJson(response, 401, { error: { code: 401 } });
    const answer = calls[`${request.method} ${app}/${path}`];
    if (!answer) return void response.writeHead(404).end();
    const { status, body } = answer(request.method === 'POST' ? JSON.parse(await text(request)) : undefined);
    sendJson(response, status, body);
  }

  /** False where the address is none of an app. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', origin());
    const [, name, ...rest] = url.pathname.split('/');
    const app = appIds.find((each) => each === name);
    if (!app) return false;
    const path = rest.join('/');
    if (path === '') sendPage(response, 200, drawKeptPage(appNames[app], kept[app].all()));
    else if (path === 'authorize') await authorize(app, url, request, response);
    else if (path === 'token') await token(app, request, response);
    else if (path === 'revoke') await revoke(request, response);
    else await call(app, path, request, response);
    return true;
  };
}

function calendarEntry({ summary, location, description, start, end }: z.infer<typeof eventSchema>): Kept {
  const rows: [string, string][] = [['When', `${start.dateTime} to ${end.dateTime}, ${start.timeZone}`]];
  if (location !== undefined) rows.push(['Where', location]);
  if (description !== undefined) rows.push(['Notes', description]);
  return { heading: `Calendar: ${summary}`, rows };
}

/** Header and body of a message as Sidekick writes it. */
function mailDraft(message: string): Kept {
  const [head = '', body = ''] = message.split('\r\n\r\n');
  const decoded = (text: string) =>
    text
      .replaceAll(/\r\n /g, '')
      .replaceAll(/=\?utf-8\?B\?([\w+/=]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());
  const field = (name: string) => decoded(new RegExp(`^${name}: (.*(?:\\r\\n .*)*)`, 'm').exec(head)?.[1] ?? '');
  return {
    heading: `Draft: ${field('Subject')}`,
    rows: [
      ['To', field('To') || 'nobody yet'],
      ['Text', Buffer.from(body, 'base64').toString()],
    ],
  };
}
