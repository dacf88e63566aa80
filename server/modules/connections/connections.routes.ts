import type { FastifyReply, FastifyRequest } from 'fastify';
import { endConnection, finishConnection, listConnectedApps, startConnection, type AppId } from '#contract/connections.ts';
import { safeRedirect, type RedirectTargets } from '#server/modules/accounts/index.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import { addressOf, ensureOwnNavigation, originOf, type Mount } from '#server/platform/http/index.ts';
import type { ConnectionsService } from './connections.service.ts';
import { ConnectionRefusal } from './oauth/connection-refusal.ts';

/** The page that asks whether to connect, for those whom another site sent. */
const ASKS = '/account/connected-apps';

/** People are led through the first two by their browser, in a pop-up, so that what goes wrong is told by a page. */
export function mountConnections(mount: Mount, connections: ConnectionsService, redirectTargets: RedirectTargets): void {
  const { publicOrigin } = redirectTargets;

  async function lead(reply: FastifyReply, appId: AppId, act: () => Promise<string>) {
    const target = await act().catch((error: unknown) => {
      const isKnown = error instanceof ConnectionRefusal || isAppError(error, 'too_many_requests');
      if (!isKnown) throw error;
      return `/account/app-connection/${appId}/failed?reason=${error instanceof ConnectionRefusal ? error.code : 'failed'}`;
    });
    // The page that opened the pop-up waits for its end, and must not lose it on the way through other sites.
    return reply.header('cross-origin-opener-policy', 'unsafe-none').redirect(target, 303);
  }

  mount.endpoint(listConnectedApps, ({ caller }) => connections.list(caller.userId));

  mount.raw(startConnection, ({ caller, params: { appId }, query: { redirect } }, { request, reply }) =>
    lead(reply, appId, async () => {
      if (!caller) return toLogin;
      if (!isOwnNavigation(request)) return ASKS;
      const ownOrigin = originOf(request.host, publicOrigin);
      return (await connections.start({ userId: caller.userId, appId, ownOrigin, redirect })).href;
    }),
  );

  mount.raw(finishConnection, ({ caller, params: { appId } }, { request, reply }) =>
    lead(reply, appId, async () => {
      if (!caller) return toLogin;
      const answer = new URL(request.url, originOf(request.host, publicOrigin));
      const redirect = await connections.finish({ userId: caller.userId, appId, answer, address: addressOf(request) });
      return redirect === null ? `/account/app-connection/${appId}/success` : safeRedirect(redirect, redirectTargets);
    }),
  );

  mount.raw(endConnection, async ({ caller, params: { appId } }, { request }) => {
    await connections.end(caller.userId, appId, addressOf(request));
    return undefined;
  });
}

const toLogin = `/login?redirect=${encodeURIComponent(ASKS)}`;

function isOwnNavigation(request: FastifyRequest): boolean {
  try {
    ensureOwnNavigation(request);
    return true;
  } catch (error) {
    if (isAppError(error, 'cross_site_request')) return false;
    throw error;
  }
}
