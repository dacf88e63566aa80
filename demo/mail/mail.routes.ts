import type { FastifyInstance } from 'fastify';
import type { Outbox } from '#server/platform/mail/index.ts';
import { drawMailPage } from './mail-page.ts';

const HTML = 'text/html; charset=utf-8';
/** A mail is shown like in a mail program: no scripts, nothing loaded, inside our own page alone. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/**
 * `/dev/mail`: everything that the product sent, for whoever sits at this machine. It shows everybody's mail to people who are not signed
 * in, who need it to come in (a link for a forgotten password); the demo listens on a loopback address alone.
 */
export function serveMailPage(http: FastifyInstance, outbox: Outbox | null): void {
  http.get<{ Querystring: { as?: string } }>('/dev/mail', async ({ query }, reply) => {
    const mails = (await outbox?.list()) ?? [];
    return reply
      .type(HTML)
      .header('cache-control', 'no-store')
      .send(drawMailPage({ mails, open: mails[0], asText: query.as === 'text', isKept: outbox !== null }));
  });

  http.get<{ Params: { id: string }; Querystring: { as?: string } }>('/dev/mail/:id', async ({ params, query }, reply) => {
    const [mails, open] = [(await outbox?.list()) ?? [], (await outbox?.find(params.id)) ?? null];
    return reply
      .code(open ? 200 : 404)
      .type(HTML)
      .header('cache-control', 'no-store')
      .send(drawMailPage({ mails, open, asText: query.as === 'text', isKept: outbox !== null }));
  });

  http.get<{ Params: { id: string } }>('/dev/mail/:id/html', async ({ params }, reply) => {
    const mail = await outbox?.find(params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .type(HTML)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
}
