import { getPresentationPdf } from '#contract/presentation-shares.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Mount } from '#server/platform/http/index.ts';
import { readerOf } from '../presentations.routes.ts';
import type { PresentationsService } from '../presentations.service.ts';
import type { Printing } from './print-pdf.ts';

/** A name that every file system takes. */
const fileNameOf = (title: string): string => `${title.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim() || 'Presentation'}.pdf`;

export function mountPrinting(
  mount: Mount,
  service: PresentationsService,
  { printing, clock }: { printing: Printing; clock: Clock },
): void {
  mount.raw(getPresentationPdf, async ({ params, caller }, { request }) => {
    const { presentationId } = params;
    const { title, agent } = await service.getCma(readerOf(caller), presentationId);
    const { tickets } = service.shares;
    const ticket = tickets.issue({ presentationId, userId: caller.userId, isAdmin: caller.roles.includes('admin') });
    const { localAddress = '127.0.0.1', localPort = 0 } = request.socket;
    const address = localAddress.startsWith('::ffff:') ? localAddress.slice('::ffff:'.length) : localAddress;
    try {
      const content = await printing.print({
        path: `/p/${ticket}`,
        footer: `${title} · ${agent.name} · ${calendarDateOf(clock.now())} · Not an appraisal`,
        server: {
          address: `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`,
          host: request.headers.host ?? 'localhost',
        },
      });
      return { content, mimeType: 'application/pdf', name: fileNameOf(title), bytes: content.length };
    } finally {
      tickets.revoke(ticket);
    }
  });
}
