import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  answerNewPasswordChallenge,
  changePassword,
  confirmPasswordReset,
  endOtherSessions,
  endSession,
  followRedirect,
  getMe,
  listSessions,
  login,
  logout,
  resetPasswordOfUser,
  setTrait,
  startPasswordReset,
  updatePreferences,
} from '#contract/accounts.ts';
import { addressOf, ensureOwnNavigation, type Mount } from '#server/platform/http/index.ts';
import type { AccountsService } from './accounts.service.ts';
import { accountKey } from './device-cookie.ts';
import { safeRedirect, type RedirectTargets } from './safe-redirect.ts';
import type { Origin } from './sessions.service.ts';
import { mountSecondFactors } from './second-factors/second-factors.routes.ts';
import { mountSso } from './sso/sso.routes.ts';

interface AccountsRoutes {
  redirectTargets: RedirectTargets;
  https: boolean;
}

export function mountAccounts(mount: Mount, accounts: AccountsService, { redirectTargets, https }: AccountsRoutes): void {
  /** Gives the browser its new session; one that it had before ends. */
  async function enter(token: string, email: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const earlier = accounts.cookie.read(request);
    if (earlier !== undefined) await accounts.signOut(earlier, addressOf(request));
    accounts.cookie.write(reply, token);
    const device = await accounts.deviceCookie.read(request);
    if (device?.accounts.includes(accountKey(email)) !== true) await accounts.mailNewDevice(email, originOf(request));
    await accounts.deviceCookie.write(reply, device, email);
  }

  mount.raw(login, async ({ body }, { request, reply }) => {
    const device = await accounts.deviceCookie.read(request);
    const outcome = await accounts.signIn(body, originOf(request), device);
    if (!('token' in outcome)) return { authFlow: 'CHALLENGE' as const, ...outcome };
    await enter(outcome.token, body.email, request, reply);
    return { authFlow: 'LOGIN' as const };
  });

  mount.raw(answerNewPasswordChallenge, async ({ body }, { request, reply }) => {
    const outcome = await accounts.temporaryPasswords.replace(body, originOf(request));
    if (!('token' in outcome)) return { authFlow: 'CHALLENGE' as const, ...outcome };
    await enter(outcome.token, body.email, request, reply);
    return { authFlow: 'LOGIN' as const };
  });

  mountSecondFactors(mount, { accounts, publicOrigin: redirectTargets.publicOrigin, enter });
  mountSso(mount, { sso: accounts.sso, https, redirectTargets, enter });

  mount.raw(logout, async (_input, { request, reply }) => {
    ensureOwnNavigation(request);
    const token = accounts.cookie.read(request);
    if (token !== undefined) await accounts.signOut(token, addressOf(request));
    accounts.cookie.clear(reply);
    return reply.redirect('/login', 303);
  });

  mount.raw(followRedirect, async ({ query }, { reply }) => reply.redirect(safeRedirect(query.to, redirectTargets), 303));

  mount.endpoint(getMe, ({ caller }) => accounts.users.findMe(caller.userId));
  mount.endpoint(updatePreferences, ({ caller, body }) => accounts.users.changePreferences(caller.userId, body));

  mount.endpoint(setTrait, async ({ caller, params }) => {
    await accounts.users.setTrait(caller.userId, params.name);
    return undefined;
  });

  mount.raw(startPasswordReset, async ({ body }, { request }) => {
    await accounts.passwordChanges.startReset(body.email, addressOf(request));
    return { resetFlow: 'START_RESET_PASSWORD' as const };
  });
  mount.raw(confirmPasswordReset, async ({ body }, { request }) => {
    await accounts.passwordChanges.confirmReset(body, addressOf(request));
    return undefined;
  });
  mount.raw(changePassword, async ({ caller, body }, { request }) => {
    await accounts.passwordChanges.change(caller, body, addressOf(request));
    return undefined;
  });
  mount.raw(resetPasswordOfUser, async ({ caller, params }, { request }) => {
    const actor = { userId: caller.userId, address: addressOf(request) };
    return { password: await accounts.temporaryPasswords.set(params.userId, actor) };
  });
  mount.endpoint(listSessions, async ({ caller }) => ({ items: await accounts.sessions.list(caller) }));
  mount.raw(endOtherSessions, async ({ caller }, { request }) => {
    await accounts.sessions.endOthers(caller, addressOf(request));
    return undefined;
  });
  mount.raw(endSession, async ({ caller, params }, { request }) => {
    await accounts.sessions.endOwn(caller, params.sessionId, addressOf(request));
    return undefined;
  });
}

function originOf(request: FastifyRequest): Origin {
  return { address: addressOf(request), userAgent: request.headers['user-agent'] ?? null };
}
