import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addPasskey,
  answerSecondFactor,
  confirmAuthenticator,
  confirmByCode,
  confirmByPasskey,
  confirmIdentity,
  getSecondFactors,
  loginWithPasskey,
  mailIdentityCode,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
  startPasskeyConfirmation,
  startPasskeyLogin,
} from '#contract/second-factors.ts';
import { addressOf, originOf, type Mount } from '#server/platform/http/index.ts';
import type { DeviceCookie } from '../device-cookie.ts';
import type { Passkeys } from './passkeys.service.ts';
import type { Reauthentication } from './reauthentication.ts';
import type { SecondFactors } from './second-factors.service.ts';

interface SecondFactorsRoutes {
  accounts: { secondFactors: SecondFactors; passkeys: Passkeys; reauthentication: Reauthentication; deviceCookie: DeviceCookie };
  publicOrigin: string;
  /** Gives the browser its session. */
  enter: (token: string, email: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export function mountSecondFactors(mount: Mount, { accounts, publicOrigin, enter }: SecondFactorsRoutes): void {
  const { secondFactors, passkeys, reauthentication, deviceCookie } = accounts;
  const ownOriginOf = (request: FastifyRequest): string => originOf(request.host, publicOrigin);
  const userAgentOf = (request: FastifyRequest): string | null => request.headers['user-agent'] ?? null;

  mount.raw(answerSecondFactor, async ({ body }, { request, reply }) => {
    const origin = { address: addressOf(request), userAgent: userAgentOf(request) };
    const { token, email } = await secondFactors.answer(body, origin, await deviceCookie.read(request));
    await enter(token, email, request, reply);
    return { authFlow: 'LOGIN' as const };
  });
  mount.raw(startPasskeyLogin, (_input, { request }) => passkeys.startLogin(ownOriginOf(request)));
  mount.raw(loginWithPasskey, async ({ body }, { request, reply }) => {
    const from = { ownOrigin: ownOriginOf(request), address: addressOf(request), userAgent: userAgentOf(request) };
    const { token, email } = await passkeys.logIn(body, from);
    await enter(token, email, request, reply);
    return { authFlow: 'LOGIN' as const };
  });

  mount.endpoint(getSecondFactors, async ({ caller }) => {
    const [overview, ways] = await Promise.all([secondFactors.overview(caller), reauthentication.waysOf(caller)]);
    return { ...overview, ...ways };
  });
  mount.endpoint(confirmIdentity, async ({ caller, body }) => {
    await reauthentication.confirm(caller, body.password);
    return undefined;
  });
  mount.raw(startPasskeyConfirmation, ({ caller }, { request }) => passkeys.startConfirmation(caller, ownOriginOf(request)));
  mount.raw(confirmByPasskey, async ({ caller, body }, { request }) => {
    await passkeys.confirm(caller, body, ownOriginOf(request));
    return undefined;
  });
  mount.endpoint(mailIdentityCode, async ({ caller }) => ({ session: await reauthentication.mailCode(caller) }));
  mount.endpoint(confirmByCode, async ({ caller, body }) => {
    await reauthentication.confirmByCode(caller, body);
    return undefined;
  });
  mount.endpoint(startAuthenticator, ({ caller }) => secondFactors.startAuthenticator(caller));
  mount.raw(confirmAuthenticator, async ({ caller, body }, { request }) => ({
    recoveryCodes: await secondFactors.confirmAuthenticator(caller, body.code, addressOf(request)),
  }));
  mount.raw(removeAuthenticator, async ({ caller }, { request }) => {
    await secondFactors.removeAuthenticator(caller, addressOf(request));
    return undefined;
  });
  mount.raw(renewRecoveryCodes, async ({ caller }, { request }) => ({
    recoveryCodes: await secondFactors.renewRecoveryCodes(caller, addressOf(request)),
  }));
  mount.raw(startPasskey, ({ caller }, { request }) => passkeys.start(caller, ownOriginOf(request)));
  mount.raw(addPasskey, async ({ caller, body }, { request }) => ({
    recoveryCodes: await passkeys.add(caller, body, { ownOrigin: ownOriginOf(request), address: addressOf(request) }),
  }));
  mount.raw(removePasskey, async ({ caller, params }, { request }) => {
    await passkeys.remove(caller, params.passkeyId, addressOf(request));
    return undefined;
  });
}
