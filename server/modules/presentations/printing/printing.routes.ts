import { printsOnOnePage } from '#contract/presentation-sections.ts';
import { getPresentationPdf } from '#contract/presentation-shares.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { Printing } from '#server/platform/printing/index.ts';
import { readerOf } from '../presentations.routes.ts';
import type { PresentationsService } from '../presentations.service.ts';

/** A name that every file system takes. */
const fileNameOf = (title: string): string => `${title.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim() || 'Presentation'}.pdf`;

export function mountPrinting(mount: Mount, service: PresentationsService, printing: Printing): void {
  mount.raw(getPresentationPdf, async ({ params, caller }, { request }) => {
    const { presentationId } = params;
    const { presentationName: title, sections } = await service.getDraft(readerOf(caller), presentationId);
    if (!sections.every(({ config }) => printsOnOnePage(config)))
      throw new AppError('too_many_rows_to_print', 'A comparison has more rows than its page holds.');
    const { tickets } = service.shares;
    const ticket = tickets.issue({ presentationId, userId: caller.userId, isAdmin: caller.roles.includes('admin') });
    const { localAddress = '127.0.0.1', localPort = 0 } = request.socket;
    const address = localAddress.startsWith('::ffff:') ? localAddress.slice('::ffff:'.length) : localAddress;
    try {
      const content = await printing.print({
        page: {
          path: `/p/${ticket}`,
          server: {
            address: `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`,
            host: request.headers.host ?? 'localhost',
          },
        },
        endsWith: '.pv-closing',
      });
      return { content, mimeType: 'application/pdf', name: fileNameOf(title), bytes: content.length };
    } finally {
      tickets.revoke(ticket);
    }
  });
}
