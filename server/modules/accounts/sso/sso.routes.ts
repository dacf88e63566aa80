import type { FastifyReply, FastifyRequest } from 'fastify';
import { finishSso, listSsoProviders, ssoProviderNames, startSso, type SsoProvider } from '#contract/sso.ts';
import { addressOf, originOf, type Mount } from '#server/platform/http/index.ts';
import { safeRedirect, type RedirectTargets } from '../safe-redirect.ts';
import type { SingleSignOn } from './sso.service.ts';
import { SsoRefusal } from './sso-refusal.ts';

const COOKIE_SECONDS = 600;

interface SsoRoutes {
  sso: SingleSignOn;
  https: boolean;
  redirectTargets: RedirectTargets;
  /** Gives the browser its session. */
  enter: (token: string, email: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** People are led through these by their browser, so that what goes wrong is told by the login page. */
export function mountSso(mount: Mount, { sso, https, redirectTargets, enter }: SsoRoutes): void {
  const { publicOrigin } = redirectTargets;
  const cookie = https ? '__Host-sso' : 'sso';
  const attributes = { path: '/', httpOnly: true, secure: https, sameSite: 'lax', maxAge: COOKIE_SECONDS } as const;

  async function toLoginPageIfRefused(reply: FastifyReply, provider: SsoProvider, act: () => Promise<string>) {
    const location = await act().catch((error: unknown) => {
      if (!(error instanceof SsoRefusal)) throw error;
      const problem = error.code === 'declined' ? [] : [`error=${error.code}`, `plan=${provider}`];
      const target = error.redirect === null ? [] : [`redirect=${encodeURIComponent(error.redirect)}`];
      const query = [...problem, ...target].join('&');
      return query === '' ? '/login' : `/login?${query}`;
    });
    return reply.redirect(location, 303);
  }

  mount.endpoint(listSsoProviders, async () => ({
    items: sso.providers.map((provider) => ({ provider, name: ssoProviderNames[provider] })),
  }));

  mount.raw(startSso, ({ params: { provider }, query }, { request, reply }) =>
    toLoginPageIfRefused(reply, provider, async () => {
      const { url, browser } = await sso.start({
        ...{ provider, redirect: query.redirect, browser: request.cookies[cookie], address: addressOf(request) },
        ownOrigin: originOf(request.host, publicOrigin),
        isAgain: query.again !== undefined,
      });
      void reply.setCookie(cookie, browser, attributes);
      return url.href;
    }),
  );

  mount.raw(finishSso, ({ params: { provider } }, { request, reply }) =>
    toLoginPageIfRefused(reply, provider, async () => {
      const answer = new URL(request.url, originOf(request.host, publicOrigin));
      const from = { address: addressOf(request), userAgent: request.headers['user-agent'] ?? null };
      const { outcome, email, redirect } = await sso.finish({ provider, answer, browser: request.cookies[cookie] }, from);
      if (!('token' in outcome)) {
        const query = redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`;
        // After the #, where no server and no other site sees it.
        return `/auth-challenge/second-factor${query}#${outcome.session}`;
      }
      await enter(outcome.token, email, request, reply);
      return redirect === null ? '/' : safeRedirect(redirect, redirectTargets);
    }),
  );
}
